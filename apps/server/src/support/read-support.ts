import { type Support, shownVisits } from '@angan/contract/support/support.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** The grant of an office that holds at this moment, with whose it is; undefined where none does. */
export const grantNow = async (db: Kysely<DB>, companyId: number, now: Date) =>
  db
    .selectFrom('support_grant as g')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'g.company_id').onRef('u.id', '=', 'g.created_by'),
    )
    .where('g.company_id', '=', companyId)
    .where('g.ended_at', 'is', null)
    .where('g.ends_at', '>', now.toISOString())
    // Who gave it runs the office no more.
    .where('u.is_active', '=', true)
    .where('u.usertype', '=', 'Owner')
    .where(sql<boolean>`not is_deleting(g.company_id)`)
    .select(['g.id', 'g.created_date', 'g.ends_at', 'g.created_by'])
    .executeTakeFirst();

/** What the Owner and the Admin read alike. A visit whose time is over has ended, also before that is written down. */
export const readSupport = async (db: Kysely<DB>, companyId: number, now: Date): Promise<Support> => {
  const grant = await grantNow(db, companyId, now);
  const { rows } = await sql<Support['visits'][number]>`
    select v.id, v.admin_name, v.created_date as entered_at,
        coalesce(v.left_at, g.ended_at, case when g.ends_at <= ${now.toISOString()} then g.ends_at end) as left_at,
        coalesce(l.looks, '[]') as looks
      from (select * from support_visit where company_id = ${companyId} order by id desc limit ${shownVisits}) v
      join support_grant g on g.company_id = v.company_id and g.id = v.support_grant
      left join lateral (select jsonb_agg(jsonb_build_object('family', k.family, 'at', k.at) order by k.at, k.family) as looks
        from support_look k where k.company_id = v.company_id and k.support_visit = v.id) l on true
     order by v.id desc`.execute(db);
  return {
    grant: grant ? { id: grant.id, created_date: grant.created_date, ends_at: grant.ends_at } : null,
    visits: rows,
  };
};
