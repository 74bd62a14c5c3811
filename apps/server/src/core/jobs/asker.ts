import { type Kysely, sql } from 'kysely';
import { type Context, newActor } from '../context.ts';
import type { DB } from '../database/schema.gen.ts';
import type { JobContext } from './job.ts';

/**
 * The context of the person who asked for a job, with the role that they have now: what they ask for is done as they
 * would do it themselves. Undefined where nobody asked, or the person may no longer sign in.
 */
export const contextOfAsker = async (job: JobContext, db: Kysely<DB>): Promise<Context | undefined> => {
  const { rows } = await sql<{ user_id: number; company_id: number; usertype: string; subscription_status: string }>`
    select u.id as user_id, u.company_id, u.usertype, subscription_of(c) as subscription_status
      from app_user u join company c on c.id = u.company_id
     where u.company_id = ${job.companyId} and u.id = ${job.userId} and u.is_active`.execute(db);
  if (!rows[0]) return undefined;
  return {
    actor: newActor(rows[0], 0),
    db,
    // A job is no request that is made a thousand times a second: its statements are planned as they come.
    steady: db,
    services: job.services,
    log: job.log,
    request: { id: '', url: '', ip: '', asker: '', userAgent: '' },
  };
};
