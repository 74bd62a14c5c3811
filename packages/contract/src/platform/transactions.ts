import { purposes, refundCauses, refundStatuses, termsAfterRefund } from '@angan/domain/billing/index.ts';
import { z } from 'zod';
import { BillingPaper } from '../billing/billing.ts';
import { heldReasons } from '../billing/held.ts';
import { Buyer, paymentMethods, transactionStatuses } from '../billing/orders.ts';
import { FileAnswer } from '../commissions/papers.ts';
import { call } from '../kit/call.ts';
import { idParams, requiredText, requiredWord, text } from '../kit/fields.ts';
import { anyOf, anyWord, oneWord } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';

/** By whom the money comes. */
export const gateways = ['Razorpay', 'Offline'] as const;

/** An order of any office as the platform's Admin sees it in the list. Money in rupees. */
export const DeskTransaction = z.object({
  id: z.number(),
  order_no: z.string(),
  office: z.object({ id: z.number(), company_name: z.string() }),
  purpose: z.enum(purposes),
  plan_name: z.string(),
  duration_months: z.number(),
  users: z.number(),
  users_added: z.number(),
  status: z.enum(transactionStatuses),
  held_reason: z.enum(heldReasons).nullable(),
  gateway: z.enum(gateways),
  method: z.enum(paymentMethods).nullable(),
  gateway_payment_id: z.string().nullable(),
  total: z.number(),
  /** What of it is back. */
  refunded: z.number(),
  paid_at: z.string().nullable(),
  created_date: z.string(),
});
export type DeskTransaction = z.infer<typeof DeskTransaction>;

/** Everything that the gateway, or the Admin, told of one attempt to pay. */
export const DeskPayment = z.object({
  id: z.number(),
  gateway_payment_id: z.string(),
  reference: z.string(),
  status: z.enum(['created', 'authorized', 'failed', 'captured', 'refunded']),
  amount: z.number(),
  currency: z.string(),
  method: z.enum(paymentMethods).nullable(),
  failure_reason: z.string(),
  /** What became of money that came. */
  outcome: z.enum(['paid', 'held', 'second', 'returned']).nullable(),
  refunded: z.number(),
  created_date: z.string(),
});
export type DeskPayment = z.infer<typeof DeskPayment>;

export const DeskRefund = z.object({
  id: z.number(),
  payment: z.number(),
  amount: z.number(),
  cause: z.enum(refundCauses),
  reason: z.string(),
  reference: z.string(),
  term: z.enum(termsAfterRefund),
  status: z.enum(refundStatuses),
  gateway_refund_id: z.string().nullable(),
  /** The gateway's own words, where it refused. */
  failure: z.string(),
  done_at: z.string().nullable(),
  created_date: z.string(),
  /** Who of the platform asked for it; '' where nobody did. */
  by: z.string(),
});
export type DeskRefund = z.infer<typeof DeskRefund>;

export const DeskOrder = DeskTransaction.extend({
  price: z.number(),
  discount: z.number(),
  credit: z.number(),
  taxable: z.number(),
  gst_rate: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  rounding: z.number(),
  buyer: Buyer,
  coupon: z.string().nullable(),
  gateway_order_id: z.string().nullable(),
  failure_reason: z.string(),
  /** Why it came to less than its quote, or was taken although its money did not fit. */
  accepted_reason: z.string(),
  term: z
    .object({ started_on: z.string(), ends_on: z.string().nullable(), users_allowed: z.number(), is_over: z.boolean() })
    .nullable(),
  payments: z.array(DeskPayment),
  papers: z.array(BillingPaper),
  refunds: z.array(DeskRefund),
  /** What could be given back still, of what paid for it. */
  refundable: z.number(),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

export const deskTransactionFilters = {
  status: anyWord('status', transactionStatuses),
  purpose: anyWord('purpose', purposes),
  /** Those with money that waits for a decision. */
  held: oneWord('held', ['true']),
  company: anyOf('company_id'),
};

const reason = 300;
const path = '/platform/transactions/' as const;
const admin = { access: 'admin', subscription: 'any' } as const;
const act = { ...admin, method: 'POST', params: idParams, answer: DeskOrder } as const;
const shows = ['transaction', 'payment', 'refund', 'platform_invoice', 'subscription', 'company'] as const;

export const transactionCalls = {
  list: call({
    ...admin,
    method: 'GET',
    shows: ['transaction', 'payment', 'company'],
    path,
    summary: 'The orders of all offices, the newest first',
    query: z.object({ ...listQuery, ...queryOf(deskTransactionFilters) }),
    answer: pageOf(DeskTransaction),
  }),
  get: call({
    ...admin,
    method: 'GET',
    shows,
    path: `${path}:id/`,
    summary: 'An order with its sums, attempts, papers and what went back',
    params: idParams,
    answer: DeskOrder,
  }),
  pdf: call({
    ...admin,
    method: 'GET',
    shows: ['platform_invoice'],
    path: '/platform/invoices/:id/pdf/',
    showsNumbers: true,
    summary: 'An invoice or credit note of any office as PDF',
    params: idParams,
    answer: FileAnswer,
  }),
  look: call({
    ...act,
    inSteps: true,
    path: `${path}:id/look/`,
    summary: 'Ask the gateway how an order stands, and settle what it says',
  }),
  refund: call({
    ...act,
    path: `${path}:id/refund/`,
    summary: 'Give money of a paid order back, whole or in part, with a credit note',
    body: z.object({
      /** Rupees, GST included. */
      amount: z.coerce.number().positive().max(100_000_000).multipleOf(0.01),
      reason: requiredText(reason),
      term: requiredWord(termsAfterRefund),
      /** Of an order that was paid past the gateway: the number by which the bank knows the return. */
      reference: text(60),
    }),
  }),
  accept: call({
    ...act,
    path: `${path}:id/accept/`,
    summary: 'Take money that was held for its order, and turn on what it is for',
    body: z.object({ reason: requiredText(reason) }),
  }),
  giveBack: call({
    ...act,
    path: `${path}:id/give_back/`,
    summary: 'Give money that was held back to who paid it',
    body: z.object({ reason: requiredText(reason) }),
  }),
};
