import { createHmac, timingSafeEqual } from 'node:crypto';

const sha256Hex = /^[0-9a-f]{64}$/i;

/**
 * Whether `hex` is the HMAC-SHA256 of these bytes with the secret, compared in constant time. The bytes as they came:
 * JSON that is written anew is other bytes. False where there is no secret.
 */
export const isHmacOf = (raw: Buffer, hex: string | undefined, secret: string | undefined): boolean => {
  if (!hex || !sha256Hex.test(hex) || !secret) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(raw).digest(), Buffer.from(hex, 'hex'));
};

/** Whether two words of any length are the same, in a time that says nothing of where they differ. */
export const isSameWord = (one: string, other: string): boolean => {
  const key = 'the length of neither';
  const digest = (word: string) => createHmac('sha256', key).update(word).digest();
  return timingSafeEqual(digest(one), digest(other));
};
