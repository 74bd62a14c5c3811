import { z } from 'zod';
import { task } from '../../core/jobs/task.ts';

/** Lets those go who were chosen to leave as a term begins. */
export const lettingGo = task('let_go', z.object({ subscription: z.number().int() }));
