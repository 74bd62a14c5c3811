import { expect, it } from 'vitest';
import { bandOf } from './bands.ts';
import { minutesWords } from './minutes-words.ts';
import { moveTimes } from './move-times.ts';
import { urgencyOf } from './task-words.ts';

const now = new Date('2026-11-21T10:51:00+05:30');
const at = (date_time: string, status: 'Scheduled' | 'Missed' | 'Completed' = 'Scheduled') => ({ date_time, status });

it('puts a task into the band of its day in India', () => {
  expect(bandOf(at('2026-11-20T23:59:00+05:30', 'Missed'), now)).toBe('overdue');
  expect(bandOf(at('2026-11-21T00:00:00+05:30'), now)).toBe('today');
  expect(bandOf(at('2026-11-22T23:59:00+05:30'), now)).toBe('tomorrow');
  expect(bandOf(at('2026-11-23T00:00:00+05:30'), now)).toBe('later');
});

it('has what is over, and what was missed before the last 10 days, under Earlier', () => {
  expect(bandOf(at('2026-11-20T10:00:00+05:30', 'Completed'), now)).toBe('earlier');
  expect(bandOf(at('2026-11-11T23:59:00+05:30', 'Missed'), now)).toBe('earlier');
  expect(bandOf(at('2026-11-12T00:00:00+05:30', 'Missed'), now)).toBe('overdue');
});

it('says how late a task is, and how soon', () => {
  const words = (date_time: string) => urgencyOf(at(date_time), now)?.text;
  expect(words('2026-11-20T23:00:00+05:30')).toBe('1 day late');
  expect(words('2026-11-19T08:00:00+05:30')).toBe('2 days late');
  expect(words('2026-11-21T08:00:00+05:30')).toBe('2 hours late');
  expect(words('2026-11-21T10:40:00+05:30')).toBe('11 min late');
  expect(words('2026-11-21T11:31:00+05:30')).toBe('in 40 min');
  expect(words('2026-11-21T12:30:00+05:30')).toBeUndefined();
  expect(urgencyOf(at('2026-11-20T10:00:00+05:30', 'Completed'), now)).toBeNull();
});

it('offers where a task is put off to, each by a key that stays its own', () => {
  expect(moveTimes('2026-11-20T12:30:00+05:30', now)).toEqual([
    { key: '1', label: 'Today', note: '6:30 PM', at: '2026-11-21T18:30:00+05:30' },
    { key: '2', label: 'Tomorrow', note: '12:30 PM', at: '2026-11-22T12:30:00+05:30' },
    { key: '3', label: 'Monday 23/11', note: '12:30 PM', at: '2026-11-23T12:30:00+05:30' },
    { key: '4', label: 'In one week', note: '28/11', at: '2026-11-28T12:30:00+05:30' },
  ]);
  const evening = moveTimes('2026-11-20T12:30:00+05:30', new Date('2026-11-21T19:00:00+05:30'));
  expect(evening.map(({ key }) => key)).toEqual(['2', '3', '4']);
});

it('says how long something takes', () => {
  expect([15, 60, 90, 1440, 2880].map(minutesWords)).toEqual(['15 min', '1 hour', '90 min', '1 day', '2 days']);
});
