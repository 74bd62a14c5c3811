import { z } from 'zod';
import { task } from '../../core/jobs/task.ts';

const payload = z.object({ export: z.number().int() });

export const writeExport = task('write_contact_export', payload, 3);
export const expireExport = task('expire_contact_export', payload);
