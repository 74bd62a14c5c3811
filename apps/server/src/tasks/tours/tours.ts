import type { Received } from '@angan/contract/kit/call.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import type { Tour, tourCalls } from '@angan/contract/tasks/tours.ts';
import { stopMinutes } from '@angan/domain/tours/index.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { nextCodes } from '../../records/index.ts';
import { checkAssignee } from '../check-assignee.ts';
import { checkAhead, checkInquiryOfVisit, checkProperties } from '../check-visit.ts';
import { insertTasks } from '../insert-tasks.ts';
import { officeOf } from '../office-of.ts';
import { showTasks, taskRows } from '../show-tasks.ts';
import { visibleTasks } from '../visible-tasks.ts';
import { placesOf } from './places.ts';
import { planTour } from './plan-tour.ts';

/** Saves the stops of a tour, all or none; answers its name. */
const saveTour = async (context: Context, body: Received<typeof tourCalls.create>['body']): Promise<string> => {
  const properties = body.stops.map(({ property }) => property);
  if (new Set(properties).size < properties.length) throw fieldErrors({ stops: [taskTexts.twice] });
  for (const { date_time } of body.stops) checkAhead(context, date_time, 'stops');
  const inquiry = await checkInquiryOfVisit(context, body.inquiry);
  await checkProperties(context, properties, 'stops');
  const records = { inquiry: inquiry.id, contact: inquiry.contact_id, project: null, deal: null, loan: null };
  const assigned_to = await checkAssignee(
    context,
    body.assigned_to,
    properties.map((property) => ({ ...records, property })),
  );
  const [visit_group] = await nextCodes(context.db, context.actor.companyId, 'tour', 1);
  await insertTasks(
    officeOf(context),
    body.stops.map(({ property, date_time, duration_minutes }, at) => ({
      ...records,
      type: 'Site Visit' as const,
      property,
      date_time,
      duration_minutes: duration_minutes ?? stopMinutes,
      visit_group,
      visit_order: at + 1,
      assigned_to,
      comment: body.comment ?? '',
    })),
  );
  return visit_group!;
};

/** A tour as its reader sees it. What was put off within the day is shown as it stands now. */
const readTour = async (context: Context, visit_group: string): Promise<Tour> => {
  const { actor, db, services } = context;
  const rows = await taskRows(db, actor.companyId)
    .where(visibleTasks(actor))
    .where('t.is_deleted', '=', false)
    .where('t.visit_group', '=', visit_group)
    .orderBy('t.visit_order')
    .orderBy('t.id')
    .execute();
  const replaced = new Set(rows.map(({ rescheduled_from }) => rescheduled_from));
  const tasks = await showTasks(
    rows.filter(({ id }) => !replaced.has(id)),
    context,
  );
  if (tasks.length === 0) throw notFound();
  const places = await placesOf(
    db,
    actor.companyId,
    tasks.flatMap(({ property }) => property?.id ?? []),
  );
  return {
    visit_group,
    inquiry: tasks[0]!.inquiry!,
    stops: tasks.map((task) => ({ ...task, place: places.get(task.property?.id ?? 0) ?? null })),
    tiles: services.settings.tiles ?? null,
  };
};

export const tourHandlers: Handlers<typeof tourCalls> = {
  plan: planTour,
  create: async ({ body }, context) => readTour(context, await saveTour(context, body)),
  get: ({ params }, context) => readTour(context, params.visit_group),
};
