import type { Received } from '@angan/contract/kit/call.ts';
import type { taskCalls } from '@angan/contract/tasks/tasks.ts';
import type { Context } from '../../core/context.ts';
import { repeatTasks } from '../../records/index.ts';
import { checkAhead, checkInquiryOfVisit } from '../check-visit.ts';
import { insertTasks } from '../insert-tasks.ts';
import { officeOf } from '../office-of.ts';
import { afterVisits, visitedInquiries } from './after-visits.ts';
import { taskToMove } from './check-move.ts';
import { putOffAs } from './put-off-as.ts';
import { writeMove } from './write-move.ts';

type Asked<C extends keyof typeof taskCalls> = Pick<Received<(typeof taskCalls)[C]>, 'params' | 'body'>;

export const missTask = async (context: Context, { params }: Pick<Asked<'miss'>, 'params'>): Promise<void> => {
  const { actor, db, services } = context;
  const task = await taskToMove(context, params.id, 'Missed');
  await writeMove(context, [task.id], { status: 'Missed' });
  await afterVisits(db, actor.companyId, visitedInquiries([task]), 'visit cancelled', services.now());
  await repeatTasks(officeOf(context), [task]);
};

export const cancelTask = async (context: Context, { params, body }: Asked<'cancel'>): Promise<void> => {
  const { actor, db, services } = context;
  const task = await taskToMove(context, params.id, 'Cancelled');
  await writeMove(context, [task.id], { status: 'Cancelled', status_reason: body.reason });
  await afterVisits(db, actor.companyId, visitedInquiries([task]), 'visit cancelled', services.now());
};

/** Puts a task off; answers the id of the one that stands for it. */
export const rescheduleTask = async (context: Context, { params, body }: Asked<'reschedule'>): Promise<number> => {
  const task = await taskToMove(context, params.id, 'Rescheduled');
  checkAhead(context, body.date_time);
  if (task.type === 'Site Visit') await checkInquiryOfVisit(context, task.inquiry);
  await writeMove(context, [task.id], { status: 'Rescheduled' });
  const [id] = await insertTasks(officeOf(context), [
    putOffAs(task, body.date_time, body.duration_minutes ?? task.duration_minutes),
  ]);
  return id!;
};
