import { contactWays } from '@angan/domain/lookups/contact-ways.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { fromDay, isSo, toDay } from '../kit/filters.ts';
import { givenOf, shownOf } from '../kit/pairs.ts';
import { pageOf, resource } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { timelineEntryOf, timelineOf, timelineQuery } from '../kit/timeline.ts';
import { wishesRead, wishFields } from './consent.ts';
import { contactFields, contactLimits } from './contact-fields.ts';
import { contactedCalls, lastContact } from './contacted.ts';
import { ruleFilters } from './group-rule.ts';
import type { contactTimelineSentences } from './timeline-sentences.ts';

export const ContactInput = z.object(givenOf(contactFields));
export type ContactInput = z.input<typeof ContactInput>;

/** A change names what it changes. A person's wishes are asked for once the contact is there. */
export const ContactChange = ContactInput.partial().extend(wishFields);

/** What a role sees: numbers whole or masked to the last three digits; '' where nothing was given. */
export const Contact = z.object({
  id: z.number(),
  ...shownOf(contactFields),
  ...lastContact,
  ...wishesRead,
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
});
export type Contact = z.infer<typeof Contact>;

export const BulkContactRow = ContactInput.pick({
  name: true,
  mobile_number_1: true,
  email: true,
  mobile_number_2: true,
});

export const TimelineEntry = timelineEntryOf([
  'created',
  'changed',
  'deleted',
  'restored',
  'merged',
  'unmerged',
  'note',
  'contacted',
  'task',
]).extend({
  /** The same where the software says it, without its words; null where a person wrote it. */
  sentence: sentenceIn<typeof contactTimelineSentences>().nullable(),
  /** Of `contacted`: the way. */
  how: z.enum(contactWays).nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const contacts = resource({
  one: 'contact',
  path: '/properties/contacts/',
  kept: true,
  row: Contact,
  create: ContactInput,
  update: ContactChange,
  ordering: ['-created_date', 'created_date', 'name', '-name'],
  search: ['name', 'mobile_number_1', 'email', 'comment'],
  filters: {
    ...ruleFilters,
    locked_contact: isSo('locked_contact'),
    created_date__gte: fromDay('created_date'),
    created_date__lte: toDay('created_date'),
  },
});

export const contactCalls = {
  ...contacts.calls,
  list: { ...contacts.calls.list, access: 'contact:locked' as const, summary: 'The full list, for Owner and Co-Owner' },
  get: { ...contacts.calls.get, access: 'contact:list' as const },
  /** The list for the other roles: numbers masked to three digits, locked contacts left out. */
  view3digit: call({
    method: 'GET',
    shows: ['contact'],
    kept: true,
    path: '/properties/view_3digit_contact/',
    access: 'contact:list',
    summary: 'The list with masked numbers, without locked contacts',
    query: contacts.calls.list.query,
    answer: pageOf(Contact),
  }),
  bulkCreate: call({
    method: 'POST',
    path: '/properties/contacts/bulk_create/',
    access: 'contact:create',
    summary: `Add up to ${contactLimits.bulkRows} contacts; all or none`,
    body: z.array(BulkContactRow).min(1).max(contactLimits.bulkRows),
    answer: z.array(Contact),
    status: 201,
  }),
  restore: call({
    method: 'POST',
    path: '/properties/contacts/:id/restore/',
    access: 'contact:delete',
    summary: 'Take a deletion back',
    params: idParams,
    answer: Contact,
  }),
  ...contactedCalls,
  ruleGroups: call({
    method: 'GET',
    shows: ['contactgroup', 'contact'],
    kept: true,
    path: '/properties/contacts/:id/rule_groups/',
    access: 'contact:list',
    summary: 'The groups by rule that a contact is in now',
    params: idParams,
    answer: z.object({ contactgroup: z.array(z.number()) }),
  }),
  timeline: call({
    method: 'GET',
    shows: ['contact', 'note', 'task'],
    kept: true,
    path: '/properties/contacts/:id/timeline/',
    access: 'contact:list',
    summary: 'What happened with a contact, newest first',
    params: idParams,
    query: timelineQuery,
    answer: timelineOf(TimelineEntry),
  }),
};
