import { filledColumns } from '../map/columns.ts';
import { guessColumn } from '../map/guess.ts';
import type { Table } from '../read/table.ts';
import type { Reader } from './reader.ts';

/** The columns of a list that hold something, with what each becomes by its header and its values. */
export const mapColumns = <Target extends string>(table: Table, { guide, settle }: Reader<Target>) => {
  const columns = filledColumns(table).map((column) => ({
    ...column,
    guess: guessColumn(column.header, column.values, guide),
  }));
  const settled = settle(columns);
  return columns.map(({ header, at, values }, index) => ({ header, at, values, ...settled[index]! }));
};
