import { contactColumnNames } from '@angan/contract/contacts/contact-fields.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import type { ContactRow } from './contact-row.ts';

const names = sql.raw(contactColumnNames.join(', '));

/** All that is written of a contact, as its row has it. */
export type ContactColumns = Pick<ContactRow, (typeof contactColumnNames)[number]>;

/** Rows as one JSON value: a statement of a thousand rows then has three parameters, and the process little to do. */
const rowsOf = (rows: readonly ContactColumns[]) =>
  sql`jsonb_populate_recordset(null::contact, ${JSON.stringify(rows, ['id', ...contactColumnNames])}::jsonb)`;

/** Adds contacts of which no two have the same first number; answers their ids by it. */
export const insertManyContacts = async (
  db: Kysely<DB>,
  { companyId, createdBy }: { companyId: number; createdBy: number | null },
  rows: readonly ContactColumns[],
): Promise<Map<string, number>> => {
  if (rows.length === 0) return new Map();
  const written = await sql<{ id: number; mobile_number_1: string }>`
    insert into contact (company_id, created_by, ${names}) select ${companyId}, ${createdBy}, ${names} from ${rowsOf(rows)}
    returning id, mobile_number_1`.execute(db);
  return new Map(written.rows.map((row) => [row.mobile_number_1, row.id]));
};

/** Gives contacts the values that stand here, all of them. */
export const changeManyContacts = async (
  db: Kysely<DB>,
  companyId: number,
  rows: readonly (ContactColumns & { id: number })[],
): Promise<void> => {
  if (rows.length === 0) return;
  const values = sql.raw(contactColumnNames.map((column) => `${column} = r.${column}`).join(', '));
  await sql`update contact c set ${values} from ${rowsOf(rows)} r where c.company_id = ${companyId} and c.id = r.id`.execute(
    db,
  );
};

/** Puts contacts into groups; who is in one already stays. */
export const groupManyContacts = async (
  db: Kysely<DB>,
  companyId: number,
  memberships: readonly { contact_id: number; contactgroup_id: number }[],
): Promise<void> => {
  if (memberships.length === 0) return;
  await sql`insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date, locked_contact)
    select c.company_id, m.contactgroup_id, c.id, c.created_date, c.locked_contact
      from jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb) m (contact_id bigint, contactgroup_id bigint)
      join contact c on c.company_id = ${companyId} and c.id = m.contact_id
    on conflict do nothing`.execute(db);
};
