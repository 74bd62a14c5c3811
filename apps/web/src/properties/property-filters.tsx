import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { word } from '../core/language/index.ts';
import {
  AreaFilter,
  bhkChoices,
  dealTypeChoices,
  RecordFilters,
  subtypeChoices,
  useMyTypes,
} from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { MoreFilters } from '../ui/more-filters.tsx';
import { RangeFilter } from '../ui/range-filter.tsx';
import { useSearchFilters } from './search/search-filters.tsx';
import { useCounts } from './search/use-counts.ts';
import type { PropertyList } from './use-property-list.ts';

const monthly = dealTypes.filter(({ unit }) => unit === 'month').map(({ id }) => id as number);

/** Search and filters of the properties: the price is asked for as a rent where only lettings are looked for. */
export const PropertyFilters = ({ list }: { list: PropertyList }) => {
  const { url } = list;
  const counts = useCounts(list);
  const others = useSearchFilters(list, counts);
  // Chosen from the menu and not set yet.
  const [brought, setBrought] = useState<string>();
  const types = useMyTypes();
  const chosenTypes = url.ids('property_type');
  const wantedTypes = chosenTypes.length > 0 ? chosenTypes : types.map(({ id }) => id);
  const isSet = (names: readonly string[]) => names.some((name) => url.all(name).length > 0);
  const deals = url.ids('deal_type');
  const isLet = deals.length > 0 && deals.every((id) => monthly.includes(id));
  // A range that was set before the deal type was changed has to stay in sight.
  const showsRent = isLet || isSet(['rent__gte', 'rent__lte']);
  const showsPrice = !isLet || isSet(['sale_price__gte', 'sale_price__lte']);
  const counted = { onOpen: counts.want };
  return (
    <RecordFilters
      url={url}
      placeholder={word(propertyTexts.searchPlaceholder)}
      isFiltered={list.isFiltered}
      onClear={list.clearFilters}
    >
      <ChoiceFilter
        url={url}
        name="deal_type"
        label={t`Deal`}
        choices={dealTypeChoices}
        counts={counts.of('deal_type')}
        {...counted}
      />
      <ChoiceFilter
        url={url}
        name="property_subtype"
        label={t`Subtype`}
        choices={subtypeChoices(wantedTypes)}
        counts={counts.of('property_subtype')}
        long
        {...counted}
      />
      <AreaFilter url={url} counts={counts.of('area')} {...counted} />
      <ChoiceFilter url={url} name="bhk" label="BHK" choices={bhkChoices} counts={counts.of('bhk')} {...counted} />
      {showsPrice && <RangeFilter url={url} name="sale_price" label={t`Price`} kind="money" />}
      {showsRent && <RangeFilter url={url} name="rent" label={t`Rent`} kind="money" per={t`per month`} />}
      {others
        .filter(({ label, names }) => label === brought || isSet(names))
        .map(({ label, filter }) => (
          <span key={label}>{filter(label === brought)}</span>
        ))}
      <MoreFilters
        labels={others.filter(({ label, names }) => label !== brought && !isSet(names)).map(({ label }) => label)}
        onChoose={(label) => {
          setBrought(label);
          counts.want();
        }}
      />
    </RecordFilters>
  );
};
