import { referred } from '@angan/contract/kit/pairs.ts';
import type { Field, Fields } from '@angan/contract/kit/presented.ts';
import { wordsById, wordsOfIds } from '@angan/domain/lookups/by-id.ts';
import type { Cell } from '../sheets/index.ts';

/** What several of a kind stand apart by in one cell. */
export const between = ', ';

/** The office's own records that a file calls by their names, each with the column of its name. */
export const named = { ...referred, feature: 'feature' } as const;
export type Named = keyof typeof named;
/** How some of them are called, by their ids. */
export type NamesOf = (table: Named, ids: unknown) => string;

/** What stands in a column of a file, and how wide it is. */
export interface Column<Row> {
  readonly cell: (row: Row, namesOf: NamesOf) => Cell;
  /** In characters. */
  readonly width: number;
  /** Of numbers: how a sheet shows them. */
  readonly format?: string;
}
/** The columns of a file by their names, which an import knows them by (domain 6.5), in their order. */
export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

const usualWidth = 18;
/** A column of a text that is made of the record. */
export const textColumn = <Row>(cell: (row: Row) => Cell, width = usualWidth): Column<Row> => ({ cell, width });

/**
 * A column for every field, under its own name. Dates are YYYY-MM-DD, yes and no true and false, entries of lists their
 * words, amounts numbers. `special`: fields whose cell is made otherwise.
 */
export const columnsOf = <Row extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  special: Readonly<Record<string, (row: Row, namesOf: NamesOf) => Cell>> = {},
): Columns<Row> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      {
        cell: special[name] ?? ((row: Row, namesOf: NamesOf) => cellOf(name, field, row[name], namesOf)),
        width: widthOf(field),
        ...formatOf(field),
      },
    ]),
  );

const cellOf = (name: string, field: Field, value: unknown, namesOf: NamesOf): Cell => {
  if (field.to) return namesOf(field.to, value);
  if (typeof value === 'number' && numbers.has(field.kind)) return value;
  const words = field.kind.startsWith('reference') ? wordsById(name) : undefined;
  return (words ? wordsOfIds(words, value) : [value ?? ''].flat()).join(between);
};

const numbers: ReadonlySet<Field['kind']> = new Set(['count', 'amount', 'degrees', 'rupees', 'percent']);

/** Rupees in groups as India writes them; a number with its unit behind it, which stays a number. */
const formatOf = ({ kind, unit }: Field): { format?: string } => {
  if (kind === 'rupees') return { format: '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0' };
  return unit && numbers.has(kind) ? { format: `General" ${unit}"` } : {};
};

/** By how much there may be to read. */
const widthOf = ({ kind, max = 0 }: Field & { readonly max?: number }): number => {
  if (kind === 'flag') return 14;
  return max >= 2000 ? 48 : max >= 300 ? 36 : max >= 120 ? 28 : usualWidth;
};

/** A record as a line of a file. */
export const cellsOf = <Row>(columns: Columns<Row>, row: Row, namesOf: NamesOf): Cell[] =>
  Object.values(columns).map(({ cell }) => cell(row, namesOf));
