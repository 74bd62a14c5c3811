import type { Received } from '@angan/contract/kit/call.ts';
import type { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { resultOf } from '@angan/domain/call-outcome.ts';
import { type callOutcomes, outcomesOf, type TaskOutcome, type TaskType } from '@angan/domain/lookups/tasks.ts';
import { outcomeOfVisit, type VisitFeedback, wasSeen } from '@angan/domain/visit-feedback.ts';
import { noteContacted } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { checkNextStepAhead, noteCall, noteMet } from '../../inquiries/index.ts';
import { repeatTasks } from '../../records/index.ts';
import { checkAhead } from '../check-visit.ts';
import { insertTasks } from '../insert-tasks.ts';
import { officeOf } from '../office-of.ts';
import type { HeldTask } from '../visible-tasks.ts';
import { afterVisits, visitedInquiries } from './after-visits.ts';
import { taskToMove } from './check-move.ts';
import { writeMove } from './write-move.ts';

type Asked = Received<typeof taskCalls.complete>;
type CallOutcome = (typeof callOutcomes)[number];

/** Writes down how a task went, with what follows from it: the next one, its repeat, and what it is for the inquiry. */
export const completeTask = async (
  context: Context,
  { params, body }: Pick<Asked, 'params' | 'body'>,
): Promise<void> => {
  const task = await taskToMove(context, params.id, 'Completed');
  const feedback = { liked: body.liked ?? null, points: body.points ?? [], note: body.note ?? '' };
  const outcome = outcomeIn(task.type as TaskType, body.outcome ?? null, feedback);
  const now = context.services.now();
  await writeMove(context, [task.id], {
    status: 'Completed',
    outcome,
    feedback: JSON.stringify(feedback),
    ...(task.type === 'Site Visit' && { seen: wasSeen(outcome) }),
    completed_at: now.toISOString(),
  });
  if (task.type === 'Site Visit') await afterVisit(context, task, wasSeen(outcome));
  if (task.type === 'Call') await afterCall(context, task, outcome as CallOutcome, feedback.note);
  await repeatTasks(officeOf(context), [task]);
  if (body.next) await insertNext(context, task, body.next);
  if (task.type === 'Call' && task.inquiry !== null) await checkNextStepAhead(context, task.inquiry, 'next');
};

/** How it ended: as was said, of a visit else as follows from what was said on it. */
const outcomeIn = (type: TaskType, given: TaskOutcome | null, feedback: VisitFeedback): TaskOutcome => {
  const outcome = given ?? (type === 'Site Visit' ? outcomeOfVisit(feedback) : null);
  if (outcome === null) throw fieldErrors({ outcome: [outcomeNeeded(type)] });
  if (!outcomesOf(type).includes(outcome)) throw fieldErrors({ outcome: [taskTexts.notItsOutcome(outcome, type)] });
  return outcome;
};
const outcomeNeeded = (type: TaskType): string => {
  if (type === 'Site Visit') return taskTexts.outcomeNeeded;
  return type === 'Call' ? taskTexts.callOutcomeNeeded : taskTexts.otherOutcomeNeeded;
};

/** Where nobody got to see the property, it counts as a visit that did not come to pass. */
const afterVisit = async (context: Context, task: HeldTask, seen: boolean): Promise<void> => {
  const now = context.services.now();
  const at = new Date(Math.min(now.getTime(), Math.max(Date.parse(task.date_time), Date.parse(task.created_date))));
  if (seen && task.inquiry !== null) await noteMet(context, task.inquiry, at);
  const trigger = seen ? 'visit done' : 'visit cancelled';
  await afterVisits(context.db, context.actor.companyId, visitedInquiries([task]), trigger, now);
};

/** A call of an inquiry is noted there, and its contact told by that; any other at its contact. */
const afterCall = async (context: Context, task: HeldTask, outcome: CallOutcome, note: string): Promise<void> => {
  if (task.inquiry !== null)
    return noteCall(context, task.inquiry, (before) => ({ how: 'Call', call_result: resultOf(outcome, before), note }));
  if (task.contact !== null && outcome.startsWith('Connected'))
    await noteContacted(context, task.contact, 'Call', context.services.now());
};

const insertNext = async (
  context: Context,
  task: HeldTask,
  next: NonNullable<Asked['body']['next']>,
): Promise<void> => {
  checkAhead(context, next.date_time, 'next');
  if (next.type === 'Site Visit' && (task.inquiry === null || (task.property === null && task.project === null)))
    throw fieldErrors({ next: [taskTexts.visitNotNext] });
  const { inquiry, property, project, contact, loan, assigned_to } = task;
  await insertTasks(officeOf(context), [{ inquiry, property, project, contact, loan, assigned_to, ...next }]);
};
