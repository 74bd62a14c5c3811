import type { DeskSubscription } from '@angan/contract/platform/subscriptions.ts';
import type { TermStatus } from '@angan/domain/subscription.ts';
import { plural, t } from '@lingui/core/macro';
import { formatDate, formatNumber, formatRupees, perLanguage, word } from '../../core/language/index.ts';
import type { Column } from '../../ui/data-list/index.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const tones: Record<TermStatus, Tone> = {
  Ahead: 'info',
  Active: 'ok',
  Cancelled: 'off',
  Grace: 'warn',
  Ended: 'bad',
  Replaced: 'off',
};

/** How a term stands; that its office is suspended comes first, for then nobody works by it. */
export const TermStanding = ({ row: { status, office } }: { row: DeskSubscription }) =>
  office.is_suspended ? (
    <StatusBadge tone="bad">{t`Suspended`}</StatusBadge>
  ) : (
    <StatusBadge tone={tones[status]}>{word(status)}</StatusBadge>
  );

/** '12 days', '-' where it has no end. */
export const leftText = ({ days_left }: DeskSubscription): string =>
  days_left === null ? '-' : plural(days_left, { one: '# day', other: '# days' });

const months = (count: number) => plural(count, { one: '# month', other: '# months' });

export const planText = ({ plan_name, duration_months }: DeskSubscription): string =>
  duration_months ? t`${plan_name}, ${months(duration_months)}` : plan_name;

/** The columns of the table of terms. */
export const subscriptionColumns = perLanguage<readonly Column<DeskSubscription>[]>(() => [
  { key: 'office', label: t`Office`, width: 16, kind: 'name', cell: ({ office }) => office.company_name },
  { key: 'plan', label: t`Plan`, width: 10, cell: planText },
  { key: 'kind', label: t`Kind`, width: 8, kind: 'quiet', cell: ({ kind }) => word(kind) },
  { key: 'status', label: t`Status`, width: 8, cell: (row) => <TermStanding row={row} /> },
  {
    key: 'from',
    label: t`From`,
    width: 7,
    kind: 'quiet',
    sort: 'started_on',
    sortFirst: 'down',
    cell: ({ started_on }) => formatDate(started_on),
  },
  {
    key: 'to',
    label: t`To`,
    width: 7,
    sort: 'ends_on',
    cell: ({ ends_on }) => (ends_on ? formatDate(ends_on) : '-'),
  },
  { key: 'left', label: t`Left`, width: 6, kind: 'number', cell: leftText },
  {
    key: 'users',
    label: t`Users`,
    width: 6,
    kind: 'number',
    cell: ({ users, users_allowed }) => `${formatNumber(users)} / ${formatNumber(users_allowed)}`,
  },
  {
    key: 'paid',
    label: t`Paid`,
    width: 8,
    kind: 'number',
    cell: ({ kind, price_paid }) => (kind === 'Paid' ? formatRupees(price_paid) : '-'),
  },
  {
    key: 'order',
    label: t`Order`,
    width: 10,
    kind: 'quiet',
    optional: true,
    cell: ({ order }) => order?.order_no ?? '-',
  },
]);
