import { bulkLimits } from '@angan/contract/bulk/bulk-limits.ts';
import { useMemo, useRef } from 'react';
import { type Cells, type GridRow, isEmpty, type RowNotes, useGridRows } from '../ui/grid/index.ts';
import { type Judged, onColumns, type Sheet } from './judge.ts';

/** A row that somebody wrote into, with what is made of it. */
export interface BulkRow {
  readonly row: GridRow;
  readonly judged: Judged;
  readonly isReady: boolean;
}

const nothing: RowNotes = {};
const isBad = (notes: RowNotes) => Object.values(notes).some(({ tone }) => tone === 'bad');

/** The rows of a screen as they are written, each judged as soon as somebody has left it. */
export const useBulkRows = (name: string, sheet: Sheet) => {
  const grid = useGridRows(name, bulkLimits.startRows);
  const { rows, isLeft } = grid;
  // A row is judged once for what stands in it; all of them anew when the office's lists change.
  const known = useRef(new WeakMap<Cells, Judged>());
  const ruled = useRef(sheet);
  if (ruled.current !== sheet) {
    ruled.current = sheet;
    known.current = new WeakMap();
  }
  const judge = (cells: Cells): Judged => {
    const judged = known.current.get(cells) ?? sheet.judge(cells);
    known.current.set(cells, judged);
    return judged;
  };
  const filled: BulkRow[] = rows
    .filter((row) => !isEmpty(row))
    .map((row) => {
      const judged = judge(row.cells);
      return { row, judged, isReady: !isBad(judged.notes) && !row.refused };
    });
  const byKey = new Map(filled.map((one) => [one.row.key, one]));
  const shown = useRef(new WeakMap<GridRow, { of: Judged; extra: string | undefined; notes: RowNotes }>());
  /** What is to be said of the rows that were left; `extra` of whole rows, by their keys. */
  const notesWith = (extra: ReadonlyMap<string, string>): RowNotes[] =>
    rows.map((row) => {
      const one = byKey.get(row.key);
      if (!one || !(isLeft(row.key) || row.refused)) return nothing;
      const more = extra.get(row.key);
      const before = shown.current.get(row);
      // The same object for the same notes: only rows that change are drawn anew.
      if (before && before.of === one.judged && before.extra === more) return before.notes;
      const notes = notesOf(row, one.judged, more, sheet);
      shown.current.set(row, { of: one.judged, extra: more, notes });
      return notes;
    });
  return {
    grid,
    filled,
    ready: filled.filter(({ isReady }) => isReady),
    notesWith,
    leaveAll: () => grid.leave(filled.map(({ row }) => row.key)),
    isLeft,
  };
};
export type BulkRows = ReturnType<typeof useBulkRows>;

const notesOf = (row: GridRow, judged: Judged, extra: string | undefined, sheet: Sheet): RowNotes => {
  const refused = Object.entries(onColumns(row.refused ?? {}, sheet.columns));
  return {
    ...(extra && { '': { tone: 'warn' as const, text: extra } }),
    ...judged.notes,
    ...Object.fromEntries(refused.map(([key, text]) => [key, { tone: 'bad' as const, text }])),
  };
};

/** Stable for a sheet that is built from lists and makers that are. */
export const useSheet = (build: () => Sheet, on: readonly unknown[]): Sheet =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is built from is given beside it
  useMemo(build, on);
