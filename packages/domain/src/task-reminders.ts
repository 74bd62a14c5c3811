import type { AlertKind } from './alerts.ts';

/** Reminders of tasks: the server tells of each at its minute, and a phone by itself, also without a line. */

const minuteMs = 60_000;

/** As what they are told of. */
export const reminderKind = 'Task due' satisfies AlertKind;

/** What a reminder is of: a task at a time, so many minutes before it. */
export interface TaskReminder {
  readonly task: number;
  /** When the task is, ISO 8601. */
  readonly at: string;
  readonly before: number;
}

/** What makes it this reminder and no other: 'task 12 due 2026-11-21T05:30 15'. */
export const reminderKey = ({ task, at, before }: TaskReminder): string =>
  `task ${task} due ${new Date(at).toISOString().slice(0, 16)} ${before}`;

/** When it is told, in milliseconds: the minute of its task, less what it comes before. */
export const reminderTime = ({ at, before }: TaskReminder): number =>
  Math.floor(Date.parse(at) / minuteMs) * minuteMs - before * minuteMs;

/** Each reminder of a task: at its own minute, and before it as its person wishes. */
export const remindersOf = (task: {
  readonly id: number;
  readonly date_time: string;
  readonly remind_before: readonly number[];
}): TaskReminder[] =>
  [...new Set([0, ...task.remind_before])].map((before) => ({ task: task.id, at: task.date_time, before }));

/**
 * The number by which a phone knows what it shows, 1 to 2^31 - 1, made of the key of a reminder: what the phone set by
 * itself and what the server pushes have the same, so the one takes the place of the other. FNV-1a.
 */
export const noticeNumber = (key: string): number => {
  let hash = 0x811c9dc5;
  for (const sign of key) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  return hash & 0x7fffffff || 1;
};
