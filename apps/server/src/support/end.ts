import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { job } from '../core/jobs/job.ts';
import { endSupport } from './tasks.ts';

/**
 * Ends what the office has granted to support: `at` that moment, or with its own time where that came first. Who is in the
 * office leaves with it. `which` leaves other grants alone.
 */
export const endGrants = async (db: Kysely<DB>, companyId: number, at: Date, which?: number): Promise<void> => {
  const ended = await db
    .updateTable('support_grant')
    .set({ ended_at: sql`least(ends_at, greatest(${at.toISOString()}::timestamptz, created_date))` })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .$if(which !== undefined, (q) => q.where('id', '=', which!))
    .returning(['id', 'ended_at'])
    .execute();
  for (const { id, ended_at } of ended)
    await db
      .updateTable('support_visit')
      .set({ left_at: ended_at })
      .where('company_id', '=', companyId)
      .where('support_grant', '=', id)
      .where('left_at', 'is', null)
      .execute();
};

/** By itself, once its time is over. */
export const endingSupport = job(endSupport, ({ grant }, { db, companyId, services }) =>
  endGrants(db, companyId, services.now(), grant),
);
