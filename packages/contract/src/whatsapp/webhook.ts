import { z } from 'zod';
import { call } from '../kit/call.ts';

/** Bytes of one webhook; Meta says that it sends no more than 3 MB. */
export const webhookBytes = 3 * 1024 * 1024;

/** Meta's door, set up in its app as the callback of WhatsApp. Its calls speak Meta's protocol, not ours. */
export const webhookCalls = {
  verify: call({
    method: 'GET',
    path: '/sandesh/webhook/',
    access: 'public',
    subscription: 'any',
    writes: true,
    summary: 'Meta asks whether this is our door: answers hub.challenge where hub.verify_token is right, else 403',
    query: z.object({
      'hub.mode': z.string().optional(),
      'hub.challenge': z.string().max(1000).optional(),
      'hub.verify_token': z.string().max(1000).optional(),
    }),
    answer: z.string(),
  }),
  receive: call({
    method: 'POST',
    path: '/sandesh/webhook/',
    access: 'public',
    subscription: 'any',
    summary: 'Webhooks of WhatsApp, signed by Meta over their raw bytes (X-Hub-Signature-256)',
    body: z.unknown(),
    answer: z.string(),
  }),
};
