import {
  type InquiryStage,
  inquiryContactRoles,
  inquiryStages,
  mustHaves,
  purposes,
  type Timeline,
  timelines,
} from '@angan/domain/lookups/inquiries.ts';
import { facings } from '@angan/domain/lookups/small-lists.ts';
import { sizeBases } from '@angan/domain/units.ts';
import { z } from 'zod';
import {
  choice,
  choices,
  date,
  dateTime,
  flag,
  number,
  reference,
  references,
  requiredReference,
  requiredReferences,
  rupees,
  text,
} from '../kit/fields.ts';
import { contactOrNew, propertyLimits, size, sizeUnit } from '../properties/property-input.ts';

export const inquiryLimits = { comment: 2000, places: 30, parking: 20 } as const;

/** The stages and timelines as tuples that a schema can be made of. */
export const stageChoices = inquiryStages as readonly [InquiryStage, ...InquiryStage[]];
export const timelineChoices = timelines as readonly [Timeline, ...Timeline[]];

/** What a person wants. Whether it is enough for its stage is told by `inquiryMistakes`. */
export const InquiryInput = z.object({
  contact: contactOrNew(),
  contact_role: choice(inquiryContactRoles),
  date_time: dateTime(),
  property_type: requiredReference(),
  property_subtype: references(),
  deal_type: requiredReferences(9),
  area: references(inquiryLimits.places),
  any_area: flag(),
  society_name: references(inquiryLimits.places),
  bhk: references(20),
  budget_min: rupees(),
  budget_max: rupees(),
  size_min: size(),
  size_max: size(),
  size_unit: sizeUnit(),
  size_basis: choice(sizeBases),
  furniture: references(10),
  possession: references(10),
  needed_by: date(),
  timeline: choice(timelineChoices),
  facing: choices(facings),
  parking_cars: number(0, inquiryLimits.parking, 'int'),
  floor_min: number(propertyLimits.lowestFloor, propertyLimits.floors, 'int'),
  floor_max: number(propertyLimits.lowestFloor, propertyLimits.floors, 'int'),
  amenities: references(),
  must_have: choices(mustHaves),
  purpose: choice(purposes),
  source: reference(),
  assigned_to: references(20),
  stage: choice(stageChoices),
  next_follow_up: dateTime(),
  locked_inquiry: flag(),
  comment: text(inquiryLimits.comment),
  project: references(inquiryLimits.places),
});
export type InquiryInput = z.input<typeof InquiryInput>;
