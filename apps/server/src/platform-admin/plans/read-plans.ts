import type { DeskCoupon, DeskPlan } from '@angan/contract/platform/plan-desk.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** The plans of the platform's company with what belongs to them; with an id that one alone. */
export const readPlans = async (db: Kysely<DB>, company: number, id: number | null = null): Promise<DeskPlan[]> => {
  const { rows } = await sql<DeskPlan>`
    select p.id, p.code, p.plan_name, p.tagline, p.users_included, p.max_users, p.max_properties, p.max_open_inquiries,
           p.picture_bytes, p.import_rows_a_month, p.import_rows_a_file, p.lead_sources, p.sort, p.is_public, p.is_trial,
           p.is_active, p.web_devices, p.phone_devices, r.prices, f.features, coalesce(o.offices, 0)::int as offices
      from plan p
     cross join lateral (
       select coalesce(jsonb_agg(to_jsonb(r) order by r.duration_months, r.valid_from desc), '[]') as prices from (
         select r.id, r.plan, r.duration_months, r.price, r.list_price, r.extra_user_price, r.valid_from, r.valid_to,
                (select count(*) from transaction t where t.plan = r.plan and t.duration_months = r.duration_months
                   and t.priced_on >= r.valid_from and (r.valid_to is null or t.priced_on <= r.valid_to)) as sold
           from plan_price r where r.company_id = p.company_id and r.plan = p.id) r) r
     cross join lateral (
       select coalesce(jsonb_agg(to_jsonb(f) order by f.sort, f.id), '[]') as features from (
         select f.id, f.plan, f.key, f.label, f.value, f."group", f.sort
           from plan_feature f where f.company_id = p.company_id and f.plan = p.id) f) f
      left join (select s.plan, count(*) as offices from current_subscription s join company c on c.id = s.company
         where s.status in ('Active', 'Cancelled', 'Grace') and not c.is_platform group by s.plan) o on o.plan = p.id
     where p.company_id = ${company} and (${id}::bigint is null or p.id = ${id})
     order by p.sort, p.id`.execute(db);
  return rows;
};

export const readCoupons = async (
  db: Kysely<DB>,
  company: number,
  which: RawBuilder<unknown> = sql`true`,
): Promise<DeskCoupon[]> => {
  const { rows } = await sql<DeskCoupon>`
    select k.id, k.code, k.percent, k.amount, k.plan, k.valid_from, k.valid_to, k.most_uses,
           (select count(*)::int from transaction t where t.coupon = k.id and t.paid_at is not null) as used
      from coupon k where k.company_id = ${company} and ${which} order by k.id desc limit 200`.execute(db);
  return rows;
};
