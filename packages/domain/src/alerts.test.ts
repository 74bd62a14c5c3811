import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alertGroups, alertKinds, alertKindsOf, alertKindTable, quietUntil, usualQuietHours } from './alerts.ts';
import { timeInIndia } from './dates.ts';
import { usertypes } from './roles.ts';

const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
const hours = fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to);
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const day = 24 * 3_600_000;

it('waits from nine in the evening to eight in the morning, in India', () => {
  const until = (at: string) => quietUntil(new Date(at), usualQuietHours)?.toISOString();
  expect(until('2026-11-21T20:59:59+05:30')).toBeUndefined();
  expect(until('2026-11-21T21:00:00+05:30')).toBe('2026-11-22T02:30:00.000Z');
  expect(until('2026-11-22T00:30:00+05:30')).toBe('2026-11-22T02:30:00.000Z');
  expect(until('2026-11-22T07:59:59+05:30')).toBe('2026-11-22T02:30:00.000Z');
  expect(until('2026-11-22T08:00:00+05:30')).toBeUndefined();
});

it('ends at its hour, within a day, and is over then, whatever the hours', () => {
  fc.assert(
    fc.property(moments, hours, (now, quiet) => {
      const until = quietUntil(now, quiet);
      if (!until) return;
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(day);
      expect(timeInIndia(until)).toBe(quiet.to);
      expect(quietUntil(until, quiet)).toBeUndefined();
    }),
  );
});

it('is either quiet or not: the hours and their opposite share no moment', () => {
  fc.assert(
    fc.property(moments, hours, (now, { from, to }) => {
      const [quiet, other] = [quietUntil(now, { from, to }), quietUntil(now, { from: to, to: from })];
      expect(Boolean(quiet)).not.toBe(Boolean(other));
    }),
  );
});

it('has somebody to meet each kind, and no kind without a group', () => {
  for (const kind of alertKinds) {
    expect(alertGroups).toContain(alertKindTable[kind].group);
    const people = usertypes.filter((usertype) => alertKindsOf(usertype).includes(kind));
    expect(people.length > 0, kind).toBe(true);
  }
});
