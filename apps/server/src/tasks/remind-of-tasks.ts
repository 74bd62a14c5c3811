import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { reminderKey, reminderKind } from '@angan/domain/task-reminders.ts';
import { sql } from 'kysely';
import { raiseAlerts } from '../alerts/index.ts';
import { job } from '../core/jobs/job.ts';
import { remindOfTasks } from './tasks-queue.ts';

/** A reminder that comes more than so much after its minute is late: the server was down, and says so. */
const lateAfter = 60_000;
/** The longest time before a task at which one may be reminded of it (contract: remind_before). */
const longest = '7 days';

/**
 * Tells each assignee of what is due at a minute, or so long after it as they wish to be reminded. The job comes from the
 * task as it was written; what was moved, done or cancelled since is not found any more, and its new time has its own job.
 * The key of an alert names task, time and minutes, so each is told once however often the job is tried.
 */
export const reminding = job(remindOfTasks, async ({ minute }, { db, companyId, services }) => {
  const { rows } = await sql<{ id: number; type: string; date_time: string; assigned_to: number; before: number }>`
    select t.id, t.type, t.date_time, t.assigned_to, m as before from task t, unnest(t.remind_before || 0) m
     where t.company_id = ${companyId} and t.status = 'Scheduled' and not t.is_deleted
       and t.date_time >= ${minute}::timestamptz
       and t.date_time < ${minute}::timestamptz + ${longest}::interval + interval '1 minute'
       and date_trunc('minute', t.date_time) - make_interval(mins => m) = ${minute}::timestamptz
     group by t.id, t.type, t.date_time, t.assigned_to, m`.execute(db);
  const isLate = services.now().getTime() - Date.parse(minute) > lateAfter;
  const { taskDue, taskDueLate } = alertSentences.of;
  await raiseAlerts(
    db,
    rows.map(({ id, type, date_time, assigned_to, before }) => ({
      to: [assigned_to],
      kind: reminderKind,
      sentence: (isLate ? taskDueLate : taskDue)({ type, at: date_time }),
      together: alertSentences.of.tasksDue,
      key: reminderKey({ task: id, at: date_time, before }),
      about: [{ kind: 'task' as const, id }],
    })),
  );
});
