import { maskedTextForSupport } from '@angan/domain/mask-for-support.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { isFileLink } from '../files/file-links.ts';

/**
 * Fields of answers that no person writes as text, and in which a mask would break what they are for: addresses, codes,
 * keys, and what a person typed for themselves alone. Every other text of an answer is masked for who sees no numbers,
 * also one that a call gets tomorrow; a walk over all calls holds this list to what it says.
 */
const machineMade: ReadonlySet<string> = new Set([
  ...['access', 'refresh', 'id', 'key', 'row_key', 'visit_group', 'code', 'property_code', 'inquiry_code'],
  ...['next', 'previous', 'link', 'file', 'url', 'thumb_url', 'attribution', 'content_type', 'ip', 'query'],
]);

/** Days and moments, which are made of digits. */
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\d(?:[T ][\d:.]{5,15}(?:Z|[+-]\d\d:?\d\d)?)?$/.test(text);

/** An answer with the phone numbers masked in all that people wrote. */
export const maskedAnswer = <T>(value: T, field = ''): T => masked(value, field, machineMade, maskNumbersIn) as T;

/**
 * What support is sent of an answer, whatever the call says of numbers: no number and no address, also not in links that
 * lead to somebody and in searches that somebody kept.
 */
export const maskedForSupport = <T>(value: T): T => masked(value, '', machineMadeForSupport, maskedTextForSupport) as T;
/** Of these all else is what somebody wrote, or leads to somebody. */
const machineMadeForSupport: ReadonlySet<string> = new Set([
  ...['row_key', 'visit_group', 'content_type', 'next', 'previous'],
]);

type Mask = (text: string) => string;

const masked = (value: unknown, field: string, asTheyAre: ReadonlySet<string>, mask: Mask): unknown => {
  if (typeof value === 'string')
    return asTheyAre.has(field) || isTime(value) || isFileLink(value) ? value : mask(value);
  if (Array.isArray(value)) return value.map((one) => masked(one, field, asTheyAre, mask));
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  // What stands in the places of a stored sentence has names of its own.
  const inside = isSentence(value) ? nothing : asTheyAre;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, masked(one, name, inside, mask)]));
};

const nothing: ReadonlySet<string> = new Set();
const isSentence = (value: object): boolean => Object.keys(value).length === 2 && 'key' in value && 'values' in value;
