import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePercent, dashboardPeriods, spanOf, yearStart } from './dashboard-period.ts';
import { addDays, daysBetween } from './dates.ts';

test.each([
  ['Today', '2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
  ['7 days', '2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
  ['This month', '2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21'],
  ['Last month', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['Financial year', '2026-04-01', '2026-11-21', '2025-04-01', '2025-11-21'],
] as const)('%s', (period, from, to, before, until) => {
  expect(spanOf(period, '2026-11-21')).toEqual({ from, to, before: { from: before, to: until } });
});

test('a month that is longer than the one before is held against all of that', () => {
  expect(spanOf('This month', '2027-03-31').before).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(spanOf('Financial year', '2028-02-29').before).toEqual({ from: '2026-04-01', to: '2027-02-28' });
  expect(yearStart('2027-03-31')).toBe('2026-04-01');
  expect(yearStart('2027-04-01')).toBe('2027-04-01');
});

test('days of one’s own are held against as many before; the wrong way round they are this month', () => {
  expect(spanOf('Custom', '2026-11-21', { from: '2026-11-10', to: '2026-11-12' }).before).toEqual({
    from: '2026-11-07',
    to: '2026-11-09',
  });
  expect(spanOf('Custom', '2026-11-21', { from: '2026-11-12', to: '2026-11-10' })).toEqual(
    spanOf('This month', '2026-11-21'),
  );
});

test('what is before ends before, on any day', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(day, fc.constantFrom(...dashboardPeriods), (today, period) => {
      const { from, to, before } = spanOf(period, today);
      expect(from <= to && before.from <= before.to && before.to < from).toBe(true);
      expect(daysBetween(before.from, before.to)).toBeLessThanOrEqual(daysBetween(from, to) + 3);
    }),
  );
});

test('a change is in whole percent, and none from nothing', () => {
  expect([changePercent(66, 56), changePercent(0, 4), changePercent(5, 0)]).toEqual([18, -100, null]);
});
