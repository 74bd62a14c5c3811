import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { idParams, requiredReference, requiredReferences } from '../kit/fields.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { ContactFilters, mostIds } from './contact-selection.ts';

export const bulkActions = [
  'add_groups',
  'remove_groups',
  'set_source',
  'clear_source',
  'lock',
  'unlock',
  'delete',
] as const;
export type BulkAction = (typeof bulkActions)[number];

export const bulkLimits = {
  /** Contacts that a request changes before it answers; of more a job takes care. */
  atOnce: mostIds,
  /** Hours for which a change can be taken back. */
  undoHours: 24,
} as const;

/** Done and Undone say how it ended; Running and Undoing that a job is at it; Failed that it stopped on its way. */
export const bulkStatuses = ['Running', 'Done', 'Undoing', 'Undone', 'Failed'] as const;

/** Texts of refusals. */
export const bulkTexts = {
  which: 'Say which contacts: ids or filters.',
  nothing: 'There is nothing to undo.',
  tooLate: `A change can be undone for ${bulkLimits.undoHours} hours.`,
} as const;

export const BulkChange = z.object({
  id: z.number(),
  action: z.enum(bulkActions),
  contactgroup: z.array(z.number()),
  source: z.number().nullable(),
  status: z.enum(bulkStatuses),
  /** Contacts looked at so far, and of how many; null where that was not counted. */
  progress: z.object({ done: z.number(), total: z.number().nullable() }),
  /** Contacts that are not as before; the others were so already. */
  changed: z.number(),
  /** Of these, how many were put back. The rest was changed by somebody since, and stays. */
  undone: z.number(),
  /** Until when it can be taken back; null where there is nothing to take back any more. */
  undo_until: z.string().nullable(),
  created_by: z.object({ id: z.number(), first_name: z.string(), last_name: z.string() }),
  created_date: z.string(),
});
export type BulkChange = z.infer<typeof BulkChange>;

const needs = {
  add_groups: 'contactgroup',
  remove_groups: 'contactgroup',
  set_source: 'source',
} as const satisfies Partial<Record<BulkAction, string>>;

const BulkBody = z
  .object({
    ids: requiredReferences(mostIds).optional(),
    /** Those that this list would show; {} for all. */
    filters: ContactFilters.optional(),
    action: z.enum(bulkActions),
    contactgroup: requiredReferences().optional(),
    source: requiredReference().optional(),
  })
  .superRefine(({ ids, filters, ...body }, context) => {
    if (!ids === !filters) context.addIssue({ code: 'custom', message: bulkTexts.which });
    const needed = needs[body.action as keyof typeof needs];
    if (needed && body[needed] === undefined)
      context.addIssue({ code: 'custom', path: [needed], message: drf.required });
  });

const path = '/properties/contact_bulk_changes/';

export const contactBulkCalls = {
  change: call({
    method: 'POST',
    path: '/properties/contacts/bulk_change/',
    access: 'contact:edit',
    summary: `Change many contacts in one go; more than ${bulkLimits.atOnce} in the background`,
    body: BulkBody,
    answer: BulkChange,
    status: 201,
  }),
  undo: call({
    method: 'POST',
    path: '/properties/contacts/bulk_undo/',
    access: 'contact:edit',
    summary: 'Take such a change back, for what nobody has changed since',
    body: z.object({ id: requiredReference() }),
    answer: BulkChange,
  }),
  list: call({
    method: 'GET',
    shows: ['contact_bulk_change', 'app_user'],
    path,
    access: 'contact:edit',
    summary: 'Changes of many contacts, newest first',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size }),
    answer: pageOf(BulkChange),
  }),
  get: call({
    method: 'GET',
    shows: ['contact_bulk_change', 'app_user'],
    path: `${path}:id/`,
    access: 'contact:edit',
    summary: 'One such change, and how far it has come',
    params: idParams,
    answer: BulkChange,
  }),
};
