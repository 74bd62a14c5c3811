import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import type { InquiryField } from './inquiry-fields.ts';

/** Where a field stands in the form and on the record, in this order. */
export const inquirySections = [
  'What',
  'Where',
  'Budget',
  'Size and rooms',
  'When',
  'Tenant',
  'Work space',
  'Investment',
  'Loan',
  'Office',
] as const;
export type InquirySection = (typeof inquirySections)[number];

interface InquiryPlace {
  readonly label: string;
  readonly section: InquirySection;
  readonly type?: 'Residential' | 'Commercial';
  /** Only where it is bought, let, or bought with its tenant. */
  readonly deals?: 'bought' | 'let' | 'pre-leased';
  /** Behind the number. */
  readonly unit?: string;
}

const place =
  (section: InquirySection, common: Omit<InquiryPlace, 'label' | 'section'> = {}) =>
  (label: string, more: Omit<InquiryPlace, 'label' | 'section'> = {}): InquiryPlace => ({
    label,
    section,
    ...common,
    ...more,
  });
const what = place('What');
const budget = place('Budget');
const rooms = place('Size and rooms');
const when = place('When');
const tenant = place('Tenant', { deals: 'let' });
const work = place('Work space', { type: 'Commercial' });
const invested = place('Investment', { deals: 'pre-leased' });
const loan = place('Loan', { deals: 'bought' });
const office = place('Office');

/** Every plain field of an inquiry with its label and its place. */
export const inquiryLayout = {
  contact_role: what('The contact is'),
  property_subtype: what('Property subtype'),
  any_area: place('Where')('Any area'),
  bhk: rooms('BHK', { type: 'Residential' }),
  budget_min: budget('Lowest budget'),
  budget_max: budget('Highest budget'),
  budget_includes_maintenance: budget('The budget includes maintenance', { deals: 'let' }),
  size_min: rooms('Smallest size'),
  size_max: rooms('Largest size'),
  size_unit: rooms('Unit of the size'),
  size_basis: rooms('Measured as'),
  furniture: rooms('Furnishing'),
  possession: when('Possession'),
  needed_by: when('Needed by'),
  timeline: when('Timeline'),
  facing: rooms('Facing'),
  parking_cars: rooms('Parking for cars'),
  floor_min: rooms('Lowest floor'),
  floor_max: rooms('Highest floor'),
  floor_wish: rooms('Floor'),
  amenities: rooms('Amenities'),
  features: rooms('Features'),
  must_have: what('Must have'),
  purpose: what('Purpose', { deals: 'bought' }),

  expected_roi: invested('Expected return', { unit: '%' }),
  min_lock_in_months: invested('Lock-in left, at least', { unit: 'months' }),
  tenant_category_wish: invested('Kind of tenant'),

  tenant_type: tenant('Tenant', { type: 'Residential' }),
  persons: tenant('Persons', { type: 'Residential' }),
  has_pets: tenant('Has pets', { type: 'Residential' }),
  term_months: tenant('Term', { unit: 'months' }),

  business_type: work('Business', { deals: 'let' }),
  workstations_min: work('Workstations, at least'),
  power_kw_min: work('Power, at least', { unit: 'kW' }),
  frontage_min: work('Frontage, at least', { unit: 'ft' }),
  ceiling_min: work('Ceiling, at least', { unit: 'ft' }),

  loan_required: loan('Needs a loan'),
  down_payment: loan('Down payment'),
  preapproved_amount: loan('Preapproved loan'),

  source: office('Source'),
  source_detail: office('About the source'),
  raw_text: office('Message received'),
  call_result: office('Last call'),
  co_broker_split: office("Co-broker's share", { unit: '%' }),
  brokerage_terms: office('Brokerage'),
  comment: office('Comment'),
  priority: office('Rating by hand'),
} as const satisfies Record<InquiryField, InquiryPlace>;

const beside: Record<string, string> = {
  contact: 'Contact',
  date_time: 'Received',
  property_type: 'Property type',
  deal_type: 'Deal type',
  area: 'Area',
  society_name: 'Society',
  project: 'Project',
  asked_property: 'Asked property',
  co_broker: 'Co-broker',
  assigned_to: 'Assigned to',
  next_follow_up: 'Next follow-up',
  locked_inquiry: 'Visibility',
};

/** A field of an inquiry as people read it; undefined for what is no field of theirs. */
export const inquiryFieldLabel = (field: string): string | undefined =>
  beside[field] ?? (inquiryLayout as Readonly<Record<string, InquiryPlace>>)[field]?.label;

/** Whether an inquiry of a property type and deal types has a field at all. */
export const asksFor = (field: InquiryField, propertyType: number, deals: readonly number[]): boolean => {
  const { type, deals: only }: InquiryPlace = inquiryLayout[field];
  if (type && propertyTypes.find(({ id }) => id === propertyType)?.property_type !== type) return false;
  if (!only) return true;
  return dealTypes.some(({ id, unit, deal_type }) => {
    if (!deals.includes(id)) return false;
    if (only === 'pre-leased') return deal_type === 'Pre-leased';
    return (unit === 'total') === (only === 'bought');
  });
};
