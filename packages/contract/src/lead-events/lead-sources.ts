import {
  leadAccountTypes,
  leadModes,
  leadPortalNames,
  leadResults,
  portalSources,
  pullMinutes,
} from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { choice, number, requiredText, text, words } from '../kit/fields.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { LeadEvent } from './lead-event.ts';
import type { leadProblems, leadSourceProblems } from './problems.ts';
import { sourceFacts, sourceInput } from './source-rules.ts';

const problem = sentenceIn<typeof leadSourceProblems>().nullable();

/** A portal as the office is connected to it; of its three fields of login only those of the portal are used. */
export const LeadSourceSetting = z.object({
  portal: z.enum(leadPortalNames),
  source: z.enum(portalSources),
  ...sourceFacts,
  mode: z.enum(leadModes),
  /** 99acres. */
  username: z.string(),
  has_password: z.boolean(),
  /** MagicBricks. */
  has_api_key: z.boolean(),
  /** Housing. */
  profile_id: z.string(),
  has_encryption_key: z.boolean(),
  account_type: z.enum(leadAccountTypes),
  /** Ids of flats, or of projects for a builder; none: all of the account. */
  listing_ids: z.array(z.string()),
  /** When its password, key or encryption key was last entered; null where there is none. */
  secret_set_on: z.string().nullable(),
  pull_every_minutes: z.number().int(),
  /** Where the portal sends its leads; '' until it was saved once. Whoever has it may add leads. */
  push_url: z.string(),
  last_pulled_at: z.string().nullable(),
  next_pull_at: z.string().nullable(),
  /** Pulls that failed since the last good one. */
  failures: z.number().int(),
  failing_since: z.string().nullable(),
  last_error: problem,
});
export type LeadSourceSetting = z.infer<typeof LeadSourceSetting>;

const secret = () => requiredText(300).optional();

/** What is left out stays. A secret that is left out stays too; it is never answered. */
export const LeadSourceInput = z.object({
  ...sourceInput,
  mode: choice(leadModes),
  username: text(120),
  password: secret(),
  api_key: secret(),
  profile_id: text(40),
  encryption_key: secret(),
  account_type: choice(leadAccountTypes),
  listing_ids: words(40, 200),
  pull_every_minutes: number(pullMinutes.min, pullMinutes.max, 'int'),
});
export type LeadSourceInput = z.input<typeof LeadSourceInput>;

/** What asking a portal came to. `found`: leads in its answer; `fresh`: those that were not here yet. */
export const PullOutcome = z.object({ found: z.number().int(), fresh: z.number().int(), problem });
export type PullOutcome = z.infer<typeof PullOutcome>;

/** Something that happened with a source: a lead that came, or a pull that failed. */
export const LeadSourceHappening = z.object({
  at: z.string(),
  kind: z.enum(['lead', 'pull']),
  /** Of a lead its id, null of a pull. */
  lead_event: z.number().nullable(),
  /** Of a pull 'Failed'. */
  result: z.enum(leadResults),
  name: z.string(),
  external_ref: z.string(),
  inquiry_code: z.string(),
  problem: sentenceIn<typeof leadProblems | typeof leadSourceProblems>().nullable(),
});
export type LeadSourceHappening = z.infer<typeof LeadSourceHappening>;

const path = '/properties/lead_sources/';
const one = { params: z.object({ portal: z.enum(leadPortalNames) }) } as const;
const toEdit = { access: 'settings:edit' } as const;
const asks = { inSteps: true } as const;

/** The office's connections to portals. Only the Owner has them. */
export const leadSourceCalls = {
  list: call({
    ...toEdit,
    method: 'GET',
    shows: ['lead_source_setting', 'lead_event'],
    path,
    summary: 'The three portals as the office is connected to them',
    answer: z.object({ results: z.array(LeadSourceSetting) }),
  }),
  save: call({
    ...toEdit,
    ...one,
    method: 'PATCH',
    path: `${path}:portal/`,
    summary: 'Connect a portal, or change how its leads come and what becomes of them',
    body: LeadSourceInput,
    answer: LeadSourceSetting,
  }),
  rotate: call({
    ...toEdit,
    ...one,
    method: 'POST',
    path: `${path}:portal/rotate/`,
    summary: 'Make a new address to which the portal sends; the old one ends at once',
    answer: LeadSourceSetting,
  }),
  test: call({
    ...toEdit,
    ...one,
    ...asks,
    method: 'POST',
    path: `${path}:portal/test/`,
    summary: 'Ask the portal for the leads of the last two days and keep nothing of them',
    answer: PullOutcome,
  }),
  pull: call({
    ...toEdit,
    ...one,
    ...asks,
    method: 'POST',
    path: `${path}:portal/pull/`,
    summary: 'Ask the portal for leads now; refused within the minute after the last time',
    answer: PullOutcome,
  }),
  sendTest: call({
    ...toEdit,
    ...one,
    method: 'POST',
    path: `${path}:portal/send_test/`,
    summary: 'Take in a sample lead as if the portal had sent it; nothing is made of it',
    answer: LeadEvent,
    status: 201,
  }),
  happenings: call({
    ...toEdit,
    ...one,
    method: 'GET',
    shows: ['lead_event', 'lead_source_setting', 'inquiry'],
    path: `${path}:portal/happenings/`,
    summary: 'The last 20 leads and failed pulls of a portal, newest first',
    answer: z.object({ results: z.array(LeadSourceHappening) }),
  }),
};
