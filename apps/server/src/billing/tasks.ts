import { z } from 'zod';
import { task } from '../core/jobs/task.ts';

/** Gives money back by way of the gateway. */
export const giveBack = task('give_back', z.object({ refund: z.number().int() }), 25);

/** Mails a paper of the platform to the office's Owner. */
export const mailPaper = task('mail_platform_invoice', z.object({ invoice: z.number().int() }));
