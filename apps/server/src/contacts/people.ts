import { contactColumnNames, contactFields, mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Consent, Mergeable, MergeValue } from '@angan/domain/merging/index.ts';
import { sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import type { Work } from './work.ts';

/** Columns that are one field of the merge each, under the same name. */
const plainColumns = [
  ...contactColumnNames.filter((field) => contactFields[field].kind !== 'mobile' && field !== 'comment'),
  'do_not_contact',
  'marketing_opt_out',
  'last_contacted_at',
] as const;
const consentColumns = ['consent_status', 'consent_at', 'consent_how', 'consent_text_version'] as const;

/** All columns that a merge reads and writes. */
export const mergedColumns = [...plainColumns, ...consentColumns, ...mobileFields, 'comment'] as const;

const selectPeople = ({ db, companyId }: Pick<Work, 'db' | 'companyId'>, ids: readonly number[]) =>
  db
    .selectFrom('contact as c')
    .select(['id', 'is_deleted', 'merged_into', 'created_date', 'last_updated', ...mergedColumns])
    .select(
      sql<number[]>`array(select g.contactgroup_id from contact_in_group g
        where g.company_id = c.company_id and g.contact_id = c.id order by 1)`.as('contactgroup'),
    )
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .orderBy('id');
type Row = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

/** A contact as merging sees it; those that are deleted and merged too. */
export interface MergedPerson extends Mergeable {
  readonly id: number;
  readonly is_deleted: boolean;
  readonly merged_into: number | null;
  readonly created_date: string;
  readonly last_updated: string;
}

export const readPeople = async (work: Pick<Work, 'db' | 'companyId'>, ids: readonly number[]) =>
  ids.length === 0 ? [] : (await selectPeople(work, ids).execute()).map(personOf);

const personOf = (row: Row): MergedPerson => ({
  id: row.id,
  is_deleted: row.is_deleted,
  merged_into: row.merged_into,
  created_date: row.created_date,
  last_updated: row.last_updated,
  mobiles: mobileFields.map((field) => row[field]),
  comment: row.comment,
  values: {
    ...(Object.fromEntries(plainColumns.map((column) => [column, row[column]])) as Record<string, MergeValue>),
    contactgroup: row.contactgroup,
    consent: {
      status: row.consent_status,
      at: row.consent_at,
      how: row.consent_how,
      text_version: row.consent_text_version,
    },
  },
});

const columnsOf = ({ mobiles, comment, values }: Mergeable): Record<string, unknown> => {
  const { status, at, how, text_version } = values.consent as Consent;
  return {
    ...Object.fromEntries(plainColumns.map((column) => [column, values[column]])),
    ...Object.fromEntries(mobileFields.map((field, at) => [field, mobiles[at] ?? ''])),
    comment,
    consent_status: status,
    consent_at: at,
    consent_how: how,
    consent_text_version: text_version,
  };
};

/** Writes what is different of a contact, its groups included. */
export const writePerson = async ({ db, companyId }: Work, before: MergedPerson, after: Mergeable): Promise<void> => {
  const [was, is] = [columnsOf(before), columnsOf(after)];
  const changes = Object.fromEntries(
    Object.entries(is).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(was[column])),
  );
  if (Object.keys(changes).length > 0)
    await db
      .updateTable('contact')
      .set({
        ...(changes as Partial<Record<keyof DB['contact'], never>>),
        // The way belongs to the time that was there; of the other one the timeline tells.
        ...('last_contacted_at' in changes && { last_contacted_how: '' }),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', before.id)
      .execute();
  const groups = after.values.contactgroup as number[];
  const had = before.values.contactgroup as number[];
  const [added, removed] = [groups.filter((id) => !had.includes(id)), had.filter((id) => !groups.includes(id))];
  if (removed.length > 0)
    await db
      .deleteFrom('contact_in_group')
      .where('company_id', '=', companyId)
      .where('contact_id', '=', before.id)
      .where('contactgroup_id', 'in', removed)
      .execute();
  if (added.length > 0)
    await sql`insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date, is_hidden, locked_contact)
      select company_id, g, id, created_date, is_deleted, locked_contact from contact, unnest(${added}::bigint[]) g
       where company_id = ${companyId} and id = ${before.id} on conflict do nothing`.execute(db);
};
