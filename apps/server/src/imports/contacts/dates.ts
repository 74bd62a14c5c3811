import { latinDigits } from './numbers.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day as YYYY-MM-DD: ISO, DD/MM/YYYY before MM/DD/YYYY, '5 March 1985', vCard's 19850305, and the day numbers of
 * Excel. undefined for what is none of them or no day of the calendar.
 */
export const dateOf = (given: string, thisYear: number): string | undefined => {
  const text = latinDigits(given).trim();
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ].*)?$/.exec(text);
  if (iso) return day(iso[1]!, iso[2]!, iso[3]!);
  const [, a, b, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[ T].*)?$/.exec(text) ?? [];
  if (a && b && year) return day(full(year, thisYear), b, a) ?? day(full(year, thisYear), a, b);
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})[-/., ]+(\d{4}|\d{2})$/i.exec(text);
  if (named) return day(full(named[3]!, thisYear), monthNumber(named[2]!), named[1]!);
  const american = /^([a-z]{3,9})[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})$/i.exec(text);
  if (american) return day(american[3]!, monthNumber(american[1]!), american[2]!);
  return serial(text);
};

const monthNumber = (name: string) => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** '85' is 1985 while this year is before 2085. */
const full = (year: string, thisYear: number) => {
  if (year.length === 4) return year;
  const century = Math.floor(thisYear / 100) * 100;
  return String(century + Number(year) > thisYear ? century - 100 + Number(year) : century + Number(year));
};

/** Excel counts days from 30 December 1899; people who are written down were born between 1910 and 2120 of its count. */
const serial = (text: string) => {
  const days = Number(/^(\d{4,5})(?:\.\d+)?$/.exec(text)?.[1]);
  if (!(days >= 3653 && days <= 80_000)) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
};

const day = (year: string, month: string, date: string): string | undefined => {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const read = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) && Number(year) >= 1800;
  return isDay ? text : undefined;
};
