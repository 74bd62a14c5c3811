import { z } from 'zod';
import { call } from '../kit/call.ts';

/** Bytes of one webhook; Razorpay's are a few thousand. */
export const paymentWebhookBytes = 256 * 1024;

export const paymentWebhookCalls = {
  receive: call({
    method: 'POST',
    path: '/webhooks/razorpay/',
    access: 'public',
    subscription: 'any',
    summary: 'Webhooks of Razorpay, signed over their raw bytes (X-Razorpay-Signature)',
    body: z.unknown(),
    answer: z.string(),
  }),
};
