import { type Account, accountCalls } from '@angan/contract/platform/accounts.ts';
import { subscriptionStatuses } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { infiniteList } from '../../core/api/index.ts';
import { formatDateTime } from '../../core/language/index.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { AccountPanel } from './account-panel.tsx';
import styles from './accounts.module.css';
import { dayOr, standing, statusWords, usersOf } from './words.ts';

/** The offices of the platform: what each has, how long, and how much it works. */
export const AccountsScreen = () => {
  const url = useUrlState();
  const search = url.get('search') ?? '';
  const status = subscriptionStatuses.find((one) => one === url.get('status'));
  const list = useInfiniteQuery(infiniteList(accountCalls.list, { query: { search: search || undefined, status } }));
  const rows = list.data?.pages.flatMap(({ results }) => results) ?? [];
  const open = rows.find(({ id }) => String(id) === url.get('id'));
  return (
    <PageFrame
      title={t`Accounts`}
      count={list.data?.pages[0]?.count}
      filters={
        <FilterBar>
          <SearchField
            placeholder={t`Company, owner, mobile`}
            value={search}
            onSearch={(text) => url.filter({ search: text })}
          />
          <NativeSelect
            aria-label={t`Status`}
            value={status ?? ''}
            onChange={({ currentTarget }) => url.filter({ status: currentTarget.value })}
            data={[
              { value: '', label: t`Any status` },
              ...subscriptionStatuses.map((value) => ({ value, label: statusWords()[value] })),
            ]}
          />
        </FilterBar>
      }
      panel={open && <AccountPanel account={open} onClose={() => url.patch({ id: null })} />}
    >
      <div className="scrolls">
        <QueryView query={list} failed={t`The accounts did not load.`} loading={t`Loading the accounts`} rows={8} />
        {list.data && rows.length === 0 && (
          <EmptyState title={t`No accounts`} filtered={search !== '' || status !== undefined}>
            {t`An office stands here from the moment it signed up.`}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ul className="list-unstyled" aria-label={t`Accounts`}>
            {rows.map((row) => (
              <AccountRow key={row.id} account={row} isOpen={row === open} to={url.href({ id: row.id })} />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <div className={styles.more}>
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t`Show more`}
            </Button>
          </div>
        )}
      </div>
    </PageFrame>
  );
};

const AccountRow = ({ account, isOpen, to }: { account: Account; isOpen: boolean; to: string }) => {
  const { word, tone } = standing(account);
  return (
    <li>
      <Link to={to} className={styles.row} data-open={isOpen || undefined}>
        <span className={styles.name}>
          <strong>{account.company_name}</strong> {account.owner}
        </span>
        <span>{account.plan ?? '-'}</span>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <span>{t`Users ${usersOf(account)}`}</span>
        <span>{t`Ends on ${dayOr(account.ends_on)}`}</span>
        <span className={styles.late}>
          {account.last_active ? t`Active ${formatDateTime(account.last_active)}` : t`Never came in`}
        </span>
      </Link>
    </li>
  );
};
