import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseAway } from './away.ts';

const pauseMs = 250;

const isAway = (error: unknown) => isDatabaseAway(error) || isDatabaseAway((error as Error).cause);

/**
 * Does `work`, again and again for `waitMs` milliseconds while the database is away: machines, containers and failovers
 * start database and program in any order. Throws the last error once the time is over, and any other at once.
 */
export const whenThere = async <T>(work: () => Promise<T>, waitMs: number, log: Logger): Promise<T> => {
  const until = Date.now() + waitMs;
  let isTold = false;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || Date.now() >= until) throw error;
      if (!isTold) log.warn(`The database does not answer yet. It is tried for ${waitMs / 1000} seconds.`);
      isTold = true;
      await sleep(pauseMs);
    }
  }
};
