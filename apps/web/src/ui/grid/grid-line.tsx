import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import styles from './grid.module.css';
import { GridCell } from './grid-cell.tsx';
import { asGridCell } from './roles.ts';
import type { GridColumn, GridRow, RowNotes } from './types.ts';

interface Props {
  id: string;
  row: GridRow;
  index: number;
  columns: readonly GridColumn[];
  notes: RowNotes;
  /** The column that the keyboard is in; undefined: in another row. */
  active: number | undefined;
  /** The chosen columns, from and to; undefined: none of this row. */
  from: number | undefined;
  to: number | undefined;
  /** What stands in the place of the active cell while it is written. */
  editor: ReactNode;
}

/** A row of the grid. Only the rows that a key touches are drawn anew. */
export const GridLine = memo(({ id, row, index, columns, notes, active, from, to, editor }: Props) => (
  <tr aria-rowindex={index + 2}>
    <th scope="row" className={styles.number} id={`${id}-${index}`}>
      {notes[''] ? <RowMark index={index} text={notes[''].text} tone={notes[''].tone} /> : index + 1}
    </th>
    {columns.map((column, at) =>
      editor && at === active ? (
        <td key={column.key} {...asGridCell(true)} className={styles.cell} data-writing>
          {editor}
        </td>
      ) : (
        <GridCell
          key={column.key}
          id={`${id}-${index}-${at}`}
          row={index}
          at={at}
          column={column}
          text={row.cells[column.key] ?? ''}
          note={notes[column.key]}
          isActive={at === active}
          isChosen={from !== undefined && at >= from && at <= to!}
        />
      ),
    )}
  </tr>
));

/** What is to be said of the whole row, at its number. */
const RowMark = ({ index, text, tone }: { index: number; text: string; tone: string }) => (
  <Tooltip label={text} position="right" withinPortal multiline maw={280}>
    <span className={styles.mark} data-tone={tone}>
      {index + 1}
      <IconAlertTriangle aria-hidden />
      <span className={styles.unseen}>{text}</span>
    </span>
  </Tooltip>
);
