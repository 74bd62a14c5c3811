/** How a task moves from status to status (domain 2.7): who moves it, when, and what has to be said with it. */
import { addDays, dayInIndia } from './dates.ts';
import type { TaskStatus } from './lookups/tasks.ts';
import { runsTheOffice, type Usertype } from './roles.ts';

/** What has to be said with a move. */
export type TaskMoveNeed = 'outcome' | 'reason' | 'date_time';

/** What somebody is to a task; the system is nobody. */
export type TaskMover = 'office' | 'assigned' | 'creator' | 'system';
const people: readonly TaskMover[] = ['office', 'assigned', 'creator'];

export interface TaskMove {
  readonly from: TaskStatus;
  readonly to: TaskStatus;
  readonly who: readonly TaskMover[];
  readonly needs: readonly TaskMoveNeed[];
  /** `begun`: once its time has come. `lately`: within `missedDays` of its time. */
  readonly when?: 'begun' | 'lately';
}

/** Every move there is: what is Completed, Cancelled or Rescheduled stays so. */
export const taskMoves: readonly TaskMove[] = [
  { from: 'Scheduled', to: 'Completed', who: people, needs: ['outcome'] },
  { from: 'Scheduled', to: 'Cancelled', who: people, needs: ['reason'] },
  { from: 'Scheduled', to: 'Rescheduled', who: people, needs: ['date_time'] },
  { from: 'Scheduled', to: 'Missed', who: [...people, 'system'], needs: [], when: 'begun' },
  { from: 'Missed', to: 'Completed', who: people, needs: ['outcome'], when: 'lately' },
  { from: 'Missed', to: 'Rescheduled', who: people, needs: ['date_time'], when: 'lately' },
];

/** Days after its time in which what was missed may still be told as done, or put off. */
export const missedDays = 30;

/**
 * How long, in milliseconds, who completed a task may take that back. Completed is final all the same: what is undone was
 * a slip of the finger, and leaves everything as it was.
 */
export const undoMs = 2 * 60_000;

/** What somebody of a role is to a task. */
export const taskMoversOf = (
  usertype: Usertype,
  userId: number,
  task: { readonly created_by: number | null; readonly assigned_to: number },
): TaskMover[] => [
  ...(runsTheOffice(usertype) ? (['office'] as const) : []),
  ...(task.assigned_to === userId ? (['assigned'] as const) : []),
  ...(task.created_by === userId ? (['creator'] as const) : []),
];

/** `no way`: nobody moves it so; `not you`: others do; `too early` and `too late`: not at this time. */
export type TaskMoveRefusal = 'no way' | 'not you' | 'too early' | 'too late';

interface Timed {
  readonly status: TaskStatus;
  /** ISO 8601. */
  readonly date_time: string;
}

/** Why somebody may not move a task so at a moment; null when they may. */
export const taskMoveRefusal = (
  who: readonly TaskMover[],
  task: Timed,
  to: TaskStatus,
  now: Date,
): TaskMoveRefusal | null => {
  const move = taskMoves.find((one) => one.from === task.status && one.to === to);
  if (!move) return 'no way';
  if (!move.who.some((one) => who.includes(one))) return 'not you';
  const since = now.getTime() - Date.parse(task.date_time);
  if (move.when === 'begun' && since < 0) return 'too early';
  if (move.when === 'lately' && since > missedDays * 86_400_000) return 'too late';
  return null;
};

/** The statuses that somebody may move a task to at a moment. */
export const taskMovesOf = (who: readonly TaskMover[], task: Timed, now: Date): TaskStatus[] =>
  taskMoves
    .filter((move) => move.from === task.status && taskMoveRefusal(who, task, move.to, now) === null)
    .map((move) => move.to);

/**
 * The day in India (YYYY-MM-DD) in whose last hour a task that nobody has told of is missed: the one after it ended, so
 * that what was done in the evening can still be written down in the morning.
 */
export const missedOn = (task: { readonly date_time: string; readonly duration_minutes: number }): string =>
  addDays(dayInIndia(Date.parse(task.date_time) + task.duration_minutes * 60_000), 1);
