import { ageingBuckets } from '@angan/domain/brokerage/index.ts';
import { dashboardPeriods } from '@angan/domain/dashboard-period.ts';
import { lostReasons } from '@angan/domain/lookups/inquiries.ts';
import { propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { z } from 'zod';
import { funnelSteps, responseBuckets } from '../inquiries/inquiry-steps.ts';
import { call } from '../kit/call.ts';
import { date, idParams, rupees } from '../kit/fields.ts';
import { anyOfIds } from '../kit/filters.ts';
import { exportRight } from '../kit/list-export.ts';

/** What the dashboard is asked for: a period, and what of the office is looked at. */
export const dashboardQuery = {
  period: z.enum(dashboardPeriods).default('This month'),
  /** Of the period 'Custom'. */
  from: date(),
  to: date(),
  user: anyOfIds.optional(),
  property_type: anyOfIds.optional(),
  deal_type: anyOfIds.optional(),
  area: anyOfIds.optional(),
  source: anyOfIds.optional(),
};
const query = z.object(dashboardQuery);

const count = z.number().int();
const day = z.string();
const Span = z.object({ from: day, to: day, before: z.object({ from: day, to: day }) });
/** A count beside that of the period before. */
const Compared = z.object({ count, before: count });

/** What comes of inquiries: how many, how fast, how far, from where, and by whom. */
export const DashboardInquiries = z.object({
  span: Span,
  new_inquiries: Compared,
  first_response: z.object({
    /** Minutes of working hours, 9 to 20; null where nobody was answered. */
    median: z.number().nullable(),
    before: z.number().nullable(),
    under_15: count,
    under_60: count,
    buckets: z.array(z.object({ bucket: z.enum(responseBuckets), count })),
  }),
  /** At New for more than an hour, whenever they came. */
  untouched: count,
  without_next_step: count,
  visits: z.object({ completed: count, before: count, missed: count }),
  /** Of the inquiries that came in the period, those that were won since, and that came to a visit and to a token. */
  conversion: z.object({
    created: count,
    won: count,
    visited: count,
    token: count,
    before: z.object({ created: count, won: count, visited: count, token: count }),
  }),
  /** Of the inquiries of the financial year, beside those of the same days a year before. */
  funnel: z.object({
    since: day,
    steps: z.array(z.object({ step: z.enum(funnelSteps), count, before: count })),
  }),
  lost: z.object({ since: day, reasons: z.array(z.object({ reason: z.enum(lostReasons), count })) }),
  /** Thirteen weeks to today, the oldest first; `from`: their first day. */
  weeks: z.array(z.object({ from: day, inquiries: count, visits: count })),
  sources: z.array(
    z.object({
      id: z.number().nullable(),
      name: z.string(),
      count,
      won: count,
      /** Rupees a month; null where nobody said. */
      monthly_cost: z.number().nullable(),
    }),
  ),
  staff: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      usertype: z.string(),
      inquiries: count,
      calls: count,
      visits: count,
      tokens: count,
      won: count,
      /** Minutes; null where none of theirs was answered. */
      response: z.number().nullable(),
      missed: count,
      /** Their shares in the brokerage of deals that were closed in the period, in rupees. */
      share: z.number(),
      reveals_today: count,
      reveal_limit: count,
    }),
  ),
  /** Median days from an inquiry to its closing as won, of those closed in the period. */
  days_to_close: z.number().nullable(),
});
export type DashboardInquiries = z.infer<typeof DashboardInquiries>;

/** Days on offer by which stock is told apart; the first day of each and its last, null without end. */
export const ageBuckets = [
  { from: 0, to: 15 },
  { from: 16, to: 45 },
  { from: 46, to: 90 },
  { from: 91, to: null },
] as const;

