import { expect, test } from 'vitest';
import { urgencyOf, waitedSeconds } from './answer-clock.tsx';

const at = (time: string) => Date.parse(`2026-11-21T${time}+05:30`);
const iso = (time: string) => new Date(at(time)).toISOString();

test('a clock fills one bar to five minutes, two to fifteen, then all', () => {
  expect([0, 4.9, 5, 14.9, 15, 600].map(urgencyOf)).toEqual([
    { state: 'ok', bars: 1 },
    { state: 'ok', bars: 1 },
    { state: 'warn', bars: 2 },
    { state: 'warn', bars: 2 },
    { state: 'bad', bars: 4 },
    { state: 'bad', bars: 4 },
  ]);
});

test('a clock runs by the second in working hours, and stands outside of them', () => {
  const waiting = { since: iso('10:00:00'), minutes: 2, readAt: at('10:02:10') };
  expect(waitedSeconds(waiting, at('10:02:14'))).toBe(134);
  // It came in the night: an hour after opening it has waited an hour, however long the night was.
  expect(waitedSeconds({ since: iso('02:00:00'), minutes: 60, readAt: at('11:00:00') }, at('11:00:30'))).toBe(3600);
  expect(waitedSeconds(waiting, at('09:59:00'))).toBe(0);
});
