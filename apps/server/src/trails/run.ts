import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';
import { ownerPool } from '../core/database/pool.ts';
import { keepTrails } from './keep-trails.ts';

const everyMs = 6 * 60 * 60 * 1000;

/** Looks after the trails now and four times a day, until it is stopped. */
export const startTrails = async (ownerUrl: string, services: Services, log: Logger) => {
  const pool = ownerPool(ownerUrl, 1);
  const look = async () => {
    const owner = await pool.connect();
    try {
      await keepTrails(owner, services, log);
      owner.release();
    } catch (error) {
      // The connection may be in whatever state: it is not given to anybody else.
      owner.release(true);
      log.warn({ err: error }, 'looking after the trails failed and is tried again');
    }
  };
  const quietly = () =>
    look().catch((error: unknown) => log.warn({ err: error }, 'looking after the trails failed and is tried again'));
  let last = quietly();
  const timer = setInterval(() => {
    last = last.then(quietly);
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      await pool.end();
    },
  };
};
