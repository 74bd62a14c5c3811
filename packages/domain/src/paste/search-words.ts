/** The single words that are left of a search once the rules of messages have read it. */
import { withoutEnd } from '../ends.ts';
import type { Facing } from '../lookups/small-lists.ts';
import { facingOf } from './building.ts';
import type { Span } from './message.ts';
import type { Choices, SearchChoice } from './search-choices.ts';

/** Words between what is read that ask for nothing themselves. */
const fillers = new Set(
  (
    'under below upto up max maximum within less more than not above from min minimum over tak sudhi andar niche upar ' +
    'kam zyada jyada vadhu vadhare ochha thi around about approx approximately lagbhag aaspas budget till least plus ' +
    'want wanted need needed looking show find search me any all near nearby property properties home ghar makan ' +
    'lead leads inquiry inquiries please pls only with hai che chhe joiye joie chahiye koi i also side ' +
    'listing listings option options or and ane aur ya ke ki ka ko se me mein ma ni nu na in at on for of to the a ' +
    'pe par pls is there what which ' +
    'सुधी સુધી तक से में का की के पर और या है कोई चाहिए थी થી માં ની નું ના નો અને કે છે પર જોઈએ જોઇએ आसपास બજેટ बजट'
  ).split(' '),
);

/** 'se' is a word of its own. */
const sideOf = (word: string): Facing | undefined => (word === 'se' ? undefined : facingOf(word));

interface Phrase extends Span {
  readonly choice: SearchChoice;
}

const letter = /[\p{L}\p{M}\p{N}]/u;
/** Words that a rule of deals would read for its own: 'rented' is a state, not a wish to rent. */
const early = new Set(['rented', 'sold']);

/** 'pre rented' is a deal, and '2 car parking' a number of places. */
const ofAnother = /(?:pre|already)[\s-]$|\d\s?$/;

/** Where the choices of several words are named, the longest first; a word is read once. */
export const phrasesIn = (plain: string, choices: Choices): Phrase[] => {
  const found: Phrase[] = [];
  const phrases = [...choices].filter(([words]) => words.includes(' ') || early.has(words));
  for (const [words, choice] of phrases.sort(([a], [b]) => b.length - a.length))
    for (let at = plain.indexOf(words); at >= 0; at = plain.indexOf(words, at + 1)) {
      const span = { start: at, end: at + words.length };
      const isWhole = !letter.test(plain[span.start - 1] ?? ' ') && !letter.test(plain[span.end] ?? ' ');
      const isFree = !found.some((one) => span.start < one.end && one.start < span.end);
      if (isWhole && isFree && !ofAnother.test(plain.slice(Math.max(0, at - 10), at))) found.push({ ...span, choice });
    }
  return found;
};

interface Word extends Span {
  readonly text: string;
  readonly plain: string;
}

/** What stands side by side with nothing between: a name is such a row. */
const rowsOf = (left: string, plain: string): Word[][] => {
  const rows: Word[][] = [];
  let last: Word | undefined;
  for (const match of left.matchAll(/[^\s,;]+/g)) {
    if (!letter.test(match[0])) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    const word = { ...span, text: match[0], plain: withoutEnd(plain.slice(span.start, span.end), /[?!.]/) };
    if (last && plain.slice(last.end, span.start).trim() === '') rows.at(-1)!.push(word);
    else rows.push([word]);
    last = word;
  }
  return rows;
};

/** The side of the compass that a row says in one word or two. */
const sideIn = (row: readonly Word[]): Facing | undefined =>
  row.map((word, i) => sideOf(`${word.plain} ${row[i + 1]?.plain ?? ''}`.trim())).find(Boolean) ??
  row.map((word) => sideOf(word.plain)).find(Boolean);

export interface WordsRead {
  /** What is searched for as text. */
  readonly rest: string[];
  readonly facing: Facing | undefined;
  readonly choices: readonly SearchChoice[];
}

/**
 * Reads the words that are left. A word that names a side or a choice does so alone; beside a word that nobody knows it is
 * part of a name: 'East Ebony', 'Family Mart'.
 */
export const readWords = (left: string, plain: string, choices: Choices, hasSides: boolean): WordsRead => {
  const rest: string[] = [];
  const found: SearchChoice[] = [];
  let facing: Facing | undefined;
  for (const row of rowsOf(left, plain)) {
    // 'not above' bounds, 'not bopal' refuses.
    const refuses = (i: number) => row[i]!.plain === 'not' && row[i + 1] && !fillers.has(row[i + 1]!.plain);
    const asking = row.filter(({ plain: word }, i) => !fillers.has(word) || refuses(i));
    const isKnown = (word: Word) => choices.has(word.plain) || (hasSides && sideOf(word.plain) !== undefined);
    if (asking.every(isKnown)) {
      if (hasSides) facing ??= sideIn(asking);
      for (const word of asking) if (choices.has(word.plain)) found.push(choices.get(word.plain)!);
    } else rest.push(...asking.map(({ text }) => text));
  }
  return { rest, facing, choices: found };
};
