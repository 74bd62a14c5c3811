import type { CommissionRow } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { formatDate, perLanguage, word } from '../../core/language/index.ts';
import type { Column } from '../../ui/data-list/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from '../commissions.module.css';
import { aboutWords, codeOf, lateWords, payerName, statusTones, sum } from '../words.ts';

const Two = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className={styles.two}>
    <span className="truncate">{first}</span>
    <small className={`truncate ${styles.quiet}`}>{second}</small>
  </span>
);

/** 'in 9 days' is no lateness: what is not late shows its day alone. */
const Late = ({ row }: { row: CommissionRow }) =>
  row.days_late > 0 ? (
    <span className={styles.late} data-old={row.days_late > 30 || undefined}>
      {lateWords(row)}
    </span>
  ) : (
    <span className={styles.quiet}>{row.due_date ? formatDate(row.due_date) : ''}</span>
  );

export const commissionColumns = perLanguage((): readonly Column<CommissionRow>[] => [
  {
    key: 'payer',
    label: t`Payer`,
    width: 14,
    kind: 'name',
    cell: (row) => <Two first={payerName(row)} second={word(row.payer_side)} />,
  },
  {
    key: 'deal',
    label: t`Deal or loan`,
    width: 14,
    cell: (row) => (
      <Two first={[codeOf(row), row.loan?.applicant].filter(Boolean).join(', ')} second={aboutWords(row)} />
    ),
  },
  {
    key: 'invoice',
    label: t`Invoice`,
    width: 10,
    cell: ({ invoice_no, due_date }) => (
      <Two first={invoice_no ?? t`not invoiced`} second={due_date && t`due ${formatDate(due_date)}`} />
    ),
  },
  { key: 'total', label: t`Total`, width: 8.5, kind: 'number', cell: (row) => sum(row.invoice_total) },
  {
    key: 'received',
    label: t`Received`,
    width: 8.5,
    kind: 'number',
    cell: (row) => <span className={row.amount_received ? undefined : styles.quiet}>{sum(row.amount_received)}</span>,
  },
  {
    key: 'to_receive',
    label: t`To receive`,
    width: 9,
    kind: 'number',
    cell: (row) => {
      const tds = Math.max(0, row.balance - row.to_receive);
      return <Two first={<strong>{sum(row.to_receive)}</strong>} second={tds > 0 && t`TDS ${sum(tds)}`} />;
    },
  },
  {
    key: 'status',
    label: t`Status`,
    width: 8.5,
    cell: ({ status }) => <StatusBadge tone={statusTones[status]}>{word(status)}</StatusBadge>,
  },
  {
    key: 'late',
    label: t`Late`,
    width: 6.5,
    kind: 'number',
    sort: 'due_date',
    sortFirst: 'up',
    cell: (row) => <Late row={row} />,
  },
]);
