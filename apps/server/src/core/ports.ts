import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** True where nothing listens on this TCP port of this address. A port that we may not open counts as taken. */
export const portIsFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Where no system takes ports from for connections that go out: one of those may be taken again at any moment. */
const [lowest, highest] = [15_000, 32_000];

/** Far more than any machine needs, so that an address that is not there is no endless search. */
const tries = 1000;

/**
 * A TCP port of this address that is free at this moment, and that no connection going out is given. Throws where none is
 * found.
 */
export const freePort = async (host = '127.0.0.1'): Promise<number> => {
  for (let tried = 0; tried < tries; tried++) {
    const port = randomInt(lowest, highest);
    if (await portIsFree(port, host)) return port;
  }
  throw new Error(`No free port was found on ${host}.`);
};
