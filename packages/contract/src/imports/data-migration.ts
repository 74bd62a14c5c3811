import { z } from 'zod';
import { upload } from '../files/upload.ts';
import { call } from '../kit/call.ts';
import { idParams, reference, references } from '../kit/fields.ts';
import { anyWord } from '../kit/filters.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { contactTargets } from './contact-targets.ts';

/** What may be brought in: properties and inquiries will go the same way. */
export const migrationKinds = ['Contacts'] as const;

export const migrationLimits = {
  /** Rows of a file at most. */
  rows: 50_000,
  /** Bytes of a file at most; a phone's export holds its people's photos. */
  fileBytes: 64 * 1024 * 1024,
  columns: 100,
  samples: 3,
  /** Days in which an import can be taken back. */
  undoDays: 7,
  /** Hours in which who does not run the office can take back an own one. */
  undoHoursOfStaff: 24,
  /** Rows that a person who does not run the office may start alone; more wait for the Owner or Co-Owner. */
  rowsOfStaff: 200,
  /** Days for which the rows and the file of an import are kept. */
  keptDays: 90,
} as const;

/**
 * Uploaded: read, its columns are guessed. Mapped: a person has looked at the columns. Validated: it is known what will
 * happen to each row. Then Importing, and how it ended.
 */
export const migrationStatuses = [
  'Uploaded',
  'Mapped',
  'Validated',
  'Importing',
  'Completed',
  'Completed with Errors',
  'Failed',
  'Rolled Back',
  'Cancelled',
] as const;
export type MigrationStatus = (typeof migrationStatuses)[number];

/** What is done with a person who is here already (domain 6.5). The first is the default. */
export const migrationModes = [
  'Add and update empty fields',
  'Add new only',
  'Add and overwrite',
  'Update only',
] as const;
export type MigrationMode = (typeof migrationModes)[number];

