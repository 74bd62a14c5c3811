import { durations, subscriptionKinds, subscriptionStatuses } from '@angan/domain/subscription.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Plan } from './plans.ts';

/** How much of its plan an office has used. */
const Usage = z.object({
  /** People who sign in. */
  users: z.number(),
  properties: z.number(),
  open_inquiries: z.number(),
  picture_bytes: z.number(),
  /** Rows of the imports that were started in this month. */
  import_rows: z.number(),
  /** Portals that are on, and Facebook where a page is connected. */
  lead_sources: z.number(),
});
export type Usage = z.infer<typeof Usage>;

/** What the own office has of the platform. Days are days in India, both included; null where there is none. */
export const OwnSubscription = z.object({
  status: z.enum(subscriptionStatuses),
  kind: z.enum(subscriptionKinds).nullable(),
  plan: Plan.nullable(),
  duration_months: z.literal(Object.values(durations)).nullable(),
  users_allowed: z.number().nullable(),
  started_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  /** The last day on which people work. */
  grace_until: z.string().nullable(),
  /** Days until `ends_on`, both counted; 0 after it. */
  days_left: z.number().nullable(),
  usage: Usage,
  /** Whether the office may begin its trial, and if not, with what it was taken. */
  trial: z.enum(['Open', 'Taken with this mobile', 'Taken with this GST number', 'Not now']),
});
export type OwnSubscription = z.infer<typeof OwnSubscription>;

const shows = [
  'subscription',
  'company',
  'app_user',
  'property',
  'inquiry',
  'stored_file',
  'data_migration',
  'lead_source_setting',
  'facebook_page',
] as const;

export const subscriptionCalls = {
  show: call({
    method: 'GET',
    shows,
    path: '/properties/subscription/',
    access: 'subscription:buy',
    subscription: 'any',
    summary: 'What the own office has of the platform, and how much of it is used',
    answer: OwnSubscription,
  }),
  startTrial: call({
    method: 'POST',
    path: '/properties/free-trial/',
    access: 'subscription:edit',
    subscription: 'any',
    summary: 'Begin the trial, once for each mobile and each GST number',
    answer: OwnSubscription,
    status: 201,
  }),
};
