import { t } from '@lingui/core/macro';
import { createContext, type ReactNode, use } from 'react';
import styles from './facts.module.css';

/** Facts of a record in two columns, or in one where there is no room for two. */
export const FactGrid = ({ children }: { children: ReactNode }) => <dl className={styles.grid}>{children}</dl>;

export const GridFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What is done about a fact that only the owner can tell; undefined for who may not write it down. */
export const OnAsk = createContext<((field: string) => void) | undefined>(undefined);

/** The text, or that the owner has to be asked; `field` is where the answer is written down. */
export const OrAsk = ({ field, text }: { field: string; text: string }) =>
  text === '' ? <AskOwner field={field} /> : text;

const AskOwner = ({ field }: { field: string }) => {
  const onAsk = use(OnAsk);
  return onAsk ? (
    <button type="button" className={styles.ask} onClick={() => onAsk(field)}>
      {t`Ask owner`}
    </button>
  ) : (
    <span className={styles.ask}>{t`Ask owner`}</span>
  );
};

/** A titled part of the facts. */
export const FactPart = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>
      {title} {note && <span>{note}</span>}
    </h2>
    {children}
  </section>
);

/** Some lines that people wrote, with their line breaks. */
export const Prose = ({ children }: { children: ReactNode }) => <p className={styles.prose}>{children}</p>;

export const Tags = ({ children }: { children: ReactNode }) => <div className={styles.tags}>{children}</div>;

/** The few facts that tell a record on a phone, side by side. */
export const FactStrip = ({ facts }: { facts: readonly { value: string; label: string }[] }) => (
  <dl className={styles.strip}>
    {facts.map(({ value, label }) => (
      <div key={label} className={styles.cell}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
