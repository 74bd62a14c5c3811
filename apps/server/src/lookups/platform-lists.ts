import {
  amenities,
  bhkRows,
  cities,
  countries,
  dealTypes,
  furnitures,
  possessions,
  propertySubtypes,
  propertyTypes,
  states,
} from '@angan/domain/lookups/index.ts';

const stateName = (id: number) => states.find((row) => row.id === id)?.state ?? '';

/** The platform's lists as rows of their tables. The domain package is where a word is added or changed. */
export const platformLists = {
  property_type: propertyTypes.map(({ id, property_type, sort, is_active }) => ({
    id,
    property_type,
    sort,
    is_active,
  })),
  property_subtype: propertySubtypes.map(({ id, property_subtype, property_type, group, sort, is_active }) => ({
    id,
    property_subtype,
    property_type,
    group,
    sort,
    is_active,
  })),
  deal_type: dealTypes.map(({ id, deal_type, sort, is_active }) => ({ id, deal_type, sort, is_active })),
  bhk: bhkRows.map(({ id, bhk, value, sort, is_active }) => ({ id, bhk, value, sort, is_active })),
  furniture: furnitures.map(({ id, furniture, property_type, ladder, sort, is_active }) => ({
    id,
    furniture,
    property_type,
    ladder,
    sort,
    is_active,
  })),
  possession: possessions.map(({ id, possession, months_min, months_max, is_ready, needs_date, sort, is_active }) => ({
    id,
    possession,
    months_min,
    months_max,
    is_ready,
    needs_date,
    sort,
    is_active,
  })),
  amenity: amenities.map(({ id, amenity, group, sort, is_active }) => ({ id, amenity, group, sort, is_active })),
  country: countries.map(({ id, country, iso_code, dial_code, currency, currency_symbol, sort, is_active }) => ({
    id,
    country,
    iso_code,
    dial_code,
    currency,
    currency_symbol,
    sort,
    is_active,
  })),
  state: states.map(({ id, state, country, gst_state_code, bigha_sqft, sort, is_active }) => ({
    id,
    state,
    country,
    gst_state_code,
    bigha_sqft,
    sort,
    is_active,
  })),
  city: cities.map(({ id, city, state, sort, is_active }) => ({ id, city, state: stateName(state), sort, is_active })),
};
export type PlatformList = keyof typeof platformLists;
