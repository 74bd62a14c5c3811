import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visitingWindows } from './visiting-hours.ts';

/** Days as digits, 0 for Sunday, and hours; 'any' where the text is not understood. */
const read = (text: string): string =>
  visitingWindows(text)
    ?.map(({ days, from, to }) => `${days.length === 7 ? '' : `${days.join('')} `}${from / 60}-${to / 60}`)
    .join(', ') ?? 'any';

test.each([
  ['10 am to 1 pm', '10-13'],
  ['10-13', '10-13'],
  ['10 to 1', '10-13'],
  ['4-6', '16-18'],
  ['11 a.m. – 12.30 p.m.', '11-12.5'],
  ['9:30 to 18:00', '9.5-18'],
  ['after 5 pm', '17-24'],
  ['5 onwards', '17-24'],
  ['before 11', '0-11'],
  ['mornings', '8-12'],
  ['10-1 and 4-7', '10-13, 16-19'],
  ['Sunday only', '0 0-24'],
  ['weekends', '06 0-24'],
  ['weekdays 6-8 pm', '12345 18-20'],
  ['Mon-Sat 10am-7pm', '123456 10-19'],
  ['Sat to Mon, 10-12', '016 10-12'],
  ['Sat, Sun after 11 am', '06 11-24'],
  ['10 am to 1 pm Sunday only', '0 10-13'],
  ['Mon-Fri after 6 pm, Sunday 10-1', '12345 18-24, 0 10-13'],
  ['not on Sunday', '123456 0-24'],
  ['Evenings, except Monday', '023456 16-21'],
])('%s', (text, windows) => {
  expect(read(text)).toBe(windows);
});

test.each(['', 'any time', 'call first', 'Tenant inside, ask 2 days before', '6 to 6', 'closed'])(
  'what is not understood closes nothing: %s',
  (text) => {
    expect(read(text)).toBe('any');
  },
);

test('whatever is typed, windows lie within a day and name days', () => {
  const word = fc.constantFrom(
    '10',
    'am',
    'pm',
    'to',
    '-',
    'after',
    'before',
    'sunday',
    'mon-fri',
    'except',
    'evening',
    '7:30',
    ',',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
      ),
      (text) => {
        for (const { days, from, to } of visitingWindows(text) ?? []) {
          expect(days.length).toBeGreaterThan(0);
          expect(0 <= from && from < to && to <= 24 * 60).toBe(true);
        }
      },
    ),
  );
});
