import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import { raiseAlerts } from '../alerts/index.ts';
import { job } from '../core/jobs/job.ts';
import { repeatTasks } from '../records/index.ts';
import { afterVisits, visitedInquiries } from './moves/after-visits.ts';
import { missTasks } from './tasks-queue.ts';

/** Whatever is still Scheduled the day after it ended was missed: the inquiry of a visit goes back, what repeats comes again,
 * and its people are told. */
export const missing = job(missTasks, async (_, { db, companyId, services }) => {
  const today = dayInIndia(services.now());
  const { rows } = await sql<{
    id: number;
    type: string;
    date_time: string;
    inquiry: number | null;
    assigned_to: number;
    repeat: string;
    repeat_day: number | null;
  }>`
    update task set status = 'Missed'
     where company_id = ${companyId} and status = 'Scheduled' and not is_deleted
       and date_time < ${`${addDays(today, -1)}T00:00:00+05:30`}
       and ((date_time + make_interval(mins => duration_minutes)) at time zone 'Asia/Kolkata')::date + 1 < ${today}::date
    returning id, type, date_time, inquiry, assigned_to, repeat, repeat_day`.execute(db);
  await afterVisits(db, companyId, visitedInquiries(rows), 'visit cancelled', services.now());
  await repeatTasks({ db, companyId, by: null, now: services.now() }, rows);
  await raiseAlerts(
    db,
    rows.map(({ id, type, date_time, assigned_to }) => ({
      to: [assigned_to],
      kind: 'Task missed' as const,
      sentence: alertSentences.of.taskMissed({ type, at: date_time }),
      together: alertSentences.of.tasksMissed,
      key: `task ${id} missed`,
      about: [{ kind: 'task' as const, id }],
    })),
  );
});
