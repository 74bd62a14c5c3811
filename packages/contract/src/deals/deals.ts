import { dealLadders, offerStatuses, ourSides } from '@angan/domain/lookups/deals.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { flag, idParams, number, reference, requiredDay, requiredReference, text } from '../kit/fields.ts';
import { ContactRef } from '../kit/nested.ts';
import { givenOf, shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { dealFields, dealLimits } from './deal-fields.ts';
import { dealFilters, dealStages } from './deal-filters.ts';
import { ClosingUser, ClosingUsers, DealProperty, DealUnit, offerSides } from './deal-parts.ts';

const common = {
  our_side: z.enum(ourSides),
  expected_close: requiredDay(),
  co_broker: reference(),
  closing_users: ClosingUsers.optional(),
  ...givenOf(dealFields),
};

/**
 * A new deal, of a property or of a unit of a project; buyer and seller are those of the inquiry and of the property or
 * project where nobody says others. `renews`: the closed lease that it goes on with.
 */
export const DealInput = z.object({
  deal_type: requiredReference(),
  property: reference(),
  projectunit: reference(),
  inquiry: requiredReference(),
  buyer: reference(),
  seller: reference(),
  renews: reference(),
  ...common,
});
export type DealInput = z.input<typeof DealInput>;

/** What a deal is about stays; who takes part and what was agreed changes. */
export const DealChange = z
  .object(common)
  .partial()
  .extend({ buyer: reference(), seller: reference(), probability: number(0, 100, 'int') });

/** The tax that the buyer of a property deducts (domain 4.3, 4.13): an estimate. Rupees; percent null: as an accountant computes it. */
export const PropertyTds = z.object({
  section: z.string(),
  base: z.number(),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
});

/** What the buyer will pay the state (domain 4.9, 4.13): an estimate. Rupees; registration null: not known. */
export const StampEstimate = z.object({
  base: z.number(),
  duty: z.number(),
  registration: z.number().nullable(),
});

/** A deal as an owner sees it. Rupees; days as YYYY-MM-DD. */
export const Deal = z.object({
  id: z.number(),
  deal_code: z.string(),
  deal_type: z.number(),
  property: DealProperty.nullable(),
  projectunit: DealUnit.nullable(),
  inquiry: z.object({ id: z.number(), inquiry_code: z.string(), stage: z.string() }),
  buyer: ContactRef,
  seller: ContactRef,
  co_broker: ContactRef.nullable(),
  closing_users: z.array(ClosingUser),
  our_side: z.enum(ourSides),
  stage: z.enum(dealStages),
  /** Stages that were left out, and so are not needed. */
  skipped: z.array(z.enum(dealStages)),
  expected_close: z.string(),
  /** Percent. */
  probability: z.number().int(),
  ...shownOf(dealFields),
  /** null: the buyer deducts nothing. */
  property_tds: PropertyTds.nullable(),
  /** null: nothing is sold, no price is agreed on, or the table of law has no row for the state. */
  stamp_estimate: StampEstimate.nullable(),
  /** The other open deals on the property. */
  also_in: z.array(z.object({ id: z.number(), deal_code: z.string() })),
  /** The closed lease that it goes on with, and the deal that goes on with its own. */
  renews: z.object({ id: z.number(), deal_code: z.string() }).nullable(),
  renewed_by: z.object({ id: z.number(), deal_code: z.string() }).nullable(),
  /** The inquiry that was made for the tenant before the lease ends. */
  tenant_inquiry: z.object({ id: z.number(), inquiry_code: z.string() }).nullable(),
  /** Brokerage with GST, in rupees: agreed, what has come with its TDS, and what is still to come. */
  brokerage_expected: z.number(),
  brokerage_received: z.number(),
  brokerage_due: z.number(),
  /** Of what is still to come, what an invoice has asked for. */
  brokerage_asked: z.number(),
  /** Of what is owed, what is past its day: rupees with GST, and the oldest of these days; null: nothing. */
  overdue: z.object({ amount: z.number(), since: z.string() }).nullable(),
  /** How it came to where it stands, oldest first. */
  moves: z.array(z.object({ from: z.enum(dealStages), to: z.enum(dealStages), at: z.string(), note: z.string() })),
  last_offer: z
    .object({
      by_side: z.enum(offerSides),
      amount: z.number(),
      status: z.enum(offerStatuses),
      created_date: z.string(),
    })
    .nullable(),
  offers: z.number().int(),
  papers: z.object({ done: z.number().int(), all: z.number().int() }),
  /** The next thing that is planned for it. */
  next_task: z.object({ id: z.number(), title: z.string(), date_time: z.string() }).nullable(),
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
  kept: true,
  alsoShows: [
    'property',
    'inquiry',
    'contact',
    'projectunit',
    'project',
    'area',
    'society',
    'deal_offer',
    'deal_paper',
    'commission',
    'task',
  ],
  path: '/properties/deals/',
  row: Deal,
  create: DealInput,
  update: DealChange,
  ordering: [
    '-created_date',
    'created_date',
    'expected_close',
    '-expected_close',
    'lease_end',
    '-agreed_price',
    'agreed_price',
  ],
  search: ['deal_code', 'buyer', 'seller', 'society_name'],
  filters: dealFilters,
});

/** The open deals at a stage: how many, what they come to in rupees, and the first of them. */
export const DealColumn = z.object({
  stage: z.enum(dealStages),
  /** Percent, as the stage has it. */
  probability: z.number(),
  count: z.number().int(),
  /** Prices in all, or rents a month. */
  sum: z.number(),
  /** Their brokerage without GST, each by its probability (domain 6.1). */
  weighted: z.number(),
  results: z.array(Deal),
});
export type DealColumn = z.infer<typeof DealColumn>;

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
  board: call({
    method: 'GET',
    shows: deals.calls.list.shows,
    path: '/properties/deals/board/',
    access: 'deal:view',
    summary: `The open deals of a ladder by stage, counted and summed, the first ${dealLimits.cards} of each`,
    query: deals.calls.list.query.omit({ page: true, page_size: true, cursor: true }),
    answer: z.object({
      ladder: z.enum(dealLadders),
      /** How many are open on each ladder, by the same search and filters. */
      ladders: z.array(z.object({ ladder: z.enum(dealLadders), count: z.number().int() })),
      /** Of the ladder's open ones: brokerage with GST that is past its day, and on how many deals. */
      overdue: z.object({ amount: z.number(), deals: z.number().int() }),
      /** What was closed and cancelled on the ladder in this financial year; the list has them. */
      ended: z.object({ since: z.string(), closed: z.number().int(), cancelled: z.number().int() }),
      columns: z.array(DealColumn),
    }),
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
  renew: call({
    method: 'POST',
    path: '/properties/deals/:id/renew/',
    access: 'deal:create',
    summary:
      'Go on with a closed lease by a new deal, on its terms and at the rent after the next rise; one for a lease',
    params: idParams,
    answer: z.object({
      deal: Deal,
      /** Whether this call made it; false: the lease was renewed before. */
      is_new: z.boolean(),
    }),
  }),
};
