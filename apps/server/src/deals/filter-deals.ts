import type { dealDues } from '@angan/contract/deals/deal-filters.ts';
import { deals } from '@angan/contract/deals/deals.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { type DealLadder, dealLadderOf } from '@angan/domain/lookups/deals.ts';
import { type SqlBool, sql } from 'kysely';
import { isDue } from '../commissions/index.ts';
import { type Condition, conditionsOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { wordsOf } from '../core/search-words.ts';

/** A word is looked for in the code, the names of both, and the society or project. */
const hasWord = (word: string) => sql<SqlBool>`(d.deal_code ilike ${word}
  or exists (select 1 from contact c where c.company_id = d.company_id and c.id in (d.buyer, d.seller) and c.name ilike ${word})
  or exists (select 1 from property p join society s on s.company_id = p.company_id and s.id = p.society_name
    where p.company_id = d.company_id and p.id = d.property and s.society_name ilike ${word})
  or exists (select 1 from projectunit u join project pj on pj.company_id = u.company_id and pj.id = u.project
    where u.company_id = d.company_id and u.id = d.projectunit and pj.project_name ilike ${word}))`;

/** Ids of the deal types that go through the stages of a ladder. */
export const typesOnLadder = (ladder: DealLadder): number[] =>
  dealTypes.filter(({ deal_type }) => dealLadderOf(deal_type) === ladder).map(({ id }) => id);

export const isOpenNow = sql<SqlBool>`d.stage not in ('Closed', 'Cancelled')`;

/** Of commissions, as `m`: owed, and past its day. */
export const isOverdue = (today: string) => sql<SqlBool>`(${isDue} and m.due_date < ${today})`;

const owes = (which: Condition) => sql<SqlBool>`exists (select 1 from commission m
  where m.company_id = d.company_id and m.deal = d.id and not m.is_deleted and ${which})`;

const special = (today: string): Record<string, (value: never) => Condition> => ({
  ladder: (ladder: DealLadder) => sql<SqlBool>`d.deal_type = any (${typesOnLadder(ladder)})`,
  is_open: (isOpen: boolean) => (isOpen ? isOpenNow : sql<SqlBool>`d.stage in ('Closed', 'Cancelled')`),
  contact: (ids: number[]) => sql<SqlBool>`(d.buyer = any (${ids}) or d.seller = any (${ids}))`,
  area: (
    ids: number[],
  ) => sql<SqlBool>`(exists (select 1 from property p where p.company_id = d.company_id and p.id = d.property and p.area && ${ids}::bigint[])
    or exists (select 1 from projectunit u join project pj on pj.company_id = u.company_id and pj.id = u.project
      where u.company_id = d.company_id and u.id = d.projectunit and pj.area && ${ids}::bigint[]))`,
  staff: (
    ids: number[],
  ) => sql<SqlBool>`(exists (select 1 from jsonb_to_recordset(d.closing_users) as c ("user" bigint) where c."user" = any (${ids}))
    or d.closing_users = '[]' and d.created_by = any (${ids}))`,
  dues: (which: (typeof dealDues)[number]) => owes(which === 'Overdue' ? isOverdue(today) : isDue),
});

/** What is asked for among the company's deals, as `d`. */
export const askedDeals = (
  query: Record<string, unknown>,
  { actor, services }: Pick<Context, 'actor' | 'services'>,
): Condition =>
  sql.join<SqlBool>(
    [
      sql<SqlBool>`d.company_id = ${actor.companyId} and not d.is_deleted`,
      ...conditionsOf('d', deals.filters, query, special(dayInIndia(services.now()))),
      ...wordsOf(query.search as string | undefined).map(hasWord),
    ],
    sql` and `,
  ) as Condition;
