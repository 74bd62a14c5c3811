import type { ReactNode } from 'react';
import styles from './editor.module.css';

interface Props {
  title: string;
  /** '22 of 60' */
  count?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the template, split from the one before by a line. */
export const Section = ({ title, count, actions, children }: Props) => (
  <section className={styles.section} aria-label={title}>
    <div className={styles.sectionHead}>
      <h2>{title}</h2>
      {count && !actions && <span className={styles.spaceOnly} />}
      {count && <span className={styles.count}>{count}</span>}
      {actions && <span className={styles.spaceOnly} />}
      {actions}
    </div>
    {children}
  </section>
);
