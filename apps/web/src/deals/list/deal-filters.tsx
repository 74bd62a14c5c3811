import { dealStages } from '@angan/contract/deals/deal-filters.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import { dealLadders, ourSides } from '@angan/domain/lookups/deals.ts';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { AreaFilter, dealTypeChoices, RecordFilters, wordChoices } from '../../records/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { DayFilter } from '../../ui/day-filter.tsx';
import { personLabel } from '../../ui/person-name.ts';
import type { DealList } from './use-deal-list.ts';

const showText = (list: DealList): string => {
  const count = list.data?.count ?? 0;
  const shown = list.countText(count);
  return plural(count, { one: `Show ${shown} deal`, other: `Show ${shown} deals` });
};

/** Search and filters of the deals. `isBoard`: the board shows one ladder at a time, and only what is open. */
export const DealFilters = ({ list, isBoard, end }: { list: DealList; isBoard: boolean; end: ReactNode }) => {
  const { url } = list;
  const people = useNames((names) => names.subusers);
  return (
    <RecordFilters
      url={url}
      placeholder={word(dealTexts.searchPlaceholder)}
      isFiltered={list.isFiltered}
      end={end}
      onClear={list.clearFilters}
      sheet={{
        set: Object.keys(list.filteredBy).length - (list.search === undefined ? 0 : 1),
        show: () => showText(list),
      }}
      more={[
        {
          names: ['deal_type'],
          filter: <ChoiceFilter url={url} name="deal_type" label={t`Deal`} choices={dealTypeChoices} />,
        },
        {
          names: ['our_side'],
          filter: <ChoiceFilter url={url} name="our_side" label={t`Our side`} choices={wordChoices(ourSides)} />,
        },
        {
          names: ['lease_end__gte', 'lease_end__lte'],
          filter: <DayFilter url={url} from="lease_end__gte" to="lease_end__lte" label={t`Lease to`} />,
        },
      ]}
    >
      {!isBoard && (
        <>
          <ChoiceFilter url={url} name="ladder" label={t`Stages of`} choices={wordChoices(dealLadders)} />
          <ChoiceFilter
            url={url}
            name="is_open"
            label={word('Open')}
            choices={[
              { id: 'true', label: word('Open') },
              { id: 'false', label: t`Closed or cancelled` },
            ]}
          />
          <ChoiceFilter url={url} name="stage" label={t`Stage`} choices={wordChoices(dealStages)} />
        </>
      )}
      <DayFilter url={url} from="expected_close__gte" to="expected_close__lte" label={t`Expected close`} />
      <ChoiceFilter
        url={url}
        name="staff"
        label={t`Staff`}
        choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
        long
      />
      <AreaFilter url={url} />
      <ChoiceFilter
        url={url}
        name="dues"
        label={t`Dues`}
        choices={[
          { id: 'Due', label: t`Brokerage due` },
          { id: 'Overdue', label: t`Overdue` },
        ]}
      />
    </RecordFilters>
  );
};
