import {
  callResults,
  type InquiryStage,
  inquiryContactRoles,
  inquiryStages,
  mustHaves,
  priorities,
  purposes,
  type Timeline,
  timelines,
} from '@angan/domain/lookups/inquiries.ts';
import { facings, floorWishes, tenantCategories, tenantTypes } from '@angan/domain/lookups/small-lists.ts';
import { sizeBases, sizeUnitNames } from '@angan/domain/units.ts';
import { brokerageTermsPair } from '../kit/brokerage.ts';
import {
  alwaysSetOf,
  amountPair,
  choicePair,
  choicesPair,
  countPair,
  datePair,
  flagPair,
  maybePair,
  namesOfKind,
  percentPair,
  referencePair,
  referencesPair,
  rupeesPair,
  setChoicePair,
  textPair,
} from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';
import { sizePair } from '../properties/property-fields.ts';
import { propertyLimits } from '../properties/property-limits.ts';

export const inquiryLimits = {
  comment: 2000,
  places: 30,
  parking: 20,
  persons: 100,
  business_type: 80,
  source_detail: 200,
  raw_text: 10_000,
} as const;

/** The stages, timelines and floor wishes as tuples that a schema can be made of. */
export const stageChoices = inquiryStages as readonly [InquiryStage, ...InquiryStage[]];
export const timelineChoices = timelines as readonly [Timeline, ...Timeline[]];
type FloorWish = (typeof floorWishes)[number]['floor_wish'];
export const floorWishChoices = floorWishes.map((row) => row.floor_wish) as unknown as readonly [
  FloorWish,
  ...FloorWish[],
];
const floor = () => countPair(propertyLimits.lowestFloor, propertyLimits.floors);

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

/** Which inquiries have a field; where it says nothing, all of them. */
interface InquiryPlace {
  readonly type: 'Residential' | 'Commercial';
  /** Only where it is bought, let, or bought with its tenant. */
  readonly deals: 'bought' | 'let' | 'pre-leased';
}
const section = sectionsOf<InquirySection, InquiryPlace>();
const what = section('What');
const where = section('Where');
const budget = section('Budget');
const rooms = section('Size and rooms');
const when = section('When');
const tenant = section('Tenant', { deals: 'let' });
const work = section('Work space', { type: 'Commercial' });
const invested = section('Investment', { deals: 'pre-leased' });
const loan = section('Loan', { deals: 'bought' });
const office = section('Office');

/**
 * The plain fields of an inquiry (domain 2.2). A new one is a line here and a column of the table; what is read, sent,
 * asked, shown, imported, checked and masked follows. Empty lists and null: not asked. Rupees, in all for a sale and per month for rent.
 */
export const inquiryFields = {
  contact_role: what(setChoicePair(inquiryContactRoles), 'The contact is'),
  property_subtype: what(referencesPair(), 'Property subtype'),
  any_area: where(flagPair(), 'Any area'),
  bhk: rooms(referencesPair(20), 'BHK', { type: 'Residential' }),
  budget_min: budget(rupeesPair(), 'Lowest budget'),
  budget_max: budget(rupeesPair(), 'Highest budget'),
  budget_includes_maintenance: budget(flagPair(), 'The budget includes maintenance', { deals: 'let' }),
  size_min: rooms(sizePair(), 'Smallest size'),
  size_max: rooms(sizePair(), 'Largest size'),
  size_unit: rooms(setChoicePair(sizeUnitNames), 'Unit of the size'),
  size_basis: rooms(choicePair(sizeBases), 'Measured as'),
  furniture: rooms(referencesPair(10), 'Furnishing'),
  possession: when(referencesPair(10), 'Possession'),
  needed_by: when(datePair(), 'Move-in'),
  timeline: when(choicePair(timelineChoices), 'Timeline'),
  facing: rooms(choicesPair(facings), 'Facing'),
  parking_cars: rooms(countPair(0, inquiryLimits.parking), 'Parking for cars'),
  floor_min: rooms(floor(), 'Lowest floor'),
  floor_max: rooms(floor(), 'Highest floor'),
  floor_wish: rooms(choicesPair(floorWishChoices), 'Floor'),
  amenities: rooms(referencesPair(), 'Amenities'),
  features: rooms(referencesPair(), 'Features'),
  must_have: what(choicesPair(mustHaves), 'Must have'),
  purpose: what(choicePair(purposes), 'Purpose', { deals: 'bought' }),

  expected_roi: invested(percentPair(), 'Expected return', { unit: '%' }),
  min_lock_in_months: invested(countPair(0, propertyLimits.months), 'Lock-in left, at least', { unit: 'months' }),
  tenant_category_wish: invested(choicesPair(tenantCategories), 'Kind of tenant'),

  tenant_type: tenant(choicePair(tenantTypes), 'Tenant', { type: 'Residential' }),
  persons: tenant(countPair(0, inquiryLimits.persons), 'Persons', { type: 'Residential' }),
  has_pets: tenant(maybePair(), 'Has pets', { type: 'Residential' }),
  term_months: tenant(countPair(0, propertyLimits.months), 'Term', { unit: 'months' }),

  business_type: work(textPair(inquiryLimits.business_type), 'Business', { deals: 'let' }),
  workstations_min: work(countPair(0, propertyLimits.count), 'Workstations, at least'),
  power_kw_min: work(amountPair(0, propertyLimits.load), 'Power, at least', { unit: 'kW' }),
  frontage_min: work(amountPair(0, propertyLimits.feet), 'Frontage, at least', { unit: 'ft' }),
  ceiling_min: work(amountPair(0, propertyLimits.feet), 'Ceiling, at least', { unit: 'ft' }),

  loan_required: loan(maybePair(), 'Needs a loan'),
  down_payment: loan(rupeesPair(), 'Down payment'),
  preapproved_amount: loan(rupeesPair(), 'Preapproved loan'),

  source: office(referencePair(), 'Source'),
  source_detail: office(textPair(inquiryLimits.source_detail), 'About the source'),
  raw_text: office(textPair(inquiryLimits.raw_text), 'Message received'),
  call_result: office(choicePair(callResults), 'Last call'),
  co_broker_split: office(percentPair(), "Co-broker's share", { unit: '%' }),
  brokerage_terms: office(brokerageTermsPair(), 'Brokerage'),
  comment: office(textPair(inquiryLimits.comment), 'Comment'),
  /** null: as the score suggests. */
  priority: office(choicePair(priorities), 'Rating by hand'),
};
export type InquiryField = keyof typeof inquiryFields;
export const inquiryFieldNames = Object.keys(inquiryFields) as InquiryField[];
export const inquiryTextNames = namesOfKind(inquiryFields, 'text');
/** Fields that have a value from the first; null leaves them at what they are. */
export const inquiryAlwaysSet = [...alwaysSetOf(inquiryFields), 'date_time', 'stage'] as const;
