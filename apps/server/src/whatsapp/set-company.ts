import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { openingForCompany } from '../core/database/transaction.ts';

/** Binds what follows in this transaction to a company: its trail, its jobs. The transaction is the platform's. */
export const setCompany = async (db: Kysely<DB>, companyId: number): Promise<void> => {
  await sql.raw(openingForCompany(companyId, null)).execute(db);
};
