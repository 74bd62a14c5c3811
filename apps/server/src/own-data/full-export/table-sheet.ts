import { dayInIndia, timeInIndia } from '@angan/domain/dates.ts';
import { wordsById, wordsOfIds } from '@angan/domain/lookups/by-id.ts';
import { sql } from 'kysely';
import type { Cell } from '../../core/sheets/index.ts';
import { type CatalogColumn, nameSql } from './catalog.ts';
import { cellsOrError, type Sheet } from './sheet.ts';
import { leftOutColumns, type TableSheet } from './table-sheets.ts';

const rupees = '#,##0.00';

/** The sheet of a table: a column for each of its own, and beside an id the name of what it refers to. */
export const tableSheet = ({ title, table, paise = [], only }: TableSheet, all: readonly CatalogColumn[]): Sheet => {
  const own = all.filter(({ name }) => name === 'id' || (only ? only.includes(name) : !leftOutColumns.has(name)));
  const hasDeleted = all.some(({ name }) => name === 'is_deleted');
  const named = own.flatMap((column) => {
    const words = nameSql(column);
    return words ? [{ ...column, words }] : [];
  });
  const selected = sql.raw(
    [...own.map(({ name }) => `t."${name}"`), ...named.map(({ name, words }) => `${words} as "${name} name"`)].join(
      ', ',
    ),
  );
  const columns = own.flatMap((column): SheetColumn[] => {
    const name = named.some((one) => one.name === column.name);
    const base = column.name.replace(/_id$/, '');
    const itself = { header: name ? `${base}_id` : column.name, from: column.name, type: column.type };
    return name ? [itself, { header: base, from: `${column.name} name`, type: 'text' }] : [itself];
  });
  const isPaise = new Set(paise);
  return {
    title,
    table,
    hasDeleted,
    header: columns.map(({ header }) => header),
    widths: columns.map(({ type }) => (type === 'text' ? 24 : 16)),
    formats: columns.map(({ from }) => (isPaise.has(from) ? rupees : undefined)),
    async read({ actor, db }, after, count) {
      const { rows } = await sql<Record<string, unknown> & { id: number }>`
        select ${selected} from ${sql.table(table)} t
         where t.company_id = ${actor.companyId} and t.id > ${after} ${hasDeleted ? sql`and not t.is_deleted` : sql``}
         order by t.id limit ${count}`.execute(db);
      return {
        rows: rows.map((row) => ({
          id: row.id,
          cells: cellsOrError(() =>
            columns.map(({ from, type }) => (isPaise.has(from) ? paiseCell(row[from]) : cellOf(from, type, row[from]))),
          ),
        })),
        last: rows.at(-1)?.id,
      };
    },
  };
};

interface SheetColumn {
  readonly header: string;
  /** What it is called in the row that was read. */
  readonly from: string;
  readonly type: string;
}

/** Columns that go by another name than the platform's list whose ids they hold. */
const platformLists: Readonly<Record<string, string>> = { bank: 'loan_bank', default_subtype: 'property_subtype' };

const paiseCell = (value: unknown): Cell => (typeof value === 'number' ? value / 100 : '');

const cellOf = (column: string, type: string, value: unknown): Cell => {
  if (value === null || value === undefined) return '';
  const words = wordsById(platformLists[column] ?? column);
  if (words) return wordsOfIds(words, value).join(', ');
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return type.startsWith('timestamp') ? moment(value) : value;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ');
  return JSON.stringify(value);
};

/** '2026-11-26 14:30' by the clock in India, which spreadsheets read as a time. */
const moment = (at: string): string => `${dayInIndia(at)} ${timeInIndia(at)}`;
