/** Terms of so many months: when they end, and how far one is (domain 4.13). Days are YYYY-MM-DD, the last one counts. */
import { addDays, addMonths, daysBetween, monthsBetween } from '../dates.ts';

/**
 * The last day of a term of `months` from `start`: the day before the same date, or the last of a month that has no such
 * date. 01/10/2026 and 36 months end on 30/09/2029, 31/03/2026 and 11 months on
 * 28/02/2027.
 */
export const termEnd = (start: string, months: number): string => {
  const same = addMonths(start, months);
  return same.slice(8) === start.slice(8) ? addDays(same, -1) : same;
};

/** The first day of month `month` of a term, counted from 1: the day after the month before has ended. */
export const monthStart = (start: string, month: number): string =>
  month <= 1 ? start : addDays(termEnd(start, month - 1), 1);

/** In which month of a term a day lies, counted from 1; 0 before it begins. */
export const monthOf = (start: string, day: string): number => {
  if (day < start) return 0;
  // Whole months by the calendar are at most one away, where months end early.
  let month = monthsBetween(start, day) + 1;
  while (monthStart(start, month) > day) month--;
  while (monthStart(start, month + 1) <= day) month++;
  return month;
};

/** How many months of a term have begun by its last day: 11 of an agreement of eleven months. */
export const monthsInTerm = (start: string, end: string): number => monthOf(start, end);

/** Days until the end, today among them; 0 when it is over. */
export const daysLeft = (end: string, today: string): number => Math.max(0, daysBetween(today, end) + 1);
