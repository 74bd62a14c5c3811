import { describe, expect, test } from 'vitest';
import {
  afterWorkingMinutes,
  beforeWorkingMinutes,
  usualWorkingHours,
  workingHoursOf,
  workingMinutes,
} from './working-time.ts';

const at = (text: string) => new Date(`${text}+05:30`);
const office = workingHoursOf({ days: [], from: '10:00:00', to: '19:30:00', off: ['Sunday'] });

describe('the hours in which an office works', () => {
  test('are nine to eight on every day where it has not said', () => {
    expect(workingHoursOf({ days: [], from: null, to: null, off: [] })).toEqual(usualWorkingHours);
    expect(office).toEqual({
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      from: '10:00',
      to: '19:30',
    });
    expect(workingHoursOf({ days: ['Sunday'], from: null, to: null, off: ['Sunday'] }).days).toEqual(['Sunday']);
  });

  // 2026-11-21 is a Saturday.
  test.each([
    ['within a day', '2026-11-21T10:39:00', '2026-11-21T10:50:30', 11],
    ['before it opens nothing counts', '2026-11-21T07:00:00', '2026-11-21T10:05:00', 5],
    ['over a night', '2026-11-20T19:25:00', '2026-11-21T10:10:00', 15],
    ['over a day off', '2026-11-21T19:00:00', '2026-11-23T10:01:00', 31],
    ['all of a day off', '2026-11-22T09:00:00', '2026-11-22T21:00:00', 0],
    ['backwards', '2026-11-21T12:00:00', '2026-11-21T11:00:00', 0],
  ])('%s', (_, from, to, minutes) => {
    expect(workingMinutes(at(from), at(to), office)).toBe(minutes);
  });

  test('what is counted forward is counted back', () => {
    for (const from of ['2026-11-21T10:39:00', '2026-11-21T19:25:00', '2026-11-22T03:00:00', '2026-11-20T23:59:00'])
      for (const minutes of [1, 15, 60, 600, 3000])
        expect(workingMinutes(at(from), afterWorkingMinutes(at(from), minutes, office), office)).toBe(minutes);
    expect(afterWorkingMinutes(at('2026-11-21T19:25:00'), 15, office)).toEqual(at('2026-11-23T10:10:00'));
  });

  test('and the other way round', () => {
    for (const to of ['2026-11-21T10:39:00', '2026-11-21T19:25:00', '2026-11-22T03:00:00', '2026-11-20T23:59:00'])
      for (const minutes of [1, 15, 60, 600, 3000])
        expect(workingMinutes(beforeWorkingMinutes(at(to), minutes, office), at(to), office)).toBe(minutes);
    expect(beforeWorkingMinutes(at('2026-11-23T10:10:00'), 15, office)).toEqual(at('2026-11-21T19:25:00'));
  });
});
