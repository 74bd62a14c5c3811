import pg from 'pg';

/**
 * Runs `work` in one transaction. `opening` is a statement that runs with the BEGIN in a single round trip; `work` gets
 * its rows. A connection that broke is thrown away, not given back. What only reads has nothing to lose, so its COMMIT is
 * sent and not waited for; the database refuses writes in it.
 */
export const inTransaction = async <T>(
  pool: pg.Pool,
  opening: string,
  mode: 'reads' | 'writes',
  work: (client: pg.PoolClient, opened: Record<string, unknown>[]) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const results = (await client.query(
      `${mode === 'reads' ? 'begin read only' : 'begin'}; ${opening}`,
    )) as unknown as pg.QueryResult[];
    const result = await work(client, results.at(-1)?.rows ?? []);
    const committed = client.query('commit');
    if (mode === 'reads') committed.catch(() => undefined);
    else await committed;
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};

/** Opens a transaction for the holder of a session. The numbers come from a token whose signature held. */
export const openingFor = (userId: number, deviceId: number, requestId: string) =>
  `select * from open_request(${integer(userId)}, ${integer(deviceId)}, ${pg.escapeLiteral(requestId)})`;

/** Opens a transaction for a company without a session: jobs, seeds, sign-in once the company is known. */
export const openingForCompany = (companyId: number, userId: number | null, requestId = '') =>
  `select set_config('app.company_id', '${integer(companyId)}', true), set_config('app.user_id', '${userId === null ? '' : integer(userId)}', true), set_config('app.request_id', ${pg.escapeLiteral(requestId)}, true)`;

const integer = (value: number) => {
  if (!Number.isSafeInteger(value) || value < 0) throw new TypeError('Not an id');
  return String(value);
};