/** What is on offer, how old and how fresh, and how it stands to what is asked for. */
export const DashboardStock = z.object({
  added: Compared,
  available: count,
  fresh: count,
  ageing: count,
  stale: count,
  /** By `ageBuckets`. */
  ages: z.array(count),
  by_status: z.array(z.object({ property_type: z.number(), status: z.enum(propertyStatuses), count })),
  /** Open inquiries with a match of 70 or above. */
  match_cover: z.object({ open: count, matched: count }),
  /** The areas that are asked for most; each cell stock less open inquiries. */
  demand: z.object({
    columns: z.array(z.object({ kind: z.enum(['bhk', 'group']), value: z.union([z.number(), z.string()]) })),
    rows: z.array(
      z.object({ id: z.number(), area: z.string(), cells: z.array(z.object({ stock: count, inquiries: count })) }),
    ),
  }),
  /** Median days from a listing to its closing, of those sold or let in the period. */
  days_on_market: z.number().nullable(),
});
export type DashboardStock = z.infer<typeof DashboardStock>;

const Ahead = z.object({ count, first: day.nullable() });
const money = z.number();
const ComparedMoney = z.object({ count: money, before: money });

/** What payers of deals and lenders owe for our work. Rupees without GST. */
const Brokerage = z.object({
  /** Of open deals, by their probability. */
  weighted: money,
  /** Of the deals that were closed in the period. */
  earned: money,
  /** By papers and by receipts of the period. */
  invoiced: ComparedMoney,
  received: ComparedMoney,
  /** `overdue`: what of the amount should have come by now. */
  due: z.object({ count, amount: money, overdue: money }),
  ages: z.array(z.object({ age: z.enum(ageingBuckets), count, balance: money })),
  certificates_pending: count,
  /** The months of the financial year: what was or is to be due, and what came. */
  months: z.array(z.object({ from: day, expected: money, received: money })),
});

/** Deals, loans and leases, and what is earned by them. Rupees. */
export const DashboardMoney = z.object({
  deals: z.object({ open: count, value: money }),
  brokerage: Brokerage,
  loans: z.object({
    sanctioned: z.object({ count, amount: money }),
    /** In the period. */
    disbursed: z.object({ count, amount: money }),
    payout_due: z.object({ count, amount: money }),
  }),
  leases_ending: Ahead,
  escalations: Ahead,
  lock_ins: Ahead,
});
export type DashboardMoney = z.infer<typeof DashboardMoney>;

const shared = { method: 'GET', access: 'dashboard:view', query } as const;

export const dashboardCalls = {
  inquiries: call({
    ...shared,
    shows: ['inquiry', 'task', 'source', 'app_user', 'revealed_number', 'deal', 'commission_split'],
    path: '/properties/dashboard/inquiries/',
    summary: 'The dashboard’s figures of inquiries, visits, sources and staff',
    answer: DashboardInquiries,
  }),
  stock: call({
    ...shared,
    shows: ['property', 'inquiry', 'area'],
    path: '/properties/dashboard/stock/',
    summary: 'The dashboard’s figures of stock, and of demand against supply',
    answer: DashboardStock,
  }),
  money: call({
    ...shared,
    shows: ['deal', 'commission', 'invoice', 'commission_receipt', 'commission_split', 'loan', 'property', 'preleased'],
    path: '/properties/dashboard/money/',
    summary: 'The dashboard’s figures of deals, loans and leases',
    answer: DashboardMoney,
  }),
  sourceCost: call({
    method: 'PATCH',
    path: '/properties/dashboard/sources/:id/',
    access: 'source:edit',
    summary: 'Say what the office pays for a source each month, in rupees',
    params: idParams,
    body: z.object({ monthly_cost: rupees().unwrap() }),
    status: 204,
  }),
  export: call({
    method: 'POST',
    path: '/properties/dashboard/export/',
    access: exportRight,
    summary: 'Write the dashboard’s figures into a workbook',
    body: query,
    /** The file in base 64. */
    answer: z.object({ file_name: z.string(), content: z.base64() }),
  }),
};
