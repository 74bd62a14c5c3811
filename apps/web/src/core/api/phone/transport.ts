import { apiOrigin } from '../../platform/phone/api-address.ts';
import { type Sending, transport as send } from '../transport.ts';

/** Links to files as the server writes them, as the whole value of a field. What a person typed does not look so. */
const fileLinks = /"\/files\/\d{1,16}\/(?:[a-z\d]{1,12}\/)?\?t=(?:\d{1,16}\.){4}[\w-]{43}"/g;

/** Puts the address of the API in front of every link to a file: a picture's address is read by the web view itself. */
export const withAddresses = (json: string, origin: string): string =>
  json.replaceAll(fileLinks, (link) => `"${origin}${link.slice(1)}`);

/** Sends as the browser does. */
export const transport = async (
  url: string,
  sending: Sending,
  onProgress?: (share: number) => void,
): Promise<Response> => {
  const answer = await send(url, sending, onProgress);
  const { status, statusText, headers } = answer;
  if (status === 204 || !headers.get('content-type')?.includes('json')) return answer;
  return new Response(withAddresses(await answer.text(), apiOrigin), { status, statusText, headers });
};

export type { Sending };
