/** When a sentence of the day is shown, as the Admin says it. */
import { addDays, daysBetween } from '../../dates.ts';
import { dayText, typedDay } from '../../typed-day.ts';

/** `In turn`: among all that have no day of their own. */
export const motivationTurns = ['In turn', 'Every year', 'One date'] as const;
export type MotivationTurn = (typeof motivationTurns)[number];

/** Days of the year are counted as in a leap year: `dayOfYear` of turn.ts, which Home has without the rest of this. */
const leapYear = '2028';
const first = `${leapYear}-01-01`;

/** '15/08' for 228; '' for none. */
export const dayAndMonth = (number: number | null): string =>
  number === null ? '' : dayText(addDays(first, number - 1)).slice(0, 5);

/** The number of the day in '15/08', '15-8' or '15 8'; null for an empty text, undefined for what is no day. */
export const dayOfYearTyped = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const day = typedDay(`${text.trim()}/${leapYear}`);
  return day ? daysBetween(first, day) + 1 : undefined;
};
