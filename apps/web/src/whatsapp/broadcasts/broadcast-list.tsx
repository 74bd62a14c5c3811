import { type Broadcast, broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconCurrencyRupee, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, query, useCall } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { formatDate, formatNumber, word } from '../../core/language/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageButtons, PageRange, pageNumber, pageOf } from '../../ui/pager.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import styles from './broadcasts.module.css';
import { PricesDialog } from './prices-dialog.tsx';
import { doneOf, shareWords, stateWords, statusTone, stepsOf } from './words.ts';

const api = client(broadcastCalls);
const pageSize = 25;

/** All broadcasts, the newest first; those under way move while one looks. */
export const BroadcastList = () => {
  const url = useUrlState();
  const [prices, setPrices] = useState(false);
  const list = useQuery({
    ...query(broadcastCalls.list, { query: pageOf(url) }),
    placeholderData: keepPreviousData,
  });
  const begin = useCall(() => api.create({ body: { name: t`Broadcast ${formatDate(new Date())}` } }), {
    onSuccess: ({ id }) => url.patch({ id }),
  });
  const start = () => begin.mutate();
  useKeys({ n: { label: t`New broadcast`, run: start } });
  const rows = list.data?.results ?? [];
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} loading={begin.isPending} onClick={start}>
      {t`New broadcast`}
    </Button>
  );
  return (
    <PageFrame
      title={t`Broadcast Message`}
      count={list.data?.count}
      actions={
        <>
          <Button onClick={() => setPrices(true)}>{t`Prices`}</Button>
          {add}
        </>
      }
      phoneActions={
        <>
          <ActionIcon aria-label={t`Prices`} onClick={() => setPrices(true)}>
            <IconCurrencyRupee size={22} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t`New broadcast`} loading={begin.isPending} onClick={start}>
            <IconPlus size={22} aria-hidden />
          </ActionIcon>
        </>
      }
      footer={
        rows.length > 0 && (
          <>
            <PageRange data={list.data} first={(pageNumber(url) - 1) * pageSize + 1} />
            <span className={styles.space} />
            <PageButtons url={url} data={list.data} />
          </>
        )
      }
    >
      <div className="page-body">
        <QueryView query={list} failed={t`The list did not load.`} loading={t`Loading broadcasts`} rows={4} />
        {list.data && rows.length === 0 && (
          <EmptyState title={t`No broadcasts yet`} action={add}>
            {t`Send one approved template to many people at once, and see who read it and who answered.`}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ul className="list-unstyled" aria-label={t`Broadcasts`}>
            {rows.map((broadcast) => (
              <BroadcastRow
                key={broadcast.id}
                broadcast={broadcast}
                href={url.href({ id: broadcast.id, page: null, cursor: null })}
              />
            ))}
          </ul>
        )}
      </div>
      {prices && <PricesDialog onClose={() => setPrices(false)} />}
    </PageFrame>
  );
};

const BroadcastRow = ({ broadcast, href }: { broadcast: Broadcast; href: string }) => {
  const { name, status, template_name, created_date, created_by, people } = broadcast;
  const steps = stepsOf(broadcast);
  const isUnderWay = status === 'Sending' || status === 'Paused';
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={href} className={`stretched-link ${styles.name}`}>
          {name}
        </Link>
        <p className={styles.quiet}>
          {[template_name || t`No template yet`, formatDate(created_date), created_by].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className={styles.going}>
        <StatusBadge tone={statusTone[status]}>{word(status)}</StatusBadge>
        {status !== 'Done' && <span className={styles.quiet}>{stateWords(broadcast)}</span>}
        {isUnderWay && <ProgressBar small label={t`Sending ${name}`} done={doneOf(broadcast)} total={people} />}
      </div>
      {status !== 'Draft' && (
        <dl className={styles.figures}>
          <Figure label={t`People`} value={people} />
          {status !== 'Scheduled' && (
            <>
              <Figure label={t`Delivered`} value={steps.delivered} of={people} />
              <Figure label={t`Read`} value={steps.read} of={people} />
              <Figure label={t`Replied`} value={steps.replied} of={people} />
              <Figure label={t`Failed`} value={steps.failed} of={people} />
            </>
          )}
        </dl>
      )}
    </li>
  );
};

const Figure = ({ label, value, of = 0 }: { label: string; value: number; of?: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong>{formatNumber(value)}</strong> {of > 0 && value > 0 && <span>{shareWords(value, of)}</span>}
    </dd>
  </div>
);
