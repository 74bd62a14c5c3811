import { jaroWinkler, mostAlike } from './jaro-winkler.ts';
import { lettersOf, sharedLetters } from './letters.ts';
import { type ComparedName, comparedName } from './person-name.ts';

/** From here on two names are alike (domain 1.2, item 3). */
export const alikeFrom = 0.92;

/** A name made ready once for many comparisons: its words joined, in their order and sorted. */
export interface ReadyName extends ComparedName {
  readonly joined: string;
  readonly sorted: string;
  /** How often each letter is in it; those outside a to z count as one. */
  readonly letters: Uint8Array;
}

export const readyName = (name: string): ReadyName => {
  const compared = comparedName(name);
  const joined = compared.words.join('');
  return { ...compared, joined, sorted: compared.words.toSorted().join(''), letters: lettersOf(joined) };
};

const begunAlike = (a: string, b: string): number => {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  return common;
};

const speakOfTwo = (a: ComparedName, b: ComparedName): boolean =>
  a.of !== undefined && b.of !== undefined && a.of !== b.of;

/**
 * How alike two names are, 0 to 1, whichever comes first of first name and surname. 0 where one is empty, or where one
 * is said of a man and the other of a woman.
 */
export const nameSimilarity = (a: ReadyName, b: ReadyName): number => {
  if (a.joined === '' || b.joined === '' || speakOfTwo(a, b)) return 0;
  return Math.max(jaroWinkler(a.joined, b.joined), jaroWinkler(a.sorted, b.sorted));
};

/** Whether two names are alike; much cheaper than the similarity where their letters already say no. */
export const areAlike = (a: ReadyName, b: ReadyName): boolean => {
  const begun = Math.max(begunAlike(a.joined, b.joined), begunAlike(a.sorted, b.sorted));
  const most = mostAlike(a.joined.length, b.joined.length, sharedLetters(a.letters, b.letters), begun);
  return most >= alikeFrom && nameSimilarity(a, b) >= alikeFrom;
};

/**
 * Whether these may be names of one person whose number is the same: no two of them contradict each other. An empty name
 * contradicts nobody; 'Mehul', 'M. Trivedi' and 'Trivedi Mehul' agree with 'Mehul Trivedi'; Rakesh and Rajesh, Amit and
 * Amita, Rameshbhai and Rameshben do not agree. Stricter than alike, since what agrees is merged without being looked at.
 */
export const namesAgree = (names: readonly string[]): boolean => {
  const known = names.map(comparedName).filter(({ words }) => words.length > 0);
  return known.every((a, at) => known.slice(at + 1).every((b) => agree(a, b)));
};

const agree = (a: ComparedName, b: ComparedName): boolean => {
  if (speakOfTwo(a, b)) return false;
  const [few, many] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  const free = [...many];
  // Whole words first, so that an initial does not take the place of the word that is written out.
  return few
    .toSorted((one, other) => other.length - one.length)
    .every((word) => {
      const at = free.findIndex((other) => sameWord(word, other));
      if (at !== -1) free.splice(at, 1);
      return at !== -1;
    });
};

/** Letters from which a word may have a slip in it and still be the same. */
const longWord = 6;

const sameWord = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short);
  // The same name of a man and of a woman.
  if (long.length === short.length + 1 && long.startsWith(short) && /[aeiou]$/.test(long)) return false;
  return short.length >= longWord && jaroWinkler(a, b) >= alikeFrom;
};
