import { contactTextFields } from '@angan/contract/contacts/contacts.ts';
import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import type { dataMigrationCalls, MigrationRow, RowOutcome } from '@angan/contract/imports/data-migration.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { sql } from 'kysely';
import { seesNumbers } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import type { Handler } from '../../core/http/serve.ts';
import { envelope, readPaging } from '../../core/list.ts';
import type { Person } from '../contacts/person.ts';
import { readNames } from '../write/names.ts';
import { readOne } from './show.ts';

/** What happens to each row, in the order of the file. */
export const listRows: Handler<typeof dataMigrationCalls.rows> = async ({ params, query }, context) => {
  const { actor, db } = context;
  const migration = await readOne(context, params.id);
  let some = db
    .selectFrom('data_migration_row as r')
    .where('r.company_id', '=', actor.companyId)
    .where('r.migration_id', '=', params.id);
  if (query.outcome?.length) some = some.where('r.outcome', 'in', query.outcome);
  const total = async () => (await some.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count;
  const paging = await readPaging(query, ['row_no'], total);
  if (paging.after) some = some.where('r.row_no', '>', paging.after.id);
  const rows = await some
    .leftJoin('contact as c', (join) =>
      join.onRef('c.company_id', '=', 'r.company_id').onRef('c.id', '=', 'r.contact_id'),
    )
    .select(['r.row_no as id', 'r.row_no', 'r.outcome', 'r.reasons', 'r.person', 'r.result', 'r.contact_id'])
    .select(['c.name', 'c.is_deleted', 'c.locked_contact'])
    .orderBy('r.row_no')
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const usual = await usualOf(context, migration.defaults);
  return envelope(
    context,
    paging,
    await total(),
    rows,
    (row) => String(row.row_no),
    (row): MigrationRow => ({
      id: row.id,
      row_no: row.row_no,
      outcome: row.outcome as RowOutcome,
      reasons: row.reasons,
      values: valuesOf(row.person as unknown as Person, usual),
      contact: contactFor(row, context),
      is_done: row.result !== null,
    }),
  );
};

interface Usual {
  readonly source: string;
  readonly groups: readonly string[];
}

/** The names of what is given to rows that name none themselves. */
const usualOf = async (
  { actor, db }: Context,
  defaults: { source: number | null; contactgroup: number[] },
): Promise<Usual> => {
  const { sources, groups } = await readNames(db, actor.companyId);
  return {
    source: sources.find((row) => row.id === defaults.source)?.name ?? '',
    groups: groups.filter((row) => defaults.contactgroup.includes(row.id)).map((row) => row.name),
  };
};

const shown = ['name', 'email', 'address', 'comment'];

const valuesOf = ({ mobiles, source, contactgroup, fields }: Person, usual: Usual): MigrationRow['values'] => ({
  name: fields.name ?? '',
  mobiles: [...mobiles],
  email: fields.email ?? '',
  address: fields.address ?? '',
  comment: fields.comment ?? '',
  source: source || usual.source,
  contactgroup: [...(contactgroup.length ? contactgroup : usual.groups)],
  others: Object.entries(fields)
    .filter(([field, value]) => !shown.includes(field) && value !== '' && value !== null && value !== undefined)
    .map(([field, value]) => ({ field: contactFieldLabel(field), value: inWords(field, value) })),
});

const inWords = (field: string, value: unknown): string => {
  if (field === 'locked_contact') return value ? 'Owner/Co-Owner' : 'All User';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field in contactTextFields) return String(value);
  return Array.isArray(value) ? value.join(', ') : formatDate(String(value));
};

interface WithContact {
  readonly contact_id: number | null;
  readonly name: string | null;
  readonly is_deleted: boolean | null;
  readonly locked_contact: boolean | null;
  readonly result: string | null;
}

/** Who sees no numbers is told only of people whom the row has added: of others it would confirm a guess. */
const contactFor = (row: WithContact, { actor }: Context): MigrationRow['contact'] => {
  if (row.contact_id === null || row.name === null || row.is_deleted) return null;
  if (seesNumbers(actor)) return { id: row.contact_id, name: row.name };
  if (row.locked_contact || row.result !== 'created') return null;
  return { id: row.contact_id, name: maskNumbersIn(row.name) };
};
