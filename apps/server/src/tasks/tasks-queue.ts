import { z } from 'zod';
import { task } from '../core/jobs/task.ts';

// Both are asked for by the database, as a task is written (plan_task_jobs).

/** Says of what nobody has told of in time that it was missed. */
export const missTasks = task('miss_tasks', z.object({}));

/** Tells of what is due by a minute, ISO 8601. */
export const remindOfTasks = task('remind_of_tasks', z.object({ minute: z.iso.datetime() }));
