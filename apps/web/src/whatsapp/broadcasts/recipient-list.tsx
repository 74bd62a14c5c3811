import { leftOutTexts, outcomeTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import {
  type Broadcast,
  broadcastCalls,
  type Recipient,
  recipientFilters,
} from '@angan/contract/whatsapp/broadcasts.ts';
import type { RecipientOutcome } from '@angan/domain/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatDateTime, perLanguage, word } from '../../core/language/index.ts';
import { type Column, DataCards, DataTable } from '../../ui/data-list/index.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageButtons, PageRange, pageNumber, pageOf } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import styles from './broadcasts.module.css';
import { ShowChips } from './show-chips.tsx';
import { numberWords } from './words.ts';

const pageSize = 25;
const tones: Record<RecipientOutcome, Tone> = {
  Waiting: 'off',
  Sent: 'info',
  Delivered: 'info',
  Read: 'ok',
  Failed: 'bad',
  'Not sure': 'warn',
  'Not sent': 'off',
};

const Outcome = ({ one }: { one: Recipient }) =>
  one.outcome ? (
    <StatusBadge tone={tones[one.outcome]}>{word(outcomeTexts[one.outcome])}</StatusBadge>
  ) : (
    <StatusBadge tone="off">{t`Left out`}</StatusBadge>
  );
const reasonOf = (one: Recipient) => (one.left_out ? word(leftOutTexts[one.left_out]) : one.why);
/** Who opted out stands on the list of opt-outs, with their words. */
const Reason = (one: Recipient) =>
  one.left_out === 'Opted out' ? (
    <Link to={`/whatsappOptOuts?search=${encodeURIComponent(one.number)}`}>{reasonOf(one)}</Link>
  ) : (
    reasonOf(one)
  );
const answerOf = (one: Recipient) => (one.clicked ? t`Tapped ‘${one.clicked}’` : one.reply);

const columns = perLanguage<Column<Recipient>[]>(() => [
  { key: 'name', label: t`Name`, width: 12, kind: 'name', cell: ({ name }) => name || t`Unknown` },
  { key: 'number', label: t`Number`, width: 10, cell: ({ number }) => numberWords(number) },
  { key: 'outcome', label: t`Result`, width: 10, cell: (one) => <Outcome one={one} /> },
  { key: 'why', label: t`Reason`, width: 24, kind: 'quiet', cell: Reason },
  { key: 'at', label: t`At`, width: 11, kind: 'quiet', cell: ({ at }) => (at ? formatDateTime(at) : '') },
  { key: 'reply', label: t`Reply`, width: 22, cell: answerOf },
]);

/** Each person with what became of their message, by outcome and by search. */
export const RecipientList = ({ broadcast }: { broadcast: Broadcast }) => {
  const url = useUrlState();
  const phone = usePhone();
  const show = recipientFilters.find((filter) => filter === url.get('show')) ?? 'All';
  const search = url.get('search');
  const list = useQuery({
    ...query(
      broadcastCalls.recipients,
      { params: { id: broadcast.id }, query: { show, search, ...pageOf(url) } },
      { quiet: true },
    ),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.results;
  const shared = { rows, rowKey: ({ id }: Recipient) => id, label: t`Recipients` };
  const shown = phone ? (
    <DataCards {...shared} as="rows" card={(one) => <RecipientCard one={one} />} />
  ) : (
    <DataTable {...shared} columns={columns()} />
  );
  return (
    <section aria-label={t`People`} className={styles.people}>
      <FilterBar
        search={
          <SearchField
            placeholder={t`Search by name or number`}
            value={search ?? ''}
            onSearch={(text) => url.filter({ search: text })}
          />
        }
      >
        <ShowChips
          broadcast={broadcast}
          show={show}
          onChange={(next) => url.filter({ show: next === 'All' ? null : next })}
        />
      </FilterBar>
      <QueryView query={list} failed={t`The list did not load.`} loading={shown}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState title={t`Nobody here`} filtered>
              {search ? t`Nobody fits the search.` : t`No message has come this far yet.`}
            </EmptyState>
          ) : (
            shown
          )
        }
      </QueryView>
      {rows && rows.length > 0 && (
        <div className={styles.foot}>
          <PageRange data={list.data} first={(pageNumber(url) - 1) * pageSize + 1} />
          <span className={styles.space} />
          <PageButtons url={url} data={list.data} />
        </div>
      )}
    </section>
  );
};

const RecipientCard = ({ one }: { one: Recipient }) => (
  <div className={styles.card}>
    <div className={styles.rowHead}>
      <span className={styles.name}>{one.name || t`Unknown`}</span>
      <Outcome one={one} />
    </div>
    <p className={styles.quiet}>
      {[numberWords(one.number), one.at && formatDateTime(one.at)].filter(Boolean).join(', ')}
    </p>
    {reasonOf(one) && (
      <p className={styles.quiet}>
        <Reason {...one} />
      </p>
    )}
    {answerOf(one) && <p>{answerOf(one)}</p>}
  </div>
);
