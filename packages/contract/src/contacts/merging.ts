import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { requiredReference, requiredReferences } from '../kit/fields.ts';
import { anyOfIds } from '../kit/filters.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { Contact } from './contacts.ts';
import { duplicateLimits } from './duplicates.ts';
import { chosenFields } from './merge-fields.ts';

/** Days in which a merge can be undone. */
export const undoDays = 30;

/** Records that follow a person, by kind. */
export const Moves = z.object({
  property: z.number(),
  inquiry: z.number(),
  deal: z.number(),
  loan: z.number(),
  commission: z.number(),
  commission_split: z.number(),
  note: z.number(),
  society: z.number(),
  project_contact: z.number(),
  task: z.number(),
  whatsapp_chat: z.number(),
});
export type Moves = z.infer<typeof Moves>;

const consent = z.object({ status: z.string(), at: z.string().nullable(), how: z.string(), text_version: z.string() });
const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
  consent,
]);
const mergeable = { mobiles: z.array(z.string()), comment: z.string(), values: z.record(z.string(), value) };

/** A person as the merge knows them, for the screen to show what would come of it. */
export const MergePerson = z.object({
  id: z.number(),
  ...mergeable,
  /** The same with all that an earlier merge found no room for. */
  whole: z.object({
    ...mergeable,
    order: z.array(z.string()),
    lines: z.array(z.object({ merge: z.number(), key: z.string(), text: z.string() })),
  }),
  created_date: z.string(),
  last_updated: z.string(),
  moves: Moves,
});
export type MergePerson = z.infer<typeof MergePerson>;

export const MergeInput = z.object({
  into: requiredReference(),
  from: requiredReferences(duplicateLimits.people - 1),
  /** Whose value is kept, by field; where a field is not named, the fuller and newer one. */
  fields: z.partialRecord(z.enum(chosenFields as [string, ...string[]]), requiredReference()).optional(),
});
export type MergeInput = z.input<typeof MergeInput>;

const who = z.object({ id: z.number(), name: z.string(), mobile_number_1: z.string() });

/** A merge that can still be undone. */
export const Merged = z.object({
  id: z.number(),
  into: who,
  people: z.array(who),
  /** The run that it was a part of. */
  run: z.number().nullable(),
  by: z.string(),
  created_date: z.string(),
  undo_until: z.string(),
});
export type Merged = z.infer<typeof Merged>;

/** All that agree, merged at once; or that taken back. */
export const MergeRun = z.object({
  id: z.number(),
  total: z.number(),
  done: z.number(),
  merged: z.number(),
  working: z.enum(['Merging', 'Undoing']).nullable(),
  /** Its merges that can still be undone. */
  undoable: z.number(),
  by: z.string(),
  created_date: z.string(),
  finished_at: z.string().nullable(),
});
export type MergeRun = z.infer<typeof MergeRun>;

const path = '/properties/contacts/';
const access = 'contact:merge';
const runState = z.object({
  run: MergeRun.nullable(),
  /** Certain groups whose names agree, and those that a person has to look at. */
  agree: z.number(),
  left: z.number(),
});

export const mergeCalls = {
  preview: call({
    method: 'GET',
    shows: ['contact'],
    path: `${path}merge/`,
    access,
    summary: 'Contacts as a merge sees them, to choose whose values are kept',
    query: z.object({ contact: anyOfIds.refine((ids) => Boolean(ids?.length), drf.required) }),
    answer: z.object({ people: z.array(MergePerson) }),
  }),
  merge: call({
    method: 'POST',
    path: `${path}merge/`,
    access,
    summary: `Make one of several contacts; can be undone for ${undoDays} days`,
    body: MergeInput,
    answer: z.object({ merge: z.number(), contact: Contact, moved: Moves, undo_until: z.string() }),
  }),
  unmerge: call({
    method: 'POST',
    path: `${path}unmerge/`,
    access,
    summary: 'Undo a merge, or all merges of a run; a run in the background',
    body: z.object({ merge: requiredReference().optional(), run: requiredReference().optional() }),
    answer: z.object({ people: z.array(who), run: MergeRun.nullable() }),
  }),
  merges: call({
    method: 'GET',
    shows: ['contact_merge', 'contact'],
    path: `${path}merges/`,
    access,
    summary: 'Merges that can be undone, newest first',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size }),
    answer: pageOf(Merged),
  }),
  runState: call({
    method: 'GET',
    shows: ['contact_merge_run', 'contact', 'app_user'],
    path: `${path}merge_certain/`,
    access,
    summary: 'How far the last merging at once has come, and what is left',
    answer: runState,
  }),
  mergeCertain: call({
    method: 'POST',
    path: `${path}merge_certain/`,
    access,
    summary: 'Merge all certain groups whose names agree; in the background',
    answer: runState,
  }),
};
