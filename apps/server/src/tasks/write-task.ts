import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { TaskInput, taskCalls } from '@angan/contract/tasks/tasks.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { fieldErrors, notFound, Refusal } from '../core/errors.ts';
import { keepHiddenNumbers } from '../core/keep-hidden-numbers.ts';
import { named, withoutNulls } from '../core/named.ts';
import { namedProjects } from '../records/index.ts';
import { checkAhead, checkAssignee, checkInquiryOfVisit, checkProperties } from './check-visit.ts';
import { insertVisits } from './insert-visits.ts';
import { missLater } from './miss-later.ts';
import { afterVisits } from './moves/after-visits.ts';
import { heldTask, visibleTasks } from './visible-tasks.ts';

/** Fields that always have a value: null leaves them at what they are. */
const always = ['title', 'comment', 'priority', 'duration_minutes', 'date_time'] as const;

/** Adds a visit; answers its id. */
export const insertTask = async (context: Context, body: z.output<typeof TaskInput>): Promise<number> => {
  const { type: _, date_time, inquiry, property, project, duration_minutes, assigned_to, ...given } = body;
  checkAhead(context, date_time);
  const found = await checkInquiryOfVisit(context, inquiry);
  if (!property && !project) throw fieldErrors({ property: [taskTexts.visitNeeds] });
  if (property) await checkProperties(context, [property], 'property');
  if (project)
    await namedProjects(context, [project]).catch((error: unknown) => {
      throw error instanceof Refusal ? fieldErrors({ project: [drf.invalidPk(project)] }) : error;
    });
  const to = await checkAssignee(context, assigned_to, { inquiry: found.id, properties: property ? [property] : [] });
  const [id] = await insertVisits(context, [
    {
      ...named(withoutNulls(given, ['title', 'comment', 'priority'])),
      date_time,
      duration_minutes,
      inquiry: found.id,
      property: property ?? null,
      project: project ?? null,
      contact: found.contact_id,
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
  const properties = task.property === null ? [] : [task.property];
  const changes = {
    ...given,
    ...(gives && { assigned_to: await checkAssignee(context, assigned_to, { inquiry: task.inquiry, properties }) }),
  };
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('task')
    .set(changes)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', task.id)
    .execute();
  await missLater(db, [
    {
      date_time: given.date_time ?? task.date_time,
      duration_minutes: given.duration_minutes ?? task.duration_minutes,
    },
  ]);
};

/** Deletes a task, or takes that back; its inquiry goes back as if it were cancelled. */
export const markDeleted = async (context: Context, id: number, is_deleted: boolean): Promise<void> => {
  const { actor, db, services } = context;
  const row = await db
    .updateTable('task as t')
    .set({ is_deleted })
    .where(visibleTasks(actor))
    .where('t.id', '=', id)
    .where('t.is_deleted', '=', !is_deleted)
    .returning('t.inquiry')
    .executeTakeFirst();
  if (!row) throw notFound();
  const inquiries = row.inquiry === null ? [] : [row.inquiry];
  await afterVisits(db, actor.companyId, inquiries, 'visit cancelled', services.now());
};
