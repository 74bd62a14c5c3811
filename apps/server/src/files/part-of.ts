import type { BlobPart } from '../core/files/blob-store.ts';

/**
 * The part of a file of `bytes` bytes that a Range header asks for; undefined where it asks for the whole, for several
 * parts, or for what is no range (RFC 9110, 14.2: then all of it is sent); `beyond` where there is nothing to send.
 */
export const partOf = (range: string | undefined, bytes: number): BlobPart | 'beyond' | undefined => {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return undefined;
  const last = bytes - 1;
  // 'The last so many'.
  if (asked[1] === '') return asked[2] === '0' ? 'beyond' : { first: Math.max(0, bytes - Number(asked[2])), last };
  const first = Number(asked[1]);
  const end = asked[2] === '' ? Math.max(first, last) : Number(asked[2]);
  if (end < first) return undefined;
  return first > last ? 'beyond' : { first, last: Math.min(end, last) };
};
