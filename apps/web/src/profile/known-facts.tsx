import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

/** Facts beside the fields of a form that are only read: label above, as the fields have it. */
export const KnownFacts = ({ children }: { children: ReactNode }) => <dl className={styles.known}>{children}</dl>;

export const KnownFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children || <span className={styles.none}>{t`Not given`}</span>}</dd>
  </div>
);
