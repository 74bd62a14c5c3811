import { z } from 'zod';
import {
  choice,
  dateTime,
  flag,
  oneOf,
  reference,
  references,
  requiredReference,
  requiredReferences,
} from '../kit/fields.ts';
import { givenOf } from '../kit/pairs.ts';
import { contactOrNew } from '../properties/property-input.ts';
import { inquiryFields, inquiryLimits, stageChoices } from './inquiry-fields.ts';

/** Another office's person behind an inquiry, by id, as a new contact, or null for none. */
const coBroker = () => z.union([z.literal('').transform(() => null), z.null(), contactOrNew()], oneOf).optional();

/** What a person wants. Its stage is New; it goes on by `inquiryCalls.stage`. Whether it is enough for its stage is told by `inquiryMistakes`. */
export const InquiryInput = z.object({
  contact: contactOrNew(),
  date_time: dateTime(),
  property_type: requiredReference(),
  deal_type: requiredReferences(9),
  area: references(inquiryLimits.places),
  society_name: references(inquiryLimits.places),
  ...givenOf(inquiryFields),
  /** The property of the advertisement that was answered. */
  asked_property: reference(),
  co_broker: coBroker(),
  assigned_to: references(20),
  stage: choice(stageChoices),
  next_follow_up: dateTime(),
  locked_inquiry: flag(),
  project: references(inquiryLimits.places),
});
export type InquiryInput = z.input<typeof InquiryInput>;
