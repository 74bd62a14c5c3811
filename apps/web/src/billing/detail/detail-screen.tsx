import { type Billing, billingCalls } from '@angan/contract/billing/billing.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { query, useCall } from '../../core/api/index.ts';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { api } from '../api.ts';
import { monthsText, usersText } from '../words.ts';
import { AddUsers } from './add-users.tsx';
import styles from './detail.module.css';
import { Transactions } from './transactions.tsx';

/** /paymentdetail: what the office has, what it may change about it, and what was paid. */
export const PaymentDetailScreen = () => {
  const subscription = useQuery(query(billingCalls.show, {}, { quiet: true }));
  const transactions = useQuery(query(billingCalls.transactions, {}, { quiet: true }));
  return (
    <PageFrame title={t`Subscription`}>
      <div className="scrolls">
        <div className={styles.page}>
          <QueryView
            query={subscription}
            failed={t`The subscription did not load.`}
            loading={t`Loading the subscription`}
            rows={3}
          >
            {(shown) => <Now subscription={shown} />}
          </QueryView>
          <QueryView query={transactions} failed={t`The payments did not load.`} loading={null}>
            {(rows) => rows.length > 0 && <Transactions rows={rows} />}
          </QueryView>
        </div>
      </div>
    </PageFrame>
  );
};

const tones = {
  Pending: 'off',
  Active: 'ok',
  Cancelled: 'warn',
  Grace: 'warn',
  Expired: 'bad',
  Suspended: 'bad',
  Deleting: 'bad',
} as const;

const Now = ({ subscription }: { subscription: Billing }) => {
  const [isAdding, setAdding] = useState(false);
  const { term, status, next, credit, users } = subscription;
  const cancel = useCall(() => api.subscription.cancel({}), {
    success: t`It runs to its end and no further.`,
    undo: () => resume.mutate(),
    changes: ['subscription'],
  });
  const resume = useCall(() => api.subscription.resume({}), {
    success: t`The cancellation was undone.`,
    changes: ['subscription'],
  });
  const isPaid = term?.kind === 'Paid' && (status === 'Active' || status === 'Cancelled');
  return (
    <section className={styles.now}>
      <div>
        <h2>
          {term ? term.plan.plan_name : t`No plan yet`} <StatusBadge tone={tones[status]}>{word(status)}</StatusBadge>
        </h2>
        {term && (
          <p>
            {[
              word(term.kind),
              term.duration_months && monthsText(term.duration_months),
              t`${users} of ${usersText(term.users_allowed)} used`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        {term?.ends_on && <p>{t`${formatDate(term.started_on)} to ${formatDate(term.ends_on)}`}</p>}
        {next.map((one) => (
          <p key={one.id}>
            {t`Then ${one.plan.plan_name} for ${usersText(one.users_allowed)}, from ${formatDate(one.started_on)}`}
          </p>
        ))}
        {credit > 0 && <p>{t`${formatRupees(credit)} of credit is kept for what you buy next.`}</p>}
      </div>
      <div className={styles.ways}>
        {isPaid && <Button onClick={() => setAdding(true)}>{t`Add users`}</Button>}
        {isPaid && status === 'Active' && (
          <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t`Cancel at the end`}
          </Button>
        )}
        {status === 'Cancelled' && (
          <Button loading={resume.isPending} onClick={() => resume.mutate()}>{t`Take the cancellation back`}</Button>
        )}
        <Button component={Link} to="/offers">{t`Change plan`}</Button>
        <Button component={Link} to={term?.kind === 'Paid' ? '/renew' : '/buy/yearly'} variant="filled">
          {term?.kind === 'Paid' ? t`Renew` : t`Buy a plan`}
        </Button>
      </div>
      {isAdding && <AddUsers buyer={subscription.buyer} onClose={() => setAdding(false)} />}
    </section>
  );
};
