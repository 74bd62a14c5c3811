import { sql } from 'kysely';
import { reverted } from '../engine/changes.ts';
import type { Undo } from '../engine/importer.ts';
import type { Columns } from './handle.ts';
import type { RecordNoun } from './noun.ts';

/** Records that were here get back each value that still is what the import wrote. */
export const undoRecords = ({ entity, change, remove }: RecordNoun): Undo => ({
  table: 'data_migration_record',
  perChunk: 200,
  remove,
  restore: async (db, { company_id }, effects, now) => {
    const ids = effects.map(({ id }) => id);
    const { rows } = await sql<Columns & { id: number }>`
      select * from ${sql.table(entity)} where company_id = ${company_id} and id = any (${ids}::bigint[]) order by id for no key update`.execute(
      db,
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    const restored = effects.flatMap(({ id, changes }) => {
      const before = found.get(id);
      if (!before) return [];
      const { values, isWhole } = reverted(before, changes, isSame);
      return [{ id, before, isWhole, changes: values }];
    });
    await change(
      db,
      company_id,
      restored.filter(({ changes }) => Object.keys(changes).length > 0),
      now,
    );
    return restored.filter(({ isWhole }) => isWhole).map(({ id }) => id);
  },
});

/** Moments and numbers are compared by what they are, not by how they are written. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (JSON.stringify(a) === JSON.stringify(b)) return true;
  if (typeof a === 'string' && typeof b === 'string') return Date.parse(a) === Date.parse(b);
  return false;
};
