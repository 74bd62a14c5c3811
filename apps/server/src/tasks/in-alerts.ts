import type { AlertRecords } from '@angan/contract/alerts/alerts.ts';
import { type SqlBool, sql } from 'kysely';
import type { AlertReader } from '../alerts/index.ts';
import { showTasks, taskRows } from './show-tasks.ts';
import { visibleTasks } from './visible-tasks.ts';

/** A task inside an alert. */
export const tasksInAlerts: AlertReader<AlertRecords['task']> = {
  visible: (actor, id) =>
    sql<SqlBool>`exists (select 1 from task t where ${visibleTasks(actor)} and not t.is_deleted and t.id = ${id})`,
  read: async (context, ids) =>
    showTasks(
      await taskRows(context.db, context.actor.companyId)
        .where(visibleTasks(context.actor))
        .where('t.id', 'in', ids)
        .execute(),
      context,
    ),
};
