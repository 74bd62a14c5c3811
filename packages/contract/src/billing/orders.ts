import { purposes } from '@angan/domain/billing/index.ts';
import { durationNames } from '@angan/domain/subscription.ts';
import { tidyTaxNumber } from '@angan/domain/tax-numbers.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, requiredText, requiredWord, text, tidyText } from '../kit/fields.ts';
import { heldReasons } from './held.ts';

export const billingLimits = { name: 200, address: 500, coupon: 30, users: 1000 } as const;

/** To whom the invoice goes; the state decides the GST and is asked of everybody (domain 4.13). */
export const BuyerInput = z.object({
  legal_name: requiredText(billingLimits.name),
  address: requiredText(billingLimits.address),
  gstin: tidyText(30, tidyTaxNumber),
  /** The state's number in the GST register. */
  state_code: requiredText(2),
});
export const Buyer = z.object({
  legal_name: z.string(),
  address: z.string(),
  gstin: z.string(),
  state_code: z.string(),
});
export type Buyer = z.infer<typeof Buyer>;

/** A plan for a time. No price: that is the server's. */
const TermInput = z.object({
  /** The plan's code. */
  plan: requiredText(30),
  duration: requiredWord(durationNames),
  users: z.coerce.number().int().min(1).max(billingLimits.users),
  coupon: text(billingLimits.coupon),
});
const UsersInput = z.object({ users_added: z.coerce.number().int().min(1).max(billingLimits.users) });
const withBuyer = { buyer: BuyerInput };
/** Before a state is chosen the sums are those of the state that the office's own facts name. */
const withState = { state_code: text(2) };

/** Rupees. */
export const Quote = z.object({
  purpose: z.enum(purposes),
  plan: z.object({ code: z.string(), plan_name: z.string() }),
  duration_months: z.number(),
  /** Of the term, those added included. */
  users: z.number(),
  users_added: z.number(),
  /** First and last day of what is bought. */
  started_on: z.string(),
  ends_on: z.string(),
  price: z.number(),
  discount: z.number(),
  /** What is used of the credit, and all there is: the rest is carried over. */
  credit: z.number(),
  available_credit: z.number(),
  /** Where the credit is of a running term: how it was counted. */
  credit_of: z
    .object({
      plan_name: z.string(),
      price_paid: z.number(),
      days: z.number(),
      days_left: z.number(),
      ends_on: z.string(),
    })
    .nullable(),
  taxable: z.number(),
  gst_rate: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  rounding: z.number(),
  total: z.number(),
});
export type Quote = z.infer<typeof Quote>;

export const transactionStatuses = [
  'Created',
  'Pending',
  'Paid',
  'Failed',
  'Expired',
  'Refund Requested',
  'Refunded',
  'Part Refunded',
] as const;
export const paymentMethods = ['UPI', 'Card', 'Netbanking', 'NEFT', 'Cash', 'Credit', 'Other'] as const;
export const Transaction = z.object({
  id: z.number(),
  /** 'ORD-2026-000412' */
  order_no: z.string(),
  purpose: z.enum(purposes),
  plan_name: z.string(),
  duration_months: z.number(),
  users: z.number(),
  users_added: z.number(),
  status: z.enum(transactionStatuses),
  held_reason: z.enum(heldReasons).nullable(),
  method: z.enum(paymentMethods).nullable(),
  /** The gateway's word for why the last attempt failed: 'insufficient_funds'. */
  failure_reason: z.string(),
  gateway_payment_id: z.string().nullable(),
  total: z.number(),
  paid_at: z.string().nullable(),
  created_date: z.string(),
  /** Until when the order is kept open. */
  expires_at: z.string(),
  invoice: z.object({ id: z.number(), no: z.string() }).nullable(),
  /** What is on once it is paid. */
  term: z.object({ started_on: z.string(), ends_on: z.string(), users_allowed: z.number() }).nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

/** What the gateway's own page is opened with; null: the credit paid for all of it. */
export const Checkout = z.object({
  script: z.string(),
  key: z.string(),
  gateway_order_id: z.string(),
  /** Paise. */
  amount: z.number(),
  name: z.string(),
  email: z.string(),
  contact: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;
const Order = z.object({ transaction: Transaction, checkout: Checkout.nullable() });

const path = '/properties/subscription' as const;
const buying = { access: 'subscription:buy', subscription: 'any' } as const;
const shows = ['transaction', 'subscription'] as const;

export const orderCalls = {
  quoteTerm: call({
    method: 'POST',
    path: `${path}/quote/`,
    ...buying,
    writes: false,
    shows: ['subscription', 'plan_price'],
    summary: 'What a plan comes to today, with credit and GST',
    body: TermInput.extend(withState),
    answer: Quote,
  }),
  quoteUsers: call({
    method: 'POST',
    path: `${path}/users/quote/`,
    ...buying,
    writes: false,
    shows: ['subscription', 'plan_price'],
    summary: 'What more users come to until the term ends',
    body: UsersInput.extend(withState),
    answer: Quote,
  }),
  orderTerm: call({
    method: 'POST',
    path: `${path}/orders/`,
    ...buying,
    inSteps: true,
    showsNumbers: true,
    summary: 'Open an order for a plan; the same order as long as nothing about it changes',
    body: TermInput.extend(withBuyer),
    answer: Order,
    status: 201,
  }),
  orderUsers: call({
    method: 'POST',
    path: `${path}/users/orders/`,
    ...buying,
    inSteps: true,
    showsNumbers: true,
    summary: 'Open an order for more users',
    body: UsersInput.extend(withBuyer),
    answer: Order,
    status: 201,
  }),
  order: call({
    method: 'GET',
    path: `${path}/orders/:id/`,
    ...buying,
    shows,
    summary: 'How far an order is',
    params: idParams,
    answer: Transaction,
  }),
  confirm: call({
    method: 'POST',
    path: `${path}/orders/:id/confirm/`,
    ...buying,
    inSteps: true,
    summary: 'What the payment page answered; without it the gateway is asked how far the order is',
    params: idParams,
    body: z.object({ razorpay_payment_id: text(40), razorpay_signature: text(128) }),
    answer: Transaction,
  }),
};
