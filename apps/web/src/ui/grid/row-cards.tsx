import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { emptyRow, isEmpty, tidyRow } from './edits.ts';
import styles from './grid.module.css';
import { RowSheet } from './row-sheet.tsx';
import type { GridColumn, GridRow, RowNotes } from './types.ts';
import type { GridRows } from './use-grid-rows.ts';

interface Props {
  label: string;
  columns: readonly GridColumn[];
  grid: GridRows;
  notes: readonly RowNotes[];
  most: number;
}

/** The grid on a phone: a card for each row, written in a sheet of its own. The same rows, and the same draft. */
export const RowCards = ({ label, columns, grid, notes, most }: Props) => {
  const { rows, latest, put, leave } = grid;
  const [open, setOpen] = useState<number>();
  const turn = (to: number | undefined) => {
    const key = open === undefined ? undefined : latest.current[open]?.key;
    if (key) {
      put(latest.current.map((one, at) => (at === open ? tidyRow(one, columns) : one)));
      leave([key]);
    }
    if (to !== undefined && to >= latest.current.length) put([...latest.current, emptyRow()]);
    setOpen(to);
  };
  const row = open === undefined ? undefined : rows[open];
  return (
    <>
      <ul className={`list-unstyled ${styles.cards}`} aria-label={label}>
        {rows.map((one, index) => (
          <li key={one.key}>
            <button type="button" className={styles.card} onClick={() => turn(index)}>
              <span className={styles.cardNumber}>{index + 1}</span>
              <CardText row={one} columns={columns} notes={notes[index] ?? {}} />
            </button>
          </li>
        ))}
        {rows.length < most && (
          <li className={styles.addRow}>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => turn(rows.length)}>
              {t`Add row`}
            </Button>
          </li>
        )}
      </ul>
      {row && open !== undefined && (
        <RowSheet
          key={row.key}
          row={row}
          index={open}
          columns={columns}
          notes={notes[open] ?? {}}
          onChange={(next) => put(latest.current.map((one) => (one.key === next.key ? next : one)))}
          onPrevious={open > 0 ? () => turn(open - 1) : undefined}
          onNext={open + 1 < most ? () => turn(open + 1) : undefined}
          onClose={() => turn(undefined)}
        />
      )}
    </>
  );
};

const CardText = ({ row, columns, notes }: { row: GridRow; columns: readonly GridColumn[]; notes: RowNotes }) => {
  const [first = '', ...others] = columns.flatMap(({ key }) => row.cells[key] || []);
  const wrong = columns.flatMap(({ key }) => notes[key] ?? []);
  const [note] = [...(notes[''] ? [notes['']] : []), ...wrong];
  return (
    <span className={styles.cardText}>
      <span className={`truncate ${styles.cardFirst}`} data-empty={isEmpty(row) || undefined}>
        {isEmpty(row) ? t`Empty row` : first}
      </span>
      {note ? (
        <span className={`truncate ${styles.cardSecond}`} data-tone={note.tone}>
          {note.text}
          {wrong.length > 1 && t` (and ${wrong.length - 1} more)`}
        </span>
      ) : (
        <span className={`truncate ${styles.cardSecond}`}>{others.join(' · ')}</span>
      )}
    </span>
  );
};
