import type { MappedColumn, ReadRow } from '../contacts/person.ts';
import { type RowSurroundings, readRow } from '../contacts/row.ts';
import type { Table } from '../read/table.ts';

/** A row as the file alone tells it, before anybody is looked up. */
export interface CheckedRow extends ReadRow {
  readonly row_no: number;
  /** The line of the first row that has one of its numbers. */
  readonly twiceOf?: number;
  /** The row as it stands in the file, where it is or may be refused. */
  readonly cells?: readonly string[];
}

/** Reads every row and finds those that have a number of an earlier one. A row that is refused has nobody after it. */
export function* checkedRows(
  table: Table,
  { columns, keepCells }: { columns: readonly MappedColumn[]; keepCells: boolean },
  around: RowSurroundings,
): Generator<CheckedRow> {
  const firstWith = new Map<string, number>();
  for (const { row_no, cells } of table.rows) {
    const read = readRow(cells, columns, around);
    const kept = keepCells || read.isRefused ? { cells: columns.map(({ at }) => cells[at] ?? '') } : {};
    if (read.isRefused) {
      yield { ...read, row_no, ...kept };
      continue;
    }
    const { mobiles } = read.person;
    const earlier = mobiles.map((mobile) => firstWith.get(mobile)).filter((line) => line !== undefined);
    const twiceOf = earlier.length ? Math.min(...earlier) : undefined;
    for (const mobile of mobiles) if (!firstWith.has(mobile)) firstWith.set(mobile, twiceOf ?? row_no);
    yield { ...read, row_no, ...kept, ...(twiceOf === undefined ? {} : { twiceOf }) };
  }
}
