import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { openLeadStatuses } from '@angan/domain/lead-lock.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job } from '../../core/jobs/job.ts';
import { expireLeads } from './tasks.ts';

/** Asks for the job in the night after a lock's last day: one for a company and a night, however many end then. */
export const expireAfter = async (db: Kysely<DB>, until: string): Promise<void> => {
  const night = addDays(until, 1);
  await enqueue(db, expireLeads, {}, { key: `expire leads ${night}`, runAt: new Date(`${night}T00:05:00+05:30`) });
};

/** Says of every registration whose lock is over that it has expired; `project` narrows it to one. */
export const expireOverdue = async (
  db: Kysely<DB>,
  companyId: number,
  today: string,
  project?: number,
): Promise<void> => {
  let q = db
    .updateTable('project_inquiry')
    .set({ status: 'Expired' })
    .where('company_id', '=', companyId)
    .where('status', 'in', [...openLeadStatuses])
    .where('lead_lock_until', '<', today);
  if (project !== undefined) q = q.where('project', '=', project);
  await q.execute();
};

export const leadExpiry = job(expireLeads, (_, { db, companyId, services }) =>
  expireOverdue(db, companyId, dayInIndia(services.now())),
);
