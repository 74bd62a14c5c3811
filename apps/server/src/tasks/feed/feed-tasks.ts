import { feedDays } from '@angan/contract/tasks/calendar-feed.ts';
import type { Task } from '@angan/contract/tasks/tasks.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { showTasks, taskRows } from '../show-tasks.ts';
import { visibleTasks } from '../visible-tasks.ts';

/** A task with what tells a calendar that it knows it already. */
export interface FeedTask {
  readonly task: Task;
  /** The first of those that were put off for one another: it stays, whatever becomes of the task. */
  readonly origin: number;
  /** Grows with each change. */
  readonly sequence: number;
}

const reading = ({ actor, db }: Context) => taskRows(db, actor.companyId).where(visibleTasks(actor));

/** Tasks with what they came from: those that were put off for one another are one thing in a calendar. */
const withOrigins = async (context: Context, rows: Awaited<ReturnType<ReturnType<typeof reading>['execute']>>) => {
  const { rows: origins } = await sql<{ id: number; origin: number; since: string }>`
    with recursive line as (
      select t.id, t.id as at, t.rescheduled_from, t.created_date from task t
       where t.company_id = ${context.actor.companyId} and t.id = any (${rows.map(({ id }) => id)}::bigint[])
      union all
      select line.id, t.id, t.rescheduled_from, t.created_date from line
        join task t on t.company_id = ${context.actor.companyId} and t.id = line.rescheduled_from
    ) select id, at as origin, created_date as since from line where rescheduled_from is null`.execute(context.db);
  const originOf = new Map(origins.map((one) => [one.id, one]));
  return (await showTasks(rows, context)).map((task): FeedTask => {
    const { origin, since } = originOf.get(task.id) ?? { origin: task.id, since: task.created_date };
    const seconds = (Date.parse(task.last_updated) - Date.parse(since)) / 1000;
    return { task, origin, sequence: Math.max(0, Math.floor(seconds)) };
  });
};

/** The reader's own tasks from a month ago to a year ahead, and those that were called off of late. */
export const feedTasks = async (context: Context): Promise<FeedTask[]> => {
  const now = context.services.now().getTime();
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const rows = await reading(context)
    .where('t.assigned_to', '=', context.actor.userId)
    .where('t.date_time', '>=', day(-feedDays.past))
    .where('t.date_time', '<', day(feedDays.ahead))
    .where(
      sql<boolean>`(t.status in ('Scheduled', 'Completed', 'Missed') and not t.is_deleted
        or (t.status = 'Cancelled' or t.is_deleted) and t.status <> 'Rescheduled' and t.last_updated >= ${day(-feedDays.cancelled)}::timestamptz)`,
    )
    .orderBy('t.date_time')
    .orderBy('t.id')
    .execute();
  return withOrigins(context, rows);
};

/** One task that the reader may see; undefined where there is none. */
export const feedTask = async (context: Context, id: number): Promise<FeedTask | undefined> => {
  const rows = await reading(context).where('t.id', '=', id).where('t.is_deleted', '=', false).execute();
  return (await withOrigins(context, rows))[0];
};
