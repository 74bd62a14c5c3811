import { fileTargets } from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import { requiredUpload } from '../files/upload.ts';
import { limitsOf, migrationLimits } from '../imports/kinds.ts';
import { call } from '../kit/call.ts';
import { idParams, reference, requiredReference, text } from '../kit/fields.ts';

const { rows, fileBytes } = limitsOf('Inquiries');
export const leadFileLimits = {
  rows,
  fileBytes,
  /** A form may hold 200 fields, of which each column is one. */
  columns: 150,
  samples: migrationLimits.samples,
  /** Characters of a sheet's name. */
  sheet: 100,
  /** Files that are listed: the last ones. */
  listed: 5,
} as const;

/** A column that holds something, with the first different values in it and what it is taken for. */
export const LeadFileColumn = z.object({
  header: z.string(),
  samples: z.array(z.string()),
  target: z.enum(fileTargets),
});
export type LeadFileColumn = z.infer<typeof LeadFileColumn>;

/** What a file turned out to be, before anything of it is kept. */
export const LeadFileLook = z.object({
  /** 'CSV, UTF-16, tab', 'XLSX, sheet Leads' */
  format: z.string(),
  /** All sheets of a workbook, and the one that is read; none of the rest. */
  sheets: z.array(z.string()),
  sheet: z.string(),
  rows_total: z.number().int(),
  columns: z.array(LeadFileColumn),
  /** Whether a file with the same headers was here: columns and what follows are as they were chosen then. */
  is_known: z.boolean(),
  source: z.number().nullable(),
  property_type: z.number().nullable(),
  deal_type: z.number().nullable(),
});
export type LeadFileLook = z.infer<typeof LeadFileLook>;

/** A file that was brought in, and what became of its rows so far. */
export const LeadFile = z.object({
  id: z.number(),
  file_name: z.string(),
  /** The office's name of where its leads come from. */
  source_name: z.string(),
  rows_total: z.number().int(),
  /** Rows that became an inquiry, and those that were added to an open one. */
  created: z.number().int(),
  appended: z.number().int(),
  /** Rows that were here before the file, or stand twice in it. */
  known: z.number().int(),
  /** Rows that a rule set aside, as of the office's own people. */
  skipped: z.number().int(),
  failed: z.number().int(),
  /** Rows that are still to be read. */
  waiting: z.number().int(),
  created_date: z.string(),
});
export type LeadFile = z.infer<typeof LeadFile>;

/** One for each column, in order; a form repeats the key. */
const targets = z.union([
  z.array(z.enum(fileTargets)).max(leadFileLimits.columns),
  z.enum(fileTargets).transform((one) => [one]),
]);

const path = '/properties/lead_files/';
const item = `${path}:id/` as const;
const toAdd = { access: 'lead_file:create', showsNumbers: true, inSteps: true, fileBytes } as const;
const toSee = { access: 'lead_file:view', shows: ['lead_file', 'lead_event'] } as const;
const toSeeOne = { ...toSee, params: idParams } as const;
const file = requiredUpload();
const sheet = text(leadFileLimits.sheet);

export const leadFileCalls = {
  look: call({
    ...toAdd,
    method: 'POST',
    path: `${path}look/`,
    summary: 'Tell the columns of a file of leads; nothing of it is kept',
    body: z.object({ file, sheet }),
    answer: LeadFileLook,
  }),
  create: call({
    ...toAdd,
    method: 'POST',
    path,
    summary: 'Bring in a file of leads: each row is kept as a lead and read in the background',
    body: z.object({
      file,
      sheet,
      /** Where its leads come from, of the office's own list. */
      source: requiredReference(),
      /** Where a row does not say it; null: Residential, Sale. */
      property_type: reference(),
      deal_type: reference(),
      targets,
    }),
    answer: LeadFile,
    status: 201,
  }),
  list: call({
    ...toSee,
    method: 'GET',
    path,
    summary: 'The last files of leads, the newest first, and what became of their rows',
    answer: z.object({ results: z.array(LeadFile) }),
  }),
  get: call({
    ...toSeeOne,
    method: 'GET',
    path: item,
    summary: 'What became of the rows of a file of leads so far',
    answer: LeadFile,
  }),
  failed: call({
    ...toSeeOne,
    method: 'GET',
    path: `${item}failed/`,
    summary: 'The rows of a file that became no lead, as a file in its columns with the reason',
    showsNumbers: true,
    /** CSV in base 64. */
    answer: z.object({ file_name: z.string(), content: z.base64() }),
  }),
};
