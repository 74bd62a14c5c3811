/**
 * Dates as the product shows them (spec 9), always as the clock in India has it. India has been 5:30 ahead of UTC without
 * summer time since 1945, so they are reckoned here: the first formatter of Intl takes a browser 50 to 100 ms to make, at
 * every page.
 */

const aheadMs = 5.5 * 3_600_000;
type When = Date | string | number;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A bare YYYY-MM-DD is that day in India, whatever the machine's zone. */
const moment = (when: When): Date =>
  typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when) ? new Date(`${when}T00:00:00+05:30`) : new Date(when);

/** What `show` makes of the clock in India, which it reads by the UTC getters; empty for what is no date. */
const shown = (when: When, show: (inIndia: Date) => string): string => {
  const inIndia = new Date(moment(when).getTime() + aheadMs);
  return Number.isNaN(inIndia.getTime()) ? '' : show(inIndia);
};

const two = (number: number): string => String(number).padStart(2, '0');
const monthOf = (inIndia: Date): string => months[inIndia.getUTCMonth()]!;
const weekdayOf = (inIndia: Date): string => weekdays[inIndia.getUTCDay()]!;
const clockOf = (inIndia: Date): string => {
  const hour = inIndia.getUTCHours();
  return `${hour % 12 || 12}:${two(inIndia.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** '21/11/2026'. Empty for what is no date. */
export const formatDate = (when: When): string =>
  shown(when, (day) => `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`);

/** 'Nov 21, 2026, 5:45 PM'. Empty for what is no date. */
export const formatDateTime = (when: When): string =>
  shown(when, (day) => `${monthOf(day).slice(0, 3)} ${day.getUTCDate()}, ${day.getUTCFullYear()}, ${clockOf(day)}`);

/** '5:45 PM'. Empty for what is no date. */
export const formatTime = (when: When): string => shown(when, clockOf);

/** 'November 2026'. Empty for what is no date. */
export const formatMonth = (when: When): string => shown(when, (day) => `${monthOf(day)} ${day.getUTCFullYear()}`);

/** 'Nov', where there is little room. Empty for what is no date. */
export const formatMonthShort = (when: When): string => formatMonth(when).slice(0, 3);

/** 'Saturday'. Empty for what is no date. */
export const formatWeekday = (when: When): string => shown(when, weekdayOf);

/** 'Sat', where there is little room. Empty for what is no date. */
export const formatWeekdayShort = (when: When): string => formatWeekday(when).slice(0, 3);

/** The day in India at a moment, as YYYY-MM-DD. */
export const dayInIndia = (when: When = new Date()): string => formatDate(when).split('/').reverse().join('-');

/** The time of the day in India at a moment, as HH:MM. */
export const timeInIndia = (when: When = new Date()): string =>
  new Date(moment(when).getTime() + aheadMs).toISOString().slice(11, 16);

/** The year in India at a moment. */
export const yearInIndia = (when: When = new Date()): number => Number(dayInIndia(when).slice(0, 4));

/** Bounds of a filter over date-times: a bound without a time covers its whole day (spec 5). */
export const dateRangeBounds = (from?: string, to?: string): { from?: string; to?: string } => ({
  ...(from && { from: from.includes('T') ? from : `${from}T00:00:00` }),
  ...(to && { to: to.includes('T') ? to : `${to}T23:59:59` }),
});

/** `months` later than a YYYY-MM-DD; the 31st becomes the last day of a shorter month. */
export const addMonths = (day: string, months: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};

/** Days from one YYYY-MM-DD to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Whole months from one YYYY-MM-DD to another, 0 when `to` is not later. */
export const monthsBetween = (from: string, to: string): number => {
  if (to <= from) return 0;
  const [y1, m1] = from.split('-').map(Number) as [number, number];
  const [y2, m2] = to.split('-').map(Number) as [number, number];
  const months = (y2 - y1) * 12 + (m2 - m1);
  return addMonths(from, months) > to ? months - 1 : months;
};

/** `days` later than a YYYY-MM-DD; earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The first Monday after a day. */
export const nextMonday = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (8 - weekday) % 7 || 7);
};

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: string): string => addDays(nextMonday(day), -7);
