import { z } from 'zod';
import { task } from '../core/jobs/task.ts';

/** Writes down that a grant is over and who of support left with it. Nobody waits for it: sessions look at the time themselves. */
export const endSupport = task('end_support', z.object({ grant: z.number().int() }), 25, { whileDeleting: true });
