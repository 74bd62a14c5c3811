import type { Logger } from 'pino';
import { holdConnection } from '../database/held-connection.ts';
import { withoutSecrets } from './error-text.ts';

const lookEveryMs = 15_000;
/** A connection this young may be back before those of other workers are, whose locks went with the database. */
const settledMs = 10_000;

export interface Seat {
  /** A worker begins: its jobs are not given free as long as it is not said to have left. */
  sit(worker: string): Promise<void>;
  /** A worker has ended: what it still had in hand, others may take. */
  rise(worker: string): Promise<void>;
  leave(): Promise<void>;
}

/**
 * Tells living workers from dead ones. The queue itself would leave the jobs of a worker that was killed alone for four
 * hours. Here each worker holds a lock named after it as long as its connection lives, which the database lets go when
 * the process dies; what a worker without its lock had in hand is given free. `back` is told when the connection broke
 * and stands again.
 */
export const takeSeat = async (ownerUrl: string, log: Logger, back: () => void): Promise<Seat> => {
  const sitting = new Set<string>();
  const connection = await holdConnection({
    url: ownerUrl,
    name: 'angan worker',
    log,
    opened: (client) => (sitting.size > 0 ? client.query(lockAll, [[...sitting]]) : Promise.resolve()),
    back,
  });
  const free = async (statement: string, values: unknown[]) => {
    const { rows } = await connection.query<{ freed: number }>(statement, values);
    const jobs = Number(rows[0]!.freed);
    if (jobs > 0) log.warn({ jobs }, 'gave free the jobs of a worker that died');
  };
  const quietly = (what: string, work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => log.warn({ why: withoutSecrets(error) }, what),
    );
  const look = async () => {
    if (connection.age() > settledMs) await quietly('looking for dead workers failed', free(freeDead, [[...sitting]]));
  };
  await quietly('looking for dead workers failed', free(freeDead, [[]]));
  const timer = setInterval(look, lookEveryMs);
  return {
    // Where the connection is broken at this moment, the next one takes the lock with the others.
    sit: (worker) => {
      sitting.add(worker);
      return quietly('taking a seat failed', connection.query(lockAll, [[worker]]));
    },
    rise: (worker) => {
      sitting.delete(worker);
      // Where this fails, the next look finds the lock free.
      return quietly('leaving a seat failed', free(freeOwn, [worker]));
    },
    leave: async () => {
      clearInterval(timer);
      await connection.close();
    },
  };
};

const lockAll = `select pg_advisory_lock(hashtextextended('angan worker ' || worker, 0)) from unnest($1::text[]) worker`;

/**
 * Ten seconds: a worker takes its lock as it begins, and might take its first job a moment earlier; after a restart of the
 * database, all take theirs anew. The own names are left out, since a lock that this connection holds can be taken by it
 * again.
 */
const freeDead = `
  with holders as materialized (
    select distinct locked_by from graphile_worker._private_jobs
     where locked_at < now() - interval '10 seconds' and locked_by <> all ($1::text[])
       and pg_postmaster_start_time() < now() - interval '10 seconds'
  ), dead as materialized (
    select locked_by from holders where pg_try_advisory_xact_lock(hashtextextended('angan worker ' || locked_by, 0))
  ), freed as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()
     where locked_by in (select locked_by from dead) and locked_at < now() - interval '10 seconds' returning 1
  ) select count(*) as freed from freed`;

const freeOwn = `
  with freed as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now() where locked_by = $1 returning 1
  ) select count(*) as freed, pg_advisory_unlock(hashtextextended('angan worker ' || $1, 0)) from freed`;
