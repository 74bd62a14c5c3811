import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** The company of the platform, to which a transaction of the platform is bound. */
export const platformId = async (db: Kysely<DB>): Promise<number> =>
  (await sql<{ id: number }>`select current_company_id() as id`.execute(db)).rows[0]!.id;
