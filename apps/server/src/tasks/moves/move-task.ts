import type { Received } from '@angan/contract/kit/call.ts';
import type { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { outcomeOfVisit, wasSeen } from '@angan/domain/visit-feedback.ts';
import type { Updateable } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Task as TaskTable } from '../../core/database/schema.gen.ts';
import { fieldErrors } from '../../core/errors.ts';
import { noteMet } from '../../inquiries/index.ts';
import { checkAhead, checkInquiryOfVisit } from '../check-visit.ts';
import { insertVisits } from '../insert-visits.ts';
import type { HeldTask } from '../visible-tasks.ts';
import { afterVisits } from './after-visits.ts';
import { taskToMove } from './check-move.ts';

type Asked<C extends keyof typeof taskCalls> = Pick<Received<(typeof taskCalls)[C]>, 'params' | 'body'>;

const write = async ({ actor, db }: Context, id: number, changes: Updateable<TaskTable>): Promise<void> => {
  await db.updateTable('task').set(changes).where('company_id', '=', actor.companyId).where('id', '=', id).execute();
};
const inquiriesOf = ({ inquiry }: HeldTask) => (inquiry === null ? [] : [inquiry]);

/** Writes down how a visit went. Where nobody got to see the property, it counts as one that did not come to pass. */
export const completeTask = async (context: Context, { params, body }: Asked<'complete'>): Promise<void> => {
  const { actor, db, services } = context;
  const task = await taskToMove(context, params.id, 'Completed');
  const feedback = { liked: body.liked ?? null, points: body.points ?? [], note: body.note ?? '' };
  const outcome = body.outcome ?? outcomeOfVisit(feedback);
  if (outcome === null) throw fieldErrors({ outcome: [taskTexts.outcomeNeeded] });
  const now = services.now();
  const seen = wasSeen(outcome);
  await write(context, task.id, {
    status: 'Completed',
    outcome,
    feedback: JSON.stringify(feedback),
    seen,
    completed_at: now.toISOString(),
  });
  const at = new Date(Math.min(now.getTime(), Math.max(Date.parse(task.date_time), Date.parse(task.created_date))));
  if (seen && task.inquiry !== null) await noteMet(context, task.inquiry, at);
  await afterVisits(db, actor.companyId, inquiriesOf(task), seen ? 'visit done' : 'visit cancelled', now);
};

export const missTask = async (context: Context, { params }: Pick<Asked<'miss'>, 'params'>): Promise<void> => {
  const task = await taskToMove(context, params.id, 'Missed');
  await write(context, task.id, { status: 'Missed' });
  await afterVisits(context.db, context.actor.companyId, inquiriesOf(task), 'visit cancelled', context.services.now());
};

export const cancelTask = async (context: Context, { params, body }: Asked<'cancel'>): Promise<void> => {
  const task = await taskToMove(context, params.id, 'Cancelled');
  await write(context, task.id, { status: 'Cancelled', status_reason: body.reason });
  await afterVisits(context.db, context.actor.companyId, inquiriesOf(task), 'visit cancelled', context.services.now());
};

/** Puts a visit off: a new one stands for it, which stays in its tour where that is on the same day. Answers its id. */
export const rescheduleTask = async (context: Context, { params, body }: Asked<'reschedule'>): Promise<number> => {
  const task = await taskToMove(context, params.id, 'Rescheduled');
  checkAhead(context, body.date_time);
  const { id: inquiry } = await checkInquiryOfVisit(context, task.inquiry);
  await write(context, task.id, { status: 'Rescheduled' });
  const isSameDay = dayInIndia(task.date_time) === dayInIndia(body.date_time);
  const { title, property, project, contact, assigned_to, priority, remind_before, comment } = task;
  const [id] = await insertVisits(context, [
    {
      ...{ title, property, project, contact, assigned_to, priority, remind_before, comment },
      inquiry,
      date_time: body.date_time,
      duration_minutes: body.duration_minutes ?? task.duration_minutes,
      rescheduled_from: task.id,
      ...(isSameDay && { visit_group: task.visit_group, visit_order: task.visit_order }),
    },
  ]);
  return id!;
};
