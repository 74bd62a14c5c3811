import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { requiredReference } from '../kit/fields.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { mobileFields } from './contact-fields.ts';
import type { duplicateReasons } from './duplicate-reasons.ts';

/**
 * certain: they share a number. likely: they share an e-mail. possible: their names are alike and so is where they are
 * known from. dismissed: somebody said that they are not the same.
 */
export const duplicateKinds = ['certain', 'likely', 'possible', 'dismissed'] as const;
export type DuplicateKind = (typeof duplicateKinds)[number];

/** Numbers asked for at once, people of a group shown and merged at once, pairs of alike names kept. */
export const duplicateLimits = { numbers: 10, people: 10, lookalikes: 5000 } as const;

const asked = z.string().regex(/^\d{10}$/, drf.filterChoice);

export const NumberHolder = z.object({
  id: z.number(),
  name: z.string(),
  /** Which of the contact's numbers it is. */
  field: z.enum(mobileFields),
});
export type NumberHolder = z.infer<typeof NumberHolder>;

export const DuplicatePerson = z.object({
  id: z.number(),
  name: z.string(),
  mobiles: z.array(z.string()),
  email: z.string(),
  created_date: z.string(),
});
export type DuplicatePerson = z.infer<typeof DuplicatePerson>;

export const DuplicateGroup = z.object({
  /** Of the newest in it. */
  id: z.number(),
  /** The first of them; `size` says how many there are. */
  people: z.array(DuplicatePerson),
  size: z.number(),
  /** Why they stand together: 'Both have 98240 11768'. */
  reasons: z.array(sentenceIn<typeof duplicateReasons>()),
  /** Whether no two of their names contradict each other. */
  agrees: z.boolean(),
});
export type DuplicateGroup = z.infer<typeof DuplicateGroup>;

export const DuplicateCounts = z.object({
  certain: z.number(),
  likely: z.number(),
  possible: z.number(),
  dismissed: z.number(),
  /** Certain groups whose names agree: what merging at once would merge. */
  agree: z.number(),
  /** When alike names were last looked for; null before the first time. */
  looked_at: z.string().nullable(),
  is_looking: z.boolean(),
});
export type DuplicateCounts = z.infer<typeof DuplicateCounts>;

const someContacts = z.object({
  contacts: z
    .array(requiredReference())
    .min(2)
    .max(duplicateLimits.people)
    .transform((ids) => [...new Set(ids)]),
});
const path = '/properties/contacts/duplicates/';
const access = 'contact:merge';

export const duplicateCalls = {
  withNumbers: call({
    method: 'GET',
    shows: ['contact'],
    path: '/properties/contacts/with_numbers/',
    access: 'contact:create',
    forSupport: 'closed',
    summary: 'Who has these numbers already, as any of their five; for the warning while one types',
    query: z.object({
      mobile: z.union([z.array(asked).max(duplicateLimits.numbers), asked.transform((one) => [one])], {
        error: () => drf.filterChoice,
      }),
    }),
    /** One for each number, in order; the number itself is masked for roles that see none. */
    answer: z.object({ results: z.array(z.object({ mobile: z.string(), contacts: z.array(NumberHolder) })) }),
  }),
  list: call({
    method: 'GET',
    shows: ['contact', 'contact_not_same', 'contact_lookalike_search'],
    path,
    access,
    summary: 'Contacts that may be one person, in groups with their reasons',
    query: z.object({
      kind: z.enum(duplicateKinds, { error: () => drf.filterChoice }).optional(),
      page: listQuery.page,
      page_size: listQuery.page_size,
    }),
    answer: pageOf(DuplicateGroup),
  }),
  counts: call({
    method: 'GET',
    shows: ['contact', 'contact_not_same', 'contact_lookalike_search'],
    path: `${path}counts/`,
    access,
    summary: 'How many groups there are of each kind',
    answer: DuplicateCounts,
  }),
  look: call({
    method: 'POST',
    path: `${path}look/`,
    access,
    summary: 'Look for alike names anew; in the background',
    answer: z.object({ is_looking: z.boolean() }),
  }),
  dismiss: call({
    method: 'POST',
    path: `${path}dismiss/`,
    access,
    summary: 'No two of these are the same person',
    body: someContacts,
    answer: z.object({ pairs: z.number() }),
  }),
  undismiss: call({
    method: 'POST',
    path: `${path}undismiss/`,
    access,
    summary: 'Take back that no two of these are the same person',
    body: someContacts,
    answer: z.object({ pairs: z.number() }),
  }),
};
