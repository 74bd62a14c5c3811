import http from 'node:http';

export interface Signed {
  readonly body: string;
  readonly signature: string;
}

/** Posts all of them over some kept lines and answers the rate; throws where one was not answered 200. */
export const postAll = async (url: string, all: readonly Signed[], connections: number): Promise<number> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port, pathname: path } = new URL(url);
  let next = 0;
  const postOne = ({ body, signature }: Signed) =>
    new Promise<void>((done, fail) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-hub-signature-256': signature,
      };
      const request = http.request({ hostname, port, path, method: 'POST', agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => (answer.statusCode === 200 ? done() : fail(new Error(`Answered ${answer.statusCode}`))));
      });
      request.on('error', fail);
      request.end(body);
    });
  const line = async () => {
    for (let one = all[next++]; one; one = all[next++]) await postOne(one);
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: connections }, line));
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  return all.length / seconds;
};
