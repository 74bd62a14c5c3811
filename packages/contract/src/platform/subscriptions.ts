import { subscriptionKinds, termStatuses } from '@angan/domain/subscription.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { anyOf, anyWord, wholeNumber } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';

/** A term of any office. Days in India, both included; money in rupees without GST. */
export const DeskSubscription = z.object({
  id: z.number(),
  office: z.object({ id: z.number(), company_name: z.string(), is_suspended: z.boolean() }),
  plan_name: z.string(),
  kind: z.enum(subscriptionKinds),
  duration_months: z.number().nullable(),
  status: z.enum(termStatuses),
  started_on: z.string(),
  ends_on: z.string().nullable(),
  /** Until its last day, both counted; null where it has none, 0 once it is over. */
  days_left: z.number().nullable(),
  users: z.number(),
  users_allowed: z.number(),
  price_paid: z.number(),
  /** The order that paid for it. */
  order: z.object({ id: z.number(), order_no: z.string() }).nullable(),
});
export type DeskSubscription = z.infer<typeof DeskSubscription>;

export const deskSubscriptionFilters = {
  kind: anyWord('kind', subscriptionKinds),
  status: anyWord('status', termStatuses),
  /** Days at most that are left. */
  ending: wholeNumber('ends_on', 1, 366),
  company: anyOf('company_id'),
};
export const deskSubscriptionOrders = ['ends_on', '-ends_on', '-started_on'] as const;

export const deskSubscriptionCalls = {
  list: call({
    access: 'admin',
    subscription: 'any',
    method: 'GET',
    shows: ['subscription', 'company', 'app_user', 'transaction'],
    path: '/platform/subscriptions/',
    summary: 'The terms of all offices, those that end first before the others',
    query: z.object({ ...listQuery, ...queryOf(deskSubscriptionFilters) }),
    answer: pageOf(DeskSubscription),
  }),
};
