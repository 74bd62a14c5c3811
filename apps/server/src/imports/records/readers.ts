import type { MigrationTarget, RecordKind } from '@angan/contract/imports/kinds.ts';
import type { ValueField } from '@angan/contract/imports/values.ts';
import { readInquiry } from '../inquiries/row.ts';
import { finished } from '../properties/property-draft.ts';
import { readProperty } from '../properties/row.ts';
import { rateDoubt, type UsualRates, usualRates } from '../properties/unusual-rates.ts';
import type { Table, TableRow } from '../read/table.ts';
import { plainWord } from '../values/pick.ts';
import type { Decided, ReadRow, RecordColumn } from './record.ts';

/** What rows are read with; plain values, since it goes to a thread. */
export interface ReadingWith {
  readonly columns: readonly RecordColumn<MigrationTarget>[];
  readonly thisYear: number;
  /** What was decided of names: [field, name, meaning]. */
  readonly decisions: readonly (readonly [ValueField, string, string])[];
  readonly features: readonly string[];
  readonly usualDeals: readonly number[];
}

/** A row with its line and its cells in the order of the columns. */
export interface NumberedRow extends ReadRow {
  readonly row_no: number;
  readonly cells: readonly string[];
}

export const valueKey = (field: ValueField, text: string): string => `${field} ${plainWord(text)}`;

export const decidedBy = (decisions: ReadingWith['decisions']): Decided => {
  const known = new Map(decisions.map(([field, text, means]) => [valueKey(field, text), means]));
  return (field, text) => known.get(valueKey(field, text));
};

/** Reads rows of a kind; `usual` compares their sizes, and is told by the rows themselves where it is not given. */
export const readRecords = (
  kind: RecordKind,
  rows: readonly TableRow[],
  { columns, decisions, ...around }: ReadingWith,
  given?: UsualRates,
): { rows: NumberedRow[]; usual: UsualRates } => {
  const decided = decidedBy(decisions);
  const numbered = (read: ReadRow, { row_no, cells }: TableRow): NumberedRow => ({
    ...read,
    row_no,
    cells: columns.map(({ at }) => cells[at] ?? ''),
  });
  if (kind === 'Inquiries') {
    const all = rows.map((row) => numbered(readInquiry(row.cells, columns as never, { ...around, decided }), row));
    return { rows: all, usual: {} };
  }
  const drafts = rows.map((row) => readProperty(row.cells, columns as never, { ...around, decided }));
  const usual = given ?? usualRates(drafts);
  return { rows: drafts.map((draft, at) => numbered(finished(draft, rateDoubt(draft, usual)), rows[at]!)), usual };
};

/** The table with cells as somebody has mended them: [line, cells in the order of the columns]. */
export const mended = (
  table: Table,
  columns: ReadingWith['columns'],
  edits: readonly (readonly [number, readonly string[]])[],
): readonly TableRow[] => {
  const byLine = new Map(edits);
  return table.rows.map((row) => {
    const cells = byLine.get(row.row_no);
    if (!cells) return row;
    const all = [...row.cells];
    for (const [index, { at }] of columns.entries()) all[at] = cells[index] ?? '';
    return { row_no: row.row_no, cells: all };
  });
};
