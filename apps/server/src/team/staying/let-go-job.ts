import { type Kysely, sql } from 'kysely';
import { type Context, newActor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { Refusal } from '../../core/errors.ts';
import { type JobContext, jobInSteps } from '../../core/jobs/job.ts';
import { letGo } from './staying.ts';
import { lettingGo } from './tasks.ts';

/**
 * Carries out on its day what the Owner chose, in the Owner's name, one person at a time. Where it fits no more, since
 * who was to take over has left or does not see all of it, that person stays without a place, and the Owner sees it.
 */
export const lettingGoOnTheDay = jobInSteps(lettingGo, async ({ subscription }, context) => {
  const due = await context.step((db) => readDue(db, context.companyId, subscription));
  for (const { id, user_id, hand_to } of due) {
    try {
      await context.step(async (db) => {
        const acting = await ofOwner(db, context);
        await letGo(acting, user_id, hand_to);
        await db
          .updateTable('term_leaver')
          .set({ left_at: sql`now()` })
          .where('company_id', '=', context.companyId)
          .where('id', '=', id)
          .execute();
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.log.warn({ company: context.companyId, user: user_id, why: error.body }, 'nobody was let go');
    }
  }
});

/** Who is still to leave by a term that holds today and has too few users. */
const readDue = async (db: Kysely<DB>, companyId: number, subscription: number) => {
  const { rows } = await sql<{ id: number; user_id: number; hand_to: number }>`
    select l.id, l.user_id, l.hand_to
      from term_leaver l join current_subscription s on s.company = l.company_id and s.id = l.subscription
      join app_user u on u.company_id = l.company_id and u.id = l.user_id and u.is_active
     where l.company_id = ${companyId} and l.subscription = ${subscription} and l.left_at is null
       and s.users_allowed < (select count(*) from app_user o
         where o.company_id = l.company_id and o.is_active and o.usertype <> 'Admin')
     order by l.id`.execute(db);
  return rows;
};

const ofOwner = async (db: Kysely<DB>, { companyId, services, log }: JobContext): Promise<Context> => {
  const owner = await db
    .selectFrom('app_user')
    .select(['id as user_id', 'company_id', 'usertype'])
    .where('company_id', '=', companyId)
    .where('usertype', '=', 'Owner')
    .where('is_active', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const actor = newActor({ ...owner, subscription_status: 'Active' }, 0);
  const request = { id: '', url: '', ip: '', asker: '', userAgent: '' };
  return { actor, db, steady: db, services, log: log as unknown as Context['log'], request };
};
