import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, requiredReferences } from '../kit/fields.ts';
import { sheetFormats } from '../kit/list-export.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { ContactFilters, mostIds } from './contact-selection.ts';
import type { exportProblems } from './export-problems.ts';

export const exportFormats = [...sheetFormats, 'vCard'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportLimits = {
  /** Days for which a file can be fetched; then it is removed. */
  keptDays: 7,
  /** Files that a person may have written at the same time. */
  atOnce: 3,
} as const;

/** Waiting until a worker takes it, Writing, Ready; Failed, with why; Expired: the file is gone. */
export const exportStatuses = ['Waiting', 'Writing', 'Ready', 'Failed', 'Expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const ContactExport = z.object({
  id: z.number(),
  format: z.enum(exportFormats),
  status: z.enum(exportStatuses),
  /** How many were chosen one by one; null where all that match were asked for. */
  chosen: z.number().nullable(),
  /** The list's filters as they were. */
  filters: z.record(z.string(), z.unknown()),
  /** Whether it holds numbers whole and locked contacts, as its person saw them when it was asked for. */
  whole: z.boolean(),
  /** Contacts written so far, and of how many; null while that is not counted. */
  progress: z.object({ done: z.number(), total: z.number().nullable() }),
  /** Why it failed. */
  problem: sentenceIn<typeof exportProblems>().nullable(),
  /** A link that lasts an hour, from the server's root; null before the file is there and after it is gone. */
  file: z.object({ name: z.string(), bytes: z.number(), link: z.string() }).nullable(),
  created_by: z.object({ id: z.number(), first_name: z.string(), last_name: z.string() }),
  created_date: z.string(),
  expires_at: z.string(),
});
export type ContactExport = z.infer<typeof ContactExport>;

const path = '/properties/contact_exports/';

/** Open without a subscription too: whoever leaves takes the list along. */
export const contactExportCalls = {
  list: call({
    method: 'GET',
    shows: ['contact_export'],
    path,
    access: 'contact:export',
    subscription: 'any',
    summary: 'Exports of contacts, newest first: the own ones; the Owner sees everybody’s',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size }),
    answer: pageOf(ContactExport),
  }),
  get: call({
    method: 'GET',
    shows: ['contact_export'],
    path: `${path}:id/`,
    access: 'contact:export',
    subscription: 'any',
    summary: 'How far an export has come, and the link to its file',
    params: idParams,
    answer: ContactExport,
  }),
  create: call({
    method: 'POST',
    path,
    access: 'contact:export',
    subscription: 'any',
    summary: 'Write contacts into a file, in the background: those of `ids`, else all that the filters let through',
    body: ContactFilters.extend({
      format: z.enum(exportFormats),
      ids: requiredReferences(mostIds).optional(),
    }),
    answer: ContactExport,
    status: 201,
  }),
};
