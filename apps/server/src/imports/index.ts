import type { RunningJob } from '../core/jobs/job.ts';
import { checking } from './jobs/check-job.ts';
import { purging } from './jobs/purge-job.ts';
import { reading } from './jobs/read-job.ts';
import { running } from './jobs/run-job.ts';
import { undoing } from './jobs/undo-job.ts';

export { type ImportedRow, importRows } from './engine/import-rows.ts';
export { notBroughtIn, reasonHeader } from './jobs/error-file.ts';
export { refuseLongerThanPlan } from './jobs/read-job.ts';
export { fingerprintOf, plainHeader } from './map/header.ts';
export { dataMigrationHandlers } from './migrations/handlers.ts';
export { maySeeMigration } from './migrations/show.ts';
export { importListings } from './portal-listings/index.ts';
export { FileProblem } from './read/file-problem.ts';
export { type List, readList } from './read-list.ts';
export { importers } from './registry/importers.ts';

export const migrationJobs: readonly RunningJob[] = [reading, checking, running, undoing, purging];
