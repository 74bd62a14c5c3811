import type { Received } from '@angan/contract/kit/call.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import type { visitCalls } from '@angan/contract/tasks/visits.ts';
import { type CheckIn, checkInRefusal, metresBetween, placeRefusal } from '@angan/domain/check-in.ts';
import type { TaskStatus, TaskType } from '@angan/domain/lookups/tasks.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { writeMove } from '../moves/write-move.ts';
import { type HeldTask, heldTask } from '../visible-tasks.ts';
import { placeOfVisit } from './place-of-visit.ts';

type Asked = Received<typeof visitCalls.checkIn>;

/** Degrees to a metre: what a phone says beyond that is not known. */
const toTheMetre = (degrees: number) => Number(degrees.toFixed(5));

/** Stores where a visit's phone is, with how far that is from what is visited. */
export const checkIn = async (context: Context, { params, body }: Pick<Asked, 'params' | 'body'>): Promise<void> => {
  const task = await heldTask(context, params.id);
  const now = context.services.now();
  refuseWhereOver(task, now);
  const place = {
    latitude: toTheMetre(body.latitude),
    longitude: toTheMetre(body.longitude),
    accuracy_m: Math.round(body.accuracy_m),
  };
  const refusal = placeRefusal(place);
  if (refusal) throw fieldErrors({ place: [refusal === 'vague' ? taskTexts.placeVague : taskTexts.placeOutside] });
  const visited = await placeOfVisit(context, task);
  const check_in: CheckIn = {
    at: now.toISOString(),
    ...place,
    distance_m: metresBetween(place, visited),
    measured_to: visited?.of ?? null,
  };
  await writeMove(context, [task.id], { check_in: JSON.stringify(check_in) });
};

const refuseWhereOver = (task: HeldTask, now: Date): void => {
  const { type, status, date_time, check_in } = task;
  const refusal = checkInRefusal({ type: type as TaskType, status: status as TaskStatus, date_time, check_in }, now);
  if (!refusal) return;
  const words = {
    'no visit': taskTexts.onlyVisits,
    off: taskTexts.visitIsOff(status),
    twice: taskTexts.checkedIn,
    'other day': taskTexts.notThatDay,
  };
  throw fieldErrors({ status: [words[refusal]] });
};
