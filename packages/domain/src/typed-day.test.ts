import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayText, typedDay } from './typed-day.ts';

test.each([
  ['21/11/2026', '2026-11-21'],
  [' 1/3/1985 ', '1985-03-01'],
  ['21-11-2026', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['21 11 2026', '2026-11-21'],
  ['21112026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['29/02/2028', '2028-02-29'],
  ['', null],
  ['  ', null],
  ['29/02/2026', undefined],
  ['31/04/2026', undefined],
  ['21/13/2026', undefined],
  ['00/01/2026', undefined],
  ['21/11/26', undefined],
  ['21/11/1826', undefined],
  ['21/11', undefined],
  ['tomorrow', undefined],
])('%j is %j', (text, day) => expect(typedDay(text)).toBe(day));

test('what is shown is read as the same day', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(typedDay(dayText(day))).toBe(day);
    }),
  );
  expect(dayText(null)).toBe('');
});
