import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { wordAlert } from '@angan/contract/alerts/word-alert.ts';
import type { Task } from '@angan/contract/tasks/tasks.ts';
import { alertKindTable, type QuietHours, quietUntil } from '@angan/domain/alerts.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { noticeNumber, reminderKey, reminderKind, remindersOf, reminderTime } from '@angan/domain/task-reminders.ts';
import { t } from '@lingui/core/macro';
import { word, words } from '../../core/language/index.ts';
import type { Reminder } from '../../core/platform/phone/own-reminders.ts';
import { taskPath } from '../../tasks/light.ts';

const minute = 60_000;
/** How far ahead the phone is told of, and of how many: iOS takes 64 at most, of all that an app sets. */
export const reminderLimits = { ahead: 48 * 60 * minute, most: 30 } as const;
/** Milliseconds that the phone waits for the push of the same task, which then takes its place before it made a sound. */
const afterPush = minute;

interface How {
  readonly now: Date;
  /** Whether the server pushes to this phone too. */
  readonly hasPush: boolean;
  /** undefined where they are off. */
  readonly quiet: QuietHours | undefined;
  /** The app is locked: who holds the phone must not read of whom it is. */
  readonly isLocked: boolean;
}

/** What the phone is to remind of by itself: the next reminders of these tasks, at their minute as the server's pushes are. */
export const remindersDue = (tasks: readonly Task[], { now, hasPush, quiet, isLocked }: How): Reminder[] =>
  tasks
    .filter(({ status, is_deleted }) => status === 'Scheduled' && !is_deleted)
    .flatMap((task) =>
      remindersOf(task).map((one) => ({ task, number: noticeNumber(reminderKey(one)), at: reminderTime(one) })),
    )
    .filter(({ at }) => at > now.getTime() && at <= now.getTime() + reminderLimits.ahead)
    .sort((a, b) => a.at - b.at || a.task.id - b.task.id)
    .slice(0, reminderLimits.most)
    .map(({ task, number, at }) => ({
      number,
      at: waited(new Date(at + (hasPush ? afterPush : 0)), quiet),
      title: word(reminderKind),
      body: isLocked ? t`Open Angan to read it.` : bodyOf(task),
      path: taskPath(task.id),
    }));

/** What is not told for its minute waits until quiet hours end, as a push does. */
const waited = (at: Date, quiet: QuietHours | undefined): Date =>
  (!alertKindTable[reminderKind].isTimed && quiet && quietUntil(at, quiet)) || at;

/** As the push says it: 'Call with Mehul Trivedi: Nov 21, 2026, 11:00 AM.' No number of anybody: others look at a lock screen. */
const bodyOf = (task: Task): string => {
  const sentence = alertSentences.of.taskDue({ type: task.type, at: task.date_time });
  return maskNumbersIn(wordAlert({ sentence, task: [task], inquiry: [], property: [] }, words));
};
