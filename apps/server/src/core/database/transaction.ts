import type { Writable } from 'node:stream';
import pg from 'pg';

type Rows = Record<string, unknown>[];

/**
 * Runs `work` in one transaction. `opening` is a statement that runs with the BEGIN in a single round trip; `work` gets
 * its rows. A connection that broke is thrown away, not given back.
 */
export const inTransaction = async <T>(
  pool: pg.Pool,
  opening: string,
  work: (client: pg.PoolClient, opened: Rows) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  return closing(client, async () => {
    const opened = await lastRows(client.query(`begin; ${opening}`));
    const result = await work(client, opened);
    await client.query('commit');
    return result;
  });
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
