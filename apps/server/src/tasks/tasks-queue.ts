import { z } from 'zod';
import { task } from '../core/jobs/task.ts';

/** Says of what nobody has told of in time that it was missed. */
export const missTasks = task('miss_tasks', z.object({}));
