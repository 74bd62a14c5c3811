import type { RunningJob } from '../core/jobs/job.ts';
import { checking } from './check/check-job.ts';
import { purging } from './migrations/purge-job.ts';
import { reading } from './read/read-job.ts';
import { undoing } from './undo/undo-job.ts';
import { running } from './write/run-job.ts';

export { dataMigrationHandlers } from './migrations/handlers.ts';
export { maySeeMigration } from './migrations/show.ts';
export { importListings } from './portal-listings/index.ts';

export const migrationJobs: readonly RunningJob[] = [reading, checking, running, undoing, purging];
