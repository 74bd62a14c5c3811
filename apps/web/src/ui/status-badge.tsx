import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'brand' | 'off';

/** A state in a word, with a square before it; the colour only repeats what the word says. */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={styles.badge} data-tone={tone}>
    <i className={styles.square} aria-hidden />
    {children}
  </span>
);

/** A quiet label of a record: a group, an amenity. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>;
