import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import { raiseAlerts } from '../alerts/index.ts';
import { job } from '../core/jobs/job.ts';
import { afterVisits } from './moves/after-visits.ts';
import { missTasks } from './tasks-queue.ts';

/** Whatever is still Scheduled the day after it ended was missed: its inquiry goes back, and its people are told. */
export const missing = job(missTasks, async (_, { db, companyId, services }) => {
  const today = dayInIndia(services.now());
  const { rows } = await sql<{
    id: number;
    type: string;
    date_time: string;
    inquiry: number | null;
    assigned_to: number;
  }>`
    update task set status = 'Missed'
     where company_id = ${companyId} and status = 'Scheduled' and not is_deleted
       and date_time < ${`${addDays(today, -1)}T00:00:00+05:30`}
       and ((date_time + make_interval(mins => duration_minutes)) at time zone 'Asia/Kolkata')::date + 1 < ${today}::date
    returning id, type, date_time, inquiry, assigned_to`.execute(db);
  const inquiries = [...new Set(rows.map(({ inquiry }) => inquiry))].filter((id) => id !== null);
  await afterVisits(db, companyId, inquiries, 'visit cancelled', services.now());
  await raiseAlerts(
    db,
    rows.map(({ id, type, date_time, assigned_to }) => ({
      to: [assigned_to],
      kind: 'Task missed' as const,
      sentence: alertSentences.of.taskMissed({ type, at: date_time }),
      key: `task ${id} missed`,
      about: [{ kind: 'task' as const, id }],
    })),
  );
});
