import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** The head of one of the four pieces: its number, what happens, and at which second. */
export const Step = ({ n, children }: { n: number; children: ReactNode }) => (
  <p className={styles.step}>
    <b>{n}</b>
    <span>{children}</span>
  </p>
);
