import type { Transaction } from '@angan/contract/billing/orders.ts';
import { t } from '@lingui/core/macro';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate, formatRupees, word } from '../core/language/index.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { usePaper } from './use-paper.ts';
import { boughtText, statusTones } from './words.ts';
import styles from './billing.module.css';

/** What was ordered and paid, the newest first. */
export const Transactions = ({ rows }: { rows: readonly Transaction[] }) => {
  const paper = usePaper();
  return (
    <section className={styles.part}>
      <h2>
        {t`Payments so far`} <span className={styles.quiet}>{rows.length}</span>
      </h2>
      <div className={styles.tableBox}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t`Date`}</th>
              <th scope="col">{t`Order`}</th>
              <th scope="col">{t`For`}</th>
              <th scope="col" className={styles.right}>{t`Total`}</th>
              <th scope="col">{t`Status`}</th>
              <th scope="col">{t`Invoice`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{formatDate(row.created_date)}</td>
                <td>
                  <Anchor component={Link} to={`/paymentstatus?order=${row.id}`}>
                    {row.order_no}
                  </Anchor>
                </td>
                <td>{[word(row.purpose), boughtText(row)].join(', ')}</td>
                <td className={styles.right}>{formatRupees(row.total)}</td>
                <td>
                  <StatusBadge tone={row.held_reason ? 'warn' : statusTones[row.status]}>
                    {row.held_reason ? t`Being looked at` : word(row.status)}
                  </StatusBadge>
                </td>
                <td>
                  {row.invoice && (
                    <Button
                      size="xs"
                      variant="subtle"
                      loading={paper.isPending && paper.variables === row.invoice.id}
                      aria-label={t`PDF of ${row.invoice.no}`}
                      onClick={() => row.invoice && paper.mutate(row.invoice.id)}
                    >
                      {row.invoice.no}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
