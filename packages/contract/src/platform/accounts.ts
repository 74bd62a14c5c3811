import { subscriptionKinds, subscriptionStatuses } from '@angan/domain/subscription.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, requiredDay, requiredText } from '../kit/fields.ts';
import { anyOf, anyWord } from '../kit/filters.ts';
import { listExport } from '../kit/list-export.ts';
import { resource } from '../kit/resource.ts';
import { planTexts } from '../plans/texts.ts';

/** An office as the platform's Admin sees it: what it has and how much it works, and nothing of its records. */
export const Account = z.object({
  id: z.number(),
  company_name: z.string(),
  /** '' where the office has not said. */
  city: z.string(),
  /** Of the Owner. */
  owner: z.string(),
  mobile: z.string(),
  email: z.string(),
  gstin: z.string(),
  created_date: z.string(),
  status: z.enum(subscriptionStatuses),
  /** The day on which it is deleted; null of one that stays. */
  delete_on: z.string().nullable(),
  kind: z.enum(subscriptionKinds).nullable(),
  plan: z.string().nullable(),
  duration_months: z.number().nullable(),
  started_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  /** Rupees without GST, and what is left over for the next term. */
  price_paid: z.number(),
  credit: z.number(),
  last_order: z.object({ id: z.number(), order_no: z.string() }).nullable(),
  users: z.number(),
  users_allowed: z.number().nullable(),
  properties: z.number(),
  open_inquiries: z.number(),
  picture_bytes: z.number(),
  /** Rows of imports that were begun this month. */
  import_rows: z.number(),
  /** What its plan has room for; null: no end. */
  max_properties: z.number().nullable(),
  max_open_inquiries: z.number().nullable(),
  max_picture_bytes: z.number().nullable(),
  max_import_rows: z.number().nullable(),
  last_active: z.string().nullable(),
  /** Whether its trial runs, or has run out, and was not made longer before. */
  may_extend: z.boolean(),
});
export type Account = z.infer<typeof Account>;

/** One office, with how much came in and went out of it in the last 30 days. */
export const AccountDetail = Account.extend({
  leads_30_days: z.number().int(),
  /** Mails, SMS and WhatsApp messages to its people and clients, as far as they have gone. */
  messages_30_days: z.number().int(),
});
export type AccountDetail = z.infer<typeof AccountDetail>;

/** What the platform's people note of an office. */
export const AccountNote = z.object({
  id: z.number(),
  text: z.string(),
  by: z.string(),
  created_date: z.string(),
});
export type AccountNote = z.infer<typeof AccountNote>;

export const accountTexts = {
  extendedBefore: 'A trial is made longer once, and this office has none that could be.',
  deleting: 'The owner of this office is deleting it. Nothing but a note can be added.',
  endTooEarly: planTexts.endTooEarly,
} as const;

const path = '/platform/accounts/' as const;
const shows = ['company', 'subscription', 'app_user', 'transaction', 'plan'] as const;
const admin = { access: 'admin', subscription: 'any', showsNumbers: true } as const;

export const accounts = resource({
  one: 'account',
  path,
  row: Account,
  create: z.object({}),
  update: z.object({}),
  ordering: ['-created_date', 'created_date', 'company_name', '-company_name', 'ends_on', '-ends_on', '-last_active'],
  search: ['company_name', 'owner', 'mobile', 'email'],
  filters: {
    status: anyWord('status', subscriptionStatuses),
    plan: anyOf('plan'),
    city: anyOf('city'),
  },
  subscription: 'any',
});

/** What is done to an office: its records are what the web app fetches again. */
const act = { ...admin, method: 'POST', params: idParams, answer: Account } as const;

export const accountCalls = {
  list: {
    ...accounts.calls.list,
    ...admin,
    shows,
    summary: 'The offices with what they have and how much they work, the newest first',
  },
  get: call({
    ...admin,
    method: 'GET',
    shows: [...shows, 'lead_event'],
    path: `${path}:id/`,
    summary: 'One office with what it has and how much it works',
    params: idParams,
    answer: AccountDetail,
  }),
  export: { ...listExport(accounts), ...admin },
  extendTrial: call({ ...act, path: `${path}:id/extend_trial/`, summary: 'Make the trial of an office longer, once' }),
  complimentary: call({
    ...act,
    path: `${path}:id/complimentary/`,
    summary: 'Give an office a plan for nothing until a day',
    body: z.object({ plan: requiredText(30), ends_on: requiredDay() }),
  }),
  suspend: call({ ...act, path: `${path}:id/suspend/`, summary: 'Close an office for the moment' }),
  resume: call({ ...act, path: `${path}:id/resume/`, summary: 'Open a suspended office again' }),
  notes: call({
    ...admin,
    method: 'GET',
    shows: ['account_note', 'app_user'],
    path: `${path}:id/notes/`,
    summary: 'What the platform noted of an office, the newest first, at most a hundred',
    params: idParams,
    answer: z.array(AccountNote),
  }),
  addNote: call({
    ...admin,
    method: 'POST',
    path: `${path}:id/notes/`,
    summary: 'Note something of an office, for the platform alone',
    params: idParams,
    body: z.object({ text: requiredText(2000) }),
    answer: AccountNote,
    status: 201,
  }),
  removeNote: call({
    ...admin,
    method: 'DELETE',
    path: '/platform/account-notes/:id/',
    summary: 'Delete a note of an office',
    params: idParams,
    status: 204,
  }),
};
