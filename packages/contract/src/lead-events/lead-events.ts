import { leadResults, leadSources, pastedSources } from '@angan/domain/leads/index.ts';
import { junkReasons } from '@angan/domain/lookups/inquiries.ts';
import { z } from 'zod';
import { InquiryInput } from '../inquiries/inquiry-input.ts';
import { ContactedInput, stageNoteLimit } from '../inquiries/inquiry-stages.ts';
import { call } from '../kit/call.ts';
import { idParams, references, requiredReference, requiredText, requiredWord, text } from '../kit/fields.ts';
import { anyWord, fromDay, isSo, toDay } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { LeadEvent, LeadEventDetail } from './lead-event.ts';
import type { leadSourceProblems } from './problems.ts';

export const leadEventLimits = { pasted: 20_000, assigned: 20 } as const;

export const leadEventFilters = {
  source: anyWord('source', leadSources),
  result: anyWord('result', leadResults),
  /** `true`: nobody has answered yet; `false`: the rest. */
  to_answer: isSo('to_answer'),
  received_at__gte: fromDay('received_at'),
  received_at__lte: toDay('received_at'),
} as const;
/** Newest first. */
export const leadEventOrders = ['-received_at', 'received_at'] as const;

/** How a source fares, for the strip above the inbox. */
export const LeadSourceToday = z.object({
  source: z.enum(leadSources),
  today: z.number().int(),
  is_enabled: z.boolean(),
  /** Whether it is asked, and not only sends. */
  is_pulled: z.boolean(),
  last_pulled_at: z.string().nullable(),
  last_lead_at: z.string().nullable(),
  next_pull_at: z.string().nullable(),
  problem: sentenceIn<typeof leadSourceProblems>().nullable(),
});
export type LeadSourceToday = z.infer<typeof LeadSourceToday>;

export const LeadsToday = z.object({
  today: z.number().int(),
  to_answer: z.number().int(),
  /** Kept for an office whose subscription had ended; not rows of a file, which are read after all else. */
  waiting: z.number().int(),
  /** Of those answered today, minutes of working hours; null where none was. */
  median_minutes: z.number().nullable(),
  /** 0 to 100. */
  under_15_percent: z.number().nullable(),
  /** Portals that are connected, and files where any came. */
  sources: z.array(LeadSourceToday),
  /** 'HH:MM', in India. */
  working_hours: z.object({ from: z.string(), to: z.string() }),
});
export type LeadsToday = z.infer<typeof LeadsToday>;

const path = '/properties/lead_events/';
const shows = ['lead_event', 'inquiry', 'contact', 'area', 'property', 'app_user'] as const;
const one = { params: idParams } as const;
const toEdit = { access: 'lead_event:edit', ...one } as const;

export const leadEventCalls = {
  list: call({
    method: 'GET',
    shows,
    path,
    access: 'lead_event:view',
    summary: 'Leads of portals, newest first',
    query: z.object({
      page: listQuery.page,
      page_size: listQuery.page_size,
      cursor: listQuery.cursor,
      ordering: listQuery.ordering,
      ...queryOf(leadEventFilters),
    }),
    answer: pageOf(LeadEvent),
  }),
  today: call({
    method: 'GET',
    shows: ['lead_event', 'lead_source_setting', 'facebook_page', 'inquiry'],
    path: `${path}today/`,
    access: 'lead_event:view',
    // An office whose subscription has ended is told how many wait.
    subscription: 'any',
    summary: 'How many leads came today, from where, and how soon they were answered',
    answer: LeadsToday,
  }),
  get: call({
    method: 'GET',
    shows,
    path: `${path}:id/`,
    access: 'lead_event:view',
    summary: 'One lead, as it came and as it was read',
    ...one,
    answer: LeadEventDetail,
  }),
  answered: call({
    ...toEdit,
    method: 'POST',
    path: `${path}:id/answered/`,
    summary: 'Note a call or a message to the person on the inquiry of a lead; stops its clock',
    body: ContactedInput,
    answer: LeadEventDetail,
  }),
  assign: call({
    ...toEdit,
    method: 'POST',
    path: `${path}:id/assign/`,
    summary: 'Give a lead, and its inquiry where it has one, to people of the office',
    body: z.object({ assigned_to: references(leadEventLimits.assigned) }),
    answer: LeadEventDetail,
  }),
  convert: call({
    ...toEdit,
    method: 'POST',
    path: `${path}:id/convert/`,
    summary: 'Make an inquiry of a lead that has none; what the body leaves out is as the lead was read',
    body: InquiryInput.partial(),
    answer: LeadEventDetail,
  }),
  append: call({
    ...toEdit,
    method: 'POST',
    path: `${path}:id/append/`,
    summary: 'Add a lead to another open inquiry of the same person; the one that it made is closed as a duplicate',
    body: z.object({ inquiry: requiredReference() }),
    answer: LeadEventDetail,
  }),
  keepBoth: call({
    ...toEdit,
    method: 'POST',
    path: `${path}:id/keep_both/`,
    summary: 'Leave the inquiry of a lead beside the others of its person; one that was appended gets its own',
    answer: LeadEventDetail,
  }),
  junk: call({
    ...toEdit,
    method: 'POST',
    path: `${path}:id/junk/`,
    summary: 'Set a lead aside as junk, with the inquiry that it made',
    body: z.object({ reason: requiredWord(junkReasons), note: text(stageNoteLimit) }),
    answer: LeadEventDetail,
  }),
  paste: call({
    method: 'POST',
    path: `${path}paste/`,
    access: 'inquiry:create',
    summary: 'Take in the text of a portal’s e-mail as a lead',
    body: z.object({
      text: requiredText(leadEventLimits.pasted),
      /** Where its words do not tell the portal. */
      source: z.enum(pastedSources).optional(),
    }),
    answer: LeadEventDetail,
    status: 201,
  }),
};
