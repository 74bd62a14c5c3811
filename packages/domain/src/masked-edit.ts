import { maskNumber, maskNumbersIn } from './mobile.ts';
import { numberSpans } from './numbers-in-text.ts';

/** A number as maskNumber leaves it: seven stars and the last three digits. */
const mask = /\*{7}(\d{3})/g;

/**
 * A value that somebody edited who reads numbers masked, with the numbers of the `stored` one back in the places of their
 * masks, in texts and in lists and objects of them. Without this, saving the edit would put the stars in the place of the
 * number for everybody. A mask that stands for no number of what is stored stays as it was typed.
 */
export const withNumbersOf = <T>(stored: unknown, edited: T): T => {
  if (typeof edited === 'string') return (typeof stored === 'string' ? textWith(stored, edited) : edited) as T;
  if (Array.isArray(edited)) return (Array.isArray(stored) ? listWith(stored, edited) : edited) as T;
  if (!isPlain(edited) || !isPlain(stored)) return edited;
  return Object.fromEntries(
    Object.entries(edited).map(([name, value]) => [name, withNumbersOf(stored[name], value)]),
  ) as T;
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const textWith = (stored: string, edited: string): string => {
  if (!edited.includes('*******')) return edited;
  const hidden = numberSpans(stored).map(({ from, to, digits }) => {
    // The plus of a country or an opening bracket went with the number.
    const begin = from > 0 && /[+(]/.test(stored[from - 1]!) ? from - 1 : from;
    return { masked: maskNumber(digits), text: stored.slice(begin, to) };
  });
  return edited.replace(mask, (found) => {
    const at = hidden.findIndex(({ masked }) => masked === found);
    return at === -1 ? found : hidden.splice(at, 1)[0]!.text;
  });
};

/** Rows move, come and go: each is read against the stored one that looked the same, else against the one in its place. */
const listWith = (stored: readonly unknown[], edited: readonly unknown[]): unknown[] => {
  const left = new Set(stored.keys());
  const take = (at: number | undefined) => (at !== undefined && left.delete(at) ? at : undefined);
  const same = edited.map((row) => take([...left].find((at) => looksLike(stored[at], row))));
  return edited.map((row, at) => withNumbersOf(stored[same[at] ?? take(at) ?? -1], row));
};

/** Whether all texts of a stored value read so once they are masked. */
const looksLike = (stored: unknown, edited: unknown): boolean => {
  if (typeof edited === 'string') return typeof stored === 'string' && maskNumbersIn(stored) === edited;
  if (!isPlain(edited)) return true;
  return isPlain(stored) && Object.entries(edited).every(([name, value]) => looksLike(stored[name], value));
};
