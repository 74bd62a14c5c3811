import {
  amenities,
  bhkRows,
  cities,
  dealTypes,
  furnitures,
  possessions,
  propertySubtypes,
  propertyTypes,
} from '@angan/domain/lookups/index.ts';
import type { MatchArea, MatchInquiry } from '@angan/domain/matching/index.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import type { Selectable } from 'kysely';
import type { Inquiry } from '../core/database/schema.gen.ts';
import { namesOf, rowOf } from './names.ts';

/** Columns that the match rule reads of an inquiry. */
export const inquiryFactColumns = [
  'i.id',
  'i.contact',
  'i.stage',
  'i.property_type',
  'i.property_subtype',
  'i.deal_type',
  'i.city',
  'i.area',
  'i.any_area',
  'i.society_name',
  'i.bhk',
  'i.budget_min',
  'i.budget_max',
  'i.size_min',
  'i.size_max',
  'i.size_unit',
  'i.size_basis',
  'i.furniture',
  'i.possession',
  'i.needed_by',
  'i.timeline',
  'i.floor_min',
  'i.floor_max',
  'i.facing',
  'i.parking_cars',
  'i.amenities',
  'i.must_have',
  'i.purpose',
  'i.project',
] as const;
type Column = (typeof inquiryFactColumns)[number] extends `i.${infer C}` ? C : never;
export type InquiryFactRow = Pick<Selectable<Inquiry>, Column & keyof Inquiry>;

/** An inquiry as the match rule reads it. */
export const inquiryFacts = (
  row: InquiryFactRow,
  areaOf: (id: number) => MatchArea,
  societyOf: (id: number) => string,
  projectOf: (id: number) => string,
): MatchInquiry => ({
  contact: row.contact,
  stage: row.stage as MatchInquiry['stage'],
  property_type: rowOf(propertyTypes, row.property_type).property_type,
  subtypes: propertySubtypes
    .filter((one) => row.property_subtype.includes(one.id))
    .map((one) => ({ name: one.property_subtype, group: one.group })),
  deal_types: namesOf(dealTypes, row.deal_type, 'deal_type'),
  city: row.city === null ? null : rowOf(cities, row.city),
  areas: row.area.map(areaOf),
  any_area: row.any_area,
  societies: row.society_name.map((id) => ({ id, name: societyOf(id) })),
  projects: row.project.map((id) => ({ id, name: projectOf(id) })),
  bhk: namesOf(bhkRows, row.bhk, 'value'),
  budget_min: row.budget_min,
  budget_max: row.budget_max,
  budget_includes_maintenance: true,
  size_min: row.size_min,
  size_max: row.size_max,
  size_unit: row.size_unit as SizeUnit,
  size_basis: row.size_basis as MatchInquiry['size_basis'],
  furniture: furnitures.filter((one) => row.furniture.includes(one.id)),
  possession: possessions.filter((one) => row.possession.includes(one.id)),
  needed_by: row.needed_by,
  timeline: row.timeline as MatchInquiry['timeline'],
  floor_min: row.floor_min,
  floor_max: row.floor_max,
  floor_wish: [],
  facing: row.facing as MatchInquiry['facing'],
  parking_cars: row.parking_cars,
  amenities: namesOf(amenities, row.amenities, 'amenity'),
  features: [],
  must_have: row.must_have as MatchInquiry['must_have'],
  purpose: row.purpose as MatchInquiry['purpose'],
  expected_roi: null,
  min_lock_in_months: null,
  tenant_category_wish: [],
  tenant_type: null,
  has_pets: null,
  workstations_min: null,
  power_kw_min: null,
  frontage_min: null,
  ceiling_min: null,
});
