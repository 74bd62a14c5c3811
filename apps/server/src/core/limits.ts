import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { throttled } from './errors.ts';

/**
 * Limits on everything that guesses, counted in the database so that all processes share them. `take` refuses with 429
 * and Retry-After when a key has used up its points; `forget` gives a key its points back.
 */
export const newLimits = (pool: pg.Pool) => {
  const limiter = (keyPrefix: string, points: number, seconds: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration: seconds,
    });
  const limiters = {
    /** Wrong passwords for one account: 8 in 10 minutes. */
    account: limiter('account', 8, 600),
    /** Sign-ins from one address: 100 in 10 minutes; an office shares one. */
    address: limiter('address', 100, 600),
    /** Numbers that somebody who sees none asks about: 60 in an hour; more is not typed in. */
    numbers: limiter('numbers', 60, 3600),
  };
  return {
    take: async (name: keyof typeof limiters, key: string, points = 1) => {
      try {
        await limiters[name].consume(key.toLowerCase(), points);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw throttled(Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
    forget: async (name: keyof typeof limiters, key: string) => void (await limiters[name].delete(key.toLowerCase())),
  };
};
export type Limits = ReturnType<typeof newLimits>;
