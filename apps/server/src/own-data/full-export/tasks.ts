import { z } from 'zod';
import { task } from '../../core/jobs/task.ts';

const payload = z.object({ export: z.number().int() });

export const writeFullExport = task('write_full_export', payload, 3, { whileDeleting: true });
export const expireFullExport = task('expire_full_export', payload, undefined, { whileDeleting: true });
