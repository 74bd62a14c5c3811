import type { Received } from '@angan/contract/kit/call.ts';
import type { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { putOffTo } from '@angan/domain/task-days.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { insertTasks } from '../insert-tasks.ts';
import { officeOf } from '../office-of.ts';
import { heldTasks } from '../visible-tasks.ts';
import { moveRefusalOf } from './check-move.ts';
import { putOffAs } from './put-off-as.ts';
import { visitRefusals } from './visit-refusals.ts';
import { writeMove } from './write-move.ts';

type Asked = Received<typeof taskCalls.putOff>['body'];

/** Puts tasks off to a day, each that can be; what cannot stays, and it is said why. */
export const putOffTasks = async (context: Context, body: Asked) => {
  const now = context.services.now();
  if (body.day < dayInIndia(now)) throw fieldErrors({ day: [taskTexts.dayPast] });
  const ids = [...new Set(body.tasks)];
  const held = new Map((await heldTasks(context, ids)).map((task) => [task.id, task]));
  const visits = await visitRefusals(context, [...held.values()]);
  const refused = ids.flatMap((id) => {
    const task = held.get(id);
    const why = task ? (moveRefusalOf(context, task, 'Rescheduled') ?? visits.get(id)) : taskTexts.notThere;
    return why ? [{ id, why }] : [];
  });
  const cannot = new Set(refused.map(({ id }) => id));
  const moving = ids.filter((id) => !cannot.has(id)).map((id) => held.get(id)!);
  await writeMove(
    context,
    moving.map(({ id }) => id),
    { status: 'Rescheduled' },
  );
  const moved = await insertTasks(
    officeOf(context),
    moving.map((task) => putOffAs(task, putOffTo(body.day, task.date_time, now), task.duration_minutes)),
  );
  return { moved, refused };
};
