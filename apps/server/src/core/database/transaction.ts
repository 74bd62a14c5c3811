import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway, StandbyOnly, Undecided } from './away.ts';

type Rows = Record<string, unknown>[];

/**
 * Runs `work` in one transaction. `opening` is a statement that runs with the BEGIN in a single round trip; `work` gets
 * its rows. A connection that broke is thrown away, not given back. One that broke during the COMMIT leaves open whether it
 * was carried out: that is asked of the database once it is back, and `Undecided` is thrown where it does not come back in
 * time to say it. Any other failure leaves nothing behind.
 */
export const inTransaction = async <T>(
  pool: pg.Pool,
  opening: string,
  work: (client: pg.PoolClient, opened: Rows) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  const done = await closing(client, async () => {
    const opened = await lastRows(client.query(`begin; ${opening}`));
    const result = await work(client, opened).catch(refuseStandby);
    return { result, lost: await commit(client) };
  });
  if (done.lost) await provedCommitted(pool, done.lost);
  return done.result;
};

/** A server that only reads was the primary before a failover: to us it is none. */
const refuseStandby = (error: unknown): never => {
  if ((error as { code?: unknown }).code === '25006') throw new StandbyOnly(error);
  throw error;
};

interface LostCommit {
  /** The transaction's number, as far as it was told before the connection broke. */
  readonly id: string | undefined;
  readonly why: Error;
}

/** Commits. Answers what is left to find out where the connection broke meanwhile. */
const commit = async (client: pg.PoolClient): Promise<LostCommit | undefined> => {
  inOneWrite(client);
  const [told, done] = await Promise.allSettled([
    client.query<{ id: string | null }>('select pg_current_xact_id_if_assigned()::text as id'),
    client.query('commit'),
  ]);
  if (done.status === 'fulfilled') return undefined;
  if (!isDatabaseAway(done.reason)) throw done.reason;
  const id = told.status === 'fulfilled' ? told.value.rows[0]!.id : undefined;
  // A transaction that got no number wrote nothing, so nothing is in doubt.
  return id === null ? undefined : { id, why: done.reason };
};

/** How long a caller waits for the database to come back and say what became of a COMMIT. */
const patienceMs = 10_000;
const askAgainMs = 200;

/** Throws the error of the connection where the transaction was not committed, `Undecided` where nobody can tell. */
const provedCommitted = async (pool: pg.Pool, { id, why }: LostCommit): Promise<void> => {
  if (id === undefined) throw new Undecided(why);
  for (const until = performance.now() + patienceMs; performance.now() < until; await pause(askAgainMs)) {
    const status = await statusOf(pool, id);
    if (status === 'committed') return;
    if (status === 'aborted') throw why;
  }
  throw new Undecided(why);
};

const statusOf = async (pool: pg.Pool, id: string): Promise<string | null> => {
  try {
    const { rows } = await pool.query<{ status: string | null }>('select pg_xact_status($1::xid8) as status', [id]);
    return rows[0]!.status;
  } catch (error) {
    if (isDatabaseAway(error)) return null;
    // A server that took over and has not come to this number yet never had the transaction.
    return 'aborted';
  }
};

/**
 * The same for what only reads, in half the round trips: `work` starts while the opening is still on its way, and nobody
 * waits for the COMMIT, since nothing can be lost. `confirm` gets the opening's rows and throws where they forbid what
 * was read; its error comes before any of `work`. The database refuses writes in here.
 */
export const inReading = async <T>(
  pool: pg.Pool,
  opening: string,
  confirm: (opened: Rows) => void,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  return closing(client, async () => {
    inOneWrite(client);
    const confirmed = lastRows(client.query(`begin read only; ${opening}`)).then(confirm);
    const [refusal, result] = await Promise.allSettled([confirmed, work(client)]);
    if (refusal.status === 'rejected') throw refusal.reason;
    if (result.status === 'rejected') throw result.reason;
    inOneWrite(client);
    client.query('commit').catch(() => undefined);
    return result.value;
  });
};

const closing = async <T>(client: pg.PoolClient, run: () => Promise<T>): Promise<T> => {
  let broken: Error | undefined;
  try {
    return await run();
  } catch (error) {
    if (error instanceof StandbyOnly) broken = error;
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};

const lastRows = async (answer: Promise<unknown>): Promise<Rows> =>
  ((await answer) as pg.QueryResult[]).at(-1)?.rows ?? [];

/** Holds what is sent within this turn of the loop back and writes it at once: a write costs more than a statement. */
const inOneWrite = (client: pg.PoolClient) => {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  setImmediate(() => stream.uncork());
};

/** Opens a transaction for the holder of a session. The numbers come from a token whose signature held. */
export const openingFor = (userId: number, deviceId: number, requestId: string) =>
  `select * from open_request(${integer(userId)}, ${integer(deviceId)}, ${pg.escapeLiteral(requestId)})`;

/** Opens a transaction for a company without a session: jobs, seeds, sign-in once the company is known. */
export const openingForCompany = (companyId: number, userId: number | null, requestId = '') =>
  `select set_config('app.company_id', '${integer(companyId)}', true), set_config('app.user_id', '${userId === null ? '' : integer(userId)}', true), set_config('app.request_id', ${pg.escapeLiteral(requestId)}, true)`;

/** Opens a transaction of the platform itself, for its role: what it sends goes out in the name of its own company. */
export const openingForPlatform = (requestId: string) =>
  `select set_config('app.company_id', (select id::text from company where is_platform), true), set_config('app.user_id', '', true), set_config('app.request_id', ${pg.escapeLiteral(requestId)}, true)`;

const integer = (value: number) => {
  if (!Number.isSafeInteger(value) || value < 0) throw new TypeError('Not an id');
  return String(value);
};
