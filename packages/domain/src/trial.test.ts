import { expect, test } from 'vitest';
import { daysLeft, trialEnd } from './trial.ts';

test('a trial lasts fourteen days of the calendar in India, and never less than none', () => {
  const begun = new Date('2026-11-21T20:00:00+05:30');
  const end = trialEnd(begun).toISOString();
  expect(end).toBe('2026-12-05T14:30:00.000Z');
  expect(daysLeft(end, begun)).toBe(14);
  expect(daysLeft(end, new Date('2026-11-21T23:59:00+05:30'))).toBe(14);
  expect(daysLeft(end, new Date('2026-11-22T00:01:00+05:30'))).toBe(13);
  expect(daysLeft(end, new Date('2026-12-05T09:00:00+05:30'))).toBe(0);
  expect(daysLeft(end, new Date('2027-01-01T09:00:00+05:30'))).toBe(0);
});
