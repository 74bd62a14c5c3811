import { searchCountCap } from '@angan/contract/kit/resource.ts';
import {
  type DeskSubscription,
  type deskSubscriptionCalls,
  deskSubscriptionOrders,
} from '@angan/contract/platform/subscriptions.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { toRupees } from '@angan/domain/paise.ts';
import type { TermStatus } from '@angan/domain/subscription.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handlers } from '../core/http/serve.ts';
import { envelope, readPaging } from '../core/list.ts';

type Query = Parameters<Handlers<typeof deskSubscriptionCalls>['list']>[0]['query'];

/** What is true of a term in each state on this day; an index finds those that run. */
const isIn = (today: string): Record<TermStatus, RawBuilder<unknown>> => {
  const begun = sql`s.replaced_at is null and s.started_on <= ${today}`;
  const runs = sql`${begun} and (s.ends_on >= ${today} or s.ends_on is null)`;
  return {
    Replaced: sql`s.replaced_at is not null`,
    Ahead: sql`s.replaced_at is null and s.started_on > ${today}`,
    Active: sql`${runs} and s.cancelled_on is null`,
    Cancelled: sql`${runs} and s.cancelled_on is not null`,
    Grace: sql`${begun} and s.ends_on < ${today} and s.grace_until >= ${today}`,
    Ended: sql`${begun} and s.ends_on < ${today} and s.grace_until < ${today}`,
  };
};

const foundBy = ({ search, kind, status, ending, company }: Query, today: string): RawBuilder<unknown> => {
  const states = isIn(today);
  const typed = `%${(search ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    sql`not c.is_platform`,
    kind && sql`s.kind = any (${kind}::text[])`,
    status &&
      sql`(${sql.join(
        status.map((one) => sql`(${states[one]})`),
        sql` or `,
      )})`,
    ending !== undefined && sql`s.ends_on between ${today} and ${addDays(today, ending - 1)} and s.replaced_at is null`,
    company && sql`s.company_id = any (${company}::bigint[])`,
    search && sql`c.company_name ilike ${typed}`,
  ].filter((one): one is RawBuilder<unknown> => typeof one === 'object');
  return sql`select s.id from subscription s join company c on c.id = s.company_id where ${sql.join(conditions, sql` and `)}`;
};

/** Terms of all offices. The page's ids come first, by an index; the rest is read for those alone. */
export const deskSubscriptionHandlers: Handlers<typeof deskSubscriptionCalls> = {
  async list({ query }, context) {
    const { db, services } = context;
    const today = dayInIndia(services.now());
    const found = foundBy(query, today);
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from (${found} limit ${searchCountCap + 1}) f`.execute(db);
      return rows[0]!.count;
    };
    const paging = await readPaging(query, deskSubscriptionOrders, count);
    const way = sql.raw(paging.direction);
    const order = (table: string) =>
      sql`${sql.ref(`${table}.${paging.field}`)} ${way} nulls last, ${sql.ref(`${table}.id`)} ${way}`;
    const page = sql`${found} order by ${order('s')} limit ${paging.size + 1} offset ${paging.offset}`;
    const { rows } = await sql<DeskSubscription & { price_paid: number }>`
      select s.id, jsonb_build_object('id', c.id, 'company_name', c.company_name, 'is_suspended', c.suspended_at is not null) as office,
             p.plan_name, s.kind, s.duration_months, s.started_on, s.ends_on, s.users_allowed, s.price_paid, u.users,
             case ${sql.join(
               Object.entries(isIn(today)).map(([state, is]) => sql`when ${is} then ${state}`),
               sql` `,
             )} end as status,
             case when s.replaced_at is not null then 0 when s.ends_on is not null then greatest(0, s.ends_on - ${today}::date + 1) end as days_left,
             (select jsonb_build_object('id', t.id, 'order_no', t.order_no) from transaction t
               where t.company_id = s.company_id and t.id = s.last_transaction) as "order"
        from (${page}) f
        join subscription s on s.id = f.id
        join company c on c.id = s.company_id
        join offered_plan p on p.id = s.plan
       cross join lateral (select count(*)::int as users from app_user a where a.company_id = c.id and a.is_active) u
       order by ${order('s')}`.execute(db);
    return envelope(
      context,
      paging,
      await count(),
      rows,
      () => undefined,
      (row) => ({ ...row, price_paid: toRupees(row.price_paid) }),
    );
  },
};
