import { createHash } from 'node:crypto';

/** Characters of an id that nobody guesses: 128 bits as hex digits. */
const leastOfProof = 32;

/** The id that a device keeps, as it is stored. */
export const deviceHash = (deviceId: string): string => createHash('sha256').update(deviceId).digest('hex');

/** The same where it proves the device; undefined for a short id, which somebody else might send as well. */
export const proofOf = (deviceId: string | undefined): string | undefined =>
  deviceId !== undefined && deviceId.length >= leastOfProof ? deviceHash(deviceId) : undefined;
