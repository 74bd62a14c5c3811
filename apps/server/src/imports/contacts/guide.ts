import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { type ContactTarget, contactJoining, contactReadFields } from '@angan/contract/imports/contact-targets.ts';
import { namesOfKind } from '@angan/contract/kit/pairs.ts';
import { headingsOf } from '@angan/contract/kit/presented.ts';
import { yearInIndia } from '@angan/domain/dates.ts';
import type { GuessedColumn } from '../engine/reader.ts';
import { type Guess, type Guide, share } from '../map/guess.ts';
import { plainHeader } from '../map/header.ts';
import { dateOf } from './dates.ts';
import { latinDigits, numbersIn } from './numbers.ts';
import { numbered, synonyms } from './synonyms.ts';
import { cleaned } from './words.ts';

const byName = new Map(
  [
    ...contactReadFields.map((field) => [field, headingsOf(contactFields, field)] as const),
    ...(Object.entries(synonyms) as [ContactTarget, readonly string[]][]),
  ].flatMap(([target, names]) => names.map((name) => [plainHeader(name), target] as const)),
);
const dates: readonly ContactTarget[] = namesOfKind(contactFields, 'date');

const hasMobile = (value: string) => numbersIn(cleaned(value)).mobiles.length > 0;
const isEmail = (value: string) => value.includes('@') && contactFields.email.given.safeParse(value.trim()).success;
const isDay = (value: string) => dateOf(value, yearInIndia()) !== undefined;
const isName = (value: string) => /^[\p{L}\p{M}.'’ ()-]{2,60}$/u.test(value) && value.split(' ').length <= 5;

/** How columns of contacts are told. */
export const contactGuide: Guide<ContactTarget> = {
  byHeader: (plain) => byName.get(plain) ?? numbered.find(([pattern]) => pattern.test(plain))?.[1],
  // What is left out is left out by its own name only.
  names: [...byName].filter(([, target]) => target !== 'skip').map(([name]) => name),
  byValues: (values) => {
    if (share(values, isEmail) >= 0.6) return 'email';
    if (share(values, hasMobile) >= 0.6) return 'mobile';
    return undefined;
  },
  fits: (target, values) => {
    if (values.length === 0) return true;
    if (target === 'mobile') return share(values, hasMobile) >= 0.3;
    if (target === 'email') return share(values, isEmail) >= 0.3;
    if (dates.includes(target)) return share(values, isDay) >= 0.3;
    return share(values, hasMobile) < 0.6 && share(values, isEmail) < 0.6;
  },
  // A column 'Contact' holds numbers in one list and names in another.
  isDenied: (target, values) =>
    target === 'mobile' && values.length > 0 && !values.some((value) => /\d/.test(latinDigits(value))),
  unknown: 'note',
};

const wholeNames = ['full name', 'name', 'display name', 'contact name'];
const parts = /^(first|given|middle|additional|last|family) ?name$|^surname$|^[fl]name$/;

/**
 * The guesses of all columns put together: where the whole name stands in one, its parts are left out; of what
 * a person has one, the first; where no column is the name, the first one of words is.
 */
export const settleContacts = (columns: readonly GuessedColumn<ContactTarget>[]): Guess<ContactTarget>[] => {
  const plains = columns.map(({ header }) => plainHeader(header));
  const hasWhole = plains.some((plain) => wholeNames.includes(plain));
  const seen = new Set<ContactTarget>();
  const settled = columns.map(({ guess }, at): Guess<ContactTarget> => {
    if (guess.target === 'name' && hasWhole && parts.test(plains[at]!)) return { ...guess, target: 'skip' };
    const isSecond = seen.has(guess.target);
    seen.add(guess.target);
    return isSecond && !contactJoining.includes(guess.target) ? { target: 'note', guessed_by: '' } : guess;
  });
  if (seen.has('name')) return settled;
  const first = columns.findIndex(
    ({ values, guess }) =>
      guess.target === 'note' && share(values, isName) >= 0.7 && new Set(values).size * 2 > values.length,
  );
  return settled.map((guess, at) => (at === first ? { target: 'name', guessed_by: 'values' } : guess));
};

/** A first row with a number in it is a person and no header. */
export const startsWithContact = (cells: readonly string[]): boolean => cells.some(hasMobile);
