import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { facings } from '@angan/domain/lookups/small-lists.ts';
import {
  AreaFilter,
  bhkChoices,
  dealTypeChoices,
  furnitureChoices,
  RecordFilters,
  SocietyFilter,
  subtypeChoices,
  useMyTypes,
  wordChoices,
} from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { RangeFilter } from '../ui/range-filter.tsx';
import type { PropertyList } from './use-property-list.ts';

const monthly = dealTypes.filter(({ unit }) => unit === 'month').map(({ id }) => id as number);

/** Search and filters of the properties: the price is asked for as a rent where only lettings are looked for. */
export const PropertyFilters = ({ list }: { list: PropertyList }) => {
  const { url } = list;
  const types = useMyTypes();
  const chosenTypes = url.ids('property_type');
  const wantedTypes = chosenTypes.length > 0 ? chosenTypes : types.map(({ id }) => id);
  const deals = url.ids('deal_type');
  const isLet = deals.length > 0 && deals.every((id) => monthly.includes(id));
  const price = isLet ? (
    <RangeFilter url={url} name="rent" label="Rent" kind="money" per="per month" />
  ) : (
    <RangeFilter url={url} name="sale_price" label="Price" kind="money" />
  );
  return (
    <RecordFilters
      url={url}
      placeholder={propertyTexts.searchPlaceholder}
      isFiltered={list.isFiltered}
      onClear={list.clearFilters}
      more={[
        ...(types.length > 1
          ? [
              {
                names: ['property_type'],
                filter: <ChoiceFilter url={url} name="property_type" label="Type" choices={types} />,
              },
            ]
          : []),
        {
          names: ['size_sqft__gte', 'size_sqft__lte'],
          filter: <RangeFilter url={url} name="size_sqft" label="Size" kind="size" />,
        },
        {
          names: ['furniture'],
          filter: (
            <ChoiceFilter url={url} name="furniture" label="Furnishing" choices={furnitureChoices(wantedTypes)} />
          ),
        },
        {
          names: ['facing'],
          filter: <ChoiceFilter url={url} name="facing" label="Facing" choices={wordChoices(facings)} />,
        },
        { names: ['society_name'], filter: <SocietyFilter url={url} /> },
        {
          names: ['status'],
          filter: <ChoiceFilter url={url} name="status" label="Status" choices={wordChoices(propertyStatuses)} />,
        },
        // A rent range that was set before the deal type was changed has to stay in sight.
        ...(isLet
          ? [{ names: ['sale_price__gte', 'sale_price__lte'], filter: <HiddenRange url={url} name="sale_price" /> }]
          : [{ names: ['rent__gte', 'rent__lte'], filter: <HiddenRange url={url} name="rent" /> }]),
      ]}
    >
      <ChoiceFilter url={url} name="deal_type" label="Deal" choices={dealTypeChoices} />
      <ChoiceFilter url={url} name="property_subtype" label="Subtype" choices={subtypeChoices(wantedTypes)} long />
      <AreaFilter url={url} />
      <ChoiceFilter url={url} name="bhk" label="BHK" choices={bhkChoices} />
      {price}
    </RecordFilters>
  );
};

const HiddenRange = ({ url, name }: { url: PropertyList['url']; name: 'rent' | 'sale_price' }) => (
  <RangeFilter url={url} name={name} label={name === 'rent' ? 'Rent' : 'Price'} kind="money" />
);
