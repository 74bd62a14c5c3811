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

/**
 * The plain fields of an inquiry (domain 2.2). A new one is a line here and a column of the table; what is read, sent,
 * checked and masked follows. Empty lists and null: not asked. Rupees, in all for a sale and per month for rent.
 */
export const inquiryFields = {
  contact_role: setChoicePair(inquiryContactRoles),
  property_subtype: referencesPair(),
  any_area: flagPair(),
  bhk: referencesPair(20),
  budget_min: rupeesPair(),
  budget_max: rupeesPair(),
  budget_includes_maintenance: flagPair(),
  size_min: sizePair(),
  size_max: sizePair(),
  size_unit: setChoicePair(sizeUnitNames),
  size_basis: choicePair(sizeBases),
  furniture: referencesPair(10),
  possession: referencesPair(10),
  needed_by: datePair(),
  timeline: choicePair(timelineChoices),
  facing: choicesPair(facings),
  parking_cars: countPair(0, inquiryLimits.parking),
  floor_min: floor(),
  floor_max: floor(),
  floor_wish: choicesPair(floorWishChoices),
  amenities: referencesPair(),
  features: referencesPair(),
  must_have: choicesPair(mustHaves),
  purpose: choicePair(purposes),

  expected_roi: percentPair(),
  min_lock_in_months: countPair(0, propertyLimits.months),
  tenant_category_wish: choicesPair(tenantCategories),

  tenant_type: choicePair(tenantTypes),
  persons: countPair(0, inquiryLimits.persons),
  has_pets: maybePair(),
  term_months: countPair(0, propertyLimits.months),

  business_type: textPair(inquiryLimits.business_type),
  workstations_min: countPair(0, propertyLimits.count),
  power_kw_min: amountPair(0, propertyLimits.load),
  frontage_min: amountPair(0, propertyLimits.feet),
  ceiling_min: amountPair(0, propertyLimits.feet),

  loan_required: maybePair(),
  down_payment: rupeesPair(),
  preapproved_amount: rupeesPair(),

  source: referencePair(),
  source_detail: textPair(inquiryLimits.source_detail),
  raw_text: textPair(inquiryLimits.raw_text),
  call_result: choicePair(callResults),
  co_broker_split: percentPair(),
  brokerage_terms: brokerageTermsPair(),
  comment: textPair(inquiryLimits.comment),
  /** null: as the score suggests. */
  priority: choicePair(priorities),
};
export type InquiryField = keyof typeof inquiryFields;
export const inquiryFieldNames = Object.keys(inquiryFields) as InquiryField[];
export const inquiryTextNames = namesOfKind(inquiryFields, 'text');
/** Fields that have a value from the first; null leaves them at what they are. */
export const inquiryAlwaysSet = [...alwaysSetOf(inquiryFields), 'date_time', 'stage'] as const;
