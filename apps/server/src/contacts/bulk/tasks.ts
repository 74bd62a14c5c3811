import { z } from 'zod';
import { task } from '../../core/jobs/task.ts';

const payload = z.object({ change: z.number().int() });

export const runBulkChange = task('run_contact_bulk_change', payload, 5);
export const undoBulkChange = task('undo_contact_bulk_change', payload, 5);
export const closeBulkChange = task('close_contact_bulk_change', payload);
