import type { gateReasons, matchReasons } from '@angan/domain/matching/reasons.ts';
import { criterionKeys, matchLabels, weightColumns } from '@angan/domain/matching/types.ts';
import { z } from 'zod';
import { Inquiry } from '../inquiries/inquiries.ts';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { Property } from '../properties/properties.ts';
import type { taskSentences } from '../tasks/task-sentences.ts';
import type { matchNotes } from './notes.ts';

export const MatchCriterion = z.object({
  key: z.enum(criterionKeys),
  label: z.string(),
  weight: z.number(),
  /** 0 to 1, exact. */
  s: z.number(),
  state: z.enum(['fit', 'near', 'miss', 'unknown']),
  /** The 23 of '23 of 26'. */
  points: z.number(),
  /** The reason in English, and without its words. */
  text: z.string(),
  says: sentenceIn<typeof matchReasons>(),
});
export type MatchCriterion = z.infer<typeof MatchCriterion>;

/** How one pair fits, the same from either side; the wording of the owner's lowest price depends on who reads. */
const scored = {
  score: z.number(),
  best: z.number(),
  worst: z.number(),
  confidence: z.number(),
  label: z.enum(matchLabels),
  /** How the pair was weighed: 'Residential sale'. */
  column: z.enum(weightColumns),
  criteria: z.array(MatchCriterion),
  /** What to ask the owner. */
  ask: z.array(z.string()),
  /** Why the pair is not listed; filled only with `why_not`. */
  gates: z.array(z.object({ gate: z.string(), text: z.string(), says: sentenceIn<typeof gateReasons>() })),
  /** Days since the property was last confirmed, where that costs points; null: it never was. */
  not_confirmed_days: z.number().nullable().optional(),
  /** In English: '88% Excellent: fits 6 of 9 needs. Ask: facing.' */
  summary: z.string(),
  shared_before: z.string().nullable(),
  /** When the client said on the page of a share that they like the property. */
  liked_at: z.string().nullable(),
  /** When the client last saw the property; whatever was disliked then comes last in the list. */
  visited_before: z.string().nullable(),
  rejected_before: z.string().nullable(),
  /** What was said on that visit, in English: 'Disliked. Too costly.' */
  visit_feedback: z.string().nullable(),
  visit_says: sentenceIn<typeof taskSentences>().nullable(),
};

/** What a card of the other record needs. */
export const PropertyCard = Property.omit({
  contact_role: true,
  address: true,
  furnishing_items: true,
  additional_rooms: true,
  description: true,
  remark: true,
});
export type PropertyCard = z.infer<typeof PropertyCard>;
export const InquiryCard = Inquiry.omit({ comment: true });
export type InquiryCard = z.infer<typeof InquiryCard>;

export const InquiryMatch = z.object({ inquiry: z.number(), property: PropertyCard, ...scored });
export type InquiryMatch = z.infer<typeof InquiryMatch>;
export const PropertyMatch = z.object({ property: z.number(), inquiry: InquiryCard, ...scored });
export type PropertyMatch = z.infer<typeof PropertyMatch>;

/** The number of a list stops here: `count` 201 says 'more than 200'. */
export const matchCountCap = 200;

const page = <R extends z.ZodType>(row: R) =>
  pageOf(row).extend({
    /** Pairs that pass the gates and score less than those listed, 201 for more; `show_weak` lists them. */
    weak: z.number(),
    /** Others of the same property type that a gate keeps off the list, 201 for more; `why_not` lists them with the reason. */
    hidden: z.number(),
    /** To show in place of, or above, the list: too little asked, not on offer, too many to compare. */
    note: sentenceIn<typeof matchNotes>().nullable(),
  });

const flag = z.union([z.literal('').transform(() => undefined), z.stringbool()]).optional();
const query = z.object({
  page: listQuery.page,
  page_size: listQuery.page_size,
  /** Only pairs that score as much or more, instead of 50. */
  min_score: z.union([z.literal('').transform(() => undefined), z.coerce.number().int().min(0).max(100)]).optional(),
  /** Also the pairs below 50. */
  show_weak: flag,
  /** Instead of the list: those that a gate keeps off it, with the reason in `gates`. */
  why_not: flag,
  /** Also properties that somebody has paid a token for. */
  include_under_offer: flag,
});

export const matchCalls = {
  ofInquiry: call({
    method: 'GET',
    shows: ['property', 'inquiry', 'area', 'contact', 'match_weight', 'share'],
    kept: true,
    path: '/properties/inquiry/:id/matches/',
    access: 'inquiry:matches',
    summary: 'The properties that fit an inquiry, best first, with the reasons',
    params: idParams,
    query,
    answer: page(InquiryMatch),
  }),
  ofProperty: call({
    method: 'GET',
    shows: ['inquiry', 'property', 'area', 'contact', 'match_weight', 'share'],
    kept: true,
    path: '/properties/property/:id/matches/',
    access: 'inquiry:matches',
    summary: 'The inquiries that a property fits, best first, with the reasons',
    params: idParams,
    query,
    answer: page(PropertyMatch),
  }),
};
