import type { Received } from '@angan/contract/kit/call.ts';
import type { TaskInput, taskCalls } from '@angan/contract/tasks/tasks.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { fieldErrors, notFound } from '../core/errors.ts';
import { keepHiddenNumbers } from '../core/keep-hidden-numbers.ts';
import { named, withoutNulls } from '../core/named.ts';
import { checkAssignee } from './check-assignee.ts';
import { checkRecords } from './check-records.ts';
import { checkAhead } from './check-visit.ts';
import { insertTasks } from './insert-tasks.ts';
import { afterVisits, visitedInquiries } from './moves/after-visits.ts';
import { officeOf } from './office-of.ts';
import { heldTask, visibleTasks } from './visible-tasks.ts';

/** Fields that always have a value: null leaves them at what they are. */
const always = ['title', 'comment', 'priority', 'repeat', 'duration_minutes', 'date_time'] as const;

/** Adds a task; answers its id. */
export const insertTask = async (context: Context, body: z.output<typeof TaskInput>): Promise<number> => {
  const { type, date_time, duration_minutes, assigned_to, ...given } = body;
  checkAhead(context, date_time);
  const records = await checkRecords(context, body);
  const to = await checkAssignee(context, assigned_to, [records]);
  const [id] = await insertTasks(officeOf(context), [
    {
      ...named(withoutNulls(given, ['title', 'comment', 'priority', 'repeat'])),
      ...records,
      type,
      date_time,
      duration_minutes,
      assigned_to: to,
    },
  ]);
  return id!;
};

/** Changes the fields that are named, as long as the task is Scheduled. */
export const updateTask = async (
  context: Context,
  { params, body }: Pick<Received<typeof taskCalls.update>, 'params' | 'body'>,
): Promise<void> => {
  const { actor, db } = context;
  const task = await heldTask(context, params.id);
  if (task.status !== 'Scheduled') throw fieldErrors({ status: [taskTexts.onlyScheduled] });
  const { assigned_to, ...given } = keepHiddenNumbers(actor, task, named(withoutNulls(body, always)));
  if (given.date_time) checkAhead(context, given.date_time);
  const gives = assigned_to !== undefined && assigned_to !== task.assigned_to;
  const changes = {
    ...given,
    // Told of another time, it keeps to the day of that from then on.
    ...(given.date_time && { repeat_day: null }),
    ...(gives && { assigned_to: await checkAssignee(context, assigned_to, [task]) }),
  };
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('task')
    .set(changes)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', task.id)
    .execute();
};

/** Deletes a task, or takes that back; the inquiry of a visit goes back as if it were cancelled. */
export const markDeleted = async (context: Context, id: number, is_deleted: boolean): Promise<void> => {
  const { actor, db, services } = context;
  const row = await db
    .updateTable('task as t')
    .set({ is_deleted })
    .where(visibleTasks(actor))
    .where('t.id', '=', id)
    .where('t.is_deleted', '=', !is_deleted)
    .returning(['t.inquiry', 't.type'])
    .executeTakeFirst();
  if (!row) throw notFound();
  await afterVisits(db, actor.companyId, visitedInquiries([row]), 'visit cancelled', services.now());
};
