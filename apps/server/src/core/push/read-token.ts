import { z } from 'zod';
import type { DeviceToken } from './device-tokens.ts';

const prefix = 'webpush:';
/** What Firebase hands to the app on a phone. */
const registration = /^[\w-]{8,64}:[\w-]{100,1024}$/;
const base64url = z.string().regex(/^[\w-]+={0,2}$/);
/** Of RFC 8291: a point of P-256 and sixteen bytes. */
const subscription = z.object({
  endpoint: z
    .string()
    .max(2048)
    .regex(/^[\x21-\x7e]+$/),
  keys: z.object({
    p256dh: base64url.refine((key) => Buffer.from(key, 'base64url').length === 65),
    auth: base64url.refine((secret) => Buffer.from(secret, 'base64url').length === 16),
  }),
});

/**
 * What a client that keeps one opaque string says of its device: of a browser `webpush:` and its subscription as JSON in
 * base64url; of the app on a phone what Firebase handed to it. Undefined where it is nothing that can be pushed to.
 */
export const readToken = (given: string): DeviceToken | undefined => {
  if (registration.test(given)) return { kind: 'fcm', token: given, p256dh: '', auth: '' };
  if (!given.startsWith(prefix)) return undefined;
  const parsed = subscription.safeParse(json(Buffer.from(given.slice(prefix.length), 'base64url').toString()));
  if (!parsed.success) return undefined;
  const { endpoint, keys } = parsed.data;
  return { kind: 'webpush', token: endpoint, ...keys };
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
