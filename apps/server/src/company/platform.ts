import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Services } from '../core/context.ts';
import { onConnection } from '../core/database/on-connection.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { inTransaction, openingForPlatform } from '../core/database/transaction.ts';

/** The id of the platform's own company: the migrations made it, and there is never another. */
export const platformCompany = async (db: pg.PoolClient | pg.Pool): Promise<number> => {
  const { rows } = await db.query<{ id: number }>('select id from company where is_platform');
  return rows[0]!.id;
};

/**
 * Runs `work` in a transaction of the platform's role, for what concerns people who belong to no company yet or are not
 * known to be who they say. It commits by itself when `work` returns, whatever becomes of the request: so a wrong try
 * stays counted. `db` and `client` are the same connection.
 */
export const asPlatform = <T>(
  services: Services,
  requestId: string,
  work: (db: Kysely<DB>, client: pg.PoolClient) => Promise<T>,
): Promise<T> =>
  inTransaction(services.platformPool, openingForPlatform(requestId), (client) => work(onConnection(client), client));
