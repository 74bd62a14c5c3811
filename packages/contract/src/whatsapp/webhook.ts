import { z } from 'zod';
import { call } from '../kit/call.ts';

/** Bytes of one webhook; Meta says that it sends no more than 3 MB. */
export const webhookBytes = 3 * 1024 * 1024;

/** A door of Meta's at a path, for the webhooks of one of its products: it speaks Meta's protocol, not ours. */
export const metaDoorAt = <const P extends `/${string}`>(path: P, product: string, note = '') => ({
  verify: call({
    method: 'GET',
    shows: [],
    path,
    access: 'public',
    subscription: 'any',
    writes: true,
    summary: `Meta asks whether this is our door: answers hub.challenge where hub.verify_token is right, else 403${note}`,
    query: z.object({
      'hub.mode': z.string().optional(),
      'hub.challenge': z.string().max(1000).optional(),
      'hub.verify_token': z.string().max(1000).optional(),
    }),
    answer: z.string(),
  }),
  receive: call({
    method: 'POST',
    path,
    access: 'public',
    subscription: 'any',
    summary: `Webhooks of ${product}, signed by Meta over their raw bytes (X-Hub-Signature-256)${note}`,
    body: z.unknown(),
    answer: z.string(),
  }),
});

/** Where Meta's app has its callback of WhatsApp. */
export const webhookCalls = metaDoorAt('/webhooks/meta/', 'WhatsApp');

/** Where it was before: answered until the next version, since the address stands in Meta's app and not here. */
export const formerWebhookCalls = metaDoorAt(
  '/sandesh/webhook/',
  'WhatsApp',
  '. Former address, until the next version',
);
