import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { tell } from '../../core/live/tell.ts';
import type { BulkRow } from './bulk-row.ts';

/**
 * Does a change to these contacts and notes what each was before. Answers how many are not as before; those that are so
 * already, or gone, are left alone. Contacts are locked in the order of their ids, so that two changes at once wait for
 * each other instead of dying.
 */
export const applyTo = async (db: Kysely<DB>, change: BulkRow, ids: readonly number[]): Promise<number> => {
  if (ids.length === 0) return 0;
  await lockContacts(db, change.company_id, ids);
  const touched = await kinds[change.action as keyof typeof kinds](change, ids).execute(db);
  // By now the triggers have written the trail.
  await sql`update contact_bulk_item set entry = (select coalesce(max(id), 0) from audit_log where company_id = ${change.company_id})
    where company_id = ${change.company_id} and bulk_change = ${change.id} and contact_id = any (${ids}::bigint[])`.execute(
    db,
  );
  return Number(touched.rows[0]?.touched ?? 0);
};

/** Locks what is there of these contacts until the transaction ends. */
export const lockContacts = (db: Kysely<DB>, companyId: number, ids: readonly number[]) =>
  sql`select 1 from contact where company_id = ${companyId} and id = any (${ids}::bigint[]) order by id for update`.execute(
    db,
  );

type Change = (change: BulkRow, ids: readonly number[]) => RawBuilder<{ touched: number }>;

/** A field set to a value, where it has another one. */
const setting =
  (field: 'source' | 'locked_contact' | 'is_deleted', value: (change: BulkRow) => unknown): Change =>
  (change, ids) => {
    const column = sql.ref(field);
    const wanted = field === 'source' ? sql`${value(change)}::bigint` : sql`${value(change)}::boolean`;
    // Both parts see the rows as they were, and the rows are locked: so both mean the same ones.
    const which = sql`company_id = ${change.company_id} and id = any (${ids}::bigint[]) and not is_deleted and ${column} is distinct from ${wanted}`;
    return sql`
      with noted as (
        insert into contact_bulk_item (company_id, bulk_change, contact_id, source_before)
          select company_id, ${change.id}, id, source from contact where ${which}
      ), changed as (
        update contact set ${column} = ${wanted} where ${which} returning 1
      ) select count(*) as touched from changed`;
  };

/** Groups added or taken away, noted for each contact as those that really were. */
const regrouping =
  (touch: (change: BulkRow, ids: readonly number[]) => RawBuilder<unknown>): Change =>
  (change, ids) =>
    sql`
      with touched as (${touch(change, ids)}), noted as (
        insert into contact_bulk_item (company_id, bulk_change, contact_id, contactgroup)
          select ${change.company_id}, ${change.id}, contact_id, array_agg(contactgroup_id) from touched group by contact_id
          returning contact_id
      ) select count(*) as touched, ${tellOfContacts(change.company_id)} from noted`;

/** Groups are no part of a contact's row, so its trigger tells nobody. Said once, however many there are. */
export const tellOfContacts = (companyId: number) => tell(companyId, 'contact');

const kinds = {
  set_source: setting('source', ({ source }) => source),
  clear_source: setting('source', () => null),
  lock: setting('locked_contact', () => true),
  unlock: setting('locked_contact', () => false),
  delete: setting('is_deleted', () => true),
  add_groups: regrouping(
    ({ company_id, contactgroup }, ids) => sql`
      insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date, locked_contact)
        select c.company_id, g, c.id, c.created_date, c.locked_contact from contact c, unnest(${contactgroup}::bigint[]) g
         where c.company_id = ${company_id} and c.id = any (${ids}::bigint[]) and not c.is_deleted
        on conflict do nothing returning contact_id, contactgroup_id`,
  ),
  remove_groups: regrouping(
    ({ company_id, contactgroup }, ids) => sql`
      delete from contact_in_group where company_id = ${company_id} and contact_id = any (${ids}::bigint[])
        and contactgroup_id = any (${contactgroup}::bigint[]) and not is_hidden returning contact_id, contactgroup_id`,
  ),
} satisfies Record<string, Change>;
