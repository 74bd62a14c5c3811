import { transactionStatuses } from '@angan/contract/billing/orders.ts';
import { deskTransactionFilters, transactionCalls } from '@angan/contract/platform/transactions.ts';
import { purposes } from '@angan/domain/billing/index.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { NoRecords, namesOf, RecordListPage, useRecordList } from '../../records/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { transactionColumns } from './columns.tsx';
import { OrderPanel } from './order-panel.tsx';
import { TransactionRow } from './transaction-row.tsx';

const described = {
  list: transactionCalls.list,
  get: transactionCalls.get,
  filters: namesOf(deskTransactionFilters),
  usualOrder: '-id',
  isCountCapped: true,
} as const;

const asWords = <Id extends string>(ids: readonly Id[]) => ids.map((id) => ({ id, label: word(id) }));

/** The orders of all offices, the newest first, and the open one beside them. */
export const TransactionsScreen = () => {
  const list = useRecordList(described);
  const { url, openId } = list;
  return (
    <RecordListPage
      name="transactions"
      title={t`Transactions`}
      list={list}
      views={[{ kind: 'table', columns: transactionColumns() }]}
      phoneRow={(props) => <TransactionRow {...props} />}
      filters={
        <FilterBar
          search={
            <SearchField
              placeholder={t`Office, order or payment id`}
              value={list.search ?? ''}
              onSearch={(search) => url.filter({ search })}
            />
          }
        >
          <ChoiceFilter url={url} name="status" label={t`Status`} choices={asWords(transactionStatuses)} />
          <ChoiceFilter url={url} name="purpose" label={t`Purpose`} choices={asWords(purposes)} />
          <ChoiceFilter url={url} name="held" label={t`Waits for you`} choices={[{ id: 'true', label: t`Held` }]} />
        </FilterBar>
      }
      nameOf={({ order_no }) => order_no}
      empty={(columns) => (
        <NoRecords
          list={list}
          title={t`No transactions`}
          one={t`transaction`}
          columns={columns}
          why={t`An order shows here from the moment an office opens it.`}
        />
      )}
      record={
        openId !== undefined && (
          <OrderPanel key={openId} id={openId} onClose={list.close} onPrevious={list.step(-1)} onNext={list.step(1)} />
        )
      }
      beside
    />
  );
};
