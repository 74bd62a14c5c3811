import type { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Logger } from 'pino';
import { withoutSecrets } from './error-text.ts';

const lookEveryMs = 15_000;

/**
 * Tells living workers from dead ones. The queue itself would leave the jobs of a worker that was killed alone for four
 * hours. Here each worker holds a lock named after it as long as its connection lives, which the database lets go when
 * the process dies; what a worker without its lock had in hand is given free.
 */
export const takeSeat = async (ownerUrl: string, events: EventEmitter, log: Logger) => {
  let client = await connected(ownerUrl);
  let worker: string | undefined;
  let left = false;
  const quietly = (what: string, work: () => Promise<void>) => () =>
    work().catch((error: unknown) => log.warn({ why: withoutSecrets(error) }, what));
  const sit = () =>
    worker && client.query(`select pg_advisory_lock(hashtextextended('angan worker ' || $1, 0))`, [worker]);
  const look = quietly('looking for dead workers failed', async () => {
    if (left) return;
    const freed = await client.query<{ freed: number }>(freeDead, [worker ?? '']).catch(async (error: Error) => {
      await client.end().catch(() => undefined);
      client = await connected(ownerUrl);
      await sit();
      throw error;
    });
    const jobs = freed.rows[0]!.freed;
    if (Number(jobs) > 0) log.warn({ jobs }, 'gave free the jobs of a worker that died');
  });
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    worker = workerPool.id;
    void quietly('taking a seat failed', async () => void (await sit()))();
  });
  await look();
  const timer = setInterval(look, lookEveryMs);
  return {
    leave: async () => {
      left = true;
      clearInterval(timer);
      await client.end();
    },
  };
};

const connected = async (url: string) => {
  const client = new pg.Client({ connectionString: url, application_name: 'angan worker' });
  // A broken connection shows itself at the next look.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/**
 * Ten seconds: a worker takes its lock as it begins, and might take its first job a moment earlier. The own name is left
 * out, since a lock that this connection holds can be taken by it again.
 */
const freeDead = `
  with holders as materialized (
    select distinct locked_by from graphile_worker._private_jobs
     where locked_at < now() - interval '10 seconds' and locked_by <> $1
  ), dead as materialized (
    select locked_by from holders where pg_try_advisory_xact_lock(hashtextextended('angan worker ' || locked_by, 0))
  ), freed as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()
     where locked_by in (select locked_by from dead) and locked_at < now() - interval '10 seconds' returning 1
  ) select count(*) as freed from freed`;
