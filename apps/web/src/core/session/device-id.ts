import { read, write } from '../persist.ts';

/** A random id that this browser keeps, also across logouts, so that signing in again does not add a device. */
export const deviceId = (): string => {
  const kept = read<string>('device_id');
  if (kept) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  write('device_id', made.join(''));
  return made.join('');
};
