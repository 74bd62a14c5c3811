import type { Staying } from '@angan/contract/team/staying.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** The first term of an office, running or booked, that has fewer users than work there; none where each has enough. */
export const shortTerm = async (db: Kysely<DB>, companyId: number): Promise<Staying['term']> => {
  const { rows } = await sql<NonNullable<Staying['term']>>`
    select t.id, p.plan_name, t.users_allowed, t.started_on, t.started_on <= today_in_india() as has_begun
      from subscription t join offered_plan p on p.id = t.plan left join current_subscription s on s.company = t.company_id
     where t.company_id = ${companyId} and t.replaced_at is null and (t.id = s.id or t.started_on > today_in_india())
       and t.users_allowed < (select count(*) from app_user u
         where u.company_id = t.company_id and u.is_active and u.usertype <> 'Admin')
     order by t.started_on, t.id limit 1`.execute(db);
  return rows[0] ?? null;
};

/** The people of an office in the order in which they keep their place: the Owner, then who came first. */
export const inOrder = async (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'usertype'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where('usertype', '<>', 'Admin')
    .orderBy(sql`usertype <> 'Owner'`)
    .orderBy('created_date')
    .orderBy('id')
    .$castTo<{ id: number; first_name: string; last_name: string; usertype: Staying['people'][number]['usertype'] }>()
    .execute();
