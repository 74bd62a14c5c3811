import { apiAddress } from '../platform/index.ts';

export interface Sending {
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal?: AbortSignal | undefined;
}

/** Sends with fetch, or, where somebody wants to see how far an upload is, with XMLHttpRequest: fetch cannot tell. */
export const transport = (url: string, sending: Sending, onProgress?: (share: number) => void): Promise<Response> =>
  onProgress ? withProgress(url, sending, onProgress) : fetch(apiAddress(url), fetchable(sending));

const fetchable = ({ method, headers, body, signal }: Sending): RequestInit => ({
  method,
  headers,
  ...(body === undefined ? {} : { body }),
  ...(signal ? { signal } : {}),
});

/** `onProgress` gets the share of the body that has gone out, 0 to 1. */
const withProgress = (url: string, { method, headers, body, signal }: Sending, onProgress: (share: number) => void) =>
  new Promise<Response>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, apiAddress(url));
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    xhr.onload = () => {
      const headers = { 'content-type': xhr.getResponseHeader('content-type') ?? 'application/json' };
      resolve(new Response(xhr.status === 204 ? null : xhr.responseText, { status: xhr.status, headers }));
    };
    xhr.onerror = () => reject(new TypeError('Failed to send'));
    xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body ?? null);
  });
