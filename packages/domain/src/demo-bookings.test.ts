import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInIndia, timeInIndia } from './dates.ts';
import {
  type DemoMover,
  type DemoStatus,
  demoDays,
  demoHours,
  demoMoveRefusal,
  demoMoves,
  demoMovesOf,
  demoStatuses,
  demoTimes,
  isBookable,
  isDemoDay,
  placedDemoStatuses,
} from './demo-bookings.ts';

const starts_at = '2026-11-24T15:30:00+05:30';
const hours = (count: number) => new Date(Date.parse(starts_at) + count * 3_600_000);
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true });
const final: readonly DemoStatus[] = ['Completed', 'No Show', 'Rescheduled', 'Cancelled'];

test('a day has fourteen slots of half an hour from 11:00 to 18:00, one after the other', () => {
  expect(demoTimes).toHaveLength(14);
  expect([demoTimes[0]!.start_time, demoTimes.at(-1)!.end_time]).toEqual(['11:00', '18:00']);
  for (const [i, { start_time }] of demoTimes.slice(1).entries()) expect(start_time).toBe(demoTimes[i]!.end_time);
});

test('slots reach two weeks ahead from any moment, and never to a Sunday', () => {
  fc.assert(
    fc.property(moments, (now) => {
      const days = demoDays(now);
      expect(days.every(isDemoDay)).toBe(true);
      expect(days.length).toBeGreaterThanOrEqual(12);
      expect(days[0]! >= dayInIndia(now)).toBe(true);
      expect(days).toEqual([...new Set(days)].toSorted());
    }),
  );
  expect(isDemoDay('2026-11-22')).toBe(false);
  expect(isDemoDay('2026-11-23')).toBe(true);
});

test('a slot is booked two hours before it begins at the latest', () => {
  expect(isBookable(starts_at, hours(-2))).toBe(true);
  expect(isBookable(starts_at, new Date(hours(-2).getTime() + 1))).toBe(false);
  expect(timeInIndia(hours(-2))).toBe('13:30');
  expect(demoHours.leastAheadMs).toBe(7_200_000);
});

test('whatever is tried with a booking, it ends once, by a move of the table, and is not held before its time', () => {
  const step = fc.record({
    who: fc.constantFrom<DemoMover>('visitor', 'admin'),
    to: fc.constantFrom(...demoStatuses),
    now: fc.integer({ min: -400, max: 400 }).map(hours),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let status: DemoStatus = 'Requested';
      let ended = 0;
      for (const { who, to, now } of steps) {
        const isOffered = demoMovesOf(who, { status, starts_at }, now).includes(to);
        expect(demoMoveRefusal(who, { status, starts_at }, to, now) === null).toBe(isOffered);
        if (!isOffered) continue;
        expect(demoMoves.some((move) => move.from === status && move.to === to && move.who.includes(who))).toBe(true);
        if (to === 'Completed' || to === 'No Show') {
          expect([who, now >= hours(0)]).toEqual(['admin', true]);
        }
        if (who === 'visitor') expect(now < hours(0)).toBe(true);
        status = to;
        if (final.includes(to)) ended += 1;
      }
      expect(ended).toBeLessThanOrEqual(1);
    }),
  );
});

test('what has ended has no move, and what is open always has a way out for the Admin', () => {
  for (const status of demoStatuses)
    for (const now of [hours(-30), hours(30)])
      expect(demoMovesOf('admin', { status, starts_at }, now).length > 0).toBe(!final.includes(status));
});

test('a visitor moves and calls off until it begins, and is told so after', () => {
  const confirmed = { status: 'Confirmed', starts_at } as const;
  expect(demoMovesOf('visitor', confirmed, hours(-1))).toEqual(['Rescheduled', 'Cancelled']);
  expect(demoMoveRefusal('visitor', confirmed, 'Cancelled', hours(0))).toBe('too late');
  expect(demoMoveRefusal('visitor', confirmed, 'Completed', hours(1))).toBe('not you');
  expect(demoMoveRefusal('admin', confirmed, 'Completed', hours(-1))).toBe('too early');
});

test('a place is taken from the confirmation on, and given back by a move or a cancellation', () => {
  expect(placedDemoStatuses).toEqual(['Confirmed', 'Completed', 'No Show']);
});
