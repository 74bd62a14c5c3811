import type { ReactNode } from 'react';
import styles from './connect.module.css';

interface Props {
  state: 'ok' | 'bad' | 'off';
  title?: string | undefined;
  children: ReactNode;
}

/** How something fares in a word, with a square before it: full where it is well, hollow where it is not. */
export const StatusDot = ({ state, title, children }: Props) => (
  <span className={styles.dot} data-state={state} title={title}>
    <i aria-hidden />
    {children}
  </span>
);
