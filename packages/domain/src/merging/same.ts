import type { MergeValue } from './types.ts';

/** Whether a value says nothing: an empty text, no id, no date, 'no'. */
export const isNothing = (value: MergeValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Whether two values are the same to a reader: texts without regard to case and spaces. */
export const sameValue = (a: MergeValue, b: MergeValue): boolean =>
  typeof a === 'string' && typeof b === 'string' ? folded(a) === folded(b) : isEqual(a, b);

const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether two values are the same to the letter. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isEqual(one[key], other[key]));
};
