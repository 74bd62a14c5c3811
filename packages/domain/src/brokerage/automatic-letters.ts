/** Reminder letters that go by themselves (domain 1.2 item 6, 2.9): which of them, on which day, and none twice. */
import { addDays, formatWeekday, timeInIndia } from '../dates.ts';
import { type LetterTone, letterDays, letterTones } from './letter.ts';

/** Letter 1 asks in a friendly way, letter 2 firmly, letter 3 for the last time. */
export const letterNumbers = [1, 2, 3] as const;
export type LetterNumber = (typeof letterNumbers)[number];

/** When a letter goes by itself: so many days after the due date of the invoice. */
export interface LetterRule {
  readonly letter: LetterNumber;
  readonly days: number;
  readonly is_on: boolean;
}

/** What holds until an office says otherwise: none goes by itself. */
export const usualLetters: readonly LetterRule[] = [
  { letter: 1, days: 10, is_on: false },
  { letter: 2, days: 23, is_on: false },
  { letter: 3, days: 45, is_on: false },
];
/** The most days after a due date that a letter waits. */
export const mostLetterDays = 365;

/** The rules of an office: the usual ones, and its own where it said otherwise. */
export const officeLetters = (own: readonly LetterRule[]): LetterRule[] =>
  usualLetters.map((usual) => own.find(({ letter }) => letter === usual.letter) ?? usual);

/** Whether they are a rule for each letter, in their order, each later than the one before. */
export const areLetterRules = (rules: readonly LetterRule[]): boolean =>
  rules.length === letterNumbers.length &&
  rules.every(({ letter, days }, at) => letter === letterNumbers[at] && days > (rules[at - 1]?.days ?? 0));

export const toneOfLetter = (letter: LetterNumber): LetterTone => letterTones[letter - 1]!;
export const letterOfTone = (tone: LetterTone): LetterNumber => letterNumbers[letterTones.indexOf(tone)]!;

/** The hours of a day in India in which letters go, 'HH:MM'; the last is the first in which none goes any more. */
export const letterHours = { from: '10:00', to: '18:00' } as const;

/** Whether letters may go at this moment: in their hours, and not on a day on which the office is closed. */
export const isLetterTime = (now: Date, weekly_off: readonly string[]): boolean => {
  const time = timeInIndia(now);
  return time >= letterHours.from && time < letterHours.to && !weekly_off.includes(formatWeekday(now));
};

/** What is known of the oldest open invoice of a commission. */
export interface LetterStanding {
  /** YYYY-MM-DD. */
  readonly due_date: string;
  /** The letters that went for it, by themselves or by a person, and those that somebody held. */
  readonly gone: readonly LetterNumber[];
  /** The day of the last that went; null where none did. */
  readonly last: string | null;
}

export interface NextLetter {
  readonly letter: LetterNumber;
  /** YYYY-MM-DD. */
  readonly on: string;
}

const isOpenOn = (day: string, weekly_off: readonly string[]): boolean => !weekly_off.includes(formatWeekday(day));

/**
 * The letter that goes next, not before `from`, and its day; undefined where none is left. Of several that are due by then
 * the last goes alone; one that is behind a letter that went or was held does not go any more. No letter goes in the days
 * that the last one gave its payer.
 */
export const nextLetter = (
  rules: readonly LetterRule[],
  { due_date, gone, last }: LetterStanding,
  from: string,
  weekly_off: readonly string[],
): NextLetter | undefined => {
  const behind = Math.max(0, ...gone);
  const left = rules.filter(({ letter, is_on }) => is_on && letter > behind);
  if (left.length === 0) return undefined;
  const due = (days: number) => addDays(due_date, days);
  const rested = last === null ? from : addDays(last, letterDays + 1);
  let on = [from, rested, due(Math.min(...left.map(({ days }) => days)))].toSorted().at(-1)!;
  // An office that is closed all week sends nothing.
  for (let tried = 0; !isOpenOn(on, weekly_off); tried += 1) {
    if (tried === 7) return undefined;
    on = addDays(on, 1);
  }
  const { letter } = left.filter(({ days }) => due(days) <= on).at(-1)!;
  return { letter, on };
};
