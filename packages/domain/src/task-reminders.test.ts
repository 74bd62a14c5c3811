import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noticeNumber, reminderKey, remindersOf, reminderTime } from './task-reminders.ts';

test('a task is told of at its own minute, and once before it for each wish', () => {
  const task = { id: 12, date_time: '2026-11-21T11:00:30+05:30', remind_before: [15, 60, 15, 0] };
  const reminders = remindersOf(task);
  expect(reminders.map(reminderKey)).toEqual([
    'task 12 due 2026-11-21T05:30 0',
    'task 12 due 2026-11-21T05:30 15',
    'task 12 due 2026-11-21T05:30 60',
  ]);
  expect(reminders.map((one) => new Date(reminderTime(one)).toISOString())).toEqual([
    '2026-11-21T05:30:00.000Z',
    '2026-11-21T05:15:00.000Z',
    '2026-11-21T04:30:00.000Z',
  ]);
});

test('a phone takes the number of any reminder, which is the same each time', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      const number = noticeNumber(key);
      expect(number).toBe(noticeNumber(key));
      expect(Number.isInteger(number) && number >= 1 && number <= 2 ** 31 - 1).toBe(true);
    }),
  );
});

test('the reminders of an office have numbers of their own', () => {
  const keys = Array.from({ length: 2000 }, (_, task) =>
    reminderKey({ task, at: '2026-11-21T05:30:00Z', before: task % 3 }),
  );
  expect(new Set(keys.map(noticeNumber)).size).toBe(keys.length);
});
