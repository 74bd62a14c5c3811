import { jaroWinkler } from './jaro-winkler.ts';
import { inLatin } from './latin.ts';
import { lettersOf, sharedLetters } from './letters.ts';

/** From here on two words of a place's name are the same one, misspelled. */
const alikeWord = 0.87;
/** The same for whole names whose words are not cut alike: 'Sun Vista' and 'Sunvista'. */
const alikeWhole = 0.92;

/** Words that say what a place is and not which: they come and go. */
const kinds = [
  'society',
  'soc',
  'chs',
  'chsl',
  'apartment',
  'apartments',
  'apt',
  'flat',
  'flats',
  'co',
  'op',
  'the',
  'ltd',
];

const written: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rd: 'road',
    hts: 'heights',
    res: 'residency',
    nr: 'near',
    opp: 'opposite',
  }),
);

/** As it is heard: Indian names are spelled in many ways. */
const heard = (word: string) =>
  word
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replaceAll('ph', 'f')
    .replaceAll(/(\p{L})\1+/gu, '$1');

/** The name of a place as it is compared: the words that tell it from others, in Latin letters and by their sound. */
const comparedPlace = (name: string): readonly string[] => {
  const words = inLatin(name.normalize('NFC'))
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}+|['’`.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => heard(written.get(word) ?? word));
  const telling = words.filter((word) => !kinds.includes(word));
  return telling.length > 0 ? telling : words;
};

const digits = (words: readonly string[]) => words.filter((word) => /\d/.test(word)).join(' ');

/** A name made ready once for many comparisons. */
interface ReadyPlace {
  readonly words: readonly string[];
  readonly joined: string;
  readonly digits: string;
  /** How often each letter is in it; those outside a to z count as one. */
  readonly letters: Uint8Array;
}

const readyPlace = (name: string): ReadyPlace => {
  const words = comparedPlace(name);
  const joined = words.join('');
  return { words, joined, digits: digits(words), letters: lettersOf(joined) };
};

/** How alike the names of two places are, 0 to 1; 0 where they are not alike. 'Sector 56' is not 'Sector 57'. */
export const placeSimilarity = (a: string, b: string): number => similarity(readyPlace(a), readyPlace(b));

/**
 * Names that are alike share at least this of their letters, as parts of the one and of the other together: below it their
 * words are not looked at. A word that is just alike shares 1.35, and where the longer words of each stand against the
 * shorter ones of the other, the whole names share no less than 1.03.
 */
const leastShared = 1.03;

const similarity = (one: ReadyPlace, other: ReadyPlace): number => {
  const [a, b] = [one.words, other.words];
  if (a.length === 0 || b.length === 0 || one.digits !== other.digits) return 0;
  const shared = sharedLetters(one.letters, other.letters);
  if (shared / one.joined.length + shared / other.joined.length < leastShared) return 0;
  const whole = jaroWinkler(one.joined, other.joined);
  if (whole >= 1) return 1;
  if (a.length !== b.length) return whole >= alikeWhole ? whole : 0;
  const words = a.map((word, at) => jaroWinkler(word, b[at]!));
  return words.every((one) => one >= alikeWord) ? Math.min(...words) : 0;
};

interface Named {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** The places whose name or alias is like this one, the nearest first, as many as `most`. */
export const placesLike = <P extends Named>(typed: string, places: readonly P[], most: number): P[] =>
  placeFinder(places)(typed, most);

/** The same for many names, with the places made ready once: a file has a thousand names, and so has an office. */
export const placeFinder = <P extends Named>(places: readonly P[]) => {
  const ready = places.map((place) => ({ place, names: [place.name, ...place.aliases].map(readyPlace) }));
  return (typed: string, most: number): P[] => {
    const wanted = readyPlace(typed);
    return ready
      .map(({ place, names }) => ({ place, like: Math.max(...names.map((name) => similarity(wanted, name))) }))
      .filter(({ like }) => like > 0)
      .sort((a, b) => b.like - a.like)
      .slice(0, most)
      .map(({ place }) => place);
  };
};
