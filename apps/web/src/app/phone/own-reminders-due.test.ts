import type { Task } from '@angan/contract/tasks/tasks.ts';
import { noticeNumber } from '@angan/domain/task-reminders.ts';
import { expect, test } from 'vitest';
import { reminderLimits, remindersDue } from './own-reminders-due.ts';

const now = new Date('2026-11-21T09:00:00+05:30');
const usual = { now, hasPush: false, quiet: undefined, isLocked: false };
const task = (id: number, date_time: string, more: object = {}) =>
  ({
    ...{ id, date_time, type: 'Call', status: 'Scheduled', is_deleted: false, remind_before: [] },
    ...{ contact: { id: 1, name: 'Mehul 98240 11768' }, inquiry: null, property: null, ...more },
  }) as unknown as Task;
const timesOf = (tasks: readonly Task[], more = {}) =>
  remindersDue(tasks, { ...usual, ...more }).map(({ at }) => at.toISOString().slice(0, 16));

test('a task is reminded of at its minute and before it, by the number that its push has, and leads to itself', () => {
  const reminders = remindersDue([task(7, '2026-11-21T11:00:00+05:30', { remind_before: [30] })], usual);
  expect(reminders.map(({ at }) => at.toISOString())).toEqual(['2026-11-21T05:00:00.000Z', '2026-11-21T05:30:00.000Z']);
  expect(reminders[0]).toMatchObject({
    number: noticeNumber('task 7 due 2026-11-21T05:30 30'),
    title: 'Task due',
    path: '/tasks?id=7',
  });
});

test('its text names the person and no number of theirs; behind a lock it names nobody', () => {
  const tasks = [task(7, '2026-11-21T11:00:00+05:30')];
  const [open] = remindersDue(tasks, usual);
  expect(open!.body).toContain('Mehul');
  expect(open!.body).not.toMatch(/98240|11768/);
  const [locked] = remindersDue(tasks, { ...usual, isLocked: true });
  expect(locked!.body).not.toContain('Mehul');
});

test('what is over, done, deleted or further than two days is not set, and of many the next ones', () => {
  expect(
    timesOf([
      task(1, '2026-11-21T09:00:00+05:30'),
      task(2, '2026-11-21T10:00:00+05:30', { status: 'Completed' }),
      task(3, '2026-11-21T10:00:00+05:30', { is_deleted: true }),
      task(4, '2026-11-23T09:01:00+05:30'),
      task(5, '2026-11-28T08:00:00+05:30', { remind_before: [10_080] }),
      task(6, '2026-11-23T09:00:00+05:30'),
    ]),
  ).toEqual(['2026-11-23T03:30']);
  const many = Array.from({ length: 50 }, (_, at) =>
    task(at, `2026-11-22T10:${String(59 - at).padStart(2, '0')}:00+05:30`),
  );
  const set = timesOf(many);
  expect(set).toHaveLength(reminderLimits.most);
  expect(set).toEqual(set.toSorted());
  expect(set[0]).toBe('2026-11-22T04:40');
});

test('where the server pushes too, the phone waits for it a minute', () => {
  expect(timesOf([task(7, '2026-11-21T11:00:00+05:30')], { hasPush: true })).toEqual(['2026-11-21T05:31']);
});

test('a reminder of a task comes at its minute in quiet hours too, as its push does', () => {
  const quiet = { from: '21:00', to: '08:00' };
  expect(timesOf([task(7, '2026-11-22T07:00:00+05:30')], { quiet })).toEqual(['2026-11-22T01:30']);
});
