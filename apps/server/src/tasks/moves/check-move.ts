import { drf } from '@angan/contract/kit/drf-texts.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import type { TaskStatus } from '@angan/domain/lookups/tasks.ts';
import { taskMoveRefusal, taskMoversOf } from '@angan/domain/task-status.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, forbidden } from '../../core/errors.ts';
import { type HeldTask, heldTask } from '../visible-tasks.ts';

const final: readonly string[] = ['Completed', 'Cancelled', 'Rescheduled'];

const refusalOf = ({ actor, services }: Context, task: HeldTask, to: TaskStatus) =>
  taskMoveRefusal(
    taskMoversOf(actor.usertype, actor.userId, task),
    { status: task.status as TaskStatus, date_time: task.date_time },
    to,
    services.now(),
  );

const inWords = (refusal: NonNullable<ReturnType<typeof refusalOf>>, from: TaskStatus, to: TaskStatus): string => {
  if (refusal === 'not you') return drf.forbidden;
  if (refusal === 'too early') return taskTexts.tooEarly;
  if (refusal === 'too late') return taskTexts.tooLate;
  return final.includes(from) ? taskTexts.stays(from) : taskTexts.noSuchMove(from, to);
};

/** Why the actor may not move a task so now, in words; null where they may. */
export const moveRefusalOf = (context: Context, task: HeldTask, to: TaskStatus): string | null => {
  const refusal = refusalOf(context, task, to);
  return refusal && inWords(refusal, task.status as TaskStatus, to);
};

/** A task that the actor may move so now, held until the transaction ends; refused in words where they may not. */
export const taskToMove = async (context: Context, id: number, to: TaskStatus): Promise<HeldTask> => {
  const task = await heldTask(context, id);
  const refusal = refusalOf(context, task, to);
  if (refusal === 'not you') throw forbidden();
  if (refusal) throw fieldErrors({ status: [inWords(refusal, task.status as TaskStatus, to)] });
  return task;
};
