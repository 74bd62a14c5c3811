import { t } from '@lingui/core/macro';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './registration.module.css';

interface Props {
  place: number;
  title: string;
  /** The number or the address, where it is known. */
  value?: string | undefined;
  done: boolean;
  children: ReactNode;
}

/** One of the two things to prove: done, or with what is to do for it. */
export const Step = ({ place, title, value, done, children }: Props) => (
  <li className={styles.step} data-done={done || undefined}>
    <span className={styles.square} aria-hidden>
      {done ? <IconCheck size={14} /> : place}
    </span>
    <div className={styles.stepBody}>
      <h2 className={styles.stepTitle}>
        {title} {value && <span className={styles.stepValue}>{value}</span>}
      </h2>
      {done ? <p className={styles.stepDone}>{t`Verified`}</p> : children}
    </div>
  </li>
);
