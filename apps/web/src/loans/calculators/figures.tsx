import { toRupees } from '@angan/domain/paise.ts';
import type { ReactNode } from 'react';
import { exact } from '../loan-words.ts';
import styles from './calculators.module.css';

export interface Figure {
  readonly label: string;
  /** Paise; null: not known. */
  readonly amount: number | null;
  readonly note?: string;
  readonly isTotal?: boolean;
}

/** Exact amounts under each other, the sums stronger. */
export const Figures = ({
  label,
  figures,
  children,
}: {
  label: string;
  figures: readonly Figure[];
  children?: ReactNode;
}) => (
  <section aria-label={label} aria-live="polite">
    <dl className={styles.figures}>
      {figures.map(({ label: name, amount, note, isTotal }) => (
        <div key={name} className={styles.figure} data-total={isTotal || undefined}>
          <dt>
            {name} {note && <span>{note}</span>}
          </dt>
          <dd>{amount === null ? '-' : exact(toRupees(amount))}</dd>
        </div>
      ))}
    </dl>
    {children}
  </section>
);
