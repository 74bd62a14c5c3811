import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../core/language/index.ts';
import { times } from '../../ui/in-place.tsx';
import { SkeletonBar, skeletonWidth } from '../../ui/states.tsx';
import styles from './home.module.css';

interface Props {
  title: string;
  /** How many there are in all; undefined while that is not known, and where it is not counted. */
  count?: number | string | undefined;
  /** At the right of the head, before the link to all. */
  aside?: ReactNode;
  /** The list that has the same, and all of it. */
  all?: string | undefined;
  children: ReactNode;
}

/** One of the boxes of Home: what it is, how many, the way to all of them, and the first few. */
export const Block = ({ title, count, aside, all, children }: Props) => {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <header className={styles.boxHead}>
        <h2 id={id}>{title}</h2>
        <span className={styles.boxCount}>{typeof count === 'number' ? formatNumber(count) : count}</span>
        <span className={styles.space} />
        {aside}
        {all && <Link to={all} aria-label={t`All: ${title}`}>{t`All`}</Link>}
      </header>
      {children}
    </section>
  );
};

interface RowsProps {
  rows: number;
  /** What stands at the left of a row: a box and a time, a square, a picture. */
  lead: 'time' | 'square' | 'picture';
}

/** The rows of a block before they are there, as high and as wide as they will be. */
export const BlockRows = ({ rows, lead }: RowsProps) => (
  <div role="status" aria-label={t`Loading`} data-skeleton>
    {times(rows, (row) => (
      <div className={`${styles.line} ${styles.row}`} aria-hidden>
        <span className={styles.lead} data-lead={lead} />
        <span className={styles.bars}>
          <SkeletonBar width={skeletonWidth(row)} />
          <SkeletonBar width={skeletonWidth(row, 1)} />
        </span>
      </div>
    ))}
  </div>
);

interface EmptyProps {
  /** Why there is nothing, in a sentence. */
  children: ReactNode;
  /** What a row will look like. */
  sample: string;
  /** The button that brings the first one. */
  action?: ReactNode;
}

/** A block without rows: why, what will stand there, and what brings it. */
export const BlockEmpty = ({ children, sample, action }: EmptyProps) => (
  <div className={`${styles.line} ${styles.empty}`}>
    <p>
      {children}
      <span className={styles.sample}>{t`Example: ${sample}`}</span>
    </p>
    {action}
  </div>
);
