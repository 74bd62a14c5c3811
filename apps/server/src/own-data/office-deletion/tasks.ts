import { z } from 'zod';
import { task } from '../../core/jobs/task.ts';

/** What an office's deletion still has to do, each at its time. `asked_at` names it: one that was taken back does nothing. */
export const deletionSteps = ['begun', 'warned', 'removed'] as const;

export const stepOfDeletion = task(
  'office_deletion',
  z.object({
    step: z.enum(deletionSteps),
    asked_at: z.iso.datetime(),
    /** Of a warning: days before the last one. */
    days: z.number().int().optional(),
  }),
  25,
  { whileDeleting: true },
);
