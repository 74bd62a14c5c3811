import { t } from '@lingui/core/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './find.module.css';

/** Milliseconds after the last letter (spec 9). */
const pause = 500;

interface Props<Row> {
  title: string;
  label: string;
  /** What is found of the words; a query of its own. */
  useFound: (search: string) => { data: { results: Row[] } | undefined; error: Error | null; refetch: () => unknown };
  draw: (row: Row) => ReactNode;
  onChosen: (row: Row) => void;
  onClose: () => void;
  none: string;
  children?: ReactNode;
}

/** Finds one of many by typing, and takes it with a press. */
export const FindDialog = <Row extends { id: number }>(props: Props<Row>) => {
  const { title, label, useFound, draw, onChosen, onClose, none, children } = props;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), pause);
  const found = useFound(search);
  return (
    <Dialog opened onClose={onClose} title={title}>
      <div className={styles.fields}>
        <TextField label={label} value={typed} onChange={setTyped} autoFocus maxLength={200} />
        {children}
      </div>
      <QueryView query={found} failed={t`Nothing could be found.`} rows={3} />
      <ul className="list-unstyled">
        {found.data?.results.map((row) => (
          <li key={row.id}>
            <button type="button" className={styles.choice} onClick={() => onChosen(row)}>
              {draw(row)}
            </button>
          </li>
        ))}
      </ul>
      {found.data?.results.length === 0 && <p className={styles.none}>{none}</p>}
    </Dialog>
  );
};
