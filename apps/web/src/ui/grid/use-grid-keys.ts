import { plural } from '@lingui/core/macro';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { toast } from '../toast.ts';
import { clearArea, copyArea, emptyRow, fillDown, pasteInto } from './edits.ts';
import { parseTsv, toTsv } from './tsv.ts';
import type { GridColumn, Place } from './types.ts';
import type { GridCursor } from './use-grid-cursor.ts';
import type { GridRows } from './use-grid-rows.ts';

interface Given {
  grid: GridRows;
  cursor: GridCursor;
  columns: readonly GridColumn[];
  most: number;
}

const arrows: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The keyboard and the clipboard of a grid, while no cell is being written. */
export const useGridKeys = ({ grid, cursor, columns, most }: Given) => {
  const { latest, put } = grid;
  // Escape lets the next Tab out: nobody is caught in a thousand cells.
  const isLeaving = useRef(false);

  const to = (row: number, column: number, extend = false) =>
    cursor.go({ row: Math.min(row, latest.current.length - 1), column }, extend);
  /** One row on, making it where there is room for it. */
  const down = ({ row, column }: Place) => {
    if (row + 1 >= latest.current.length && row + 1 < most) put([...latest.current, emptyRow()]);
    to(row + 1, column);
  };
  /** To the next cell, over the end of a row; false where there is none. */
  const along = ({ row, column }: Place, by: 1 | -1): boolean => {
    const next = column + by;
    if (next >= 0 && next < columns.length) cursor.go({ row, column: next });
    else if (by === 1 && row + 1 < most) down({ row, column: 0 });
    else if (by === -1 && row > 0) cursor.go({ row: row - 1, column: columns.length - 1 });
    else return false;
    return true;
  };

  const withMod = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (key === 'z') (event.shiftKey ? grid.redo : grid.undo)();
    else if (key === 'y') grid.redo();
    else if (key === 'd') put(fillDown(latest.current, columns, cursor.area));
    else if (event.key === 'Home') cursor.go({ row: 0, column: 0 });
    else if (event.key === 'End') cursor.go({ row: latest.current.length - 1, column: columns.length - 1 });
    else return false;
    return true;
  };

  const plain = (event: KeyboardEvent): boolean => {
    const { active } = cursor;
    const arrow = arrows[event.key];
    if (arrow) to(active.row + arrow[0], active.column + arrow[1], event.shiftKey);
    else if (event.key === 'Tab') return !isLeaving.current && along(active, event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter') event.shiftKey ? cursor.go({ ...active, row: active.row - 1 }) : down(active);
    else if (event.key === 'F2') cursor.edit();
    else if (event.key === 'Delete' || event.key === 'Backspace') put(clearArea(latest.current, columns, cursor.area));
    else if (event.key === 'Home') cursor.go({ ...active, column: 0 }, event.shiftKey);
    else if (event.key === 'End') cursor.go({ ...active, column: columns.length - 1 }, event.shiftKey);
    else if (event.key === 'Escape') cursor.go(active);
    else if (event.key.length === 1) cursor.edit(event.key);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (cursor.editing !== undefined || event.altKey || event.nativeEvent.isComposing) return;
    const isDone = event.ctrlKey || event.metaKey ? withMod(event) : plain(event);
    if (event.key !== 'Shift') isLeaving.current = event.key === 'Escape';
    if (isDone) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const onCopy = (event: ClipboardEvent) => {
    if (cursor.editing !== undefined) return;
    event.clipboardData.setData('text/plain', toTsv(copyArea(latest.current, columns, cursor.area)));
    event.preventDefault();
  };
  const onCut = (event: ClipboardEvent) => {
    if (cursor.editing !== undefined) return;
    onCopy(event);
    put(clearArea(latest.current, columns, cursor.area));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (cursor.editing !== undefined) return;
    event.preventDefault();
    const cells = parseTsv(event.clipboardData.getData('text/plain'));
    const { rows, area, left } = pasteInto(latest.current, columns, cursor.area, cells, most);
    put(rows);
    grid.leave(rows.slice(area.top, area.bottom + 1).map(({ key }) => key));
    cursor.choose(area);
    if (left > 0)
      toast.error(
        plural(left, {
          one: `${left} row was left out: ${most} fit in.`,
          other: `${left} rows were left out: ${most} fit in.`,
        }),
      );
  };

  return { onKeyDown, onCopy, onCut, onPaste, down, along };
};
