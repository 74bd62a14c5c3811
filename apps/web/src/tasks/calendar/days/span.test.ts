import { calendarLimits } from '@angan/contract/tasks/calendar.ts';
import { addDays, formatWeekday } from '@angan/domain/dates.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atMinute, momentOfPlace, placeOf, withLength } from './place.ts';
import { daysAround, stepped } from './span.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));

it('shows whole weeks from Monday, never more than one answer may hold', () => {
  fc.assert(
    fc.property(day, fc.constantFrom('day', 'week', 'month', 'agenda'), (one, kind) => {
      const days = daysAround(kind, one);
      expect(days).toContain(one);
      expect(days.length).toBeLessThanOrEqual(calendarLimits.days);
      if (kind !== 'day') expect(formatWeekday(days[0]!)).toBe('Monday');
    }),
  );
});

it('comes to every month, also from the 31st', () => {
  const month = (one: string, by: 1 | -1) => stepped({ kind: 'month', day: one, days: [] }, by);
  expect([month('2026-01-31', 1), month('2026-03-31', -1)]).toEqual(['2026-02-01', '2026-02-01']);
});

it('reads a place from a moment by the clock in India, and back', () => {
  const task = { date_time: '2026-11-20T18:45:00.000Z', duration_minutes: 45 } as Parameters<typeof placeOf>[0];
  expect(placeOf(task)).toEqual({ day: '2026-11-21', minute: 15, minutes: 45 });
  expect(momentOfPlace(placeOf(task))).toBe('2026-11-21T00:15:00+05:30');
});

it('keeps what is moved and stretched within its day and its limits', () => {
  const place = { day: '2026-11-21', minute: 600, minutes: 45 };
  expect([atMinute(place, -20).minute, atMinute(place, 2000).minute, atMinute(place, 608).minute]).toEqual([
    0, 1425, 615,
  ]);
  expect([withLength(place, 3, 480).minutes, withLength(place, 999, 480).minutes]).toEqual([15, 480]);
});
