import { createHmac, timingSafeEqual } from 'node:crypto';

const form = /^sha256=([0-9a-f]{64})$/i;

/**
 * Whether Meta signed these bytes: HMAC-SHA256 with the app's secret, compared in constant time. The bytes as they came,
 * since Meta writes signs as \uXXXX and JSON that is written anew is other bytes.
 */
export const isSigned = (
  raw: Buffer,
  header: string | string[] | undefined,
  appSecret: string | undefined,
): boolean => {
  const signed = typeof header === 'string' ? form.exec(header)?.[1] : undefined;
  if (!signed || !appSecret) return false;
  return timingSafeEqual(createHmac('sha256', appSecret).update(raw).digest(), Buffer.from(signed, 'hex'));
};

/** Two words of any length, compared in a time that says nothing of where they differ. */
export const sameWord = (one: string, other: string): boolean => {
  const key = 'the length of neither';
  const digest = (word: string) => createHmac('sha256', key).update(word).digest();
  return timingSafeEqual(digest(one), digest(other));
};
