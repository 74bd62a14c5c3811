import { z } from 'zod';
import { task } from '../../core/jobs/task.ts';

const ofMigration = z.object({ id: z.number().int() });

/** The parts of an import that happen later, in the order in which they come. */
export const readMigration = task('read_migration', ofMigration, 4);
export const checkMigration = task('check_migration', ofMigration, 4);
export const runMigration = task('run_migration', ofMigration);
export const undoMigration = task('undo_migration', ofMigration);
/** Rows and file are kept for a while, and then no longer. */
export const purgeMigration = task('purge_migration', ofMigration, 20);
