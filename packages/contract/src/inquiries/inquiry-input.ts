import { z } from 'zod';
import { choice, dateTime, flag, references, requiredReference, requiredReferences } from '../kit/fields.ts';
import { givenOf } from '../kit/pairs.ts';
import { contactOrNew } from '../properties/property-input.ts';
import { inquiryFields, inquiryLimits, stageChoices } from './inquiry-fields.ts';

/** What a person wants. Whether it is enough for its stage is told by `inquiryMistakes`. */
export const InquiryInput = z.object({
  contact: contactOrNew(),
  date_time: dateTime(),
  property_type: requiredReference(),
  deal_type: requiredReferences(9),
  area: references(inquiryLimits.places),
  society_name: references(inquiryLimits.places),
  ...givenOf(inquiryFields),
  assigned_to: references(20),
  stage: choice(stageChoices),
  next_follow_up: dateTime(),
  locked_inquiry: flag(),
});
export type InquiryInput = z.input<typeof InquiryInput>;
