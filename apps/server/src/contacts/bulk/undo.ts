import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { lockContacts, tellOfContacts } from './apply.ts';
import type { BulkRow } from './bulk-row.ts';

/**
 * Takes a change back for up to `most` contacts of it, the ones with the lowest ids first, and forgets what they were
 * before. What somebody changed since stays: the trail tells. Answers how many were put back, and whether more are left.
 */
export const undoSome = async (
  db: Kysely<DB>,
  change: BulkRow,
  most: number,
): Promise<{ undone: number; left: boolean }> => {
  const { rows } = await sql<{ contact_id: number }>`
    select contact_id from contact_bulk_item where company_id = ${change.company_id} and bulk_change = ${change.id}
     order by contact_id limit ${most + 1}`.execute(db);
  const ids = rows.slice(0, most).map((row) => row.contact_id);
  if (ids.length === 0) return { undone: 0, left: false };
  // What others do to these contacts is over, and on the trail, before it is asked what they did.
  await lockContacts(db, change.company_id, ids);
  const { rows: counted } = await sql<{ undone: number }>`
    with item as materialized (
      select * from contact_bulk_item
       where company_id = ${change.company_id} and bulk_change = ${change.id} and contact_id = any (${ids}::bigint[])
    ), later as materialized (
      select entity_id, id, action, changes from audit_log
       where company_id = ${change.company_id} and entity = 'contact' and entity_id = any (${ids}::bigint[])
         and id > (select min(entry) from item)
    ), undone as (${kinds[change.action as keyof typeof kinds](change)})
    select count(distinct contact_id) as undone from undone`.execute(db);
  await sql`delete from contact_bulk_item
    where company_id = ${change.company_id} and bulk_change = ${change.id} and contact_id = any (${ids}::bigint[])`.execute(
    db,
  );
  if (change.contactgroup.length > 0) await sql`select ${tellOfContacts(change.company_id)}`.execute(db);
  return { undone: Number(counted[0]?.undone ?? 0), left: rows.length > most };
};

/** Of `item`, what each contact was before, and `later`, the entries of the trail that are newer than the oldest of them. */
type Undo = (change: BulkRow) => RawBuilder<unknown>;

/** Whether nobody has changed this field of the item's contact since. */
const untouched = (field: string) => sql`not exists (
  select 1 from later where later.entity_id = item.contact_id and later.id > item.entry and later.changes ? ${field})`;

/** Whether nobody has put the item's contact into this group since, or taken it out. */
const groupUntouched = sql`not exists (
  select 1 from later where later.entity_id = item.contact_id and later.id > item.entry and later.action = 'regrouped'
     and (later.changes -> 'contactgroup' -> 0 @> to_jsonb(g) or later.changes -> 'contactgroup' -> 1 @> to_jsonb(g)))`;

/** The source before, where it is still there. */
const backToSource =
  (wasSetTo: (change: BulkRow) => number | null): Undo =>
  (change) =>
    sql`
    update contact c set source = item.source_before from item
     where c.company_id = ${change.company_id} and c.id = item.contact_id
       and c.source is not distinct from ${wasSetTo(change)}::bigint and ${untouched('source')}
       and (item.source_before is null or exists (
         select 1 from source s where s.company_id = ${change.company_id} and s.id = item.source_before))
    returning c.id as contact_id`;

/** The other of two states. One that was merged into another meanwhile stays where it is. */
const resetting =
  (field: 'locked_contact' | 'is_deleted', was: boolean): Undo =>
  (change) =>
    sql`
    update contact c set ${sql.ref(field)} = ${was}::boolean from item
     where c.company_id = ${change.company_id} and c.id = item.contact_id
       and c.${sql.ref(field)} <> ${was}::boolean and c.merged_into is null and ${untouched(field)}
    returning c.id as contact_id`;

const kinds = {
  set_source: backToSource(({ source }) => source),
  clear_source: backToSource(() => null),
  lock: resetting('locked_contact', false),
  unlock: resetting('locked_contact', true),
  delete: resetting('is_deleted', false),
  add_groups: (change) => sql`
    delete from contact_in_group m using item, unnest(item.contactgroup) g
     where m.company_id = ${change.company_id} and m.contact_id = item.contact_id
       and m.contactgroup_id = g and ${groupUntouched}
    returning m.contact_id`,
  remove_groups: (change) => sql`
    insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date, is_hidden, locked_contact)
      select c.company_id, g, c.id, c.created_date, c.is_deleted, c.locked_contact
        from item join contact c on c.company_id = ${change.company_id} and c.id = item.contact_id,
          unnest(item.contactgroup) g
       where exists (select 1 from contactgroup t where t.company_id = c.company_id and t.id = g) and ${groupUntouched}
      on conflict do nothing returning contact_id`,
} satisfies Record<string, Undo>;
