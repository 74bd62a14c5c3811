import type { TeamMember } from '@angan/contract/team/team.ts';
import { monthStart } from '@angan/domain/dashboard-period.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { usualRevealLimit } from '@angan/domain/personal-rights.ts';
import { may, runsTheOffice } from '@angan/domain/roles.ts';
import { returnDays } from '@angan/domain/team.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { isOpen } from '../inquiries/index.ts';

/** People who left and are still listed; those before stand in the trail. */
const mostWhoLeft = 50;
const lately = sql`now() - interval '30 days'`;

type Counted = Omit<TeamMember, 'left_on' | 'return_until' | 'reveal_limit' | 'usertype' | 'month' | 'target'> & {
  usertype: TeamMember['usertype'];
  left_at: string | null;
  can_return: boolean;
  daily_reveal_limit: number | null;
  may_reveal: boolean | null;
} & Record<'visits' | 'tokens' | 'brokerage', number> &
  Record<'target_visits' | 'target_tokens' | 'target_brokerage', number | null>;

/**
 * The people of the office with what each has and did, in one statement: each of its parts counts once for everybody.
 * Visits, tokens and brokerage are of the running month, as the dashboard counts visits and shares of closed deals.
 */
export const listTeam = async ({ actor, db, services }: Context): Promise<TeamMember[]> => {
  const today = dayInIndia(services.now());
  const company = actor.companyId;
  const since = sql`${`${monthStart(today)}T00:00:00+05:30`}::timestamptz`;
  const { rows } = await sql<Counted>`
    with people as materialized (
      select u.*, row_number() over (partition by u.is_active order by u.left_at desc nulls last) as place
        from app_user u where u.company_id = ${company} and u.usertype <> 'Admin'),
    devices as (
      select d.user_id as id, max(d.last_active) as last_active,
          count(*) filter (where d.refresh_hash is not null and d.revoked_at is null) as devices
        from user_device d where d.company_id = ${company} and d.support_visit is null group by 1),
    open as (
      select l.assigned_to as id, count(*) as open_inquiries
        from inquiry_assignee l join inquiry i on i.company_id = l.company_id and i.id = l.inquiry_id
       where l.company_id = ${company} and not i.is_deleted and ${isOpen} group by 1),
    revealed as (
      select n.user_id as id, count(*) as reveals_today from revealed_number n
       where n.company_id = ${company} and n.day = ${today}::date group by 1),
    added as (
      select i.created_by as id, count(*) as inquiries from inquiry i
       where i.company_id = ${company} and not i.is_deleted and i.created_date >= ${lately} group by 1),
    listed as (
      select p.created_by as id, count(*) as properties from property p
       where p.company_id = ${company} and not p.is_deleted and p.created_date >= ${lately} group by 1),
    done as (
      select t.assigned_to as id, count(*) filter (where t.type = 'Call' and t.date_time >= ${lately}) as calls,
          count(*) filter (where t.type = 'Site Visit' and t.date_time >= ${lately}) as visits_lately,
          count(*) filter (where t.type = 'Site Visit' and t.date_time >= ${since}) as visits
        from task t
       where t.company_id = ${company} and t.status = 'Completed' and not t.is_deleted
         and t.date_time >= least(${lately}, ${since}) and t.date_time <= now() group by 1),
    shared as (
      select s.created_by as id, count(*) as shares from share s
       where s.company_id = ${company} and s.created_date >= ${lately} group by 1),
    tokened as (
      select coalesce(c."user", d.created_by) as id, count(*) as tokens
        from deal d left join lateral jsonb_to_recordset(d.closing_users) as c ("user" bigint) on true
       where d.company_id = ${company} and not d.is_deleted and d.stage <> 'Cancelled'
         and d.token_date >= ${monthStart(today)}::date and d.token_date <= ${today}::date group by 1),
    earned as (
      select s.user_id as id, sum(s.amount) as brokerage
        from deal_stage_move v join deal d on d.company_id = v.company_id and d.id = v.deal and d.stage = 'Closed' and not d.is_deleted
        join commission m on m.company_id = d.company_id and m.deal = d.id and not m.is_deleted and m.status not in ('Cancelled', 'Written Off')
        join commission_split s on s.company_id = m.company_id and s.commission = m.id and s.user_id is not null
       where v.company_id = ${company} and v.to_stage = 'Closed' and v.at >= ${since} group by 1)
    select u.id, u.first_name, u.last_name, u.usertype, u.mobile, u.email, u.is_active, u.created_date as joined_on, u.left_at,
        u.target_visits, u.target_tokens, u.target_brokerage,
        coalesce(r.areas, '{}') as areas, r.daily_reveal_limit, r.can_reveal_numbers as may_reveal,
        devices.last_active, coalesce(devices.devices, 0) as devices, coalesce(open.open_inquiries, 0) as open_inquiries,
        coalesce(revealed.reveals_today, 0) as reveals_today,
        json_build_object('inquiries', coalesce(added.inquiries, 0), 'properties', coalesce(listed.properties, 0),
          'calls', coalesce(done.calls, 0), 'visits', coalesce(done.visits_lately, 0), 'shares', coalesce(shared.shares, 0)) as lately,
        coalesce(done.visits, 0) as visits, coalesce(tokened.tokens, 0) as tokens, coalesce(earned.brokerage, 0) as brokerage,
        exists (select from team_leaving l where l.company_id = u.company_id and l.user_id = u.id and l.undone_at is null
          and l.left_at = u.left_at) as can_return
      from people u
      left join user_permission r on r.company_id = u.company_id and r.user_id = u.id
      left join devices on devices.id = u.id left join open on open.id = u.id left join revealed on revealed.id = u.id
      left join added on added.id = u.id left join listed on listed.id = u.id left join done on done.id = u.id
      left join shared on shared.id = u.id left join tokened on tokened.id = u.id left join earned on earned.id = u.id
     where u.is_active or u.place <= ${mostWhoLeft}
     order by u.is_active desc, case u.usertype when 'Owner' then 0 when 'Co-Owner' then 1 else 2 end,
       case when u.is_active then u.created_date end, u.left_at desc, u.id`.execute(db);
  return rows.map((row) => showMember(row, services.now()));
};

const showMember = (row: Counted, now: Date): TeamMember => {
  const { left_at, can_return, visits, tokens, brokerage, ...rest } = row;
  const until = left_at === null ? undefined : new Date(Date.parse(left_at) + returnDays * 86_400_000);
  return {
    ...rest,
    left_on: left_at,
    return_until: until && can_return && until > now ? until.toISOString() : null,
    reveal_limit: limitOf(row),
    month: { visits, tokens, brokerage },
    target: { visits: row.target_visits, tokens: row.target_tokens, brokerage: row.target_brokerage },
  };
};

/** Who runs the office has no limit; who may not reveal has 0. */
const limitOf = ({ usertype, may_reveal, daily_reveal_limit }: Counted): number | null => {
  if (runsTheOffice(usertype)) return null;
  return (may_reveal ?? may(usertype, 'inquiry:reveal')) ? (daily_reveal_limit ?? usualRevealLimit) : 0;
};
