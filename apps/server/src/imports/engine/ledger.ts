import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Effect, Importer, Ledger, MadeColumn, StoredEffect, Undo, Written, WrittenRow } from './importer.ts';
import { changeMigration } from './stored.ts';

interface OfMigration {
  readonly company_id: number;
  readonly id: number;
}

/** Columns of the tables that say what an import did. */
const idColumn = { data_migration_contact: 'contact_id', data_migration_record: 'record_id' } as const;

/** The ledger of an import that stands in data_migration. */
export const ledgerOf = (migration: OfMigration, { undo: [{ table }], entity }: Importer): Ledger => ({
  async created(db, ids) {
    const only = ids ? sql`and ${sql.ref(idColumn[table])} = any (${ids}::bigint[])` : sql``;
    const { rows } = await sql<{ id: number }>`select ${sql.ref(idColumn[table])} as id from ${sql.table(table)}
      where company_id = ${migration.company_id} and migration_id = ${migration.id} and is_created ${only}`.execute(db);
    return new Set(rows.map(({ id }) => id));
  },
  async idsOfLines(db, lines) {
    if (lines.length === 0) return new Map();
    const { rows } = await sql<{ row_no: number; id: number }>`
      select row_no, coalesce(contact_id, record_id) as id from data_migration_row
       where company_id = ${migration.company_id} and migration_id = ${migration.id} and row_no = any (${lines}::int[])
         and result is not null and coalesce(contact_id, record_id) is not null`.execute(db);
    return new Map(rows.map(({ row_no, id }) => [row_no, id]));
  },
  async note(db, { rows, effects, people, made }: Written) {
    const added = people.map((id): Effect => ({ id, is_created: true, changes: {} }));
    await keepEffects(db, migration, table, entity, effects);
    await keepEffects(db, migration, 'data_migration_contact', 'contact', added);
    await keepMade(db, migration, made);
    await markDone(db, migration, rows);
  },
});

/** For rows that come from no file: nothing of them is kept to be undone together. */
export const noLedger: Ledger = {
  created: async () => new Set(),
  idsOfLines: async () => new Map(),
  note: async () => undefined,
};

/** Keeps what a chunk did, with when it left each. Of a field changed twice, what stood there first. */
const keepEffects = async (
  db: Kysely<DB>,
  { company_id, id }: OfMigration,
  table: Undo['table'],
  entity: Importer['entity'],
  effects: readonly Effect[],
): Promise<void> => {
  if (effects.length === 0) return;
  const idName = sql.ref(idColumn[table]);
  const rows = effects.map(({ id, ...effect }) => ({
    ...effect,
    entity,
    groups: sorted(effect.groups ?? []),
    [idColumn[table]]: id,
  }));
  const changes = sql`changes = (select coalesce(jsonb_object_agg(key, jsonb_build_array(coalesce(e.changes -> key -> 0, n.value -> 0), n.value -> 1)), '{}')
        from jsonb_each(e.changes || excluded.changes) n)`;
  const own = table === 'data_migration_contact' ? sql`groups, found_at` : sql`entity`;
  const ownChanges =
    table === 'data_migration_contact'
      ? sql`, groups = array(select distinct g from unnest(e.groups || excluded.groups) g order by g)`
      : sql``;
  await sql`insert into ${sql.table(table)} as e (company_id, migration_id, ${idName}, is_created, changes, left_at, ${own})
    select ${company_id}, ${id}, ${idName}, is_created, changes, now(), ${own}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (company_id, migration_id, ${idName}) do update set left_at = excluded.left_at, ${changes} ${ownChanges}`.execute(
    db,
  );
};

const sorted = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);

/** Notes what names came with the import, so that they go with it. */
const keepMade = async (db: Kysely<DB>, { company_id, id }: OfMigration, made: Written['made']): Promise<void> => {
  const some = (Object.entries(made) as [MadeColumn, readonly number[]][]).filter(([, ids]) => ids.length > 0);
  if (some.length === 0) return;
  const set = Object.fromEntries(some.map(([column, ids]) => [column, sql`${sql.ref(column)} || ${ids}::bigint[]`]));
  await changeMigration(db, company_id, id).set(set).execute();
};

const markDone = (db: Kysely<DB>, { company_id, id }: OfMigration, rows: readonly WrittenRow[]) =>
  sql`update data_migration_row r set result = d.result, contact_id = d.contact_id, record_id = d.record_id,
         reasons = d.reasons || r.reasons, outcome = coalesce(d.outcome, r.outcome)
    from jsonb_populate_recordset(null::data_migration_row, ${JSON.stringify(rows)}::jsonb) d
   where r.company_id = ${company_id} and r.migration_id = ${id} and r.row_no = d.row_no`.execute(db);

/**
 * Undoes the effects in one table behind the id `after`, a chunk of them, in the transaction of `db`. Answers the ids that
 * it looked at; none once all are done.
 */
export const undoSome = async (
  db: Kysely<DB>,
  migration: OfMigration,
  undo: Undo,
  { after, now }: { readonly after: number; readonly now: Date },
): Promise<readonly number[]> => {
  const idName = sql.ref(idColumn[undo.table]);
  const more = undo.table === 'data_migration_contact' ? sql`groups` : sql`'{}'::bigint[] as groups`;
  const ofMigration = sql`company_id = ${migration.company_id} and migration_id = ${migration.id}`;
  const { rows: effects } = await sql<StoredEffect>`
    select ${idName} as id, is_created, changes, ${more} from ${sql.table(undo.table)}
     where ${ofMigration} and ${idName} > ${after} and undone is null order by ${idName} limit ${undo.perChunk}`.execute(
    db,
  );
  if (effects.length === 0) return [];
  const ids = effects.map(({ id }) => id);
  const created = effects.filter((effect) => effect.is_created).map((effect) => effect.id);
  const removed = await undo.remove(db, migration.id, created);
  const others = effects.filter((effect) => !effect.is_created);
  const restored = others.length > 0 ? await undo.restore(db, migration, others, now) : [];
  await sql`update ${sql.table(undo.table)} set undone = ${idName} = any (${[...removed, ...restored]}::bigint[])
    where ${ofMigration} and ${idName} = any (${ids}::bigint[])`.execute(db);
  return ids;
};
