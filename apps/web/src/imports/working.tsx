import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '../core/language/index.ts';
import { ProgressSquare } from '../ui/progress-square.tsx';
import styles from './working.module.css';

interface Props {
  title: string;
  /** For who hears the bar: 'Importing contacts.csv'. */
  label: string;
  progress: { done: number; total: number };
  /** Whether rows are counted. */
  rows?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}

/** Something that goes on in the background: what, how far, and that nobody has to wait for it. */
export const Working = ({ title, label, progress: { done, total }, rows, children, action }: Props) => (
  <div className={styles.working}>
    <ProgressSquare label={label} done={done} total={total} />
    <h2 className={styles.title}>{title}</h2>
    {rows && total > 0 && <p className={styles.count}>{t`${formatNumber(done)} of ${formatNumber(total)} rows`}</p>}
    {children && <p className={styles.more}>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
