import { splitCalls } from '@angan/contract/commissions/splits.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { infiniteList, query } from '../../core/api/index.ts';
import { formatRupees } from '../../core/language/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from '../commissions.module.css';
import { SplitLine } from './split-line.tsx';

/** What one's own shares come to: due and paid, deal by deal. */
export const OwnSplits = () => {
  const mine = useQuery(query(splitCalls.payees, { query: {} }, { quiet: true }));
  const list = useInfiniteQuery(infiniteList(splitCalls.list, { query: {} }, { quiet: true }));
  const rows = list.data?.pages.flatMap((page) => page.results) ?? [];
  const own = mine.data?.[0];
  return (
    <PageFrame title={t`Commission`} count={list.data?.pages[0]?.count}>
      <div className={`scrolls ${styles.scroll}`}>
        {own && (
          <p className={styles.ownSums}>
            <strong className={styles.bigSum}>{t`${formatRupees(own.due)} due`}</strong>
            <span className={styles.quiet}>{t`${formatRupees(own.paid)} paid so far`}</span>
          </p>
        )}
        <QueryView query={list} failed={t`Your shares did not load.`} loading={t`Loading your shares`} rows={6} />
        {list.data && rows.length === 0 && (
          <EmptyState
            title={t`No shares yet`}
          >{t`Your shares in brokerage show here once the owner has entered them.`}</EmptyState>
        )}
        <ul className="list-unstyled" aria-label={t`Shares`}>
          {rows.map((row) => (
            <SplitLine key={row.id} row={row} />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t`Show more`}
          </Button>
        )}
      </div>
    </PageFrame>
  );
};
