import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Query } from '../ui/query-view.tsx';
import { LoadingRows } from '../ui/states.tsx';
import type { BoxName } from './box.tsx';
import styles from './dashboard.module.css';

interface Props<Data> {
  name: BoxName;
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}

/** A box of what a query brings. Its place is kept until then; that the query failed is said once, above all of them. */
export const Part = <Data,>({ name, query: { data, error }, children }: Props<Data>) => {
  if (data !== undefined) return children(data);
  if (error) return null;
  return (
    <section className={styles.box} data-box={name}>
      <LoadingRows rows={4} label={t`Loading the figures`} />
    </section>
  );
};
