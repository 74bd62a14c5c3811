import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ContactRow } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import { newWorkbook } from '../../core/sheets/index.ts';
import { leftOutColumns } from '../full-export/table-sheets.ts';

/** Rows of one kind that go into the workbook of one person; nobody has had more. */
const mostRows = 5_000;

/** All that the office holds about a person, a sheet for each kind of record, for the person themselves. */
export const heldWorkbook = async (
  context: Context,
  contact: ContactRow,
): Promise<{ file_name: string; content: string }> => {
  const { id } = contact;
  const inquiries = sql`(select i.id from inquiry i where i.company_id = ${context.actor.companyId} and i.contact = ${id})`;
  const kinds: readonly [string, string, RawBuilder<unknown>][] = [
    ['Contact', 'contact', sql`t.id = ${id}`],
    ['Notes', 'note', sql`t.link_kind = 'contact' and t.link_id = ${id} and not t.is_deleted`],
    ['Properties', 'property', sql`t.contact = ${id} and not t.is_deleted`],
    ['Inquiries', 'inquiry', sql`t.contact = ${id} and not t.is_deleted`],
    ['Tasks', 'task', sql`(t.contact = ${id} or t.inquiry in ${inquiries}) and not t.is_deleted`],
    ['Leads', 'lead_event', sql`t.inquiry in ${inquiries}`],
    ['Shares', 'share', sql`t.contact = ${id} or t.inquiry in ${inquiries}`],
    ['Deals', 'deal', sql`${id} in (t.buyer, t.seller, t.co_broker) and not t.is_deleted`],
    ['Commissions', 'commission', sql`t.payer = ${id} and not t.is_deleted`],
    ['Loans', 'loan', sql`t.applicant = ${id} and not t.is_deleted`],
  ];
  const sheets = [];
  for (const [title, table, which] of kinds) {
    const rows = await rowsOf(context, table, which);
    // Others' names and rules of the office are no data about the person; what is empty of all of them says nothing.
    const header = Object.keys(rows[0] ?? {}).filter(
      (column) => !leftOutColumns.has(column) && rows.some((row) => textOf(row[column]) !== ''),
    );
    if (rows.length > 0)
      sheets.push({ title, header, rows: rows.map((row) => header.map((column) => textOf(row[column]))) });
  }
  const content = await newWorkbook(sheets);
  return {
    file_name: `${contactTexts.title} ${id} ${dayInIndia(context.services.now())}.xlsx`,
    content: content.toString('base64'),
  };
};

const rowsOf = async ({ actor, db }: Context, table: string, which: RawBuilder<unknown>) => {
  const { rows } = await sql<Record<string, unknown>>`
    select t.* from ${sql.table(table)} t where t.company_id = ${actor.companyId} and (${which})
     order by t.id limit ${mostRows}`.execute(db);
  return rows;
};

const longest = 32_000;
const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ');
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, longest);
};
