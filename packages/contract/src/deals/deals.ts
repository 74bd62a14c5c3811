import { bookingStages, type DealStage, ourSides, rentStages, saleStages } from '@angan/domain/lookups/deals.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { flag, idParams, number, reference, requiredDay, requiredReference, text } from '../kit/fields.ts';
import { anyOf, anyWord, onOrAfter, onOrBefore } from '../kit/filters.ts';
import { ContactRef } from '../kit/nested.ts';
import { givenOf, shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { dealFields, dealLimits } from './deal-fields.ts';

/** Every stage that a deal of any type goes through. */
export const dealStages = [...new Set([...saleStages, ...rentStages, ...bookingStages].map(({ stage }) => stage))] as [
  DealStage,
  ...DealStage[],
];

const common = { our_side: z.enum(ourSides), expected_close: requiredDay(), ...givenOf(dealFields) };

/** A new deal; buyer and seller are those of the inquiry and of the property where nobody says others. */
export const DealInput = z.object({
  deal_type: requiredReference(),
  property: requiredReference(),
  inquiry: requiredReference(),
  buyer: reference(),
  seller: reference(),
  ...common,
});
export type DealInput = z.input<typeof DealInput>;

/** What a deal is about stays; who takes part and what was agreed changes. */
export const DealChange = z.object({
  ...z.object(common).partial().shape,
  buyer: reference(),
  seller: reference(),
  probability: number(0, 100, 'int'),
});

/** A deal as an owner sees it. Rupees; days as YYYY-MM-DD. */
export const Deal = z.object({
  id: z.number(),
  deal_code: z.string(),
  deal_type: z.number(),
  property: z.object({ id: z.number(), property_code: z.string() }),
  inquiry: z.object({ id: z.number(), inquiry_code: z.string() }),
  buyer: ContactRef,
  seller: ContactRef,
  our_side: z.enum(ourSides),
  stage: z.enum(dealStages),
  /** Stages that were left out, and so are not needed. */
  skipped: z.array(z.enum(dealStages)),
  expected_close: z.string(),
  /** Percent. */
  probability: z.number().int(),
  ...shownOf(dealFields),
  /** Brokerage with GST, in rupees: agreed, what has come with its TDS, and what is still to come. */
  brokerage_expected: z.number(),
  brokerage_received: z.number(),
  brokerage_due: z.number(),
  /** Codes of the other open deals on the property. */
  also_in: z.array(z.string()),
  /** How it came to where it stands, oldest first. */
  moves: z.array(z.object({ from: z.enum(dealStages), to: z.enum(dealStages), at: z.string(), note: z.string() })),
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
});
export type Deal = z.infer<typeof Deal>;

/** A move, with the fields that the stage asks for and the deal does not say yet. */
export const DealMove = z.object({
  to: z.enum(dealStages, { error: ({ input }) => (input === undefined ? drf.required : drf.notAChoice(input)) }),
  note: text(dealLimits.note),
  /** Closes it although brokerage is still open, which stays under the dues. */
  close_with_dues: flag(),
  ...givenOf(dealFields),
});
export type DealMove = z.input<typeof DealMove>;

export const deals = resource({
  one: 'deal',
  alsoShows: ['property', 'inquiry', 'contact', 'commission'],
  path: '/properties/deals/',
  row: Deal,
  create: DealInput,
  update: DealChange,
  ordering: ['-created_date', 'created_date'],
  search: ['deal_code', 'buyer', 'seller', 'society_name'],
  filters: {
    stage: anyWord('stage', dealStages),
    deal_type: anyOf('deal_type'),
    property: anyOf('property'),
    inquiry: anyOf('inquiry'),
    our_side: anyWord('our_side', ourSides),
    expected_close__gte: onOrAfter('expected_close'),
    expected_close__lte: onOrBefore('expected_close'),
  },
});

export const dealCalls = {
  ...deals.calls,
  restore: call({
    method: 'POST',
    path: '/properties/deals/:id/restore/',
    access: 'deal:delete',
    summary: 'Take a deletion back',
    params: idParams,
    answer: Deal,
  }),
  move: call({
    method: 'POST',
    path: '/properties/deals/:id/move/',
    access: 'deal:move',
    summary: 'Move a deal to another stage; its property and its inquiry follow',
    params: idParams,
    body: DealMove,
    answer: Deal,
  }),
};
