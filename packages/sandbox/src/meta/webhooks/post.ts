import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

/** POSTs a signed body over a connection that is kept; the HTTP status, or 0 where nobody answered in time. */
export function post(url: string, body: string, signed: string, timeout: number): Promise<number> {
  return new Promise((done) => {
    const secure = url.startsWith('https:');
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: secure ? agents.https : agents.http,
      timeout,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'facebookexternalua',
        'x-hub-signature-256': signed,
      },
    });
    request.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0));
      answer.on('error', () => done(0));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done(0));
    request.end(body);
  });
}
