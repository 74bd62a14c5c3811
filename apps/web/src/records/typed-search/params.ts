import type { inquiryFilters } from '@angan/contract/inquiries/inquiry-filters.ts';
import type { PropertyFilter } from '@angan/contract/properties/property-filters.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import type { SearchOf, SearchWish } from '@angan/domain/paste/search.ts';

type Value = number | string | readonly (number | string)[] | undefined;
type InquiryFilter = keyof typeof inquiryFilters;

const idsOf = <R extends { id: number }>(rows: readonly R[], isWanted: (row: R) => boolean): number[] | undefined => {
  const ids = rows.filter(isWanted).map(({ id }) => id);
  return ids.length > 0 ? ids : undefined;
};

/** What both nouns are filtered by under the same names. */
const shared = (wish: SearchWish) => ({
  bhk: idsOf(bhkRows, ({ value }) => wish.bhk?.includes(value) === true),
  property_subtype: idsOf(propertySubtypes, (row) => wish.subtypes?.includes(row.property_subtype) === true),
  deal_type: idsOf(dealTypes, (row) => row.deal_type === wish.deal_type),
  area: wish.areas,
  society_name: wish.societies,
});

const said = (params: Record<string, Value>): Record<string, Exclude<Value, undefined>> =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as Record<
    string,
    Exclude<Value, undefined>
  >;

/** What the choices set, those of one filter together. */
const choiceParams = (wish: SearchWish, of: SearchOf): Record<string, Value> => {
  const params: Record<string, Value> = {};
  for (const choice of wish.choices ?? [])
    for (const [name, value] of Object.entries(choice[of] ?? {}))
      params[name] = params[name] === undefined ? value : [...new Set([params[name], value].flat())];
  return params;
};

/** The filters of properties that a search stands for; what it does not ask for is left as it is. */
export const propertyParams = (wish: SearchWish) =>
  said({
    ...shared(wish),
    sale_price__gte: wish.price?.min,
    sale_price__lte: wish.price?.max,
    rent__gte: wish.rent?.min,
    rent__lte: wish.rent?.max,
    size_sqft__gte: wish.size?.min,
    size_sqft__lte: wish.size?.max,
    furniture: idsOf(furnitures, (row) => row.furniture === wish.furniture),
    facing: wish.facing,
    possession: idsOf(possessions, (row) => row.possession === wish.possession),
    floor_no__gte: wish.floor,
    floor_no__lte: wish.floor,
    parking__gte: wish.parking,
    ...choiceParams(wish, 'properties'),
  } satisfies { [F in PropertyFilter]?: Value });

/** Those of inquiries: an amount is one that the person can pay. */
export const inquiryParams = (wish: SearchWish) => {
  const amount = wish.price ?? wish.rent;
  return said({
    ...shared(wish),
    budget__gte: amount?.min ?? amount?.max,
    budget__lte: amount?.max,
    ...choiceParams(wish, 'inquiries'),
  } satisfies { [F in InquiryFilter]?: Value });
};
