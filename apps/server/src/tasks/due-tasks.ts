import type { DueTime } from '@angan/domain/lookups/tasks.ts';
import { dueBands } from '@angan/domain/task-days.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';

/** The tasks, as `t`, whose time lies in a band of the list. */
export const inBand = (band: DueTime, now: Date): Condition => {
  const { from, before } = dueBands(now)[band];
  const end = before === null ? sql`` : sql`and t.date_time < ${before}::timestamptz`;
  return sql<SqlBool>`t.date_time >= ${from}::timestamptz ${end}`;
};

/** What has still to be done of a band: of the days before today also what was missed. */
export const isDue = (band: DueTime): Condition =>
  band === 'overdue' ? sql<SqlBool>`t.status in ('Scheduled', 'Missed')` : sql<SqlBool>`t.status = 'Scheduled'`;

/** The tasks of some bands; of a status that is asked for beside them, or what has still to be done. */
export const dueCondition =
  (now: Date, hasStatus: boolean) =>
  (bands: readonly DueTime[]): Condition =>
    sql<SqlBool>`(${sql.join(
      bands.map((band) =>
        hasStatus && band !== 'overdue' ? inBand(band, now) : sql`(${inBand(band, now)} and ${isDue(band)})`,
      ),
      sql` or `,
    )})`;

/** What Home counts of today, tomorrow and the days before, from when on and until before when it lies, as conditions on `t`. */
export const dueTasks = (now: Date) => {
  const { overdue, tomorrow } = dueBands(now);
  return {
    from: overdue.from,
    before: tomorrow.before!,
    isOverdue: sql<SqlBool>`(${inBand('overdue', now)} and ${isDue('overdue')})`,
    isToday: sql<SqlBool>`(${inBand('today', now)} and ${isDue('today')})`,
    isTomorrow: sql<SqlBool>`(${inBand('tomorrow', now)} and ${isDue('tomorrow')})`,
    isDoneToday: sql<SqlBool>`(${inBand('today', now)} and t.status = 'Completed')`,
  };
};
