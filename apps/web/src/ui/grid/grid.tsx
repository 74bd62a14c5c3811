import { t } from '@lingui/core/macro';
import { type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { perLanguage, word } from '../../core/language/index.ts';
import { CellEditor, type Onward } from './cell-editor.tsx';
import { written } from './edits.ts';
import styles from './grid.module.css';
import { GridLine } from './grid-line.tsx';
import { asGrid } from './roles.ts';
import type { GridColumn, Place, RowNotes } from './types.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { GridRows } from './use-grid-rows.ts';

interface Props {
  label: string;
  columns: readonly GridColumn[];
  grid: GridRows;
  /** What is to be said of each row, in their order. */
  notes: readonly RowNotes[];
  /** Rows at most. */
  most: number;
}

/** Rem of the column of row numbers. */
const numberWidth = 3;
const help = perLanguage(
  () =>
    t`Type to write a cell, Enter or Tab to go on, F2 to change it, Escape then Tab to leave the table. Control D fills down, Control Z undoes.`,
);
const nothing: RowNotes = {};

const placeAt = (target: EventTarget): Place | undefined => {
  const [row, column] =
    (target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
};

/**
 * Many rows at once, written as in a spreadsheet: every cell is text until somebody writes in it, and only that one is a
 * field. It knows nothing of what the columns mean.
 */
export const Grid = ({ label, columns, grid, notes, most }: Props) => {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const cursor = useGridCursor(columns.length);
  const keys = useGridKeys({ grid, cursor, columns, most });
  const { rows, latest, put, leave } = grid;
  const { active, area, editing, isHere } = cursor;
  const column = columns[active.column]!;

  // The focus goes with the cursor; the cell that it lands on is brought into sight beside what stays in place.
  useEffect(() => {
    if (!isHere || editing) return;
    const cell = table.current?.querySelector<HTMLElement>(`[data-at="${active.row}:${active.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, isHere, editing]);

  const before = useRef<string>(undefined);
  const key = rows[active.row]?.key;
  useEffect(() => {
    if (before.current && before.current !== key) leave([before.current]);
    before.current = key;
  }, [key, leave]);

  const done = (text: string, onward: Onward) => {
    put(latest.current.map((row, at) => (at === active.row ? written(row, columns, { [column.key]: text }) : row)));
    cursor.stop();
    if (onward === 'down') keys.down(active);
    else if (onward === 'up') cursor.go({ ...active, row: active.row - 1 });
    else if (onward !== 'stay') keys.along(active, onward === 'next' ? 1 : -1);
  };
  const press = (event: MouseEvent) => {
    const place = placeAt(event.target);
    if (!place || event.button !== 0) return;
    event.preventDefault();
    cursor.setHere(true);
    cursor.go(place, event.shiftKey);
  };
  const drag = (event: PointerEvent) => {
    const place = event.buttons === 1 && editing === undefined ? placeAt(event.target) : undefined;
    if (place && (place.row !== active.row || place.column !== active.column)) cursor.go(place, true);
  };
  const width = columns.reduce((sum, one) => sum + one.width, numberWidth);
  return (
    <div className={`scrolls ${styles.scroll}`} style={{ scrollPaddingLeft: `${numberWidth + columns[0]!.width}rem` }}>
      <table
        ref={table}
        {...asGrid}
        className={styles.table}
        style={{ width: `${width}rem` }}
        aria-label={label}
        aria-description={help()}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        onKeyDown={keys.onKeyDown}
        onCopy={keys.onCopy}
        onCut={keys.onCut}
        onPaste={keys.onPaste}
        onMouseDown={press}
        onPointerMove={drag}
        onDoubleClick={(event) => placeAt(event.target) && cursor.edit()}
        onFocus={({ target }) => {
          const place = placeAt(target);
          cursor.setHere(true);
          if (place && (place.row !== active.row || place.column !== active.column)) cursor.go(place);
        }}
        onBlur={(event) => {
          const to = event.relatedTarget;
          // A field that is done with goes away under the focus, which then belongs to its cell.
          if (event.currentTarget.contains(to) || (editing && !to)) return;
          cursor.setHere(false);
          if (key) leave([key]);
        }}
      >
        <colgroup>
          <col style={{ width: `${numberWidth}rem` }} />
          {columns.map((one) => (
            <col key={one.key} style={{ width: `${one.width}rem` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              <span className={styles.unseen}>{t`Row`}</span>
            </th>
            {columns.map((one) => (
              <th key={one.key} scope="col" data-right={one.right || undefined} title={one.hint}>
                {word(one.label)}
                {one.required && <span className={styles.required}> *</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const isChosen = isHere && index >= area.top && index <= area.bottom;
            const isActive = index === active.row;
            return (
              <GridLine
                key={row.key}
                id={id}
                row={row}
                index={index}
                columns={columns}
                notes={notes[index] ?? nothing}
                active={isActive ? active.column : undefined}
                from={isChosen ? area.left : undefined}
                to={isChosen ? area.right : undefined}
                editor={
                  isActive && editing ? (
                    <CellEditor
                      column={column}
                      cells={row.cells}
                      label={t`${column.label}, row ${index + 1}`}
                      typed={editing.typed}
                      onDone={done}
                      onCancel={cursor.stop}
                    />
                  ) : null
                }
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
