import { t } from '@lingui/core/macro';
import { QueryView } from '../ui/query-view.tsx';
import styles from './settings.module.css';
import { TermRow } from './term-row.tsx';
import { useTerms } from './use-terms.ts';

/** What the office asks for on a new deal where nothing else was agreed on its property or its inquiry. */
export const TermsPart = () => {
  const terms = useTerms();
  const rows = terms.data?.terms ?? [];
  return (
    <section className={styles.part} aria-labelledby="brokerage-terms">
      <h2 id="brokerage-terms" className={styles.title}>{t`Brokerage terms`}</h2>
      <p className={styles.note}>
        {t`A new deal begins with them where nothing else was agreed on its property or inquiry. Deals that are here keep theirs.`}
      </p>
      <QueryView query={terms} failed={t`The terms did not load.`} loading={t`Loading the terms`} rows={8} />
      {rows.length > 0 && (
        <table className={styles.terms}>
          <thead>
            <tr>
              <th scope="col">{t`Case`}</th>
              <th scope="col">{t`Payer side`}</th>
              <th scope="col">{t`Basis`}</th>
              <th scope="col">{t`Rate`}</th>
              <th scope="col">{t`In new deals`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((term, at) => (
              <TermRow
                key={`${term.case} ${term.payer_side} ${term.basis}`}
                term={term}
                isFirst={rows[at - 1]?.case !== term.case}
                isSaving={terms.save.isPending}
                onSave={(change) => terms.save.mutate(change)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
