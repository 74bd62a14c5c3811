import { sql } from 'kysely';
import { refusalOf } from '../../core/database/database-errors.ts';
import type { Undo } from '../engine/importer.ts';

/** Removes records of a table that an import has added, where nobody has changed them since and nothing refers to them. */
export const removeUnworked =
  (entity: string): Undo['remove'] =>
  async (db, migrationId, ids) => {
    const { rows } = await sql<{ id: number }>`
      select m.record_id as id from data_migration_record m
       where m.company_id = current_company_id() and m.migration_id = ${migrationId} and m.entity = ${entity}
         and m.record_id = any (${ids}::bigint[]) and m.is_created and m.undone is null
         and not exists (select 1 from audit_log a where a.company_id = m.company_id and a.entity = m.entity
           and a.entity_id = m.record_id and a.action <> 'created' and a.user_id is not null and a.at > m.left_at)`.execute(
      db,
    );
    const removed: number[] = [];
    for (const { id } of rows) {
      await sql`savepoint unworked`.execute(db);
      try {
        await sql`delete from ${sql.table(entity)} where company_id = current_company_id() and id = ${id}`.execute(db);
        await sql`release savepoint unworked`.execute(db);
        removed.push(id);
      } catch (error) {
        // Whatever refers to it keeps it: the database knows that better than a list here would.
        if (!refusalOf(error)) throw error;
        await sql`rollback to savepoint unworked`.execute(db);
      }
    }
    return removed;
  };
