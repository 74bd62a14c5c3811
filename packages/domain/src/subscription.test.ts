import { expect, test } from 'vitest';
import { daysLeft, lastOfDays } from './subscription.ts';
import { trial } from './trial.ts';

test('a trial that begins today ends on its fourteenth day, which counts as today does', () => {
  const last = lastOfDays('2026-11-21', trial.days);
  expect(last).toBe('2026-12-04');
  expect(['2026-11-21', '2026-12-03', '2026-12-04', '2026-12-05'].map((day) => daysLeft(last, day))).toEqual([
    14, 2, 1, 0,
  ]);
});
