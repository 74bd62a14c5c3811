import { expect, test } from 'vitest';
import { taskStatuses } from './lookups/tasks.ts';
import { companyUsertypes } from './roles.ts';
import { missedOn, taskMoveRefusal, taskMoversOf, taskMoves, taskMovesOf } from './task-status.ts';

const at = '2026-11-21T10:00:00+05:30';
const hours = (count: number) => new Date(Date.parse(at) + count * 3_600_000);
const scheduled = { status: 'Scheduled', date_time: at } as const;
const missed = { status: 'Missed', date_time: at } as const;

test.each(companyUsertypes)('%s moves what is theirs, and of others only who runs the office', (usertype) => {
  const task = { created_by: 7, assigned_to: 8 };
  const runs = usertype === 'Owner' || usertype === 'Co-Owner';
  expect(taskMoversOf(usertype, 7, task)).toContain('creator');
  expect(taskMoversOf(usertype, 8, task)).toContain('assigned');
  expect(taskMoversOf(usertype, 9, task)).toEqual(runs ? ['office'] : []);
  for (const [userId, allowed] of [
    [7, true],
    [8, true],
    [9, runs],
  ] as const)
    expect(taskMovesOf(taskMoversOf(usertype, userId, task), scheduled, hours(1))).toEqual(
      allowed ? ['Completed', 'Cancelled', 'Rescheduled', 'Missed'] : [],
    );
});

test('what is Completed, Cancelled or Rescheduled stays so', () => {
  for (const status of ['Completed', 'Cancelled', 'Rescheduled'] as const)
    for (const to of taskStatuses)
      expect(taskMoveRefusal(['office', 'system'], { status, date_time: at }, to, hours(1))).toBe('no way');
});

test('nothing is missed before its time, and what was missed is told within 30 days', () => {
  expect(taskMoveRefusal(['assigned'], scheduled, 'Missed', hours(-1))).toBe('too early');
  expect(taskMovesOf(['assigned'], scheduled, hours(-1))).toEqual(['Completed', 'Cancelled', 'Rescheduled']);
  expect(taskMovesOf(['assigned'], missed, hours(30 * 24))).toEqual(['Completed', 'Rescheduled']);
  expect(taskMoveRefusal(['assigned'], missed, 'Completed', hours(30 * 24 + 1))).toBe('too late');
  expect(taskMoveRefusal(['assigned'], missed, 'Cancelled', hours(1))).toBe('no way');
});

test('the system does nothing but say that it was missed', () => {
  expect(taskMoves.filter(({ who }) => who.includes('system')).map(({ to }) => to)).toEqual(['Missed']);
  expect(taskMoveRefusal(['system'], missed, 'Completed', hours(1))).toBe('not you');
});

test('the day after a visit ended is the last on which it can be told of in time', () => {
  expect(missedOn({ date_time: at, duration_minutes: 60 })).toBe('2026-11-22');
  expect(missedOn({ date_time: '2026-11-21T23:30:00+05:30', duration_minutes: 60 })).toBe('2026-11-23');
});
