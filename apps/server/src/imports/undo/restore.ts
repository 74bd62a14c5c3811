import { type Kysely, sql } from 'kysely';
import { changeManyContacts, contactRows } from '../../contacts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Known } from '../write/merge.ts';
import { nameIds, readNames } from '../write/names.ts';

/** What an import did to a person, as it is kept. */
export interface RestoredEffect {
  readonly contact_id: number;
  readonly is_created: boolean;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  readonly groups: readonly number[];
  readonly left_at: string;
}

/**
 * Gives people who were here before an import what they had: each field that still holds what the import wrote, and out
 * of the groups that it put them into. Answers the ids of those who are wholly as they were.
 */
export const restore = async (
  db: Kysely<DB>,
  companyId: number,
  migrationId: number,
  effects: readonly RestoredEffect[],
): Promise<number[]> => {
  if (effects.length === 0) return [];
  const ids = effects.map((effect) => effect.contact_id);
  const rows = await contactRows(db, companyId)
    .where('c.id', '=', sql<number>`any (${ids}::bigint[])`)
    .where('c.merged_into', 'is', null)
    .forNoKeyUpdate()
    .execute();
  const found = new Map(rows.map(({ id, ...known }) => [id, known as Known & Record<string, unknown>]));
  const names = nameIds(await readNames(db, companyId));
  const whole: number[] = [];
  const changed: (Known & { id: number })[] = [];
  for (const { contact_id, changes } of effects) {
    const known = found.get(contact_id);
    if (!known) continue;
    const entries = Object.entries(changes);
    const still = entries.filter(([field, [, after]]) => JSON.stringify(known[field]) === JSON.stringify(after));
    for (const [field, [before]] of still) known[field] = field === 'source' ? thatIsThere(before, names) : before;
    if (still.length) changed.push({ ...known, id: contact_id });
    if (still.length === entries.length) whole.push(contact_id);
  }
  await changeManyContacts(db, companyId, changed);
  await leaveGroups(
    db,
    companyId,
    effects.filter(({ contact_id }) => found.has(contact_id)),
  );
  await moveMarks(db, companyId, migrationId, whole);
  return whole;
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

const leaveGroups = async (db: Kysely<DB>, companyId: number, effects: readonly RestoredEffect[]) => {
  const left = effects.flatMap(({ contact_id, groups }) =>
    groups.map((contactgroup_id) => ({ contact_id, contactgroup_id })),
  );
  if (left.length === 0) return;
  await sql`delete from contact_in_group g using jsonb_to_recordset(${JSON.stringify(left)}::jsonb) l (contact_id bigint, contactgroup_id bigint)
    where g.company_id = ${companyId} and g.contact_id = l.contact_id and g.contactgroup_id = l.contactgroup_id`.execute(
    db,
  );
};
