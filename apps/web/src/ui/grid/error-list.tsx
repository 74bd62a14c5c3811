import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import styles from './error-list.module.css';
import type { GridColumn, RowNotes } from './types.ts';

/** More are told once these are mended. */
const shownAtMost = 50;

interface Props {
  columns: readonly GridColumn[];
  /** By row. */
  notes: readonly RowNotes[];
}

const focusCell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[role="grid"] [data-at="${row}:${column}"]`)?.focus();

/** All that is wrong in a grid, line by line; each leads to its cell. */
export const ErrorList = ({ columns, notes }: Props) => {
  const errors = notes.flatMap((ofRow, row) =>
    Object.entries(ofRow)
      .filter(([, { tone }]) => tone === 'bad')
      .map(([key, { text }]) => ({ row, text, column: columns.findIndex((one) => one.key === key) })),
  );
  if (errors.length === 0) return null;
  const more = errors.length - shownAtMost;
  return (
    <section className={styles.errors} aria-label={t`Errors`}>
      <ul className="list-unstyled">
        {errors.slice(0, shownAtMost).map(({ row, column, text }) => (
          <li key={`${row}:${column}:${text}`}>
            <button type="button" className={styles.error} onClick={() => focusCell(row, Math.max(column, 0))}>
              <span className={styles.place}>{placeOf(row, columns[column])}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t`${more} more are shown once these are mended.`}</p>}
    </section>
  );
};

/** 'Row 4, Price' */
const placeOf = (row: number, column: GridColumn | undefined) =>
  column ? t`Row ${row + 1}, ${word(column.label)}` : t`Row ${row + 1}`;
