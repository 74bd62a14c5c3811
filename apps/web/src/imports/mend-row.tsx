import type { DataMigration, MigrationRow } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { FormDialog, TextAreaField, TextField } from '../ui/form/index.ts';
import { inPlace } from '../ui/in-place.tsx';
import { reasonWords } from './reason-words.ts';
import styles from './rows.module.css';
import { targetWord } from './target-words.ts';
import { refusalOf, useMend } from './use-import.ts';

interface Props {
  migration: DataMigration;
  row: MigrationRow;
  onClose: () => void;
}

/** From so many characters on a cell has several lines. */
const longCell = 60;
const mostLetters = 4000;

/** The cells of one row as the file has them, to be mended: the row is then checked anew, and the file stays as it is. */
export const MendRow = ({ migration: { id, kind, columns }, row, onClose }: Props) => {
  const [cells, setCells] = useState([...row.cells]);
  const mend = useMend(id, onClose);
  return (
    <FormDialog
      opened
      title={t`Mend line ${row.row_no}`}
      submit={t`Check again`}
      busy={mend.isPending}
      error={refusalOf(mend.error)}
      onSubmit={() => mend.mutate({ row: row.row_no, cells })}
      onClose={onClose}
    >
      {row.reasons.length > 0 && <p className={styles.why}>{reasonWords(row.reasons, 'ahead')}</p>}
      <div className={styles.cells}>
        {inPlace(columns, ({ header, target }, at) => {
          if (target === 'skip') return null;
          const Field = (row.cells[at] ?? '').length > longCell ? TextAreaField : TextField;
          return (
            <Field
              label={header}
              hint={targetWord(kind, target)}
              maxLength={mostLetters}
              value={cells[at] ?? ''}
              onChange={(text) => setCells(cells.with(at, text))}
            />
          );
        })}
      </div>
    </FormDialog>
  );
};
