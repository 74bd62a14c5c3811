import { t } from '@lingui/core/macro';
import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import styles from './grid.module.css';
import { valuesIn } from './many.ts';
import { asGridCell } from './roles.ts';
import type { CellNote, GridColumn } from './types.ts';

interface Props {
  id: string;
  row: number;
  at: number;
  column: GridColumn;
  text: string;
  note: CellNote | undefined;
  isActive: boolean;
  isChosen: boolean;
}

/** A cell at rest: its text, or a chip for each of its values, with what is wrong with it. */
export const GridCell = memo(({ id, row, at, column, text, note, isActive, isChosen }: Props) => (
  <td
    id={id}
    {...asGridCell(isChosen)}
    className={styles.cell}
    data-at={`${row}:${at}`}
    data-right={column.right || undefined}
    data-chosen={isChosen || undefined}
    data-tone={note?.tone}
    tabIndex={isActive ? 0 : -1}
    aria-invalid={note?.tone === 'bad' || undefined}
    aria-describedby={note ? `${id}-note` : undefined}
  >
    <span className={styles.inside}>
      {column.many ? (
        valuesIn(text).map((value) => (
          <span key={value} className={styles.chip}>
            {value}
          </span>
        ))
      ) : (
        <span className={styles.text}>{text}</span>
      )}
      {note && <Note id={`${id}-note`} note={note} isOpen={isActive} />}
    </span>
  </td>
));

const Note = ({ id, note, isOpen }: { id: string; note: CellNote; isOpen: boolean }) => (
  <>
    {note.create && (
      <button
        type="button"
        className={styles.create}
        tabIndex={-1}
        onMouseDown={(event) => event.stopPropagation()}
        onClick={note.create}
      >
        {t`Create?`}
      </button>
    )}
    <Tooltip label={note.text} position="top-start" {...(isOpen && { opened: true })} withinPortal multiline maw={280}>
      <span className={styles.glyph}>
        <IconAlertTriangle aria-hidden />
      </span>
    </Tooltip>
    <span id={id} className={styles.unseen}>
      {note.text}
    </span>
  </>
);
