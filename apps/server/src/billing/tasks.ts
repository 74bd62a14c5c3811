import { z } from 'zod';
import { task } from '../core/jobs/task.ts';

/** Gives back money that came for an order that was paid already. */
export const refundPayment = task('refund_payment', z.object({ payment: z.number().int() }), 25);

/** Mails a paper of the platform to the office's Owner. */
export const mailPaper = task('mail_platform_invoice', z.object({ invoice: z.number().int() }));
