import { broadcastStatuses, leftOutReasons, recipientOutcomes } from '@angan/domain/whatsapp/broadcasts.ts';
import { templateCategories } from '@angan/domain/whatsapp/templates/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { dateTime, idParams, reference, requiredText } from '../kit/fields.ts';
import { oneWord } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import {
  Audience,
  broadcastLimits,
  CostShown,
  Fillings,
  Hours,
  leftOutCounts,
  outcomeCounts,
} from './broadcast-parts.ts';
import type { broadcastHalts } from './stored-sentences.ts';

const input = z.object({
  name: requiredText(broadcastLimits.name),
  template: reference(),
  number: reference(),
  audience: Audience.optional(),
  fillings: Fillings.optional(),
  /** When people may be written to, by the clock of where they are; null for any time. */
  hours: Hours.nullable().optional(),
  send_at: dateTime(),
});
export type BroadcastInput = z.input<typeof input>;

export const Broadcast = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(broadcastStatuses),
  template: z.number().nullable(),
  template_name: z.string(),
  language: z.string(),
  category: z.enum(['', ...templateCategories]),
  number: z.number().nullable(),
  audience: Audience,
  fillings: Fillings,
  hours: Hours.nullable(),
  send_at: z.string().nullable(),
  /** Whether all its messages are written; until then there are more people than messages. */
  is_written: z.boolean(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  halted_why: sentenceIn<typeof broadcastHalts>().nullable(),
  /** Until when its number holds broadcasts back, and why; null where it does not. */
  held: z.object({ until: z.string().nullable(), why: z.string() }).nullable(),
  /** Whom it goes to, and who of its audience was left out, by reason. */
  people: z.number(),
  left_out: leftOutCounts,
  outcomes: outcomeCounts,
  replied: z.number(),
  /** Taps on each quick reply. */
  clicks: z.record(z.string(), z.number()),
  /** As it was when it was sent. */
  cost: CostShown.nullable(),
  export: z
    .object({ status: z.enum(['Writing', 'Ready', 'Failed']), format: z.string(), link: z.string().nullable() })
    .nullable(),
  created_by: z.string(),
  created_date: z.string(),
  last_updated: z.string(),
});
export type Broadcast = z.infer<typeof Broadcast>;

/** What a draft would do if it was sent now. */
export const BroadcastLook = z.object({
  people: z.number(),
  left_out: leftOutCounts,
  cost: CostShown,
  /** The first whom it would go to, and what they would read. */
  example: z.object({ name: z.string(), number: z.string(), values: z.array(z.string()), text: z.string() }).nullable(),
  /** Why it cannot be sent, and what to know before it is. */
  refusals: z.array(z.string()),
  warnings: z.array(z.string()),
  /** Seconds that sending takes at the number's pace, within the hours not counted. */
  seconds: z.number(),
});
export type BroadcastLook = z.infer<typeof BroadcastLook>;

