import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Migration } from '../migrations/stored.ts';
import type { Known, Merge } from './merge.ts';
import type { Handle } from './people.ts';

type Changes = Record<string, readonly [unknown, unknown]>;

interface Effect {
  readonly is_created: boolean;
  readonly changes: Changes;
  readonly groups: readonly number[];
  readonly found_at: string | null;
}

/** What this import has done so far to the people that a chunk is about, and what the chunk adds to that. */
export interface Effects {
  readonly before: ReadonlyMap<number, Effect>;
  /** Whom the import has added. */
  readonly created: ReadonlySet<number>;
  readonly changed: Map<Handle, { changes: Changes; groups: number[] }>;
}

export const effectsOf = async (
  db: Kysely<DB>,
  { company_id, id }: Migration,
  contacts: readonly number[],
): Promise<Effects> => {
  const rows = contacts.length === 0 ? [] : await readEffects(db, company_id, id, contacts);
  return {
    before: new Map(rows.map(({ contact_id, ...effect }) => [contact_id, effect])),
    created: new Set(rows.filter((row) => row.is_created).map((row) => row.contact_id)),
    changed: new Map(),
  };
};

const readEffects = async (db: Kysely<DB>, companyId: number, id: number, contacts: readonly number[]) => {
  const rows = await db
    .selectFrom('data_migration_contact')
    .select(['contact_id', 'is_created', 'changes', 'groups'])
    .where('company_id', '=', companyId)
    .where('migration_id', '=', id)
    .where('contact_id', '=', sql<number>`any (${contacts}::bigint[])`)
    .execute();
  return rows as unknown as (Effect & { contact_id: number })[];
};

/** Applies a change to the person at hand and remembers it. */
export const changedBy = ({ changed }: Effects, handle: Handle, { changes, groups }: Merge): void => {
  const so = changed.get(handle) ?? { changes: {}, groups: [] };
  so.changes = together(so.changes, changes);
  so.groups.push(...groups);
  changed.set(handle, so);
  const known = handle.known as Known & Record<string, unknown>;
  for (const [field, [, after]] of Object.entries(changes)) known[field] = after as never;
  known.contactgroup = [...known.contactgroup, ...groups];
};

/** Of a field that was changed twice, what stood there first and what stands there last. */
const together = (first: Changes, second: Changes): Changes => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).map(([field, [before, after]]) => [field, [first[field] ? first[field][0] : before, after]]),
  ),
});

/** Keeps what the chunk did to each person, with when it left them. */
export const keepEffects = async (
  db: Kysely<DB>,
  { company_id, id }: Migration,
  effects: Effects,
  added: readonly Handle[],
  changed: readonly Handle[],
): Promise<void> => {
  const rows = [
    ...added.map((handle) => ({
      contact_id: handle.id,
      is_created: true,
      changes: {},
      groups: sorted(handle.known.contactgroup),
      found_at: null,
    })),
    ...changed.map((handle) => ({ contact_id: handle.id, ...effectOn(effects, handle) })),
  ];
  if (rows.length === 0) return;
  await sql`insert into data_migration_contact (company_id, migration_id, contact_id, is_created, changes, groups, found_at, left_at)
    select ${company_id}, ${id}, contact_id, is_created, changes, groups, found_at, now()
      from jsonb_populate_recordset(null::data_migration_contact, ${JSON.stringify(rows)}::jsonb)
    on conflict (company_id, migration_id, contact_id) do update
      set changes = excluded.changes, groups = excluded.groups, left_at = excluded.left_at`.execute(db);
};

const effectOn = ({ before, changed }: Effects, handle: Handle): Effect => {
  const earlier = before.get(handle.id);
  if (earlier?.is_created)
    return { is_created: true, changes: {}, groups: sorted(handle.known.contactgroup), found_at: null };
  const now = changed.get(handle)!;
  return {
    is_created: false,
    changes: together(earlier?.changes ?? {}, now.changes),
    groups: sorted([...(earlier?.groups ?? []), ...now.groups]),
    // Kept from the first time that the import came to them.
    found_at: handle.known.last_updated,
  };
};

const sorted = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);
