import { taskTexts } from '@angan/contract/tasks/texts.ts';
import type { TaskStatus } from '@angan/domain/lookups/tasks.ts';
import { taskMoveRefusal, taskMoversOf } from '@angan/domain/task-status.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, forbidden } from '../../core/errors.ts';
import { type HeldTask, heldTask } from '../visible-tasks.ts';

const final: readonly string[] = ['Completed', 'Cancelled', 'Rescheduled'];

/** A task that the actor may move so now, held until the transaction ends; refused in words where they may not. */
export const taskToMove = async (context: Context, id: number, to: TaskStatus): Promise<HeldTask> => {
  const { actor, services } = context;
  const task = await heldTask(context, id);
  const status = task.status as TaskStatus;
  const who = taskMoversOf(actor.usertype, actor.userId, task);
  const refusal = taskMoveRefusal(who, { status, date_time: task.date_time }, to, services.now());
  if (refusal === null) return task;
  if (refusal === 'not you') throw forbidden();
  throw fieldErrors({ status: [wordsOf(refusal, status, to)] });
};

const wordsOf = (refusal: 'no way' | 'too early' | 'too late', from: TaskStatus, to: TaskStatus): string => {
  if (refusal === 'too early') return taskTexts.tooEarly;
  if (refusal === 'too late') return taskTexts.tooLate;
  return final.includes(from) ? taskTexts.stays(from) : taskTexts.noSuchMove(from, to);
};
