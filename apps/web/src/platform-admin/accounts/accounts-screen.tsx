import { accountCalls, accounts } from '@angan/contract/platform/accounts.ts';
import { cities } from '@angan/domain/lookups/places.ts';
import { subscriptionStatuses } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';
import { ExportMenu, NoRecords, namesOf, RecordListPage, useRecordList } from '../../records/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { usePlanChoices } from '../use-plan-choices.ts';
import { AccountPanel } from './account-panel.tsx';
import { AccountRow } from './account-row.tsx';
import { accountColumns } from './columns.tsx';
import { Unfinished } from './unfinished.tsx';
import { statusWords } from './words.ts';

const described = {
  list: accountCalls.list,
  get: accountCalls.get,
  filters: namesOf(accounts.filters),
  usualOrder: '-created_date',
} as const;

const orders = perLanguage(
  () =>
    [
      { id: '-created_date', label: t`Newest first` },
      { id: 'created_date', label: t`Oldest first` },
      { id: 'company_name', label: t`Name` },
      { id: 'ends_on', label: t`Ends first` },
      { id: '-last_active', label: t`Active last` },
    ] as const,
);

/** The offices of the platform: what each has, how long, and how much it works. */
export const AccountsScreen = () => {
  const list = useRecordList(described);
  const plans = usePlanChoices();
  const { url, openId } = list;
  const exported = { ...list.filteredBy, ordering: list.ordering };
  return (
    <RecordListPage
      name="accounts"
      title={t`Accounts`}
      list={list}
      orders={orders()}
      views={[{ kind: 'table', columns: accountColumns() }]}
      phoneRow={(props) => <AccountRow {...props} />}
      filters={
        <FilterBar
          search={
            <SearchField
              placeholder={t`Company, owner, mobile`}
              value={list.search ?? ''}
              onSearch={(search) => url.filter({ search })}
            />
          }
        >
          <ChoiceFilter
            url={url}
            name="status"
            label={t`Status`}
            choices={subscriptionStatuses.map((id) => ({ id, label: statusWords()[id] }))}
          />
          <ChoiceFilter url={url} name="plan" label={t`Plan`} choices={plans} />
          <ChoiceFilter
            url={url}
            name="city"
            label={t`City`}
            long
            choices={cities.map(({ id, city }) => ({ id, label: city }))}
          />
        </FilterBar>
      }
      actions={
        <>
          <Unfinished />
          <ExportMenu call={accountCalls.export} asked={exported} />
        </>
      }
      phoneActions={
        <>
          <Unfinished small />
          <ExportMenu call={accountCalls.export} asked={exported} small />
        </>
      }
      nameOf={({ company_name }) => company_name}
      empty={(columns) => (
        <NoRecords
          list={list}
          title={t`No accounts`}
          one={t`account`}
          columns={columns}
          why={t`An office shows here from the moment it signed up.`}
        />
      )}
      record={
        openId !== undefined && (
          <AccountPanel
            key={openId}
            id={openId}
            onClose={list.close}
            onPrevious={list.step(-1)}
            onNext={list.step(1)}
          />
        )
      }
      beside
    />
  );
};
