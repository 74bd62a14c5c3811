import { z } from 'zod';
import { task } from '../core/jobs/task.ts';

/** Looks at the pairs of all records that were marked; asked for by the triggers of 0026_matching.sql too. */
export const matchRecords = task('match_records', z.object({}));

/** Marks what a new day changes: what has aged, and what is nearer to being vacant. */
export const matchNewDay = task('match_new_day', z.object({}));
