import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { addDays, dayInIndia, formatTime } from './dates.ts';
import { dueBands, putOffTo } from './task-days.ts';
import { nextRepeat, repeatDayOf, type TaskRepeat } from './task-repeat.ts';

const home = process.env.TZ;
afterAll(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

const moments = fc
  .integer({ min: Date.parse('2024-01-01T00:00:00Z') / 1000, max: Date.parse('2030-01-01T00:00:00Z') / 1000 })
  .map((seconds) => new Date(seconds * 1000));
const again = (date_time: string, repeat: TaskRepeat, now: string, repeat_day: number | null = null) =>
  nextRepeat({ date_time, repeat, repeat_day }, new Date(now));
const india = (moment: string | null) => moment && `${dayInIndia(moment)} ${formatTime(moment)}`;

describe.each([
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['America/New_York', 300],
])('in the zone %s', (zone, offset) => {
  const inZone = (name: string, check: () => void) =>
    it(name, () => {
      process.env.TZ = zone;
      expect(new Date('2026-01-15T00:00:00Z').getTimezoneOffset()).toBe(offset);
      check();
    });

  inZone('a day begins when it does in India', () => {
    const { overdue, today, tomorrow, later } = dueBands(new Date('2026-11-20T18:31:00Z'));
    expect(today).toEqual({ from: '2026-11-20T18:30:00.000Z', before: '2026-11-21T18:30:00.000Z' });
    expect(overdue).toEqual({ from: '2026-11-11T18:30:00.000Z', before: today.from });
    expect([tomorrow.from, later]).toEqual([today.before, { from: tomorrow.before, before: null }]);
  });

  inZone('each moment of the last ten days and of all to come lies in one band', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -9 * 24, max: 9000 }), (now, hours) => {
        const at = new Date(Date.parse(`${dayInIndia(now)}T00:00:00+05:30`) + hours * 3_600_000).toISOString();
        const bands = Object.values(dueBands(now)).filter(({ from, before }) => at >= from && (!before || at < before));
        expect(bands).toHaveLength(1);
      }),
    );
  });

  inZone('what is put off keeps its time of day, or comes soon where that is over', () => {
    expect(india(putOffTo('2026-11-22', '2026-11-20T05:00:00Z', new Date('2026-11-21T12:00:00Z')))).toBe(
      '2026-11-22 10:30 AM',
    );
    expect(india(putOffTo('2026-11-21', '2026-11-20T05:00:00Z', new Date('2026-11-21T05:40:00Z')))).toBe(
      '2026-11-21 12:00 PM',
    );
    expect(india(putOffTo('2026-11-21', '2026-11-20T05:00:00Z', new Date('2026-11-21T05:30:00Z')))).toBe(
      '2026-11-21 11:30 AM',
    );
    fc.assert(
      fc.property(moments, moments, fc.nat(30), (now, was, days) => {
        const to = putOffTo(addDays(dayInIndia(now), days), was.toISOString(), now);
        expect(Date.parse(to)).toBeGreaterThan(now.getTime());
        if (days > 0) expect(formatTime(to)).toBe(formatTime(was));
      }),
    );
  });

  inZone('what repeats comes again at its time of day, by days, weeks and the day of the month or the last', () => {
    const start = '2026-01-31T10:00:00+05:30';
    expect(india(again(start, 'Daily', start))).toBe('2026-02-01 10:00 AM');
    expect(india(again(start, 'Weekly', start))).toBe('2026-02-07 10:00 AM');
    expect(india(again(start, 'Monthly', start))).toBe('2026-02-28 10:00 AM');
    expect(india(again('2026-02-28T10:00:00+05:30', 'Monthly', start, 31))).toBe('2026-03-31 10:00 AM');
    expect(india(again('2028-01-30T00:10:00+05:30', 'Monthly', start))).toBe('2028-02-29 12:10 AM');
    expect(again(start, 'None', start)).toBeNull();
    // Missed for days: the next is the first that is still to come.
    expect(india(again(start, 'Daily', '2026-02-05T12:00:00+05:30'))).toBe('2026-02-06 10:00 AM');
    fc.assert(
      fc.property(moments, moments, fc.constantFrom('Daily', 'Weekly', 'Monthly'), (at, now, repeat) => {
        const task = { date_time: at.toISOString(), repeat, repeat_day: null } as const;
        const next = nextRepeat(task, now)!;
        expect(Date.parse(next)).toBeGreaterThan(Math.max(at.getTime(), now.getTime()));
        expect(formatTime(next)).toBe(formatTime(at));
        if (repeat !== 'Monthly') return;
        const day = Number(dayInIndia(next).slice(8));
        const isLast = Number(addDays(dayInIndia(next), 1).slice(8)) === 1;
        expect(day === repeatDayOf(task) || (isLast && day < repeatDayOf(task))).toBe(true);
      }),
    );
  });
});
