import type { ValueField } from '@angan/contract/imports/values.ts';
import type { Reading, ReadRow } from '../engine/reader.ts';
import type { TableRow } from '../read/table.ts';
import { plainWord } from '../values/pick.ts';
import type { Decided, RecordRead } from './record.ts';

/** A row of properties or inquiries with its cells in the order of the columns. */
export interface RecordRow extends RecordRead, ReadRow {
  readonly cells: readonly string[];
}

export const recordRow = (read: RecordRead, { row_no, cells }: TableRow, { columns }: Reading): RecordRow => ({
  ...read,
  row_no,
  cells: columns.map(({ at }) => cells[at] ?? ''),
});

export const valueKey = (field: ValueField, text: string): string => `${field} ${plainWord(text)}`;

export const decidedBy = (decisions: Reading['decisions']): Decided => {
  const known = new Map(decisions.map(([field, text, means]) => [valueKey(field, text), means]));
  return (field, text) => known.get(valueKey(field, text));
};

/** What has to be known beside a row to read it. */
export interface Surroundings extends Pick<Reading, 'thisYear' | 'features' | 'units' | 'usualDeals' | 'usualSubtype'> {
  readonly decided: Decided;
}

export const surroundingsOf = ({
  thisYear,
  features,
  units,
  usualDeals,
  usualSubtype,
  decisions,
}: Reading): Surroundings => ({
  thisYear,
  features,
  units,
  usualDeals,
  usualSubtype,
  decided: decidedBy(decisions),
});
