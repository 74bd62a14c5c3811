import type { DeskTransaction } from '@angan/contract/platform/transactions.ts';
import { t } from '@lingui/core/macro';
import { boughtText } from '../../billing/light.ts';
import { formatDateTime, formatRupees, perLanguage, word } from '../../core/language/index.ts';
import type { Column } from '../../ui/data-list/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { standingOf } from './words.ts';

export const OrderStanding = ({ row }: { row: DeskTransaction }) => {
  const { text, tone } = standingOf(row);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
};

/** The columns of the table of orders. */
export const transactionColumns = perLanguage<readonly Column<DeskTransaction>[]>(() => [
  { key: 'order', label: t`Order`, width: 10, kind: 'name', cell: ({ order_no }) => order_no },
  { key: 'office', label: t`Office`, width: 15, cell: ({ office }) => office.company_name },
  { key: 'for', label: t`For`, width: 13, kind: 'quiet', cell: (row) => boughtText(row) },
  { key: 'purpose', label: t`Purpose`, width: 7, kind: 'quiet', cell: ({ purpose }) => word(purpose) },
  { key: 'status', label: t`Status`, width: 9, cell: (row) => <OrderStanding row={row} /> },
  { key: 'total', label: t`Total`, width: 8, kind: 'number', cell: ({ total }) => formatRupees(total) },
  {
    key: 'refunded',
    label: t`Given back`,
    width: 8,
    kind: 'number',
    cell: ({ refunded }) => (refunded > 0 ? formatRupees(refunded) : '-'),
  },
  { key: 'method', label: t`Method`, width: 6, kind: 'quiet', cell: ({ method }) => (method ? word(method) : '-') },
  {
    key: 'created',
    label: t`Ordered`,
    width: 11,
    kind: 'quiet',
    cell: ({ created_date }) => formatDateTime(created_date),
  },
  {
    key: 'payment',
    label: t`Payment id`,
    width: 12,
    kind: 'quiet',
    optional: true,
    cell: ({ gateway_payment_id }) => gateway_payment_id ?? '-',
  },
]);
