import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addMonths,
  dateRangeBounds,
  dayInIndia,
  daysBetween,
  formatDate,
  formatDateTime,
  formatMonth,
  formatMonthShort,
  formatTime,
  formatWeekday,
  formatWeekdayShort,
  mondayOf,
  monthsBetween,
  yearInIndia,
} from './dates.ts';

it('shows the day and the hour as the clock in India has them', () => {
  expect(formatDate('2026-11-20T19:00:00Z')).toBe('21/11/2026');
  expect(formatDate('2026-11-21')).toBe('21/11/2026');
  expect(formatDateTime('2026-11-21T12:15:00Z')).toBe('Nov 21, 2026, 5:45 PM');
  expect(formatMonth('2026-10-31T20:00:00Z')).toBe('November 2026');
  expect(dayInIndia('2026-11-20T18:30:00Z')).toBe('2026-11-21');
  expect(['2026-12-31T18:29:59Z', '2026-12-31T18:30:00Z'].map(yearInIndia)).toEqual([2026, 2027]);
});

it('shows what Intl shows, from 1950 on', () => {
  const inIndia = (locale: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options });
    return (when: Date) => format.format(when).replaceAll('\u202f', ' ');
  };
  const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
  const day = inIndia('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
  const moment = inIndia('en-US', { month: 'short', day: 'numeric', year: 'numeric', ...time });
  const clock = inIndia('en-US', time);
  const month = inIndia('en-US', { month: 'long', year: 'numeric' });
  const weekday = inIndia('en-US', { weekday: 'long' });
  fc.assert(
    fc.property(fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true }), (when) => {
      expect([
        formatDate(when),
        formatDateTime(when),
        formatTime(when),
        formatMonth(when),
        formatWeekday(when),
      ]).toEqual([day(when), moment(when), clock(when), month(when), weekday(when)]);
    }),
    { numRuns: 2000 },
  );
});

it('shows nothing for what is no date', () => {
  expect([formatDate('soon'), formatDateTime(''), formatMonth(Number.NaN)]).toEqual(['', '', '']);
});

it('covers whole days where a bound has no time', () => {
  expect(dateRangeBounds('2026-11-01', '2026-11-21')).toEqual({
    from: '2026-11-01T00:00:00',
    to: '2026-11-21T23:59:59',
  });
  expect(dateRangeBounds('2026-11-01T10:00:00')).toEqual({ from: '2026-11-01T10:00:00' });
  expect(dateRangeBounds()).toEqual({});
});

it('counts months and days', () => {
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  expect(addMonths('2027-12-31', 2)).toBe('2028-02-29');
  expect(addMonths('2026-11-21', 0)).toBe('2026-11-21');
  expect(daysBetween('2026-11-21', '2026-12-01')).toBe(10);
  expect(monthsBetween('2026-11-21', '2027-01-20')).toBe(1);
  expect(monthsBetween('2026-11-21', '2027-01-21')).toBe(2);
  expect(monthsBetween('2026-11-21', '2026-10-01')).toBe(0);
});

it('finds again the months it added', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2050-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 120 }), (date, months) => {
      const start = date.toISOString().slice(0, 10);
      expect(monthsBetween(start, addMonths(start, months))).toBe(months);
    }),
  );
});

it('names the day of the week and the month as they are in India', () => {
  expect(formatWeekday('2026-11-20T18:30:00Z')).toBe('Saturday');
  expect(formatWeekdayShort('2026-11-21')).toBe('Sat');
  expect(formatMonthShort('2026-10-31T20:00:00Z')).toBe('Nov');
});

it('begins a week on the Monday that is that day or before it', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const day = dayInIndia(date);
      const monday = mondayOf(day);
      expect(formatWeekday(monday)).toBe('Monday');
      expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, day)).toBeLessThan(7);
    }),
  );
});
