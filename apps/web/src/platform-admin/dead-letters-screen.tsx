import { type DeadLetter, deadLetterCalls, deadLetterKinds } from '@angan/contract/platform/dead-letters.ts';
import { failures } from '@angan/contract/platform/failures.ts';
import { t } from '@lingui/core/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client, infiniteList, keyOf, queryClient, useCall } from '../core/api/index.ts';
import { formatDateTime, formatNumber, perLanguage, sentence } from '../core/language/index.ts';
import { FilterBar } from '../ui/filter-bar.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { EmptyState } from '../ui/states.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import styles from './dead-letters.module.css';

const { retry } = client(deadLetterCalls);

type Kind = DeadLetter['kind'];
const kindWords = perLanguage(
  () =>
    ({
      message: { one: t`Message`, many: t`Messages` },
      job: { one: t`Job`, many: t`Jobs` },
    }) as const satisfies Record<Kind, { one: string; many: string }>,
);
const kindOf = (text: string | undefined): Kind | undefined => deadLetterKinds.find((kind) => kind === text);

/** What was given up on, across all companies, and trying one of it again. */
export const DeadLettersScreen = () => {
  const url = useUrlState();
  const kind = kindOf(url.get('kind'));
  const list = useInfiniteQuery(infiniteList(deadLetterCalls.list, { query: { kind } }));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const rows = data?.pages.flatMap((page) => page.results) ?? [];
  return (
    <PageFrame
      title={t`Failed messages and jobs`}
      count={data?.pages[0]?.count}
      filters={<KindFilter kind={kind} onChange={(chosen) => url.filter({ kind: chosen })} />}
    >
      <div className={`scrolls ${styles.scroll}`}>
        <QueryView query={list} failed={t`The list did not load.`} loading={t`Loading what failed`} rows={4} />
        {data && rows.length === 0 && (
          <EmptyState title={kind ? t`No failed ${kindWords()[kind].many.toLowerCase()}` : t`Nothing failed`}>
            {t`What fails at its last attempt shows here until it is tried again.`}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ul className="list-unstyled" aria-label={t`Failed messages and jobs`}>
            {rows.map((letter) => (
              <LetterRow key={`${letter.kind} ${letter.id}`} letter={letter} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <div className={styles.more}>
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t`Show more`}
            </Button>
          </div>
        )}
      </div>
    </PageFrame>
  );
};

const KindFilter = ({ kind, onChange }: { kind: Kind | undefined; onChange: (kind: Kind | undefined) => void }) => (
  <FilterBar>
    <SegmentedControl
      aria-label={t`Kind`}
      value={kind ?? ''}
      onChange={(chosen) => onChange(kindOf(chosen))}
      data={[
        { value: '', label: t`All` },
        ...deadLetterKinds.map((value) => ({ value, label: kindWords()[value].many })),
      ]}
    />
  </FilterBar>
);

const channels = perLanguage<Record<string, string>>(() => ({ mail: t`Mail`, sms: 'SMS' }));

/** 'Mail, Your password', 'SMS', or of a job's name 'purge_file' 'Purge file'. */
const nameOf = ({ kind, what, subject }: DeadLetter) => {
  const words = what.replaceAll('_', ' ');
  const name = (kind === 'message' && channels()[what]) || words.charAt(0).toUpperCase() + words.slice(1);
  return subject ? `${name}, ${subject}` : name;
};

/** Each row is tried by itself, so that several may be under way at once. */
const LetterRow = ({ letter }: { letter: DeadLetter }) => {
  const { id, kind, to, company, attempts, last_error, failed_at } = letter;
  const name = nameOf(letter);
  const again = useCall(() => retry({ params: { id }, body: { kind } }), {
    success: ({ detail }) => detail,
    // After a refusal too: somebody else may have been first. The button stays busy until the row is gone.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(deadLetterCalls.list).slice(0, 2) }),
  });
  return (
    <li className={styles.letter}>
      <div className={styles.text}>
        <p className={styles.name}>
          <StatusBadge tone={kind === 'message' ? 'warn' : 'info'}>{kindWords()[kind].one}</StatusBadge>
          <span>{name}</span>
        </p>
        <p className={styles.error}>{(last_error && sentence(failures, last_error)) || t`It gave no reason.`}</p>
        <p className={styles.details}>
          {to && <span>{t`To ${to}`}</span>}
          <span>{company.company_name}</span>
          <span>{attempts === 1 ? t`1 attempt` : t`${formatNumber(attempts)} attempts`}</span>
          <time dateTime={failed_at}>{formatDateTime(failed_at)}</time>
        </p>
      </div>
      <Button
        size="xs"
        className={styles.again}
        loading={again.isPending}
        onClick={() => again.mutate()}
        aria-label={t`Try again: ${name}${to && t` to ${to}`}`}
      >
        {t`Try again`}
      </Button>
    </li>
  );
};
