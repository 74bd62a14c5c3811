import { type CommissionRow, commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from '../commissions.module.css';
import { payerName, sum, termWords } from '../words.ts';
import { AddCommission } from './add-commission.tsx';
import { LateBand } from './late-band.tsx';
import { ofDeal } from './of-deal.ts';
import { PayerPart } from './payer-part.tsx';

/** What a deal earns: each payer in a column and what all come to; under it what is done with each of them. */
export const DealBrokerage = ({ deal }: { deal: number }) => {
  const list = useQuery(query(commissionCalls.list, ofDeal(deal), { quiet: true }));
  return (
    <section className={styles.deal} aria-label={t`Brokerage`}>
      <header className={styles.dealHead}>
        <h3 className={styles.dealTitle}>{t`Brokerage`}</h3>
        <AddCommission deal={deal} />
      </header>
      <QueryView query={list} failed={t`The brokerage did not load.`} loading={t`Loading the brokerage`} rows={6}>
        {({ results }) =>
          results.length === 0 ? (
            <p className={styles.note}>{t`Nobody pays brokerage on this deal.`}</p>
          ) : (
            <>
              {results
                .filter(({ days_late }) => days_late > 0)
                .map((row) => (
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

type Line = readonly [label: string, of: (row: CommissionRow) => number, isStrong?: boolean];

/** `isNetOfTax`: somebody deducts TDS, so that what comes is less than the invoice. */
const lines = (isNetOfTax: boolean): readonly Line[] => [
  [t`Gross`, (row) => row.gross_amount],
  [t`Discount`, (row) => -row.discount],
  ['CGST', (row) => row.cgst],
  ['SGST', (row) => row.sgst],
  ['IGST', (row) => row.igst],
  [t`Rounding`, (row) => row.rounding],
  [t`Invoice total`, (row) => row.invoice_total, true],
  [t`TDS, estimate`, (row) => -row.tds_expected],
  ...(isNetOfTax ? [[t`Net`, (row) => row.net_expected, true] satisfies Line] : []),
  [t`Received`, (row) => row.amount_received],
  [t`To receive`, (row) => row.to_receive, true],
];

/** A column for each payer and one for all of them; a line that is nothing everywhere is left out. */
const Statement = ({ rows }: { rows: readonly CommissionRow[] }) => {
  const isNetOfTax = rows.some(({ tds_expected }) => tds_expected !== 0);
  const shown = lines(isNetOfTax).filter(([, of, strong]) => strong || rows.some((row) => of(row) !== 0));
  return (
    <div className={styles.scrollX}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th aria-label={t`What`} />
            {rows.map((row) => (
              <th key={row.id}>
                {payerName(row)}
                <small className={styles.quiet}>{[word(row.payer_side), termWords(row)].join(', ')}</small>
              </th>
            ))}
            {rows.length > 1 && <th>{t`All`}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(([label, of, strong]) => (
            <tr key={label} data-strong={strong}>
              <th scope="row">{label}</th>
              {rows.map((row) => (
                <td key={row.id}>{sum(of(row))}</td>
              ))}
              {rows.length > 1 && <td>{sum(toRupees(rows.reduce((all, row) => all + toPaise(of(row)), 0)))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
