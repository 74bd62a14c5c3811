import { expect, it } from 'vitest';
import { usualTimes } from './follow-up-times.ts';
import { localOf, momentOf } from './moment.ts';

it('offers the usual times from now on, Monday only where it is not tomorrow', () => {
  expect(usualTimes(new Date('2026-11-21T12:00:00+05:30'))).toEqual([
    { label: 'Today, 6:30 PM', at: '2026-11-21T18:30:00+05:30' },
    { label: 'Tomorrow, 11:00 AM', at: '2026-11-22T11:00:00+05:30' },
    { label: 'Monday 23/11, 11:00 AM', at: '2026-11-23T11:00:00+05:30' },
    { label: 'In a week', at: '2026-11-28T11:00:00+05:30' },
  ]);
  const labels = usualTimes(new Date('2026-11-22T18:00:00+05:30')).map(({ label }) => label);
  expect(labels).toEqual(['Tomorrow, 11:00 AM', 'In a week']);
});

it('takes a typed time as the clock in India has it', () => {
  expect(localOf('2026-11-21T18:00:00.000Z')).toBe('2026-11-21T23:30');
  expect(momentOf('2026-11-21T23:30')).toBe('2026-11-21T23:30:00+05:30');
});
