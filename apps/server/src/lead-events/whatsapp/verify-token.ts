import { createHash } from 'node:crypto';

/** The word by which Meta asks at an address whether it is ours. It follows from the address and does not tell it. */
export const verifyTokenOf = (key: string): string =>
  createHash('sha256').update(`word of ${key}`).digest('base64url').slice(0, 24);
