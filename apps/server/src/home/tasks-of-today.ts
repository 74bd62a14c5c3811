import { homeLimits } from '@angan/contract/home/home-call.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { dueTasks, showTasks, taskRows, visibleTasks } from '../tasks/index.ts';

interface Found {
  overdue: number;
  today: number;
  done: number;
  visits: number;
  tomorrow: number;
  late_ids: number[];
  today_ids: number[];
  visit_ids: number[];
  tomorrow_ids: number[];
}

/** What is due today and tomorrow and what was left of the days before, with the counts of the list's bands, in one statement. */
const find = async ({ actor, steady: db, services }: Context): Promise<Found> => {
  const { from, before, isOverdue, isToday, isTomorrow, isDoneToday } = dueTasks(services.now());
  const isVisit = sql`type = 'Site Visit' and is_today`;
  const { rows } = await sql<Found>`
    with due as materialized (
      select t.id, t.type, t.date_time, ${isOverdue} as is_overdue, ${isToday} as is_today,
          ${isTomorrow} as is_tomorrow, ${isDoneToday} as is_done
        from task t where ${visibleTasks(actor)} and not t.is_deleted
         and t.date_time >= ${from}::timestamptz and t.date_time < ${before}::timestamptz
         and t.status in ('Scheduled', 'Missed', 'Completed')
    )
    select count(*) filter (where is_overdue) as overdue, count(*) filter (where is_today) as today,
        count(*) filter (where is_done) as done, count(*) filter (where ${isVisit}) as visits,
        count(*) filter (where is_tomorrow) as tomorrow,
        array(select id from due where is_overdue order by date_time desc, id desc limit ${homeLimits.overdue}) as late_ids,
        array(select id from due where is_today or is_done order by is_done, date_time, id limit ${homeLimits.today}) as today_ids,
        array(select id from due where ${isVisit} order by date_time, id limit ${homeLimits.visits}) as visit_ids,
        array(select id from due where is_tomorrow order by date_time, id limit ${homeLimits.tomorrow}) as tomorrow_ids
      from due`.execute(db);
  return rows[0]!;
};

/** The tasks of Home, the visits among them, and what comes first tomorrow. */
export const tasksOfToday = async (context: Context) => {
  const { late_ids, today_ids, visit_ids, tomorrow_ids, visits, tomorrow, ...counts } = await find(context);
  const ids = [...new Set([...late_ids, ...today_ids, ...visit_ids, ...tomorrow_ids])];
  const rows =
    ids.length === 0
      ? []
      : await taskRows(context.steady, context.actor.companyId)
          .where('t.id', '=', sql<number>`any (${ids}::bigint[])`)
          .orderBy('t.date_time')
          .orderBy('t.id')
          .execute();
  const shown = await showTasks(rows, context);
  const of = (wanted: readonly number[]) => shown.filter(({ id }) => wanted.includes(id));
  return {
    tasks: { ...counts, results: of([...late_ids, ...today_ids]) },
    visits: { count: visits, results: of(visit_ids) },
    tomorrow: { count: tomorrow, results: of(tomorrow_ids) },
  };
};
