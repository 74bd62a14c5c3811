import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.gen.ts';

/** Does something inside a transaction of which nothing stays where it fails, while the transaction goes on. */
export const inSavepoint = async <T>(db: Kysely<DB>, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint apart`.execute(db);
  try {
    const value = await work();
    await sql`release savepoint apart`.execute(db);
    return value;
  } catch (error) {
    await sql`rollback to savepoint apart`.execute(db);
    await sql`release savepoint apart`.execute(db);
    throw error;
  }
};
