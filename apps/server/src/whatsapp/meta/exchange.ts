import http from 'node:http';
import https from 'node:https';

export interface Asked {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly headers: Record<string, string>;
  /** Parts are written one after the other, so that a large file is not copied. */
  readonly body?: readonly (string | Uint8Array)[];
  readonly limitMs: number;
  /** Answers that are longer are broken off. */
  readonly mostBytes: number;
}

export interface Answered {
  readonly status: number;
  readonly type: string;
  /** As it was sent: seconds or a date; '' where it was not. */
  readonly retryAfter: string;
  readonly body: Buffer;
}

/** No answer came. `mayHaveArrived`: the line was open, so that what was asked may have been done. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly mayHaveArrived: boolean;
  constructor(why: string, mayHaveArrived: boolean) {
    super(why);
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Lines stay open between calls: opening one costs more than a send. Idle ones close before Meta's side would. */
const lines = { keepAlive: true, maxSockets: 300, maxFreeSockets: 100, timeout: 4000 } as const;
const agents = { 'http:': new http.Agent(lines), 'https:': new https.Agent(lines) };

/** One request over a line that is kept. Throws NoAnswer and nothing else. */
export const exchange = ({ method, url, headers, body = [], limitMs, mostBytes }: Asked): Promise<Answered> =>
  new Promise((resolve, reject) => {
    let open = false;
    const secure = url.protocol === 'https:';
    const length = body.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
    const request = (secure ? https : http).request({
      method,
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      path: url.pathname + url.search,
      headers: method === 'POST' ? { ...headers, 'content-length': length } : headers,
      agent: agents[secure ? 'https:' : 'http:'],
    });
    const stop = (why: string) => {
      clearTimeout(timer);
      request.destroy();
      reject(new NoAnswer(why, open));
    };
    const timer = setTimeout(() => stop('No answer within the time limit'), limitMs);
    request.on('socket', (socket) => {
      open = !socket.connecting;
      if (!open) socket.once(secure ? 'secureConnect' : 'connect', () => (open = true));
    });
    request.on('error', (error: NodeJS.ErrnoException) => stop(error.code ?? 'The connection broke'));
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > mostBytes) stop('The answer is too long');
        else parts.push(part);
      });
      response.on('error', () => stop('The connection broke'));
      response.on('aborted', () => stop('The connection broke'));
      response.on('end', () => {
        clearTimeout(timer);
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          retryAfter: response.headers['retry-after'] ?? '',
          body: parts.length === 1 ? parts[0]! : Buffer.concat(parts),
        });
      });
    });
    for (const part of body) request.write(part);
    request.end();
  });
