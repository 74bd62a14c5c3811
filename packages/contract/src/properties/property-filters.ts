import { leasesAhead } from '@angan/domain/lease-ahead.ts';
import {
  freshnessStates,
  landTenures,
  landZones,
  mandates,
  occupancies,
  ownerships,
  pgFor,
  pgMeals,
  pgSharing,
  propertyContactRoles,
  propertyStatuses,
  suitableFor,
} from '@angan/domain/lookups/property-lists.ts';
import { facings, preferredTenants, propertyAges } from '@angan/domain/lookups/small-lists.ts';
import {
  allOf,
  anyOf,
  anyWord,
  atLeast,
  atLeastWhole,
  atMost,
  atMostWhole,
  fromDay,
  isSo,
  onOrAfter,
  onOrBefore,
  toDay,
  under,
} from '../kit/filters.ts';

/** What the list of properties, its counts and its search may be narrowed by. Rupees; square feet; days as YYYY-MM-DD. */
export const propertyFilters = {
  /** Those that were chosen one by one. */
  ids: anyOf('id'),
  property_type: anyOf('property_type'),
  property_subtype: anyOf('property_subtype'),
  deal_type: anyOf('deal_type'),
  status: anyWord('status', propertyStatuses),
  city: anyOf('city'),
  area: anyOf('area'),
  society_name: anyOf('society_name'),
  project: anyOf('project'),

  bhk: anyOf('bhk'),
  furniture: anyOf('furniture'),
  facing: anyWord('facing', facings),
  possession: anyOf('possession'),
  property_age: anyWord('property_age', propertyAges),
  occupancy: anyWord('occupancy', occupancies),
  ownership: anyWord('ownership', ownerships),
  land_zone: anyWord('land_zone', landZones),
  land_tenure: anyWord('land_tenure', landTenures),
  pg_for: anyWord('pg_for', pgFor),
  sharing: anyWord('sharing', pgSharing),
  meals: anyWord('meals', pgMeals),
  preferred_tenants: anyWord('preferred_tenants', preferredTenants),
  suitable_for: anyWord('suitable_for', suitableFor),
  /** All of them. */
  amenities: allOf('amenities'),
  /** Any of them. */
  features: anyOf('features'),
  features__all: allOf('features'),

  sale_price__gte: atLeast('sale_price_total'),
  sale_price__lte: atMost('sale_price_total'),
  rent__gte: atLeast('rent_total'),
  rent__lte: atMost('rent_total'),
  deposit__gte: atLeast('deposit'),
  deposit__lte: atMost('deposit'),
  price_per_sqft__gte: atLeast('price_per_sqft'),
  price_per_sqft__lte: atMost('price_per_sqft'),
  size_sqft__gte: atLeast('size_sqft'),
  size_sqft__lte: atMost('size_sqft'),
  carpet_sqft__gte: atLeast('carpet_sqft'),
  carpet_sqft__lte: atMost('carpet_sqft'),
  road_width__gte: atLeast('road_width'),
  frontage_ft__gte: atLeast('frontage_ft'),
  ceiling_height_ft__gte: atLeast('ceiling_height_ft'),
  power_load_kw__gte: atLeast('power_load_kw'),
  bathrooms__gte: atLeastWhole('bathrooms'),
  balconies__gte: atLeastWhole('balconies'),
  /** Covered and open together. */
  parking__gte: atLeastWhole('parking'),
  workstations__gte: atLeastWhole('workstations'),
  beds_free__gte: atLeastWhole('beds_free'),
  /** Ground is 0, basement -1. */
  floor_no__gte: atLeastWhole('floor_no'),
  floor_no__lte: atMostWhole('floor_no'),
  total_floors__lte: atMostWhole('total_floors'),

  is_corner: isSo('is_corner'),
  pets_allowed: isSo('pets_allowed'),
  price_negotiable: isSo('price_negotiable'),
  oc_received: isSo('oc_received'),
  clear_title: isSo('clear_title'),
  has_loan: isSo('has_loan'),
  has_fire_noc: isSo('has_fire_noc'),
  has_pictures: isSo('has_pictures'),

  mandate: anyWord('mandate', mandates),
  mandate_to__lte: onOrBefore('mandate_to'),
  contact: anyOf('contact'),
  contact_role: anyWord('contact_role', propertyContactRoles),
  co_broker: anyOf('co_broker'),
  source: anyOf('source'),
  assigned_to: anyOf('assigned_to'),
  created_by: anyOf('created_by'),
  locked_property: isSo('locked_property'),
  freshness: anyWord('freshness', freshnessStates),
  /** Added in bulk, and still without its details. */
  bulk_todo: isSo('bulk_todo'),
  /** Percent: completeness under this. */
  completeness__lt: under('completeness', 0, 100),
  /** Free by that day: available from then or before, or ready now. */
  available_from__lte: onOrBefore('available_from'),
  possession_date__lte: onOrBefore('possession_date'),
  lease_end__gte: onOrAfter('lease_end'),
  lease_end__lte: onOrBefore('lease_end'),
  /** What of its lease comes up within the days of `leaseAheadDays`. */
  lease_ahead: anyWord('lease_ahead', leasesAhead),
  created_date__gte: fromDay('created_date'),
  created_date__lte: toDay('created_date'),
  last_verified_at__gte: fromDay('last_verified_at'),
  last_verified_at__lte: toDay('last_verified_at'),
} as const;
export type PropertyFilter = keyof typeof propertyFilters;

/** Filters whose values are counted, `by=status,bhk`: how many there would be of each, all other filters kept. */
export const countedFields = [
  'status',
  'property_type',
  'property_subtype',
  'deal_type',
  'city',
  'area',
  'bhk',
  'furniture',
  'facing',
  'possession',
  'property_age',
  'occupancy',
  'mandate',
  'freshness',
  'assigned_to',
] as const satisfies readonly PropertyFilter[];
export type CountedField = (typeof countedFields)[number];

export const countLimits = {
  /** Values of one field, the most frequent first. */
  values: 50,
  /** Fields in one call. */
  fields: countedFields.length,
} as const;
