import { createServer } from 'node:net';

const listenOnce = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const taken = address && typeof address === 'object' ? address.port : port;
      server.close(() => resolve(taken));
    });
  });

/** True where nothing listens on this TCP port of this address. A port that we may not open counts as taken. */
export const portIsFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  listenOnce(port, host).then(
    () => true,
    () => false,
  );

/** A TCP port of this address that is free at this moment, chosen by the system. */
export const freePort = (host = '127.0.0.1'): Promise<number> => listenOnce(0, host);