export const LeftOut = z.object({
  contact: z.number().nullable(),
  name: z.string(),
  number: z.string(),
  reason: z.enum(leftOutReasons),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** Answers and taps beside how far the message has come. */
export const recipientFilters = ['All', ...recipientOutcomes, 'Replied', 'Left out'] as const;

export const Recipient = z.object({
  id: z.number(),
  contact: z.number().nullable(),
  chat: z.number().nullable(),
  name: z.string(),
  number: z.string(),
  left_out: z.enum(leftOutReasons).nullable(),
  outcome: z.enum(recipientOutcomes).nullable(),
  /** Why it failed or was not sent, in words. */
  why: z.string(),
  at: z.string().nullable(),
  replied_at: z.string().nullable(),
  reply: z.string(),
  clicked: z.string(),
});
export type Recipient = z.infer<typeof Recipient>;

const path = '/mgmt/whatsappbroadcast/';
const toView = { access: 'whatsapp_broadcast:view', subscription: 'any' } as const;
const toCreate = { access: 'whatsapp_broadcast:create', subscription: 'any' } as const;
const toEdit = { access: 'whatsapp_broadcast:edit', subscription: 'any' } as const;
const toDelete = { access: 'whatsapp_broadcast:delete', subscription: 'any' } as const;
const toSend = { access: 'whatsapp_broadcast:send', subscription: 'any' } as const;
const toExport = { access: 'whatsapp_broadcast:export', subscription: 'any' } as const;
const one = { params: idParams, answer: Broadcast } as const;
const paged = { page: listQuery.page, page_size: listQuery.page_size, cursor: listQuery.cursor };

export const broadcastCalls = {
  list: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_broadcast'],
    path,
    summary: 'WhatsApp broadcasts, the newest first',
    query: z.object({ ...paged, ...queryOf({ status: oneWord('status', broadcastStatuses) }) }),
    answer: pageOf(Broadcast),
  }),
  get: call({
    ...toView,
    ...one,
    method: 'GET',
    shows: ['whatsapp_broadcast'],
    path: `${path}:id/`,
    summary: 'One broadcast with how far it has come',
  }),
  create: call({
    ...toCreate,
    method: 'POST',
    path,
    summary: 'Begin a broadcast as a draft',
    body: input,
    answer: Broadcast,
    status: 201,
  }),
  update: call({
    ...toEdit,
    ...one,
    method: 'PATCH',
    path: `${path}:id/`,
    summary: 'Change a draft',
    body: input.partial(),
  }),
  remove: call({
    ...toDelete,
    method: 'DELETE',
    path: `${path}:id/`,
    summary: 'Delete a draft',
    params: idParams,
    status: 204,
  }),
  duplicate: call({
    ...toCreate,
    ...one,
    method: 'POST',
    path: `${path}:id/duplicate/`,
    summary: 'Make a draft of the same audience and template',
    status: 201,
  }),
  look: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_broadcast', 'contact', 'whatsapp_number'],
    path: `${path}:id/look/`,
    summary: 'Whom a draft would go to, who is left out and why, and what it would cost',
    params: idParams,
    answer: BroadcastLook,
  }),
  leftOut: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_broadcast', 'contact'],
    path: `${path}:id/left_out/`,
    summary: 'Who would be left out of a draft',
    params: idParams,
    query: z.object({
      page: listQuery.page,
      page_size: listQuery.page_size,
      ...queryOf({ reason: oneWord('left_out', leftOutReasons) }),
    }),
    answer: pageOf(LeftOut),
  }),
  send: call({
    ...toSend,
    ...one,
    method: 'POST',
    path: `${path}:id/send/`,
    summary: 'Send a draft, at once or at its time',
    /** How many people were shown to whoever confirms it. */
    body: z.object({ people: z.number().int().min(1) }),
  }),
  pause: call({
    ...toSend,
    ...one,
    method: 'POST',
    path: `${path}:id/pause/`,
    summary: 'Hold back what is not sent yet',
  }),
  resume: call({
    ...toSend,
    ...one,
    method: 'POST',
    path: `${path}:id/resume/`,
    summary: 'Go on with a paused broadcast',
  }),
  stop: call({
    ...toSend,
    ...one,
    method: 'POST',
    path: `${path}:id/stop/`,
    summary: 'End it for good; what is sent is sent',
  }),
  recipients: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_broadcast'],
    path: `${path}:id/recipients/`,
    summary: 'What became of it for each person',
    params: idParams,
    query: z.object({ ...paged, search: listQuery.search, show: z.enum(recipientFilters).optional() }),
    answer: pageOf(Recipient),
  }),
  export: call({
    ...toExport,
    ...one,
    method: 'POST',
    path: `${path}:id/export/`,
    summary: 'Write the results into a file, in the background',
    body: z.object({ format: z.enum(['XLSX', 'CSV']) }),
  }),
};
