import { type CommissionRow, commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from '../commissions.module.css';
import { LateBand } from './late-band.tsx';
import type { ofDeal, ofLoan } from './of-record.ts';
import { PayerPart } from './payer-part.tsx';
import { Statement } from './statement.tsx';

interface Props {
  title: string;
  asked: ReturnType<typeof ofDeal> | ReturnType<typeof ofLoan>;
  failed: string;
  loading: string;
  /** What is said where nobody pays. */
  none: string;
  tools?: ReactNode;
}

const isLate = ({ days_late }: CommissionRow) => days_late > 0;

/** What a record earns: each payer in a column and what all come to; under it what is done with each of them. */
export const Payers = ({ title, asked, failed, loading, none, tools }: Props) => {
  const list = useQuery(query(commissionCalls.list, asked, { quiet: true }));
  return (
    <section className={styles.deal} aria-label={title}>
      <header className={styles.dealHead}>
        <h3 className={styles.dealTitle}>{title}</h3>
        {tools}
      </header>
      <QueryView query={list} failed={failed} loading={loading} rows={6}>
        {({ results }) =>
          results.length === 0 ? (
            <p className={styles.note}>{none}</p>
          ) : (
            <>
              {results.filter(isLate).map((row) => (
                <LateBand key={row.id} row={row} />
              ))}
              <div className={styles.payers}>
                <Statement rows={results} />
                {results.map(({ id }) => (
                  <PayerPart key={id} id={id} />
                ))}
              </div>
            </>
          )
        }
      </QueryView>
      <p className={styles.estimate}>{word(commissionTexts.estimate)}</p>
    </section>
  );
};
