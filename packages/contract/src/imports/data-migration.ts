import { z } from 'zod';
import { upload } from '../files/upload.ts';
import { call } from '../kit/call.ts';
import { idParams, pathId, reference, references } from '../kit/fields.ts';
import { anyWord } from '../kit/filters.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import type { importProblems } from './import-problems.ts';
import { allTargets, migrationKinds, migrationLimits } from './kinds.ts';
import { MigrationRow, rowLooks, rowOutcomes } from './row.ts';
import { MigrationValue, valueMap } from './values.ts';

export * from './kinds.ts';
export * from './row.ts';
export * from './values.ts';

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

/** A column of the file, with what it will become. */
export const MigrationColumn = z.object({
  header: z.string(),
  samples: z.array(z.string()),
  target: z.enum(allTargets),
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
  defaults: z.object({
    source: z.number().nullable(),
    contactgroup: z.array(z.number()),
    /** Of properties and inquiries. */
    deal_type: z.array(z.number()),
    /** Of properties. */
    property_subtype: z.number().nullable(),
    assigned_to: z.array(z.number()),
    /** Where areas lie whose city the file does not say. */
    city: z.number().nullable(),
  }),
  /** Targets that the file overwrites in that mode; empty: all that it has. */
  overwrite: z.array(z.enum(allTargets)),
  /** Names in the file that the office does not have, as the check found them. */
  values: z.array(MigrationValue),
  /** The name of the mapping that was taken from an earlier file, or saved from this one. */
  mapping_name: z.string(),
  status: z.enum(migrationStatuses),
  /** What is going on in the background at this moment. */
  working: z.enum(['Reading', 'Checking', 'Importing', 'Undoing']).nullable(),
  progress: z.object({ done: z.number(), total: z.number() }),
  /** Why it failed. */
  problem: sentenceIn<typeof importProblems>().nullable(),
  /** What the check found. */
  counts,
  /** The same for properties and inquiries, as people look through them. */
  looks: z.object({ OK: z.number(), Warning: z.number(), Error: z.number(), Duplicate: z.number() }),
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

const path = '/properties/datamigration/';
const item = `${path}:id/` as const;

const step = (name: string, summary: string) =>
  call({
    showsNumbers: true,
    method: 'POST',
    path: `${item}${name}/` as const,
    access: 'migration:import',
    summary,
    params: idParams,
    answer: DataMigration,
  });

export const dataMigrationCalls = {
  list: call({
    showsNumbers: true,
    method: 'GET',
    shows: ['data_migration'],
    path,
    access: 'migration:import',
    summary: 'The imports of the office, newest first; others than Owner and Co-Owner see their own',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size }),
    answer: pageOf(DataMigration),
  }),
  get: call({
    showsNumbers: true,
    method: 'GET',
    shows: ['data_migration'],
    path: item,
    access: 'migration:import',
    summary: 'One import with its columns and how far it has come',
    params: idParams,
    answer: DataMigration,
  }),
  create: call({
    showsNumbers: true,
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
    showsNumbers: true,
    method: 'PATCH',
    path: `${item}mapping/`,
    access: 'migration:import',
    summary: 'Say what each column is, what to do with people who are here, and keep that for the next file',
    params: idParams,
    body: z.object({
      /** One for each column, in order. */
      targets: z.array(z.enum(allTargets)).max(migrationLimits.columns).optional(),
      /** Another sheet of the workbook: it is read anew. */
      sheet: z.string().max(100).optional(),
      mode: z.enum(migrationModes).optional(),
      defaults: z
        .object({
          source: reference(),
          contactgroup: references(),
          deal_type: references(),
          property_subtype: reference(),
          assigned_to: references(),
          city: reference(),
        })
        .optional(),
      overwrite: z.array(z.enum(allTargets)).max(migrationLimits.columns).optional(),
      /** What names of the file mean; it is remembered for the next file. */
      values: valueMap.optional(),
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
    showsNumbers: true,
    method: 'GET',
    shows: ['data_migration'],
    path: `${item}rows/`,
    access: 'migration:import',
    summary: 'What happens to each row',
    params: idParams,
    query: z.object({
      page: listQuery.page,
      page_size: listQuery.page_size,
      cursor: listQuery.cursor,
      outcome: anyWord('outcome', rowOutcomes).schema.optional(),
      look: anyWord('look', rowLooks).schema.optional(),
    }),
    answer: pageOf(MigrationRow),
  }),
  mend: call({
    showsNumbers: true,
    method: 'PATCH',
    path: `${item}rows/:row/`,
    access: 'migration:import',
    summary: 'Mend cells of a row of properties or inquiries; it is checked anew',
    params: idParams.extend({ row: pathId }),
    body: z.object({
      /** One for each column, in order. */
      cells: z.array(z.string().max(migrationLimits.cell)).max(migrationLimits.columns),
    }),
    answer: MigrationRow,
  }),
  template: call({
    showsNumbers: true,
    method: 'GET',
    shows: [],
    path: `${path}template/`,
    access: 'migration:import',
    summary: 'An empty workbook with the columns of a kind, one sample row and a sheet of the lists',
    query: z.object({ kind: z.enum(migrationKinds) }),
    /** The workbook in base 64: it is a few kilobytes. */
    answer: z.object({ file_name: z.string(), content: z.base64() }),
  }),
};
