import type { Received } from '@angan/contract/kit/call.ts';
import type { TaskCounts, taskCalls } from '@angan/contract/tasks/tasks.ts';
import { dueBands } from '@angan/domain/task-days.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { inBand, isDue } from './due-tasks.ts';
import { askedTasks } from './list-tasks.ts';

/** How many tasks stand in each band of the list, in one statement. */
export const countTasks = async (
  { query }: Pick<Received<typeof taskCalls.counts>, 'query'>,
  context: Context,
): Promise<TaskCounts> => {
  const now = context.services.now();
  const due = (band: 'overdue' | 'today' | 'tomorrow' | 'later') =>
    sql<number>`count(*) filter (where ${inBand(band, now)} and ${isDue(band)})`;
  const { rows } = await sql<TaskCounts>`
    select ${due('overdue')} as overdue, ${due('today')} as today, ${due('tomorrow')} as tomorrow, ${due('later')} as later,
        count(*) filter (where ${inBand('today', now)} and t.status = 'Completed') as today_done
      from task t where ${askedTasks(query, context)}
       and t.date_time >= ${dueBands(now).overdue.from}::timestamptz`.execute(context.db);
  return rows[0]!;
};
