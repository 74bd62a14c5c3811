import type { RecordKind } from '@angan/contract/imports/kinds.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Migration } from '../migrations/stored.ts';
import type { Handle } from './stock.ts';

type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;
export const entityOf = (kind: RecordKind): 'property' | 'inquiry' => (kind === 'Properties' ? 'property' : 'inquiry');

/** Ids of what this import has added so far. */
export const createdSoFar = async (db: Kysely<DB>, { company_id, id }: Migration): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('data_migration_record')
    .select('record_id')
    .where('company_id', '=', company_id)
    .where('migration_id', '=', id)
    .where('is_created', '=', true)
    .execute();
  return new Set(rows.map((row) => row.record_id));
};

/** Keeps what a chunk did to each record, with when it left it. Of a column changed twice, what stood there first. */
export const keepEffects = async (
  db: Kysely<DB>,
  { company_id, id }: Migration,
  kind: RecordKind,
  added: readonly Handle[],
  changed: readonly { readonly handle: Handle; readonly changes: Changes }[],
  created: ReadonlySet<number>,
): Promise<void> => {
  const rows = [
    ...added.map((handle) => ({ record_id: handle.id, is_created: true, changes: {} })),
    ...changed.map(({ handle, changes }) => ({
      record_id: handle.id,
      is_created: created.has(handle.id),
      changes: created.has(handle.id) ? {} : changes,
    })),
  ];
  if (rows.length === 0) return;
  await sql`insert into data_migration_record as e (company_id, migration_id, entity, record_id, is_created, changes, left_at)
    select ${company_id}, ${id}, ${entityOf(kind)}, record_id, is_created, changes, now()
      from jsonb_populate_recordset(null::data_migration_record, ${JSON.stringify(rows)}::jsonb)
    on conflict (company_id, migration_id, record_id) do update set left_at = excluded.left_at,
      changes = (select coalesce(jsonb_object_agg(key, jsonb_build_array(coalesce(e.changes -> key -> 0, n.value -> 0), n.value -> 1)), '{}')
        from jsonb_each(e.changes || excluded.changes) n)`.execute(db);
};
