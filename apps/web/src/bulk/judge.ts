import type { Mistakes } from '@angan/contract/kit/mistakes.ts';
import type { CellNote, Cells, RowNotes } from '../ui/grid/index.ts';
import type { BulkColumn } from './bulk-columns.ts';
import type { MakePlace } from './place-columns.ts';

/** A row as it would be sent, and what has to be said of its cells. A row with a `bad` note is not sent. */
export interface Judged {
  readonly body: Readonly<Record<string, unknown>>;
  readonly notes: RowNotes;
}
/** How the rows of one screen are written and judged. */
export interface Sheet {
  readonly columns: readonly BulkColumn[];
  readonly judge: (cells: Cells) => Judged;
}

export interface ReadCells {
  readonly values: Readonly<Record<string, unknown>>;
  readonly notes: Record<string, CellNote>;
}

/** The values of a row's cells by column, with what cannot be read and what is missing. */
export const readCells = (columns: readonly BulkColumn[], cells: Cells, make: MakePlace): ReadCells => {
  const values: Record<string, unknown> = {};
  const notes: Record<string, CellNote> = {};
  for (const { key, read, required, missing } of columns) {
    const text = cells[key] ?? '';
    if (text === '') {
      if (required && missing) notes[key] = { tone: 'bad', text: missing };
      continue;
    }
    const { value, error, unknown } = read(text, cells);
    if (error === undefined) values[key] = value;
    else notes[key] = { tone: 'bad', text: error, ...(unknown && creation(key, unknown, make, values)) };
  }
  return { values, notes };
};

const creation = (key: string, name: string, make: MakePlace, values: Readonly<Record<string, unknown>>) => {
  if (key === 'area') return { create: () => make.area(name) };
  const [area = null] = (values.area as number[] | undefined) ?? [];
  return { create: () => make.society(name, area) };
};

/** Fields of a record that stand in a cell of another name. */
const shownAs: Readonly<Record<string, string>> = {
  contact: 'mobile_number_1',
  possession_date: 'possession',
  property_type: 'property_subtype',
};

/** Sentences by the names of a record's fields, under the columns of a grid; what has none there is of the whole row. */
export const onColumns = (errors: Readonly<Record<string, string>>, columns: readonly BulkColumn[]) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => {
      const key = [field, shownAs[field]].find((name) => columns.some((column) => column.key === name));
      return [key ?? '', text];
    }),
  );

/** Adds what the rules say of the whole record, where the cell has nothing worse to tell. */
export const withMistakes = ({ notes }: ReadCells, mistakes: Mistakes, columns: readonly BulkColumn[]): RowNotes => {
  const sentences = Object.fromEntries(
    Object.entries(mistakes).flatMap(([field, [text]]) => (text ? [[field, text]] : [])),
  );
  const added = Object.entries(onColumns(sentences, columns)).map(([key, text]) => [
    key,
    { tone: 'bad', text } as const,
  ]);
  return { ...Object.fromEntries(added), ...notes };
};
