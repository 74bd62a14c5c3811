import { type Account, type accountCalls, accountTexts } from '@angan/contract/platform/accounts.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { trial } from '@angan/domain/trial.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { conflict, fieldErrors, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { envelope, readPaging } from '../core/list.ts';

/** The offices as the Admin sees them; what is counted of each is counted for those on the page alone. */
const accounts = (which: RawBuilder<unknown>) => sql<Account>`
  select c.id, c.company_name, coalesce(trim(o.first_name || ' ' || o.last_name), '') as owner, coalesce(o.mobile, '') as mobile,
         coalesce(o.email, '') as email, c.gstin, c.created_date, s.status, s.kind, p.plan_name as plan, s.started_on,
         s.ends_on, s.users_allowed, coalesce(s.kind = 'Trial' and s.extended_on is null, false) as may_extend, u.users, u.last_active,
         coalesce(n.properties, 0) as properties, coalesce(n.open_inquiries, 0) as open_inquiries,
         coalesce(n.picture_bytes, 0) as picture_bytes
    from (${which}) w
    join company c on c.id = w.id
    join current_subscription s on s.company = c.id
    left join offered_plan p on p.id = s.plan
    left join lateral (select * from app_user a where a.company_id = c.id and a.usertype = 'Owner' order by a.id limit 1) o on true
   cross join lateral (select count(distinct a.id) filter (where a.is_active) as users, max(d.last_active) as last_active
      from app_user a left join user_device d on d.company_id = a.company_id and d.user_id = a.id where a.company_id = c.id) u
   cross join lateral (select max(value) filter (where counter = 'properties') as properties,
        max(value) filter (where counter = 'open_inquiries') as open_inquiries,
        max(value) filter (where counter = 'picture_bytes') as picture_bytes
      from company_counter k where k.company_id = c.id and k.counter in ('properties', 'open_inquiries', 'picture_bytes')) n
   order by c.created_date desc, c.id desc`;

export const accountHandlers: Handlers<typeof accountCalls> = {
  async list({ query }, context) {
    const { db } = context;
    const search = `%${(query.search ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
    const status = query.status ?? null;
    const found = sql`
      select c.id, c.created_date from company c join current_subscription s on s.company = c.id
       where not c.is_platform and (${status}::text is null or s.status = ${status})
         and (${query.search ?? ''} = '' or c.company_name ilike ${search} or exists (select from app_user a
           where a.company_id = c.id and a.usertype = 'Owner'
             and (a.first_name || ' ' || a.last_name ilike ${search} or a.mobile = ${query.search ?? ''} or a.email ilike ${search})))`;
    const counted = await sql<{ count: number }>`select count(*) as count from (${found}) f`.execute(db);
    const { count } = counted.rows[0]!;
    const paging = await readPaging(query, ['-created_date'], async () => count);
    const page = sql`${found} order by c.created_date desc, c.id desc limit ${paging.size + 1} offset ${paging.offset}`;
    const { rows } = await accounts(page).execute(db);
    return envelope(
      context,
      paging,
      count,
      rows,
      () => undefined,
      (row) => row,
    );
  },

  /** From its last day on where it still runs, else from today. */
  async extendTrial({ params }, context) {
    const account = await held(context, params.id);
    if (!account.may_extend) throw conflict(accountTexts.extendedBefore);
    const today = dayInIndia(context.services.now());
    const from = account.ends_on && account.ends_on >= today ? account.ends_on : addDays(today, -1);
    await sql`
      update subscription set ends_on = ${addDays(from, trial.extraDays)}, extended_on = ${today}
       where id = (select s.id from current_subscription s where s.company = ${params.id})`.execute(context.db);
    return readAccount(context, params.id);
  },

  async complimentary({ params, body }, context) {
    await held(context, params.id);
    const { db, services } = context;
    const today = dayInIndia(services.now());
    if (body.ends_on < today) throw fieldErrors({ ends_on: [accountTexts.endTooEarly] });
    const { numAffectedRows } = await sql`
      insert into subscription (company_id, plan, kind, started_on, ends_on, users_allowed)
      select ${params.id}, p.id, 'Complimentary', ${today}, ${body.ends_on}, p.users_included
        from offered_plan p where p.code = ${body.plan} and p.is_active and not p.is_trial`.execute(db);
    if (numAffectedRows === 0n) throw notFound();
    return readAccount(context, params.id);
  },

  async suspend({ params }, context) {
    await held(context, params.id);
    await sql`update company set suspended_at = coalesce(suspended_at, now()) where id = ${params.id}`.execute(
      context.db,
    );
    return readAccount(context, params.id);
  },

  async resume({ params }, context) {
    await held(context, params.id);
    await sql`update company set suspended_at = null where id = ${params.id}`.execute(context.db);
    return readAccount(context, params.id);
  },
};

const readAccount = async ({ db }: Context, id: number): Promise<Account> => {
  const { rows } = await accounts(sql`select id from company where id = ${id} and not is_platform`).execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** The office, held against others who act on it at the same moment. */
const held = async (context: Context, id: number): Promise<Account> => {
  await sql`select 1 from company where id = ${id} for no key update`.execute(context.db);
  return readAccount(context, id);
};
