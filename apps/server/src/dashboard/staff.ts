import type { DashboardInquiries } from '@angan/contract/dashboard/dashboard.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { usualRevealLimit } from '@angan/domain/personal-rights.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { type Asked, type DashboardQuery, dealsAsked } from './asked.ts';
import { isClosedIn } from './brokerage.ts';
import type { readInquiries } from './inquiries.ts';
import type { readWork } from './work.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly usertype: string;
  readonly is_active: boolean;
  readonly reveals_today: number;
  readonly reveal_limit: number;
}

const people = async ({ actor, db, services }: Context): Promise<Person[]> => {
  const { rows } = await sql<Person>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.usertype, u.is_active,
        (select count(*) from revealed_number n where n.company_id = u.company_id and n.user_id = u.id
          and n.day = ${dayInIndia(services.now())}::date) as reveals_today,
        coalesce((select r.daily_reveal_limit from user_permission r where r.company_id = u.company_id and r.user_id = u.id),
          ${usualRevealLimit}) as reveal_limit
      from app_user u where u.company_id = ${actor.companyId} order by u.created_date, u.id`.execute(db);
  return rows;
};

/** What each of the people has of the brokerage of deals that were closed in the span, in rupees. */
const sharesOf = async (query: DashboardQuery, { span }: Asked, context: Context) => {
  const { rows } = await sql<{ id: number; share: number }>`
    select s.user_id as id, sum(s.amount) as share
      from commission_split s
      join commission m on m.company_id = s.company_id and m.id = s.commission and not m.is_deleted and m.status not in ('Cancelled', 'Written Off')
      join deal d on d.company_id = m.company_id and d.id = m.deal
     where s.company_id = ${context.actor.companyId} and s.user_id is not null and d.stage = 'Closed'
       and ${dealsAsked({ ...query, user: undefined }, context)} and ${isClosedIn(span.from, span.to)}
     group by 1`.execute(context.db);
  return rows;
};

type Inquiries = Awaited<ReturnType<typeof readInquiries>>;
type Work = Awaited<ReturnType<typeof readWork>>;

/** Who did what: everybody who works here, and who did and left since; those with most inquiries first. */
export const staffOf = async (
  context: Context,
  query: DashboardQuery,
  asked: Asked,
  { users }: Inquiries,
  work: Work,
): Promise<DashboardInquiries['staff']> => {
  const { user } = query;
  const [all, shares] = await Promise.all([people(context), sharesOf(query, asked, context)]);
  return all
    .filter(({ id }) => !user?.length || user.includes(id))
    .flatMap(({ is_active, ...person }) => {
      const own = users.find(({ id }) => id === person.id);
      const done = work.users.find(({ id }) => id === person.id);
      const share = shares.find(({ id }) => id === person.id)?.share ?? 0;
      if (!is_active && !own && !done && share === 0) return [];
      return [
        {
          ...person,
          inquiries: own?.inquiries ?? 0,
          calls: done?.calls ?? 0,
          visits: done?.visits ?? 0,
          tokens: own?.tokens ?? 0,
          won: own?.won ?? 0,
          response: own?.response == null ? null : Math.round(own.response),
          missed: done?.missed ?? 0,
          share,
        },
      ];
    })
    .sort((a, b) => b.inquiries - a.inquiries || b.calls - a.calls);
};

/** The sources of the span by their names, those that brought most first. */
export const sourcesOf = async (
  { actor, db }: Context,
  { sources }: Inquiries,
): Promise<DashboardInquiries['sources']> => {
  const names = await db
    .selectFrom('source')
    .select(['id', 'source_name', 'monthly_cost'])
    .where('company_id', '=', actor.companyId)
    .execute();
  return sources
    .map(({ id, count, won }) => {
      const source = names.find((row) => row.id === id);
      return { id, name: source?.source_name ?? '', count, won, monthly_cost: source?.monthly_cost ?? null };
    })
    .sort((a, b) => b.count - a.count);
};
