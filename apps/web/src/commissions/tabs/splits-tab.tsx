import { type OwnSplit, splitCalls } from '@angan/contract/commissions/splits.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { infiniteList, query, useCall } from '../../core/api/index.ts';
import { formatRupees, word } from '../../core/language/index.ts';
import { saveBase64 } from '../../core/platform/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import styles from '../commissions.module.css';
import { PayDialog } from '../record/pay-dialog.tsx';
import { api } from '../use-commission.ts';
import { AccountsButton } from './accounts-button.tsx';
import { SplitLine } from './split-line.tsx';
import { Tabs } from './tabs.tsx';

/** What each person and co-broker is owed and was paid, and the shares that are to be paid. */
export const SplitsTab = () => {
  const url = useUrlState();
  const who = url.get('payee');
  const payees = useQuery(query(splitCalls.payees, { query: {} }, { quiet: true }));
  const [kind, id] = who?.split(' ') ?? [];
  const asked = kind === 'user' ? { user: id } : kind === 'contact' ? { contact: id } : { status: 'Due' as const };
  const list = useInfiniteQuery(infiniteList(splitCalls.list, { query: asked }, { quiet: true }));
  const rows = list.data?.pages.flatMap((page) => page.results) ?? [];
  const [paying, setPaying] = useState<OwnSplit>();
  const statement = useCall((contact: number) => api.splits.statement({ query: { contact: String(contact) } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  const chosen = payees.data?.find(({ key }) => key === who);
  return (
    <PageFrame
      title={t`Commission`}
      actions={
        <>
          <Tabs />
          <AccountsButton />
        </>
      }
      phoneActions={<AccountsButton small />}
    >
      <div className={`scrolls ${styles.scroll}`}>
        <div className={styles.phoneTabs}>
          <Tabs />
        </div>
        <QueryView query={payees} failed={t`The shares did not load.`} loading={t`Loading shares`} rows={4} />
        <ul className={`list-unstyled ${styles.payees}`} aria-label={t`People with shares`}>
          {payees.data?.map((payee) => (
            <li key={payee.key}>
              <button
                type="button"
                className={styles.payee}
                aria-pressed={payee.key === who}
                onClick={() => url.patch({ payee: payee.key === who ? null : payee.key })}
              >
                <strong>{payee.name}</strong>
                <span className={styles.quiet}>{word(payee.party_type)}</span>
                <span>{t`due ${formatRupees(payee.due)}`}</span>
                <span className={styles.quiet}>{t`paid ${formatRupees(payee.paid)}`}</span>
              </button>
            </li>
          ))}
        </ul>
        {chosen?.contact && (
          <Button loading={statement.isPending} onClick={() => statement.mutate(chosen.contact!)}>
            {t`Statement of ${chosen.name} (PDF)`}
          </Button>
        )}
        {list.data && rows.length === 0 && (
          <EmptyState title={t`No share is due`}>
            {t`Say on a commission who shares in it; what is to be paid shows here.`}
          </EmptyState>
        )}
        <ul className="list-unstyled" aria-label={t`Shares`}>
          {rows.map((row) => (
            <SplitLine key={row.id} row={row} onPay={() => setPaying(row)} />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t`Show more`}
          </Button>
        )}
        <p className={styles.estimate}>{word(commissionTexts.estimate)}</p>
      </div>
      {paying && <PayDialog split={paying} onClose={() => setPaying(undefined)} />}
    </PageFrame>
  );
};
