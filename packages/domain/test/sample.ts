/** Bare records for the tests of the rule: nothing asked, nothing known, until a test says otherwise. */

import { furnitures } from '../src/lookups/furnitures.ts';
import { type Possession, possessions } from '../src/lookups/possessions.ts';
import { type PropertySubtype, propertySubtypes } from '../src/lookups/property-types.ts';
import { matchContext } from '../src/matching/context.ts';
import { match } from '../src/matching/match.ts';
import type {
  CriterionKey,
  MatchContext,
  MatchCriterion,
  MatchFurniture,
  MatchInquiry,
  MatchProperty,
  MatchResult,
} from '../src/matching/types.ts';
import { reasonText } from './english.ts';

export const ahmedabad = { id: 1, city: 'Ahmedabad' };
export const surat = { id: 3, city: 'Surat' };
export const bopal = { id: 11, area: 'Bopal', zone: 'West' };
export const ambli = { id: 12, area: 'Ambli', zone: 'West' };
export const maninagar = { id: 13, area: 'Maninagar', zone: 'East' };

export const subtypeOf = (name: PropertySubtype): MatchProperty['subtype'] => ({
  name,
  group: propertySubtypes.find((row) => row.property_subtype === name)!.group,
});
export const possessionOf = (name: Possession): MatchInquiry['possession'][number] =>
  possessions.find((row) => row.possession === name)!;
export const furnitureOf = (name: string): MatchFurniture => furnitures.find((row) => row.furniture === name)!;

export const context = (given: Partial<MatchContext> = {}): MatchContext =>
  matchContext({ today: '2026-11-21', ...given });

export const inquiryOf = (given: Partial<MatchInquiry> = {}): MatchInquiry => ({
  contact: 1,
  stage: 'New',
  property_type: 'Residential',
  subtypes: [],
  deal_types: ['Sale'],
  city: ahmedabad,
  areas: [],
  any_area: false,
  societies: [],
  projects: [],
  bhk: [],
  budget_min: null,
  budget_max: null,
  budget_includes_maintenance: true,
  size_min: null,
  size_max: null,
  size_unit: 'Sqft',
  size_basis: null,
  furniture: [],
  possession: [],
  needed_by: null,
  timeline: null,
  floor_min: null,
  floor_max: null,
  floor_wish: [],
  facing: [],
  parking_cars: null,
  amenities: [],
  features: [],
  must_have: [],
  purpose: null,
  expected_roi: null,
  min_lock_in_months: null,
  tenant_category_wish: [],
  tenant_type: null,
  has_pets: null,
  workstations_min: null,
  power_kw_min: null,
  frontage_min: null,
  ceiling_min: null,
  ...given,
});

export const propertyOf = (given: Partial<MatchProperty> = {}): MatchProperty => ({
  contact: 2,
  status: 'Available',
  property_type: 'Residential',
  subtype: subtypeOf('Flat/Apartment'),
  deal_types: ['Sale'],
  city: ahmedabad,
  areas: [bopal],
  society: null,
  project: null,
  bhk: null,
  sale_price_total: null,
  rent_total: null,
  maintenance_per_month: null,
  maintenance_included: false,
  deposit: null,
  price_negotiable: false,
  bottom_price: null,
  bottom_rent: null,
  sizes: [],
  furniture: null,
  possession: null,
  possession_date: null,
  available_from: null,
  floor_no: null,
  total_floors: null,
  facing: null,
  parking_open: null,
  parking_covered: null,
  amenities: [],
  features: [],
  preferred_tenants: [],
  pets_allowed: null,
  workstations: null,
  power_load_kw: null,
  frontage_ft: null,
  ceiling_height_ft: null,
  preleased: null,
  freshness: 'Fresh',
  last_verified_at: null,
  ...given,
});

/** One criterion of a result with its words; a test that names one not asked for has gone wrong. */
export const criterion = (result: MatchResult, key: MatchCriterion['key']): MatchCriterion & { text: string } => {
  const found = result.criteria.find((one) => one.key === key);
  if (!found) throw new Error(`${key} was not asked`);
  return { ...found, text: reasonText(found) };
};

/** s, state and words of one criterion. */
export const judge = (
  key: CriterionKey,
  inquiry: Partial<MatchInquiry>,
  property: Partial<MatchProperty>,
  ctx: Partial<MatchContext> = {},
): [number, string, string] => {
  const found = criterion(match(inquiryOf(inquiry), propertyOf(property), context(ctx)), key);
  return [Number(found.s.toFixed(4)), found.state, found.text];
};
/** What of an inquiry counted. */
export const asked = (inquiry: Partial<MatchInquiry>, property: Partial<MatchProperty>): string[] =>
  match(inquiryOf(inquiry), propertyOf(property), context()).criteria.map((one) => one.key);
