import { assignRules } from '@angan/domain/assigning.ts';
import {
  facebookLeadDays,
  facebookPageStates,
  facebookTargets,
  leadDuplicateRules,
} from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { choice, idParams, number, reference, requiredText, text } from '../kit/fields.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { LeadEvent } from './lead-event.ts';
import { LeadSourceHappening, PullOutcome } from './lead-sources.ts';
import type { leadSourceProblems } from './problems.ts';

/** Characters and entries; Facebook's forms have far fewer questions. */
export const facebookLimits = {
  code: 2000,
  state: 1000,
  pageId: 40,
  handle: 4000,
  questionKey: 200,
  questions: 60,
} as const;

/** A question of a form as Facebook has it: `key` stands in its answers. */
export const FacebookQuestion = z.object({ key: z.string(), label: z.string(), type: z.string() });

export const FacebookForm = z.object({
  id: z.number(),
  /** Facebook's. */
  form_id: z.string(),
  name: z.string(),
  /** Whether it still takes answers there. */
  is_active: z.boolean(),
  questions: z.array(FacebookQuestion),
  /** By the key of a question what becomes of its answer; every question stands in it. */
  field_map: z.record(z.string(), z.enum(facebookTargets)),
  /** Where an answer does not say it; null: Residential, Sale. */
  property_type: z.number().nullable(),
  deal_type: z.number().nullable(),
  project: z.number().nullable(),
  /** null: as the office gives out its inquiries. */
  assign_rule: z.enum(assignRules).nullable(),
  /** Of the rule 'One person'. */
  assigned_to: z.number().nullable(),
  duplicate_rule: z.enum(leadDuplicateRules),
  leads_this_month: z.number().int(),
});
export type FacebookForm = z.infer<typeof FacebookForm>;

/** A page as the office is connected to it. Its token is never answered. */
export const FacebookPage = z.object({
  id: z.number(),
  page_id: z.string(),
  page_name: z.string(),
  status: z.enum(facebookPageStates),
  /** Who connected it last; null where nobody did, as in the demo office. */
  connected_by: z.object({ id: z.number(), name: z.string() }).nullable(),
  connected_at: z.string(),
  /** Why its leads cannot be read at present. */
  problem: sentenceIn<typeof leadSourceProblems>().nullable(),
  failing_since: z.string().nullable(),
  /** When Facebook is asked again after a failure. */
  next_try_at: z.string().nullable(),
  /** Until when its forms were last asked for what no webhook told. */
  filled_through: z.string().nullable(),
  last_lead_at: z.string().nullable(),
  leads_today: z.number().int(),
  leads_this_month: z.number().int(),
  /** Leads that Facebook told of and that could not be fetched yet. */
  waiting: z.number().int(),
  forms: z.array(FacebookForm),
});
export type FacebookPage = z.infer<typeof FacebookPage>;

/** A page of the account that went through Facebook's dialog. */
export const FacebookPageChoice = z.object({
  id: z.string(),
  name: z.string(),
  /** No token of Facebook's but a sealed handle of it, for who asked, for an hour. */
  access_token: z.string(),
  is_connected: z.boolean(),
});
export type FacebookPageChoice = z.infer<typeof FacebookPageChoice>;

/** What is left out stays. */
export const FacebookFormInput = z.object({
  field_map: z
    .record(z.string().min(1).max(facebookLimits.questionKey), z.enum(facebookTargets))
    .refine((map) => Object.keys(map).length <= facebookLimits.questions)
    .optional(),
  property_type: reference(),
  deal_type: reference(),
  project: reference(),
  assign_rule: choice(assignRules),
  assigned_to: reference(),
  duplicate_rule: choice(leadDuplicateRules),
});
export type FacebookFormInput = z.input<typeof FacebookFormInput>;

const path = '/properties/facebook-integration/';
const toEdit = { access: 'settings:edit' } as const;
const one = { params: idParams } as const;
const asks = { inSteps: true } as const;

/** Facebook pages of the office and their lead forms. Only the Owner has them. */
export const facebookCalls = {
  list: call({
    ...toEdit,
    method: 'GET',
    shows: ['facebook_page', 'facebook_form', 'lead_event', 'app_user'],
    path,
    summary: 'Facebook pages that the office connected, with their forms',
    answer: z.object({
      results: z.array(FacebookPage),
      /** Whether this server has an app at Meta; without one no page can be connected. */
      is_available: z.boolean(),
    }),
  }),
  dialog: call({
    ...toEdit,
    method: 'POST',
    path: `${path}dialog/`,
    summary: 'The address of Facebook’s dialog, with a state for this session alone, good for an hour',
    answer: z.object({ url: z.string() }),
  }),
  exchangeCode: call({
    ...toEdit,
    ...asks,
    method: 'POST',
    path: `${path}exchange_code/`,
    summary: 'Trade the code that Facebook’s dialog came back with for the pages of the account',
    body: z.object({
      code: requiredText(facebookLimits.code),
      /** As the dialog came back with it; without it, or with that of another session, the code is refused. */
      state: text(facebookLimits.state),
    }),
    answer: z.object({ pages: z.array(FacebookPageChoice) }),
  }),
  connectPage: call({
    ...toEdit,
    ...asks,
    method: 'POST',
    path: `${path}connect_page/`,
    summary: 'Connect a page, or connect it again: its forms are read and its leads arrive from then on',
    body: z.object({
      page_id: requiredText(facebookLimits.pageId),
      page_access_token: requiredText(facebookLimits.handle),
    }),
    answer: FacebookPage,
  }),
  refreshForms: call({
    ...toEdit,
    ...one,
    ...asks,
    method: 'POST',
    path: `${path}:id/forms/`,
    summary: 'Read the forms of a page from Facebook anew',
    answer: FacebookPage,
  }),
  saveForm: call({
    ...toEdit,
    ...one,
    method: 'PATCH',
    path: `${path}forms/:id/`,
    summary: 'Say what becomes of the answers of a form, and to whom its leads go',
    body: FacebookFormInput,
    answer: FacebookForm,
  }),
  backFill: call({
    ...toEdit,
    ...one,
    ...asks,
    method: 'POST',
    path: `${path}:id/back_fill/`,
    summary: 'Ask the forms of a page for leads that did not arrive; refused within the minute after the last time',
    body: z.object({
      /** How far back; without it since the last time. Facebook answers with the leads of 90 days. */
      days: number(1, facebookLeadDays, 'int'),
    }),
    answer: PullOutcome,
  }),
  disconnect: call({
    ...toEdit,
    ...one,
    ...asks,
    method: 'POST',
    path: `${path}:id/disconnect/`,
    summary: 'End the connection of a page; its token is forgotten here, its forms and leads stay',
    answer: FacebookPage,
  }),
  sendTest: call({
    ...toEdit,
    ...one,
    method: 'POST',
    path: `${path}:id/send_test/`,
    summary: 'Take in a sample lead as if the page had sent it; nothing is made of it',
    answer: LeadEvent,
    status: 201,
  }),
  happenings: call({
    ...toEdit,
    ...one,
    method: 'GET',
    shows: ['lead_event', 'facebook_page', 'inquiry'],
    path: `${path}:id/happenings/`,
    summary: 'The last 20 leads and failures of a page, newest first',
    answer: z.object({ results: z.array(LeadSourceHappening) }),
  }),
};
