import { addDays, dayInIndia, formatDateTime } from '@angan/domain/dates.ts';
import { missedOn } from '@angan/domain/task-status.ts';
import { type Kysely, sql } from 'kysely';
import { raiseAlerts } from '../alerts/index.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import { job } from '../core/jobs/job.ts';
import { afterVisits } from './moves/after-visits.ts';
import { missTasks } from './tasks-queue.ts';

/** Asks for the job at the end of each day on which one of these would be missed: one for a company and a day. */
export const missLater = async (
  db: Kysely<DB>,
  tasks: readonly { date_time: string; duration_minutes: number }[],
): Promise<void> => {
  for (const day of new Set(tasks.map(missedOn)))
    await enqueue(
      db,
      missTasks,
      {},
      { key: `miss tasks ${day}`, runAt: new Date(`${addDays(day, 1)}T00:05:00+05:30`) },
    );
};

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
      message: `${type} of ${formatDateTime(date_time)}: nobody said how it went.`,
      key: `task ${id} missed`,
      task: [id],
    })),
  );
});
