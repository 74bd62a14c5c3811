import type { RecordKind } from '@angan/contract/imports/kinds.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { keepScoresOf } from '../../inquiries/index.ts';
import { changeColumns, changeProperties } from '../../properties/index.ts';
import type { Migration } from '../migrations/stored.ts';
import { entityOf } from './effects.ts';
import type { Columns } from './stock.ts';

interface Effect {
  readonly record_id: number;
  readonly is_created: boolean;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

const perChunk = 200;

/**
 * Takes the next records of an import back: removes those it added that nobody has worked with since, and gives the
 * others each value back that still is what the import wrote. Answers how many it looked at; 0 once all are done.
 */
export const undoRecords = async (db: Kysely<DB>, migration: Migration, now: Date): Promise<number> => {
  const { company_id, id } = migration;
  const kind = migration.kind as RecordKind;
  const effects = (await db
    .selectFrom('data_migration_record')
    .select(['record_id', 'is_created', 'changes'])
    .where('company_id', '=', company_id)
    .where('migration_id', '=', id)
    .where('undone', 'is', null)
    .orderBy('record_id')
    .limit(perChunk)
    .execute()) as unknown as Effect[];
  if (effects.length === 0) return 0;
  const created = effects.filter((one) => one.is_created).map((one) => one.record_id);
  const removed = await sql<{
    id: number;
  }>`select take_back_records(${id}, ${entityOf(kind)}, ${created}::bigint[]) as id`.execute(db);
  const others = effects.filter((one) => !one.is_created);
  const whole = await restore(db, kind, company_id, others, now);
  const undone = [...removed.rows.map((row) => row.id), ...whole];
  await sql`update data_migration_record set undone = record_id = any (${undone}::bigint[])
    where company_id = ${company_id} and migration_id = ${id} and record_id = any (${effects.map((one) => one.record_id)}::bigint[])`.execute(
    db,
  );
  return effects.length;
};

const restore = async (
  db: Kysely<DB>,
  kind: RecordKind,
  companyId: number,
  effects: readonly Effect[],
  now: Date,
): Promise<number[]> => {
  if (effects.length === 0) return [];
  const entity = entityOf(kind);
  const ids = effects.map((one) => one.record_id);
  const { rows } = await sql<Columns & { id: number }>`
    select * from ${sql.table(entity)} where company_id = ${companyId} and id = any (${ids}::bigint[]) order by id for no key update`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const restored = effects.flatMap(({ record_id, changes }) => {
    const before = found.get(record_id);
    if (!before) return [];
    const entries = Object.entries(changes);
    const still = entries.filter(([column, [, after]]) => isSame(before[column], after));
    return [
      {
        id: record_id,
        before,
        isWhole: still.length === entries.length,
        changes: Object.fromEntries(still.map(([column, [was]]) => [column, was])),
      },
    ];
  });
  const changed = restored.filter(({ changes }) => Object.keys(changes).length > 0);
  if (kind === 'Properties') await changeProperties(db, companyId, changed);
  else {
    await changeColumns(
      db,
      'inquiry',
      companyId,
      changed.map(({ id, changes }) => ({ id, changes })),
    );
    await keepScoresOf(
      db,
      companyId,
      changed.map(({ id }) => id),
      now,
    );
  }
  return restored.filter(({ isWhole }) => isWhole).map(({ id }) => id);
};

/** Moments and numbers are compared by what they are, not by how they are written. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (JSON.stringify(a) === JSON.stringify(b)) return true;
  if (typeof a === 'string' && typeof b === 'string') return Date.parse(a) === Date.parse(b);
  return false;
};
