import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorLine } from '../../ui/form/index.ts';
import { inPlace } from '../../ui/in-place.tsx';
import styles from './project-form.module.css';

interface Props<Row> {
  label: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** What a new row begins with. */
  empty: Row;
  max: number;
  /** 'Add step' */
  add: string;
  /** For who hears it: 'Remove step 2'. */
  remove: (number: number) => string;
  /** The fields of a row. */
  children: (row: Row, set: (change: Partial<Row>) => void, number: number) => ReactNode;
  /** A line under the rows: what they add up to. */
  note?: ReactNode;
  error?: string | undefined;
}

/** Rows of a few fields each, as many as are needed. */
export const RowsField = <Row extends object>(props: Props<Row>) => {
  const { label, rows, onChange, empty, max, add, remove, children, note, error } = props;
  return (
    <fieldset className={styles.rows} aria-label={label}>
      {inPlace(rows, (row, at) => (
        <div className={styles.row}>
          <div className={styles.cells}>
            {children(
              row,
              (change) => onChange(rows.map((was, place) => (place === at ? { ...was, ...change } : was))),
              at + 1,
            )}
          </div>
          <ActionIcon
            variant="subtle"
            aria-label={remove(at + 1)}
            onClick={() => onChange(rows.filter((_, place) => place !== at))}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div className={styles.foot}>
        {rows.length < max && (
          <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => onChange([...rows, empty])}>
            {add}
          </Button>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {errorLine(error)}
        </p>
      )}
    </fieldset>
  );
};
