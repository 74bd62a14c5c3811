import type { ReactNode } from 'react';
import { SkeletonBar, SkeletonSquare, skeletonWidth } from '../states.tsx';
import type { ListProps } from './columns.ts';
import styles from './rows.module.css';

type Props<Row> = Pick<ListProps<Row>, 'rows' | 'rowKey' | 'selected'> & {
  label: string;
  /** `rows`: one under the other, for a phone. `cards`: side by side, the table's twin. */
  as: 'rows' | 'cards';
  card: (row: Row) => ReactNode;
};

/** The list without a table: each row is a card of the noun's own drawing. */
export const DataCards = <Row,>({ rows, rowKey, selected, label, as, card }: Props<Row>) => (
  <ul className={styles.list} data-as={as} aria-label={label} aria-busy={rows === undefined}>
    {rows
      ? rows.map((row) => (
          <li key={rowKey(row)} className={styles.item} data-selected={rowKey(row) === selected || undefined}>
            {card(row)}
          </li>
        ))
      : Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <li key={index} className={styles.item} aria-hidden="true">
            <span className={styles.skeleton}>
              <SkeletonSquare large />
              <span className={styles.lines}>
                <SkeletonBar width={skeletonWidth(index)} />
                <SkeletonBar width={skeletonWidth(index, 1)} />
                <SkeletonBar width={skeletonWidth(index, 2)} />
              </span>
            </span>
          </li>
        ))}
  </ul>
);
