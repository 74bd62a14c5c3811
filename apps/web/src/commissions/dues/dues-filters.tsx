import type { CommissionRow } from '@angan/contract/commissions/commissions.ts';
import { commissionStatuses, payerSides } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import type { RecordList } from '../../records/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { DayRangeFilter } from '../../ui/day-range-filter.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';

const choicesOf = (words: readonly string[]) => words.map((id) => ({ id, label: word(id) }));

export const DuesFilters = ({ list }: { list: RecordList<CommissionRow> }) => {
  const { url } = list;
  const { subusers } = useNames();
  const staff = subusers.map(({ user }) => ({ id: user.id, label: `${user.first_name} ${user.last_name}`.trim() }));
  return (
    <FilterBar
      search={
        <SearchField
          placeholder={t`Payer, deal, loan or invoice`}
          value={list.search ?? ''}
          onSearch={(search) => url.filter({ search })}
        />
      }
    >
      <ChoiceFilter url={url} name="payer_side" label={t`Payer side`} choices={choicesOf(payerSides)} />
      <ChoiceFilter url={url} name="status" label={t`Status`} choices={choicesOf(commissionStatuses)} />
      <ChoiceFilter url={url} name="staff" label={t`Staff`} choices={staff} />
      <DayRangeFilter url={url} name="due_date" label={t`Due date`} />
    </FilterBar>
  );
};
