import { subscriptionKinds, subscriptionStatuses } from '@angan/domain/subscription.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, requiredDay, requiredText } from '../kit/fields.ts';
import { pageOf } from '../kit/resource.ts';
import { planTexts } from '../plans/texts.ts';

/** An office as the platform's Admin sees it: what it has and how much it works, and nothing of its records. */
export const Account = z.object({
  id: z.number(),
  company_name: z.string(),
  /** Of the Owner. */
  owner: z.string(),
  mobile: z.string(),
  email: z.string(),
  gstin: z.string(),
  created_date: z.string(),
  status: z.enum(subscriptionStatuses),
  kind: z.enum(subscriptionKinds).nullable(),
  plan: z.string().nullable(),
  started_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  users: z.number(),
  users_allowed: z.number().nullable(),
  properties: z.number(),
  open_inquiries: z.number(),
  picture_bytes: z.number(),
  last_active: z.string().nullable(),
  /** Whether its trial runs, or has run out, and was not made longer before. */
  may_extend: z.boolean(),
});
export type Account = z.infer<typeof Account>;

export const accountTexts = {
  extendedBefore: 'A trial is made longer once, and this office has none that could be.',
  endTooEarly: planTexts.endTooEarly,
} as const;

/** What is done to an office: its records are what the web app fetches again. */
const act = {
  method: 'POST',
  access: 'admin',
  subscription: 'any',
  params: idParams,
  answer: Account,
  showsNumbers: true,
} as const;
const path = '/platform/accounts/';

export const accountCalls = {
  list: call({
    method: 'GET',
    shows: ['company', 'subscription'],
    path,
    access: 'admin',
    subscription: 'any',
    showsNumbers: true,
    summary: 'The offices with what they have and how much they work, the newest first',
    query: z.object({
      page: z.string().optional(),
      page_size: z.string().optional(),
      search: z.string().trim().max(200).optional(),
      status: z.enum(subscriptionStatuses).optional(),
    }),
    answer: pageOf(Account),
  }),
  extendTrial: call({ ...act, path: `${path}:id/extend_trial/`, summary: 'Make the trial of an office longer, once' }),
  complimentary: call({
    ...act,
    path: `${path}:id/complimentary/`,
    summary: 'Give an office a plan for nothing until a day',
    body: z.object({ plan: requiredText(30), ends_on: requiredDay() }),
  }),
  suspend: call({ ...act, path: `${path}:id/suspend/`, summary: 'Close an office for the moment' }),
  resume: call({ ...act, path: `${path}:id/resume/`, summary: 'Open a suspended office again' }),
};
