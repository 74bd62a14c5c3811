import { subscriptionKinds, subscriptionStatuses } from '@angan/domain/subscription.ts';
import { z } from 'zod';
import { FileAnswer } from '../commissions/papers.ts';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { Buyer, Transaction } from './orders.ts';

const Term = z.object({
  id: z.number(),
  plan: z.object({ code: z.string(), plan_name: z.string(), sort: z.number() }),
  kind: z.enum(subscriptionKinds),
  duration_months: z.number().nullable(),
  users_allowed: z.number(),
  started_on: z.string(),
  ends_on: z.string().nullable(),
  /** Rupees without GST. */
  price_paid: z.number(),
});

export const Subscription = z.object({
  status: z.enum(subscriptionStatuses),
  /** What the office has today, or had last; null: nothing yet. */
  term: Term.nullable(),
  cancelled_on: z.string().nullable(),
  grace_until: z.string().nullable(),
  /** Bought ahead, in order. */
  next: z.array(Term),
  /** Rupees left over for whatever is bought next. */
  credit: z.number(),
  /** People who count as users today, invitations among them. */
  users: z.number(),
  /** To whom the last invoice went; before one, what the office says of itself. */
  buyer: Buyer,
});
export type Subscription = z.infer<typeof Subscription>;

export const BillingPaper = z.object({
  id: z.number(),
  kind: z.enum(['Invoice', 'Credit note']),
  no: z.string(),
  date: z.string(),
  total: z.number(),
  order_no: z.string(),
});

const path = '/properties/subscription' as const;
const owners = { access: 'subscription:edit', subscription: 'any' } as const;

export const subscriptionCalls = {
  show: call({
    method: 'GET',
    path: `${path}/`,
    access: 'subscription:buy',
    subscription: 'any',
    shows: ['subscription', 'app_user', 'company'],
    summary: 'What the office has, what it bought ahead, and to whom its invoices go',
    answer: Subscription,
  }),
  transactions: call({
    method: 'GET',
    path: `${path}/transactions/`,
    ...owners,
    shows: ['transaction', 'platform_invoice'],
    summary: 'The last hundred orders of the office, the newest first',
    answer: z.array(Transaction),
  }),
  papers: call({
    method: 'GET',
    path: `${path}/invoices/`,
    ...owners,
    shows: ['platform_invoice'],
    summary: 'Invoices and credit notes of the platform to the office, the newest first',
    answer: z.array(BillingPaper),
  }),
  pdf: call({
    method: 'GET',
    path: `${path}/invoices/:id/pdf/`,
    access: 'subscription:buy',
    subscription: 'any',
    shows: ['platform_invoice'],
    showsNumbers: true,
    summary: 'A paper as PDF, as it went out',
    params: idParams,
    answer: FileAnswer,
  }),
  cancel: call({
    method: 'POST',
    path: `${path}/cancel/`,
    ...owners,
    summary: 'Let the plan run to its end and no further: no reminders, no days of grace',
    answer: Subscription,
  }),
  resume: call({
    method: 'POST',
    path: `${path}/resume/`,
    ...owners,
    summary: 'Take a cancellation back',
    answer: Subscription,
  }),
};
