import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Context } from '../../core/context.ts';
import { showTasks, taskRows } from '../show-tasks.ts';
import { visibleTasks } from '../visible-tasks.ts';
import type { CountedDay, Span } from './span.ts';

const kinds: Record<'tasks' | 'visits' | 'follow_ups', Condition> = {
  tasks: sql<SqlBool>`(t.type <> 'Site Visit' and not t.is_follow_up)`,
  visits: sql<SqlBool>`t.type = 'Site Visit'`,
  follow_ups: sql<SqlBool>`t.is_follow_up`,
};

/** The tasks of a span as its reader may see them, the first of each day by time, and how many each day has. */
export const tasksOfSpan = async (span: Span, context: Context) => {
  const { actor, db } = context;
  const asked = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => span.kinds.includes(kind));
  if (asked.length === 0) return { tasks: [], counts: [] };
  const day = sql`(t.date_time at time zone 'Asia/Kolkata')::date`;
  const whose = span.people.length > 0 ? sql`and t.assigned_to = any (${span.people}::bigint[])` : sql``;
  const { rows: places } = await sql<CountedDay & { id: number }>`
    select id, day, count from (
      select t.id, ${day}::text as day, row_number() over (partition by ${day} order by t.date_time, t.id) as place,
          count(*) over (partition by ${day})::int as count
        from task t
       where ${visibleTasks(actor)} and not t.is_deleted ${whose}
         and t.status in ('Scheduled', 'Completed', 'Missed')
         and t.date_time >= ${span.begins}::timestamptz and t.date_time < ${span.ends}::timestamptz
         and (${sql.join(
           asked.map((kind) => kinds[kind]),
           sql` or `,
         )})
    ) numbered where place <= ${span.ofDay}`.execute(db);
  const rows = await taskRows(db, actor.companyId)
    .where('t.id', '=', sql<number>`any (${places.map(({ id }) => id)}::bigint[])`)
    .orderBy('t.date_time')
    .orderBy('t.id')
    .execute();
  return { tasks: await showTasks(rows, context), counts: places };
};
