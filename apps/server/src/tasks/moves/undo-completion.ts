import { isDeepStrictEqual } from 'node:util';
import type { Received } from '@angan/contract/kit/call.ts';
import type { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { undoMs } from '@angan/domain/task-status.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors, forbidden } from '../../core/errors.ts';
import { keepScoresOf } from '../../inquiries/index.ts';
import { type HeldTask, heldTask } from '../visible-tasks.ts';
import { type Completion, trailOfCompletion, type WrittenRecord } from './trail-of-completion.ts';

/** Fields of an inquiry by which its next step goes: whoever changed one of them since counts on the task being done. */
const steps = ['stage', 'next_follow_up', 'is_deleted'];

/**
 * Takes a completion back: the task, its follow-up, its inquiry and its person are as they were before, and what came of it
 * is deleted. Only by who completed it, within two minutes, and only where nothing came in between.
 */
export const undoCompletion = async (
  context: Context,
  { params }: Pick<Received<typeof taskCalls.undoComplete>, 'params'>,
): Promise<void> => {
  const { actor, db, services } = context;
  const task = await heldTask(context, params.id);
  if (task.status !== 'Completed') throw refused(taskTexts.notDone);
  const completion = await trailOfCompletion(context, task);
  if (!completion || completion.by !== actor.userId) throw forbidden();
  if (services.now().getTime() - Date.parse(task.completed_at!) > undoMs) throw refused(taskTexts.undoTooLate);
  const records = completion.records.filter((record) => isRestored(record));
  if (records.some((record) => isInTheWay(record)) || (await hasOtherFollowUp(context, task, records)))
    throw refused(taskTexts.cameBetween);
  await sql`select set_config('app.undoing', 'on', true)`.execute(db);
  await dropNew(
    context,
    records.filter(({ isNew }) => isNew).map(({ id }) => id),
  );
  // The others first: no two of an inquiry are its follow-up at once.
  const changed = records.filter(({ isNew }) => !isNew);
  for (const record of changed.toSorted((a, b) => Number(isOf(a, task)) - Number(isOf(b, task))))
    await restore(context, record);
  await noteMoveBack(context, records);
  await takeReachBack(context, completion);
  await sql`select set_config('app.undoing', '', true)`.execute(db);
  if (task.inquiry !== null) await keepScoresOf(db, actor.companyId, [task.inquiry], services.now());
};

const refused = (sentence: string) => fieldErrors({ status: [sentence] });
const isOf = ({ entity, id }: WrittenRecord, task: HeldTask) => entity === 'task' && id === task.id;

/** Whoever was reached again since stays reached: their last contact is the later one. */
const isRestored = ({ entity, after, row }: WrittenRecord): boolean =>
  entity !== 'contact' || Object.entries(after).every(([field, value]) => isDeepStrictEqual(row[field], value));

/** Whether somebody wrote since what would be written back. */
const isInTheWay = ({ entity, isNew, after, since }: WrittenRecord): boolean => {
  if (entity === 'contact') return false;
  if (isNew) return since.length > 0;
  if (entity === 'task') return since.length > 0;
  return since.some((field) => field in after || steps.includes(field));
};

/** Whether the inquiry has a follow-up by now that did not come of the completion. */
const hasOtherFollowUp = async (
  { actor, db }: Context,
  task: HeldTask,
  records: readonly WrittenRecord[],
): Promise<boolean> => {
  if (task.inquiry === null || !task.is_follow_up) return false;
  const known = records.flatMap(({ entity, id }) => (entity === 'task' ? id : []));
  const other = await db
    .selectFrom('task')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('inquiry', '=', task.inquiry)
    .where('is_follow_up', '=', true)
    .where('status', '=', 'Scheduled')
    .where('is_deleted', '=', false)
    .where('id', '<>', sql<number>`all (${known}::bigint[])`)
    .executeTakeFirst();
  return other !== undefined;
};

/** Deletes the tasks that came of it. What comes by the repeat comes anew once the task is done again. */
const dropNew = async ({ actor, db }: Context, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('task')
    .set({ is_deleted: true, is_follow_up: false, repeated_from: null })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
};

/** Writes back what a record was, field by field. */
const restore = async ({ actor, db }: Context, { entity, id, before }: WrittenRecord): Promise<void> => {
  const fields = Object.keys(before);
  if (fields.length === 0) return;
  const table = sql.table(entity);
  await sql`update ${table} t set ${sql.join(fields.map((field) => sql`${sql.ref(field)} = was.${sql.ref(field)}`))}
    from jsonb_populate_record(null::${table}, ${JSON.stringify(before)}::jsonb) was
   where t.company_id = ${actor.companyId} and t.id = ${id}`.execute(db);
};

/** Moves are only ever added to: that the inquiry went back is one of its own. */
const noteMoveBack = async ({ actor, db }: Context, records: readonly WrittenRecord[]): Promise<void> => {
  const moved = records.find(({ entity, before }) => entity === 'inquiry' && 'stage' in before);
  if (!moved) return;
  await db
    .insertInto('inquiry_stage_move')
    .values({
      company_id: actor.companyId,
      inquiry: moved.id,
      from_stage: moved.after.stage as string,
      to_stage: moved.before.stage as string,
      trigger: 'task undone',
    })
    .execute();
};

/** A stage that an inquiry came to by mistake was not reached: the furthest is that of the moves before it. */
const takeReachBack = async ({ actor, db }: Context, { at, records }: Completion): Promise<void> => {
  const moved = records.find(({ entity, before }) => entity === 'inquiry' && 'stage' in before);
  if (!moved) return;
  await sql`update inquiry i set reached = greatest(1, stage_rank(i.stage), (
      select max(greatest(stage_rank(m.from_stage), stage_rank(m.to_stage))) from inquiry_stage_move m
       where m.company_id = i.company_id and m.inquiry = i.id and m.at < ${at}::timestamptz))
    where i.company_id = ${actor.companyId} and i.id = ${moved.id}`.execute(db);
};
