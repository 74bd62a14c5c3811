import {
  type Account,
  type AccountDetail,
  type accountCalls,
  accounts,
  accountTexts,
} from '@angan/contract/platform/accounts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { toRupees } from '@angan/domain/paise.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { type Paging, readPaging } from '../../core/list.ts';

/** The offices as the Admin sees them; what is counted of each is counted for those on the page alone. */
const shownOf = (which: RawBuilder<unknown>, now: Date) => sql<Account>`
  select c.id, c.company_name, coalesce(y.city, '') as city, coalesce(trim(o.first_name || ' ' || o.last_name), '') as owner,
         coalesce(o.mobile, '') as mobile, coalesce(o.email, '') as email, c.gstin, c.created_date, s.status, c.delete_on, s.kind,
         p.plan_name as plan, s.duration_months, s.started_on, s.ends_on, coalesce(s.price_paid, 0) as price_paid,
         coalesce(s.credit, 0) as credit, s.users_allowed,
         (select jsonb_build_object('id', t.id, 'order_no', t.order_no) from transaction t
           where t.company_id = c.id and t.paid_at is not null order by t.id desc limit 1) as last_order,
         coalesce(s.kind = 'Trial' and s.extended_on is null, false) as may_extend, u.users, u.last_active,
         coalesce(n.properties, 0) as properties, coalesce(n.open_inquiries, 0) as open_inquiries,
         coalesce(n.picture_bytes, 0) as picture_bytes, i.import_rows, p.max_properties, p.max_open_inquiries,
         p.picture_bytes as max_picture_bytes, p.import_rows_a_month as max_import_rows
    from (${which}) w
    join company c on c.id = w.id
    join current_subscription s on s.company = c.id
    left join city y on y.id = c.city
    left join offered_plan p on p.id = s.plan
    left join lateral (select * from app_user a where a.company_id = c.id and a.usertype = 'Owner' order by a.id limit 1) o on true
   cross join lateral (select count(distinct a.id) filter (where a.is_active)::int as users, max(d.last_active) as last_active
      from app_user a left join user_device d on d.company_id = a.company_id and d.user_id = a.id
        and d.support_visit is null where a.company_id = c.id) u
   cross join lateral (select max(value) filter (where counter = 'properties') as properties,
        max(value) filter (where counter = 'open_inquiries') as open_inquiries,
        max(value) filter (where counter = 'picture_bytes') as picture_bytes
      from company_counter k where k.company_id = c.id and k.counter in ('properties', 'open_inquiries', 'picture_bytes')) n
   cross join lateral (select coalesce(sum(m.rows_total), 0)::int as import_rows from data_migration m
      where m.company_id = c.id and m.started_at >= ${`${dayInIndia(now).slice(0, 7)}-01T00:00:00+05:30`}) i
   order by w.place`;

type Query = z.output<(typeof accountCalls)['list']['query']>;

const foundBy = ({ search, status, plan, city }: Query): RawBuilder<unknown> => {
  const typed = `%${(search ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    sql`not c.is_platform and c.deleted_at is null`,
    status && sql`s.status = any (${status}::text[])`,
    plan && sql`s.plan = any (${plan}::bigint[])`,
    city && sql`c.city = any (${city}::bigint[])`,
    search &&
      sql`(c.company_name ilike ${typed} or exists (select from app_user a
        where a.company_id = c.id and a.usertype = 'Owner'
          and (a.first_name || ' ' || a.last_name ilike ${typed} or a.mobile = ${search} or a.email ilike ${typed})))`,
  ].filter((one): one is RawBuilder<unknown> => typeof one === 'object');
  return sql`from company c join current_subscription s on s.company = c.id where ${sql.join(conditions, sql` and `)}`;
};

const places: Readonly<Record<string, RawBuilder<unknown>>> = {
  created_date: sql`c.created_date`,
  company_name: sql`lower(c.company_name)`,
  ends_on: sql`s.ends_on`,
  last_active: sql`(select max(d.last_active) from user_device d where d.company_id = c.id and d.support_visit is null)`,
};

const inRupees = (account: Account): Account => ({
  ...account,
  price_paid: toRupees(account.price_paid),
  credit: toRupees(account.credit),
});

/** A page of the offices with how many there are. One row more than the page tells that there is another. */
export const readAccounts = async (
  query: Query,
  { db, services }: Context,
): Promise<{ paging: Paging; count: number; rows: Account[] }> => {
  const found = foundBy(query);
  const counted = await sql<{ count: number }>`select count(*)::int as count ${found}`.execute(db);
  const { count } = counted.rows[0]!;
  const paging = await readPaging(query, accounts.ordering, async () => count);
  const way = sql`${sql.raw(paging.direction)} nulls last`;
  const order = sql`${places[paging.field]!} ${way}, c.id ${sql.raw(paging.direction)}`;
  const page = sql`select c.id, row_number() over (order by ${order}) as place ${found}
    order by ${order} limit ${paging.size + 1} offset ${paging.offset}`;
  const { rows } = await shownOf(page, services.now()).execute(db);
  return { paging, count, rows: rows.map(inRupees) };
};

export const readAccount = async ({ db, services }: Context, id: number): Promise<Account> => {
  const which = sql`select id, 1 as place from company where id = ${id} and not is_platform and deleted_at is null`;
  const { rows } = await shownOf(which, services.now()).execute(db);
  if (!rows[0]) throw notFound();
  return inRupees(rows[0]);
};

/** The same with what came and went lately, which is counted for one office alone. */
export const readAccountDetail = async (context: Context, id: number): Promise<AccountDetail> => {
  const account = await readAccount(context, id);
  const since = new Date(context.services.now().getTime() - 30 * 86_400_000).toISOString();
  const { rows } = await sql<Pick<AccountDetail, 'leads_30_days' | 'messages_30_days'>>`
    select (select count(*)::int from lead_event
             where company_id = ${id} and received_at >= ${since}::timestamptz and way <> 'Test') as leads_30_days,
           (select count(*)::int from outbox_message
             where company_id = ${id} and sent_at >= ${since}::timestamptz) as messages_30_days`.execute(context.db);
  return { ...account, ...rows[0]! };
};

/** The office, held against others who act on it at the same moment. Refuses one that its Owner is deleting. */
export const holdAccount = async (context: Context, id: number): Promise<Account> => {
  await sql`select 1 from company where id = ${id} for no key update`.execute(context.db);
  const account = await readAccount(context, id);
  if (account.status === 'Deleting') throw conflict(accountTexts.deleting);
  return account;
};
