import { type CommissionRow, commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { evidenceCalls } from '@angan/contract/commissions/evidence.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client, query, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { saveBase64 } from '../../core/platform/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from '../commissions.module.css';
import { payerName, statusTones, sum, termWords } from '../words.ts';
import { AddCommission } from './add-commission.tsx';

const evidence = client(evidenceCalls);

/** What a deal earns: each payer in a column, and what both come to; from there to the desk, and the evidence pack. */
export const DealBrokerage = ({ deal }: { deal: number }) => {
  const list = useQuery(
    query(commissionCalls.list, { query: { deal: String(deal), ordering: 'created_date' } }, { quiet: true }),
  );
  const pack = useCall(() => evidence.pack({ params: { id: deal } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  return (
    <section className={styles.deal} aria-label={t`Brokerage`}>
      <header className={styles.dealHead}>
        <h3 className={styles.dealTitle}>{t`Brokerage`}</h3>
        <AddCommission deal={deal} />
        <Button
          leftSection={<IconFileCertificate size={16} aria-hidden />}
          loading={pack.isPending}
          onClick={() => pack.mutate()}
        >
          {t`Evidence pack`}
        </Button>
      </header>
      <QueryView query={list} failed={t`The brokerage did not load.`} loading={t`Loading the brokerage`} rows={6}>
        {({ results }) =>
          results.length === 0 ? (
            <p className={styles.note}>{t`Nobody pays brokerage on this deal.`}</p>
          ) : (
            <Statement rows={results} />
          )
        }
      </QueryView>
      <p className={styles.estimate}>{word(commissionTexts.estimate)}</p>
    </section>
  );
};

const lines = (): readonly [string, (row: CommissionRow) => number, boolean?][] => [
  [t`Gross`, (row) => row.gross_amount],
  [t`Discount`, (row) => -row.discount],
  ['CGST', (row) => row.cgst],
  ['SGST', (row) => row.sgst],
  ['IGST', (row) => row.igst],
  [t`Rounding`, (row) => row.rounding],
  [t`Invoice total`, (row) => row.invoice_total, true],
  [t`TDS, estimate`, (row) => -row.tds_expected],
  [t`Net`, (row) => row.net_expected, true],
  [t`Received`, (row) => row.amount_received],
  [t`To receive`, (row) => row.to_receive, true],
];

/** A column for each payer and one for all of them; a line that is nothing everywhere is left out. */
const Statement = ({ rows }: { rows: readonly CommissionRow[] }) => {
  const shown = lines().filter(([, of, strong]) => strong || rows.some((row) => of(row) !== 0));
  return (
    <div className={styles.scrollX}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th aria-label={t`What`} />
            {rows.map((row) => (
              <th key={row.id}>
                <Link to={`/commission?tab=all&id=${row.id}`}>{payerName(row)}</Link>
                <small className={styles.quiet}>{[word(row.payer_side), termWords(row)].join(', ')}</small>
                <StatusBadge tone={statusTones[row.status]}>{word(row.status)}</StatusBadge>
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
