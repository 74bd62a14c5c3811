import { type Kysely, sql } from 'kysely';
import { refusalOf } from '../../core/database/database-errors.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Migration } from '../engine/stored.ts';

/** Removes the places, sources and groups that an import added, where nobody has renamed them and nothing uses them. */
export const removeMadeNames = async (
  db: Kysely<DB>,
  { company_id, made_sources, made_groups, made_areas, made_societies }: Migration,
): Promise<void> => {
  for (const id of made_societies) await removeUnused(db, 'society', company_id, id);
  for (const id of made_areas) await removeUnused(db, 'area', company_id, id);
  for (const id of made_sources) await removeUnused(db, 'source', company_id, id);
  for (const id of made_groups) await removeUnused(db, 'contactgroup', company_id, id);
};

/** Whatever refers to the row keeps it: the database knows that better than a list here would. */
const removeUnused = async (
  db: Kysely<DB>,
  table: 'source' | 'contactgroup' | 'area' | 'society',
  companyId: number,
  id: number,
) => {
  await sql`savepoint unused`.execute(db);
  try {
    await sql`delete from ${sql.table(table)} where company_id = ${companyId} and id = ${id} and last_updated = created_date`.execute(
      db,
    );
    await sql`release savepoint unused`.execute(db);
  } catch (error) {
    if (!refusalOf(error)) throw error;
    await sql`rollback to savepoint unused`.execute(db);
  }
};
