import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { word } from '../core/language/index.ts';
import {
  AreaFilter,
  bhkChoices,
  dealTypeChoices,
  propertyParams,
  RecordFilters,
  subtypeChoices,
  useMyTypes,
  wordChoices,
} from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { MoreFilters } from '../ui/more-filters.tsx';
import { RangeFilter } from '../ui/range-filter.tsx';
import { usePhone } from '../ui/screen.ts';
import { anyValue } from '../ui/use-url-state.ts';
import { useSearchFilters } from './search/search-filters.tsx';
import { useCounts } from './search/use-counts.ts';
import type { PropertyList } from './use-property-list.ts';
import { usualStatus } from './usual-status.ts';

const monthly = dealTypes.filter(({ unit }) => unit === 'month').map(({ id }) => id as number);

const showText = (list: PropertyList): string => {
  const count = list.data?.count ?? 0;
  const shown = list.countText(count);
  return plural(count, { one: `Show ${shown} property`, other: `Show ${shown} properties` });
};

/** Search and filters of the properties: the price is asked for as a rent where only lettings are looked for. */
export const PropertyFilters = ({ list }: { list: PropertyList }) => {
  const { url } = list;
  const counts = useCounts(list);
  const others = useSearchFilters(list, counts);
  // Chosen from the menu and not set yet.
  const [brought, setBrought] = useState<string>();
  const phone = usePhone();
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
  const bhk = (
    <ChoiceFilter url={url} name="bhk" label="BHK" choices={bhkChoices} counts={counts.of('bhk')} {...counted} />
  );
  const area = <AreaFilter url={url} counts={counts.of('area')} {...counted} />;
  const price = (
    <>
      {showsPrice && <RangeFilter url={url} name="sale_price" label={t`Price`} kind="money" />}
      {showsRent && <RangeFilter url={url} name="rent" label={t`Rent`} kind="money" per={t`per month`} />}
    </>
  );
  const kinds = (
    <>
      <ChoiceFilter
        url={url}
        name="status"
        label={t`Status`}
        usual={usualStatus}
        choices={wordChoices(propertyStatuses)}
        counts={counts.of('status')}
        {...counted}
      />
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
    </>
  );
  const isFacing = ({ names }: (typeof others)[number]) => names.includes('facing');
  const shownOthers = phone
    ? [...others].sort((a, b) => Number(isFacing(b)) - Number(isFacing(a)))
    : others.filter(({ label, names }) => label === brought || isSet(names));
  const [facing, ...rest] = shownOthers.map(({ label, filter }) => (
    <span key={label}>{filter(label === brought)}</span>
  ));
  return (
    <RecordFilters
      url={url}
      placeholder={word(propertyTexts.searchPlaceholder)}
      isFiltered={list.isFiltered}
      onClear={list.clearFilters}
      paramsOf={propertyParams}
      whole={{ status: anyValue }}
      sheet={{
        set: Object.keys(list.filteredBy).length - (list.search === undefined ? 0 : 1),
        show: () => showText(list),
      }}
    >
      {/* On a phone first what people ask for first. */}
      {phone ? (
        <>
          {bhk}
          {area}
          {price}
          {facing}
          {kinds}
        </>
      ) : (
        <>
          {kinds}
          {area}
          {bhk}
          {price}
          {facing}
        </>
      )}
      {rest}
      {!phone && (
        <MoreFilters
          labels={others.filter(({ label, names }) => label !== brought && !isSet(names)).map(({ label }) => label)}
          onChoose={(label) => {
            setBrought(label);
            counts.want();
          }}
        />
      )}
    </RecordFilters>
  );
};
