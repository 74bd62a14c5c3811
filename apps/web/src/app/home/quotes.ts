import { perLanguage } from '../../core/language/index.ts';
import { quotesOfFirstHalf } from './quotes-first-half.ts';
import { quotesOfSecondHalf } from './quotes-second-half.ts';

/** Days before each month, in a year that has a 29th of February: every date keeps its quote from year to year. */
const before = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];

/** The quote of a day, YYYY-MM-DD. */
export const quoteOf = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return quotes()[before[month! - 1]! + date! - 1]!;
};

/** One for every date, 1 January first. */
export const quotes = perLanguage(() => [...quotesOfFirstHalf(), ...quotesOfSecondHalf()]);
