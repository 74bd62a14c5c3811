import { expect, test } from 'vitest';
import { addDays } from '../../dates.ts';
import { languages } from '../office.ts';
import { motivationSeed } from './index.ts';
import { dayOfYear, turnOf } from './turn.ts';
import { dayAndMonth, dayOfYearTyped } from './when-shown.ts';

const leapYear = Array.from({ length: 366 }, (_, n) => addDays('2028-01-01', n));

test.each(languages)('sentences in %s are short, none stands twice, and there is one for each date', (language) => {
  const sentences = motivationSeed[language];
  expect(sentences.filter((one) => one.length > 120)).toEqual([]);
  expect(new Set(sentences).size).toBe(366);
});

test('every date keeps its turn from year to year, the 29th of February too', () => {
  expect(new Set(leapYear.map((day) => turnOf(day) % 366)).size).toBe(366);
  expect(turnOf('2027-03-01') % 366).toBe(turnOf('2028-03-01') % 366);
  expect(turnOf('2028-02-29') % 366).not.toBe(turnOf('2028-03-01') % 366);
});

test('turns go on across the new year, and leave out one where there is no 29th of February', () => {
  const step = (from: string) => turnOf(addDays(from, 1)) - turnOf(from);
  expect([step('2026-12-31'), step('2028-12-31'), step('2028-02-28'), step('2028-02-29')]).toEqual([1, 1, 1, 1]);
  expect(step('2027-02-28')).toBe(2);
});

test('a day of the year is written and read as day and month', () => {
  for (const [at, day] of leapYear.entries()) {
    expect(dayOfYear(day)).toBe(at + 1);
    expect(dayAndMonth(at + 1)).toBe(`${day.slice(8)}/${day.slice(5, 7)}`);
    expect(dayOfYearTyped(dayAndMonth(at + 1))).toBe(at + 1);
  }
  expect([' 15-8 ', '1 1', '29.02'].map(dayOfYearTyped)).toEqual([228, 1, 60]);
  expect(['', '  '].map(dayOfYearTyped)).toEqual([null, null]);
  expect(['30/02', '31/04', '0/1', '1/13', '15', 'x', '1/1/2027'].map(dayOfYearTyped)).toEqual(
    Array(7).fill(undefined),
  );
});
