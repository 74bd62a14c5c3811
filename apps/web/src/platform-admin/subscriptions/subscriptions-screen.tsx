import { deskSubscriptionCalls, deskSubscriptionFilters } from '@angan/contract/platform/subscriptions.ts';
import { runningTermStatuses, subscriptionKinds, termStatuses } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { formatDate, perLanguage, word } from '../../core/language/index.ts';
import { NoRecords, namesOf, RecordListPage, useRecordList } from '../../records/index.ts';
import card from '../../ui/card.module.css';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { CardLink } from '../../ui/data-list/index.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { accountPath } from '../paths.ts';
import { leftText, planText, subscriptionColumns, TermStanding } from './columns.tsx';
import { EndingFilter } from './ending-filter.tsx';

const described = {
  list: deskSubscriptionCalls.list,
  filters: namesOf(deskSubscriptionFilters),
  usualOrder: 'ends_on',
  // Those by which people work.
  usual: { status: runningTermStatuses },
  isCountCapped: true,
} as const;

const orders = perLanguage(
  () =>
    [
      { id: 'ends_on', label: t`Ends first` },
      { id: '-ends_on', label: t`Ends last` },
      { id: '-started_on', label: t`Begun last` },
    ] as const,
);
const asWords = <Id extends string>(ids: readonly Id[]) => ids.map((id) => ({ id, label: word(id) }));

/** The terms of all offices, those that end next first; each leads to its account. */
export const SubscriptionsScreen = () => {
  const list = useRecordList(described);
  const { url } = list;
  return (
    <RecordListPage
      name="subscriptions"
      title={t`Subscriptions`}
      list={list}
      orders={orders()}
      views={[{ kind: 'table', columns: subscriptionColumns() }]}
      pathOf={({ office }) => accountPath(office.id)}
      phoneRow={({ row, href, onApproach }) => (
        <article className={card.row}>
          <div className={card.words}>
            <div className={card.line}>
              <CardLink className="truncate" href={href} onApproach={onApproach}>
                {row.office.company_name}
              </CardLink>
              <span className={card.right}>
                <TermStanding row={row} />
              </span>
            </div>
            <span className="truncate">{`${planText(row)}, ${word(row.kind)}`}</span>
            <span className="truncate">
              {row.ends_on ? t`To ${formatDate(row.ends_on)}, ${leftText(row)} left` : t`Without an end`}
            </span>
          </div>
        </article>
      )}
      filters={
        <FilterBar
          search={
            <SearchField
              placeholder={t`Office`}
              value={list.search ?? ''}
              onSearch={(search) => url.filter({ search })}
            />
          }
        >
          <ChoiceFilter
            url={url}
            name="status"
            label={t`Status`}
            usual={runningTermStatuses}
            together={{ label: t`Running`, ids: runningTermStatuses }}
            choices={asWords(termStatuses)}
          />
          <ChoiceFilter url={url} name="kind" label={t`Kind`} choices={asWords(subscriptionKinds)} />
          <EndingFilter url={url} />
        </FilterBar>
      }
      nameOf={({ office }) => office.company_name}
      empty={(columns) => (
        <NoRecords
          list={list}
          title={t`No subscriptions`}
          one={t`subscription`}
          columns={columns}
          why={t`A term shows here from the day an office begins its trial or buys a plan.`}
          lift={t`Show all statuses`}
        />
      )}
    />
  );
};
