import { useCallback, useRef, useState } from 'react';
import { useDraft } from '../../core/drafts/index.ts';
import { emptyRow, emptyRows, isEmpty } from './edits.ts';
import type { GridRow } from './types.ts';

/** Steps that can be taken back. */
const remembered = 100;

/**
 * The rows of a grid, as a draft that outlives a reload, with steps back and forth. A row is judged once somebody has left
 * it: `isLeft`; what was there before a reload has been left.
 */
export const useGridRows = (name: string, startRows: number) => {
  const [initial] = useState(() => emptyRows(startRows));
  const { draft: rows, change } = useDraft<GridRow[]>(name, initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter((row) => !isEmpty(row)).map(({ key }) => key)),
  );
  const latest = useRef(rows);
  latest.current = rows;
  const past = useRef<GridRow[][]>([]);
  const future = useRef<GridRow[][]>([]);

  const show = useCallback(
    (next: GridRow[]) => {
      latest.current = next;
      change(next);
    },
    [change],
  );
  /** Changes the rows by hand: a step that can be taken back. */
  const put = useCallback(
    (next: GridRow[]) => {
      if (next.length === latest.current.length && next.every((row, at) => row === latest.current[at])) return;
      past.current = [...past.current.slice(1 - remembered), latest.current];
      future.current = [];
      show(next);
    },
    [show],
  );
  const step = useCallback(
    (from: typeof past, to: typeof past) => {
      const next = from.current.at(-1);
      if (!next) return;
      from.current = from.current.slice(0, -1);
      to.current = [...to.current, latest.current];
      show(next);
    },
    [show],
  );
  const leave = useCallback(
    (keys: readonly string[]) =>
      setLeft((now) => (keys.every((key) => now.has(key)) ? now : new Set([...now, ...keys]))),
    [],
  );
  return {
    rows,
    latest,
    put,
    undo: useCallback(() => step(past, future), [step]),
    redo: useCallback(() => step(future, past), [step]),
    leave,
    addRow: () => put([...latest.current, emptyRow()]),
    isLeft: (key: string) => left.has(key),
    /** Puts in what the server made of the rows: nothing to be taken back. Rows that are filled up are new ones, never those that were saved. */
    settle: (next: GridRow[]) => {
      past.current = [];
      future.current = [];
      show(next.length < startRows ? [...next, ...emptyRows(startRows - next.length)] : next);
    },
  };
};
export type GridRows = ReturnType<typeof useGridRows>;
