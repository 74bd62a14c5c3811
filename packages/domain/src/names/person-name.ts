import { inLatin } from './latin.ts';

/** A name as it is compared: its words by their sound, and whom a title or suffix speaks of. */
export interface ComparedName {
  readonly words: readonly string[];
  readonly of: 'man' | 'woman' | undefined;
}

const titlesOf = {
  man: ['mr', 'shri', 'sri', 'shriman', 'bhai', 'sir'],
  woman: ['mrs', 'ms', 'miss', 'smt', 'shrimati', 'kumari', 'ben', 'behen', 'madam'],
  either: ['dr', 'ca', 'adv', 'advocate', 'prof', 'er', 'ji', 'saheb', 'sahib'],
} as const;
const suffixesOf = { man: ['bhai'], woman: ['ben', 'behen'], either: ['ji'] } as const;
const kinds = ['man', 'woman', 'either'] as const;
type Kind = (typeof kinds)[number];

/** Letters that have to be left of a word for its end to be a suffix: Reuben is a name of its own. */
const stem = 4;

/**
 * A name without case, accents, brackets and what is said out of respect (Mr, Shri, Dr, -bhai, -ben, -ji), its words in
 * Latin letters and by their sound, so that Deepak and Dipak, or મેહુલ and Mehul, come out equal. No words where there is
 * nothing but signs and digits.
 */
export const comparedName = (name: string): ComparedName => {
  const said = inLatin(name.normalize('NFC').replaceAll(/\([^()]*\)/g, ' '))
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}+|['’`]/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const heard = new Set<Kind>();
  const plain = said.flatMap((word) => {
    const title = kinds.find((kind) => (titlesOf[kind] as readonly string[]).includes(word));
    if (title) {
      heard.add(title);
      return [];
    }
    for (const kind of kinds) {
      const suffix = suffixesOf[kind].find((end) => word.endsWith(end) && word.length - end.length >= stem);
      if (!suffix) continue;
      heard.add(kind);
      return [word.slice(0, -suffix.length)];
    }
    return [word];
  });
  // Of somebody who is known as 'Bhai' that is the name.
  const words = (plain.length > 0 ? plain : said).map(bySound);
  return { words, of: heard.has('man') === heard.has('woman') ? undefined : heard.has('man') ? 'man' : 'woman' };
};

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ck/g, 'k'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(\p{L})\1+/gu, '$1'],
];
const bySound = (word: string): string => sounds.reduce((left, [from, to]) => left.replace(from, to), word);
