import { formatNumber } from '@angan/domain/money.ts';
import type { ReactNode } from 'react';
import { ProgressSquare } from '../ui/progress-square.tsx';
import styles from './working.module.css';

interface Props {
  title: string;
  /** For who hears the bar: 'Importing contacts.csv'. */
  label: string;
  progress: { done: number; total: number };
  /** What is counted. */
  unit?: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Something that goes on in the background: what, how far, and that nobody has to wait for it. */
export const Working = ({ title, label, progress: { done, total }, unit, children, action }: Props) => (
  <div className={styles.working}>
    <ProgressSquare label={label} done={done} total={total} />
    <h2 className={styles.title}>{title}</h2>
    {unit && total > 0 && (
      <p className={styles.count}>
        {formatNumber(done)} of {formatNumber(total)} {unit}
      </p>
    )}
    {children && <p className={styles.more}>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
