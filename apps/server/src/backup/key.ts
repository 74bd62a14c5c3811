import { createHmac } from 'node:crypto';

/** Tells whether two secret keys are the same one, and nothing of either. */
export const fingerprintOf = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('fingerprint in backups').digest('hex').slice(0, 32);
