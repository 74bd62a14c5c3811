import { consentWays } from '@angan/domain/lookups/contact-ways.ts';
import { z } from 'zod';
import { groupNameLimit } from '../contacts/contact-groups.ts';
import { BulkContactRow, Contact, ContactInput, contactCalls } from '../contacts/contacts.ts';
import { call } from '../kit/call.ts';
import { reference, references, requiredText } from '../kit/fields.ts';
import { pageOf } from '../kit/resource.ts';

/** Contacts of the platform's own company, for its Admin: whom broadcasts go to. No brokerage's are among them. */

/** Contacts that are added at a time. */
export const mostBrokerContacts = 1000;

/** How they agreed to be written to; left out where nobody asked. */
const consent = { consent_how: z.enum(consentWays).optional() };

export const CountedName = z.object({ id: z.number(), name: z.string(), count: z.number() });
export type CountedName = z.infer<typeof CountedName>;

export const ContactCounts = z.object({
  count: z.number(),
  /** Whom advertising may go to. */
  agreed: z.number(),
  opted_out: z.number(),
  no_source: z.number(),
  no_group: z.number(),
  sources: z.array(CountedName),
  groups: z.array(CountedName.extend({ by_rule: z.boolean() })),
});
export type ContactCounts = z.infer<typeof ContactCounts>;

const path = '/platform/broker_contacts/';
const toView = { access: 'broker_contact:view', subscription: 'any' } as const;
const toCreate = { access: 'broker_contact:create', subscription: 'any' } as const;

export const brokerContactCalls = {
  list: call({
    ...toView,
    method: 'GET',
    shows: ['contact'],
    path,
    summary: 'Contacts of the platform’s own company',
    query: contactCalls.list.query,
    answer: pageOf(Contact),
  }),
  counts: call({
    ...toView,
    method: 'GET',
    shows: ['contact', 'source', 'contactgroup'],
    path: `${path}counts/`,
    summary: 'How many there are, by source and by group',
    answer: ContactCounts,
  }),
  create: call({
    ...toCreate,
    method: 'POST',
    path,
    summary: 'Add one contact',
    body: ContactInput.extend(consent),
    answer: Contact,
    status: 201,
  }),
  bulkCreate: call({
    ...toCreate,
    method: 'POST',
    path: `${path}bulk_create/`,
    summary: `Add up to ${mostBrokerContacts} contacts; those whose number is there already are left as they are`,
    body: z.object({
      rows: z.array(BulkContactRow).min(1).max(mostBrokerContacts),
      source: reference(),
      contactgroup: references(),
      ...consent,
    }),
    answer: z.object({ created: z.number(), known: z.number() }),
    status: 201,
  }),
  addGroup: call({
    ...toCreate,
    method: 'POST',
    path: `${path}groups/`,
    summary: 'Add a contact group',
    body: z.object({ name: requiredText(groupNameLimit) }),
    answer: CountedName,
    status: 201,
  }),
  addSource: call({
    ...toCreate,
    method: 'POST',
    path: `${path}sources/`,
    summary: 'Add a source',
    body: z.object({ name: requiredText(60) }),
    answer: CountedName,
    status: 201,
  }),
};
