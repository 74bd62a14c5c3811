import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Migration } from './stored.ts';

/** What is told of a row that the database refused whatever the check had said. */
export const notStored = 'It could not be stored. Look for unusual signs in it, and bring it in again.';

/** Puts the next row of an import with those that did not come in, so that the rest does. */
export const setRowAside = (db: Kysely<DB>, { company_id, id }: Migration, row: number) =>
  sql`update data_migration_row set result = 'failed', reasons = ${[notStored]}::text[] || reasons
     where company_id = ${company_id} and migration_id = ${id} and row_no = ${row}`.execute(db);
