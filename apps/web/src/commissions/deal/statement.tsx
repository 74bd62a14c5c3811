import type { CommissionRow } from '@angan/contract/commissions/commissions.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import styles from '../commissions.module.css';
import { payerName, sum, termWords } from '../words.ts';

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
export const Statement = ({ rows }: { rows: readonly CommissionRow[] }) => {
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
