import { z } from 'zod';
import { call } from '../kit/call.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import type { fullExportProblems } from './full-export-problems.ts';

export const fullExportLimits = {
  /** Days for which the file can be fetched; then it is removed. */
  keptDays: 7,
  /** Files that an office may have written on one day in India; those that failed do not count. */
  aDay: 3,
} as const;

/** What is said where another file may not be asked for. */
export const fullExportTexts = {
  underWay: 'A file is being written already. Wait until it is ready.',
  enoughToday: `Three files a day are written. Ask for another one tomorrow.`,
} as const;

/** Waiting until a worker takes it, Writing, Ready; Failed, with why; Expired: the file is gone. */
export const fullExportStatuses = ['Waiting', 'Writing', 'Ready', 'Failed', 'Expired'] as const;
export type FullExportStatus = (typeof fullExportStatuses)[number];

export const FullExport = z.object({
  id: z.number(),
  status: z.enum(fullExportStatuses),
  /** Rows and files written so far, and of how many; null until they are counted. */
  progress: z.object({ done: z.number(), total: z.number().nullable() }),
  /** Rows and files that could not be read; the file names them. */
  left_out: z.number(),
  /** Why it failed. */
  problem: sentenceIn<typeof fullExportProblems>().nullable(),
  /** A link that lasts an hour, from the server's root; null before the file is there and after it is gone. */
  file: z.object({ name: z.string(), bytes: z.number(), link: z.string() }).nullable(),
  created_date: z.string(),
  expires_at: z.string(),
});
export type FullExport = z.infer<typeof FullExport>;

const path = '/properties/full_exports/';

/** Open without a subscription too: whoever leaves takes all along (domain 7.3). */
export const fullExportCalls = {
  list: call({
    method: 'GET',
    shows: ['full_export'],
    path,
    access: 'full_export:view',
    subscription: 'any',
    whileDeleting: 'owner',
    summary: 'Files of all the office’s data that its Owner asked for, newest first, with how far each has come',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size }),
    answer: pageOf(FullExport),
  }),
  create: call({
    method: 'POST',
    path,
    access: 'full_export:create',
    subscription: 'any',
    whileDeleting: 'owner',
    summary:
      'Write all the office’s data into one ZIP, in the background: a workbook for each kind of record, and all files',
    answer: FullExport,
    status: 201,
  }),
};
