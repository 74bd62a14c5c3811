import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Migration } from './stored.ts';

/** Puts the next row of an import with those that did not come in, so that the rest does. */
export const setRowAside = (db: Kysely<DB>, { company_id, id }: Migration, row: number) =>
  sql`update data_migration_row set result = 'failed', reasons = ${JSON.stringify([reasons.notStored])}::jsonb || reasons
     where company_id = ${company_id} and migration_id = ${id} and row_no = ${row}`.execute(db);