/** new: added. existing: to a person who is here. same: is here, nothing to add. twice: an earlier row of the file has it. */
export const rowOutcomes = ['new', 'existing', 'same', 'twice', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** A column of the file, with what it will become. */
export const MigrationColumn = z.object({
  header: z.string(),
  samples: z.array(z.string()),
  target: z.enum(contactTargets),
  /** Why it was guessed so: by the header's name, by what stands in it, by an earlier file; '' where a person chose. */
  guessed_by: z.enum(['header', 'similar header', 'values', 'saved', '']),
});
export type MigrationColumn = z.infer<typeof MigrationColumn>;

const counts = z.object({
  new: z.number(),
  existing: z.number(),
  same: z.number(),
  twice: z.number(),
  refused: z.number(),
});

export const DataMigration = z.object({
  id: z.number(),
  kind: z.enum(migrationKinds),
  file_name: z.string(),
  /** 'CSV, UTF-16, tab', 'XLSX, sheet Owners', 'vCard 3.0': what the file turned out to be. */
  format: z.string(),
  /** The sheets of a workbook, and which of them is read. Empty for the rest. */
  sheets: z.array(z.string()),
  sheet: z.string(),
  rows_total: z.number(),
  columns: z.array(MigrationColumn),
  mode: z.enum(migrationModes),
  /** Given to every row that names none itself. */
  defaults: z.object({ source: z.number().nullable(), contactgroup: z.array(z.number()) }),
  /** The name of the mapping that was taken from an earlier file, or saved from this one. */
  mapping_name: z.string(),
  status: z.enum(migrationStatuses),
  /** What is going on in the background at this moment. */
  working: z.enum(['Reading', 'Checking', 'Importing', 'Undoing']).nullable(),
  progress: z.object({ done: z.number(), total: z.number() }),
  /** Why it failed, in words for the person who started it. */
  problem: z.string(),
  /** What the check found. */
  counts,
  /** What the import did; rows_undone and rows_kept once it was taken back. */
  results: z.object({
    created: z.number(),
    updated: z.number(),
    skipped: z.number(),
    failed: z.number(),
    undone: z.number(),
    kept: z.number(),
  }),
  /** A link to the refused rows with their reasons, in the columns of the file. */
  error_file: z.string().nullable(),
  started_by: z.object({ id: z.number(), first_name: z.string(), last_name: z.string() }).nullable(),
  created_date: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  /** Until when it can be taken back. */
  undo_until: z.string().nullable(),
  rolled_back_at: z.string().nullable(),
});
export type DataMigration = z.infer<typeof DataMigration>;

/** A row as it will be written, or as it was. Numbers are those of the file, which the reader has. */
export const MigrationRow = z.object({
  id: z.number(),
  /** Its line in the file, the header being line 1; a card's place for vCard. */
  row_no: z.number(),
  outcome: z.enum(rowOutcomes),
  /** Why it is refused, or what is worth knowing: 'The e-mail cannot be read; it goes to the comment.' */
  reasons: z.array(z.string()),
  values: z.object({
    name: z.string(),
    mobiles: z.array(z.string()),
    email: z.string(),
    address: z.string(),
    comment: z.string(),
    source: z.string(),
    contactgroup: z.array(z.string()),
    others: z.array(z.object({ field: z.string(), value: z.string() })),
  }),
  /** Who is here already; null to readers who may not see that person. */
  contact: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Whether the import has come past it. */
  is_done: z.boolean(),
});
export type MigrationRow = z.infer<typeof MigrationRow>;

const path = '/properties/datamigration/';
const item = `${path}:id/` as const;

const step = (name: string, summary: string) =>
  call({
    method: 'POST',
    path: `${item}${name}/` as const,
    access: 'migration:import',
    summary,
    params: idParams,
    answer: DataMigration,
  });

export const dataMigrationCalls = {
  list: call({
    method: 'GET',
    path,
    access: 'migration:import',
    summary: 'The imports of the office, newest first; others than Owner and Co-Owner see their own',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size }),
    answer: pageOf(DataMigration),
  }),
  get: call({
    method: 'GET',
    path: item,
    access: 'migration:import',
    summary: 'One import with its columns and how far it has come',
    params: idParams,
    answer: DataMigration,
  }),
  create: call({
    method: 'POST',
    path,
    access: 'migration:import',
    summary: 'Upload a CSV, XLSX or vCard file; it is read in the background',
    body: z.object({ kind: z.enum(migrationKinds).optional(), file: upload() }),
    fileBytes: migrationLimits.fileBytes,
    answer: DataMigration,
    status: 201,
  }),
  mapping: call({
    method: 'PATCH',
    path: `${item}mapping/`,
    access: 'migration:import',
    summary: 'Say what each column is, what to do with people who are here, and keep that for the next file',
    params: idParams,
    body: z.object({
      /** One for each column, in order. */
      targets: z.array(z.enum(contactTargets)).max(migrationLimits.columns).optional(),
      /** Another sheet of the workbook: it is read anew. */
      sheet: z.string().max(100).optional(),
      mode: z.enum(migrationModes).optional(),
      defaults: z.object({ source: reference(), contactgroup: references() }).optional(),
      /** Keeps the mapping under this name for files with the same headers. */
      save_as: z.string().trim().max(60).optional(),
    }),
    answer: DataMigration,
  }),
  validate: step('validate', 'Find out what will happen to each row; in the background'),
  run: step('run', 'Import; in the background'),
  cancel: step('cancel', 'Give an import up before it has run'),
  rollback: step('rollback', `Take an import back, for ${migrationLimits.undoDays} days; in the background`),
  rows: call({
    method: 'GET',
    path: `${item}rows/`,
    access: 'migration:import',
    summary: 'What happens to each row',
    params: idParams,
    query: z.object({
      page: listQuery.page,
      page_size: listQuery.page_size,
      cursor: listQuery.cursor,
      outcome: anyWord('outcome', rowOutcomes).schema.optional(),
    }),
    answer: pageOf(MigrationRow),
  }),
};
