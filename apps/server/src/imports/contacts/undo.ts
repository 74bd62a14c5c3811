import { type Kysely, sql } from 'kysely';
import { changeManyContacts, contactRows } from '../../contacts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { reverted } from '../engine/changes.ts';
import type { StoredEffect, Undo } from '../engine/importer.ts';
import type { Known } from './merge.ts';
import { nameIds, readNames } from './office-names.ts';

/**
 * People who were here before an import get back each field that still holds what the import wrote, and leave the groups
 * that it put them into.
 */
export const undoContacts: Undo = {
  table: 'data_migration_contact',
  perChunk: 500,
  remove: async (db, migrationId, ids) => {
    const { rows } = await sql<{
      id: number;
    }>`select take_back_contacts(${migrationId}, ${ids}::bigint[]) as id`.execute(db);
    return rows.map(({ id }) => id);
  },
  restore: async (db, { company_id, id: migrationId }, effects) => {
    const rows = await contactRows(db, company_id)
      .where('c.id', '=', sql<number>`any (${effects.map(({ id }) => id)}::bigint[])`)
      .where('c.merged_into', 'is', null)
      .forNoKeyUpdate()
      .execute();
    const found = new Map(rows.map(({ id, ...known }) => [id, known as Known & Record<string, unknown>]));
    const names = nameIds(await readNames(db, company_id));
    const there = effects.filter(({ id }) => found.has(id));
    const restored = there.map(({ id, changes }) => {
      const known = found.get(id)!;
      const { values, isWhole } = reverted(known, changes);
      if ('source' in values) values.source = thatIsThere(values.source, names);
      return { id, isWhole, isChanged: Object.keys(values).length > 0, contact: { ...known, ...values, id } };
    });
    await changeManyContacts(
      db,
      company_id,
      restored.filter(({ isChanged }) => isChanged).map(({ contact }) => contact),
    );
    await leaveGroups(db, company_id, there);
    const whole = restored.filter(({ isWhole }) => isWhole).map(({ id }) => id);
    await moveMarks(db, company_id, migrationId, whole);
    return whole;
  },
};

/** A source that was removed meanwhile was taken from everybody who had it. */
const thatIsThere = (source: unknown, names: ReturnType<typeof nameIds>) =>
  typeof source === 'number' && names.hasSource(source) ? source : null;

/**
 * Who is again as this import found them is also as an earlier import left them: its mark moves along, so that it can
 * still be taken back.
 */
const moveMarks = async (db: Kysely<DB>, companyId: number, migrationId: number, contacts: readonly number[]) => {
  await sql`update data_migration_contact earlier set left_at = c.last_updated
    from data_migration_contact this join contact c on c.company_id = this.company_id and c.id = this.contact_id
   where this.company_id = ${companyId} and this.migration_id = ${migrationId} and this.contact_id = any (${contacts}::bigint[])
     and earlier.company_id = this.company_id and earlier.contact_id = this.contact_id and earlier.left_at = this.found_at
     and earlier.migration_id in (select id from data_migration where company_id = ${companyId} and id <> ${migrationId})`.execute(
    db,
  );
};

const leaveGroups = async (db: Kysely<DB>, companyId: number, effects: readonly StoredEffect[]) => {
  const left = effects.flatMap(({ id: contact_id, groups }) =>
    groups.map((contactgroup_id) => ({ contact_id, contactgroup_id })),
  );
  if (left.length === 0) return;
  await sql`delete from contact_in_group g using jsonb_to_recordset(${JSON.stringify(left)}::jsonb) l (contact_id bigint, contactgroup_id bigint)
    where g.company_id = ${companyId} and g.contact_id = l.contact_id and g.contactgroup_id = l.contactgroup_id`.execute(
    db,
  );
};
