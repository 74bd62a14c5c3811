import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { inquiries } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryFields } from '@angan/contract/inquiries/inquiry-fields.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import type { Fields } from '@angan/contract/kit/presented.ts';
import { properties } from '@angan/contract/properties/properties.ts';
import { propertyFields } from '@angan/contract/properties/property-fields.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { sql } from 'kysely';
import { contactColumns, pieceOf, readNames, showContact } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import { type Columns, cellsOf, type Named, namesIn } from '../../core/exports/index.ts';
import { inquiryColumns, listInquiries } from '../../inquiries/index.ts';
import { listProperties, propertyColumns } from '../../properties/index.ts';
import { cellsOrError, type Sheet } from './sheet.ts';

interface ListSheet<Row> {
  readonly title: string;
  readonly table: string;
  readonly columns: Columns<Row>;
  /** The fields and lists whose names the columns ask for. */
  readonly fields: Fields;
  readonly names?: readonly Named[];
  readonly rowsOf: (context: Context, ids: readonly number[]) => Promise<readonly Row[]>;
}

/** A sheet in the columns of a list's own export, so that it reads back as what it is; its ids before them. */
const listSheet = async <Row extends { readonly id: number }>(
  context: Pick<Context, 'actor' | 'db'>,
  { title, table, columns, fields, names = [], rowsOf }: ListSheet<Row>,
): Promise<Sheet> => {
  const namesOf = await namesIn([...names, ...Object.values(fields).flatMap(({ to }) => to ?? [])], context);
  const all = Object.values(columns);
  return {
    ...{ title, table, hasDeleted: true },
    header: ['id', ...Object.keys(columns)],
    widths: [10, ...all.map(({ width }) => width)],
    formats: [undefined, ...all.map(({ format }) => format)],
    async read(given, after, count) {
      const found = await sql<{ id: number }>`
        select id from ${sql.table(table)} where company_id = ${given.actor.companyId} and id > ${after} and not is_deleted
         order by id limit ${count}`.execute(given.db);
      const ids = found.rows.map(({ id }) => id);
      if (ids.length === 0) return { rows: [], last: undefined };
      const byId = new Map((await rowsOf(given, ids)).map((row) => [row.id, row]));
      return {
        rows: ids.flatMap((id) => {
          const row = byId.get(id);
          return row ? [{ id, cells: cellsOrError(() => [id, ...cellsOf(columns, row, namesOf)]) }] : [];
        }),
        last: ids.at(-1),
      };
    },
  };
};

/** Rows that a list answers at most, and so those that one of these sheets reads at a time. */
export const listPiece = 100;

/** The three lists that an import reads back. */
export const listSheets = async (context: Pick<Context, 'actor' | 'db'>): Promise<Sheet[]> => {
  const contactNames = await readNames(context, true);
  return [
    await listSheet(context, {
      ...{ title: contactTexts.title, table: 'contact', fields: contactFields, columns: contactColumns(contactNames) },
      rowsOf: async (given, ids) =>
        (await pieceOf({ ids: [...ids] }, undefined, ids.length, given)).rows.map((row) => showContact(row, true)),
    }),
    await listSheet(context, {
      ...{ title: propertyTexts.title, table: 'property', fields: propertyFields, columns: propertyColumns },
      names: ['source', 'feature'],
      rowsOf: async (given, ids) =>
        properties.calls.list.answer.parse(await listProperties({ ids: [...ids], page_size: String(listPiece) }, given))
          .results,
    }),
    await listSheet(context, {
      ...{ title: inquiryTexts.title, table: 'inquiry', fields: inquiryFields, columns: inquiryColumns },
      names: ['source', 'feature'],
      rowsOf: async (given, ids) =>
        inquiries.calls.list.answer.parse(await listInquiries({ ids: [...ids], page_size: String(listPiece) }, given))
          .results,
    }),
  ];
};
