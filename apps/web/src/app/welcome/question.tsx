import type { ReactNode } from 'react';
import styles from './questions.module.css';

/** A question of an owner, what the product says to it, and the piece of it that shows so. */
export const Question = ({ asked, said, children }: { asked: string; said: string; children: ReactNode }) => (
  <section className={styles.question}>
    <div className={styles.words}>
      <h3>{asked}</h3>
      <p>{said}</p>
    </div>
    {children}
  </section>
);
