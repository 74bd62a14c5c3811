import { addDays } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { type Asked, ends, starts } from './asked.ts';

interface Work {
  readonly completed: number;
  readonly before: number;
  readonly missed: number;
  readonly weeks: { week: number; count: number }[];
  readonly users: { id: number; calls: number; visits: number; missed: number }[];
}

/** Visits, calls and what was missed, of the span, the one before and the thirteen weeks, read once. */
export const readWork = async ({ span, today, tasks }: Asked, { db }: Context): Promise<Work> => {
  const first = addDays(today, -90);
  const oldest = [span.before.from, first].sort()[0]!;
  const inSpan = sql`t.at >= ${starts(span.from)} and t.at < ${ends(span.to)}`;
  const inBefore = sql`t.at >= ${starts(span.before.from)} and t.at < ${ends(span.before.to)}`;
  const visited = sql`t.type = 'Site Visit' and t.status = 'Completed'`;
  const { rows } = await sql<Work>`
    with t as materialized (
      select t.date_time as at, t.type, t.status, t.assigned_to from task t
       where ${tasks} and t.date_time >= ${starts(oldest)} and t.date_time < ${ends(today)}
         and t.status in ('Completed', 'Missed'))
    select
      (select count(*) from t where ${visited} and ${inSpan}) as completed,
      (select count(*) from t where ${visited} and ${inBefore}) as before,
      (select count(*) from t where t.type = 'Site Visit' and t.status = 'Missed' and ${inSpan}) as missed,
      (select coalesce(json_agg(x), '[]') from (select floor(extract(epoch from t.at - ${starts(first)}) / 604800)::int as week,
          count(*) as count from t where ${visited} and t.at >= ${starts(first)} group by 1) x) as weeks,
      (select coalesce(json_agg(x), '[]') from (select t.assigned_to as id,
          count(*) filter (where t.type = 'Call' and t.status = 'Completed') as calls,
          count(*) filter (where ${visited}) as visits, count(*) filter (where t.status = 'Missed') as missed
        from t where ${inSpan} group by 1) x) as users`.execute(db);
  return rows[0]!;
};
