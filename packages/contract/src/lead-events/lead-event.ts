import { leadResults, leadSources, leadWays } from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import { Inquiry, requirementFacts } from '../inquiries/inquiry-row.ts';
import { AreaRef, Assignee, ContactRef } from '../kit/nested.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { FirstAnswerOutcome } from './first-answer.ts';
import type { leadProblems } from './problems.ts';

/** The inquiry of a lead, as its reader may see it. */
export const LeadInquiry = Inquiry.pick({
  id: true,
  inquiry_code: true,
  contact: true,
  ...requirementFacts,
  deal_type: true,
  stage: true,
  asked_property: true,
  assigned_to: true,
  matching_property_count: true,
  first_response_at: true,
  created_date: true,
  may_edit: true,
  may_move_to: true,
});
export type LeadInquiry = z.infer<typeof LeadInquiry>;

/** A lead as it stands in the inbox. Texts are as the portal wrote them; numbers as the reader's role may see them. */
export const LeadEvent = z.object({
  id: z.number(),
  source: z.enum(leadSources),
  /** As the office calls it: of a file where its leads come from, else the source. */
  source_name: z.string(),
  /** By which way it came. */
  way: z.enum(leadWays),
  /** The portal's own id of the enquiry, or what stands for it. */
  external_ref: z.string(),
  received_at: z.string(),
  /** When the person asked, by the portal's clock; null where it does not say. */
  asked_at: z.string().nullable(),
  result: z.enum(leadResults),
  problem: sentenceIn<typeof leadProblems>().nullable(),
  name: z.string(),
  /** Ten digits, or '' where there is none that can be called. */
  mobile_number: z.string(),
  email: z.string(),
  message: z.string(),
  /** The portal's id of the advertisement; names of what was asked about. */
  listing: z.string(),
  project: z.string(),
  locality: z.string(),
  city: z.string(),
  /** In the portal's words: '2 BHK, 3 BHK'; '80 Lac'. */
  bhk: z.string(),
  budget: z.string(),
  /** The advertisement on which they pressed to write; null where there was none. */
  ad: z.object({ headline: z.string(), body: z.string(), url: z.string() }).nullable(),
  /** Whether a stranger wrote an address of the net into it, which is not to be opened unseen. */
  has_link: z.boolean(),
  /** Whether the portal says that it checked the number. */
  is_verified: z.boolean(),
  contact: ContactRef.nullable(),
  inquiry: LeadInquiry.nullable(),
  /** Who sees to it: those of its inquiry, else those it was given to. */
  assigned_to: z.array(Assignee),
  /** When the office first called or wrote. */
  answered_at: z.string().nullable(),
  /** When it is to be answered at the latest, in the office's working hours; null of an old row of a file, which has no clock. */
  due_at: z.string().nullable(),
  /** What was answered by itself on WhatsApp; null where nothing was. It does not stop the clock. */
  first_answer: FirstAnswerOutcome.nullable(),
  /** Minutes of the office's working hours until the answer, or until now. */
  waited_minutes: z.number().int(),
  /** Nobody has answered, and there is something to answer. */
  to_answer: z.boolean(),
  may_edit: z.boolean(),
});
export type LeadEvent = z.infer<typeof LeadEvent>;

/** What the rules read from a lead, for the form of 'Make inquiry'. */
export const LeadReading = z.object({
  property_type: z.number(),
  property_subtype: z.array(z.number()),
  deal_type: z.array(z.number()),
  bhk: z.array(z.number()),
  area: z.array(AreaRef),
  budget_min: z.number().nullable(),
  budget_max: z.number().nullable(),
  possession: z.array(z.number()),
  furniture: z.array(z.number()),
  asked_property: z.object({ id: z.number(), property_code: z.string() }).nullable(),
  /** Which of these were told in so many words, which by the portal's fields or a guess, which by default. */
  confidence: z.record(z.string(), z.enum(['High', 'Medium', 'Low'])),
  /** Places in `message` that a rule has read, in order. */
  marks: z.array(z.object({ field: z.string(), start: z.number().int(), end: z.number().int(), is_sure: z.boolean() })),
});
export type LeadReading = z.infer<typeof LeadReading>;

export const LeadEventDetail = LeadEvent.extend({
  /** As it came, for who may see numbers; '' for others. */
  raw: z.string(),
  content_type: z.string(),
  reading: LeadReading,
  /** Other open inquiries of the same person, the newest first. */
  similar: z.array(LeadInquiry),
  /** Whether somebody said that it stays beside those. */
  is_kept_apart: z.boolean(),
});
export type LeadEventDetail = z.infer<typeof LeadEventDetail>;
