import type { ReactNode } from 'react';
import styles from './pane.module.css';

interface HeadProps {
  title: string;
  /** '12', '100+ not listed' */
  count: string | undefined;
  children?: ReactNode;
}

/** What stands over a list inside a record: its name, how many, and what can be done. */
export const PaneHead = ({ title, count, children }: HeadProps) => (
  <header className={styles.head}>
    <h2>{title}</h2>
    <span className={styles.count} aria-live="polite">
      {count}
    </span>
    {children}
  </header>
);

/** Why the list is empty. */
export const PaneNone = ({ children }: { children: ReactNode }) => <p className={styles.none}>{children}</p>;
