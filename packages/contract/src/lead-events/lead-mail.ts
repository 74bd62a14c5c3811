import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { LeadSourceHappening } from './lead-sources.ts';
import { sourceFacts, sourceInput } from './source-rules.ts';

/**
 * Of a mail its bytes and readers; servers that may send at once; and mails of one office in an hour. What is beyond the
 * last is sent again later by its mail server.
 */
export const leadMailLimits = { bytes: 2 * 1024 * 1024, recipients: 10, clients: 50, anHour: 300 } as const;

/** A mail service's question whether it may forward a mailbox to the office's address. */
export const LeadForwarding = z.object({
  id: z.number(),
  /** Whose mails are to be forwarded. */
  mailbox: z.string(),
  /** What is entered there. */
  code: z.string(),
  /** At Google, where a press is enough; '' where there is none. */
  link: z.string(),
  received_at: z.string(),
});
export type LeadForwarding = z.infer<typeof LeadForwarding>;

/** The mails about enquiries that the office has forwarded. */
export const LeadMail = z.object({
  ...sourceFacts,
  /** Whether this server takes in mails at all. */
  is_available: z.boolean(),
  /** Where to the office has its mails forwarded; '' until it was saved once. Whoever has it may add leads. */
  address: z.string(),
  /** Those of the last days, the newest first. */
  forwardings: z.array(LeadForwarding),
});
export type LeadMail = z.infer<typeof LeadMail>;

/** What is left out stays. */
export const LeadMailInput = z.object(sourceInput);
export type LeadMailInput = z.input<typeof LeadMailInput>;

const path = '/properties/lead_mail/';
const toEdit = { access: 'settings:edit' } as const;

/** The mails of portals that the office has forwarded. Only the Owner has them. */
export const leadMailCalls = {
  get: call({
    ...toEdit,
    method: 'GET',
    shows: ['lead_source_setting', 'lead_forwarding', 'lead_event'],
    path,
    summary: 'Where to the office forwards mails about enquiries, and what its mail service asks about that',
    answer: LeadMail,
  }),
  save: call({
    ...toEdit,
    method: 'PATCH',
    path,
    summary: 'Take in forwarded mails or no more, or change what becomes of their leads',
    body: LeadMailInput,
    answer: LeadMail,
  }),
  rotate: call({
    ...toEdit,
    method: 'POST',
    path: `${path}rotate/`,
    summary: 'Make a new address; the old one ends at once',
    answer: LeadMail,
  }),
  happenings: call({
    ...toEdit,
    method: 'GET',
    shows: ['lead_event', 'inquiry'],
    path: `${path}happenings/`,
    summary: 'The last 20 leads by mail, newest first',
    answer: z.object({ results: z.array(LeadSourceHappening) }),
  }),
  removeForwarding: call({
    ...toEdit,
    method: 'DELETE',
    path: `${path}forwardings/:id/`,
    summary: 'Show a question about forwarding no more',
    params: idParams,
    status: 204,
  }),
};
