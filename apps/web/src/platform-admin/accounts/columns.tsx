import type { Account } from '@angan/contract/platform/accounts.ts';
import { t } from '@lingui/core/macro';
import { formatDateTime, formatNumber, perLanguage } from '../../core/language/index.ts';
import type { Column } from '../../ui/data-list/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './accounts.module.css';
import { dayOr, standing, usersOf } from './words.ts';

export const AccountStanding = ({ row }: { row: Account }) => {
  const { word, tone } = standing(row);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
};

export const activeText = ({ last_active }: Account): string =>
  last_active ? formatDateTime(last_active) : t`Never came in`;

/** The columns of the table of offices. */
export const accountColumns = perLanguage<readonly Column<Account>[]>(() => [
  {
    key: 'company',
    label: t`Company`,
    width: 17,
    kind: 'name',
    sort: 'company_name',
    cell: ({ company_name, owner }) => (
      <span className="truncate">
        {company_name} <span className={styles.owner}>{owner}</span>
      </span>
    ),
  },
  { key: 'city', label: t`City`, width: 8, kind: 'quiet', cell: ({ city }) => city || '-' },
  { key: 'plan', label: t`Plan`, width: 6, cell: ({ plan }) => plan ?? '-' },
  { key: 'status', label: t`Status`, width: 8, cell: (row) => <AccountStanding row={row} /> },
  { key: 'users', label: t`Users`, width: 5, kind: 'number', cell: usersOf },
  {
    key: 'properties',
    label: t`Properties`,
    width: 6,
    kind: 'number',
    cell: ({ properties }) => formatNumber(properties),
  },
  {
    key: 'inquiries',
    label: t`Inquiries`,
    width: 6,
    kind: 'number',
    cell: ({ open_inquiries }) => formatNumber(open_inquiries),
  },
  {
    key: 'active',
    label: t`Last active`,
    width: 11,
    kind: 'quiet',
    sort: 'last_active',
    sortFirst: 'down',
    cell: activeText,
  },
  { key: 'ends', label: t`Ends on`, width: 7, sort: 'ends_on', cell: ({ ends_on }) => dayOr(ends_on) },
  {
    key: 'signed_up',
    label: t`Signed up`,
    width: 11,
    kind: 'quiet',
    optional: true,
    sort: 'created_date',
    sortFirst: 'down',
    cell: ({ created_date }) => formatDateTime(created_date),
  },
]);
