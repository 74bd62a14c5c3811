import type { dealCalls } from '@angan/contract/deals/deals.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type DealLadder, dealLadders } from '@angan/domain/lookups/deals.ts';
import { financialYearOf } from '@angan/domain/taxes/index.ts';
import { sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { askedDeals, isOpenNow, isOverdue, typesOnLadder } from './filter-deals.ts';

type Query = Received<typeof dealCalls.board>['query'];

/** How many are open on each ladder. */
export const openCounts = async (query: Query, context: Context) => {
  const { ladder: _, ...others } = query;
  const { rows } = await sql<{ deal_type: number; count: number }>`
    select d.deal_type, count(*) from deal d where ${askedDeals(others, context)} and ${isOpenNow} group by 1`.execute(
    context.db,
  );
  return dealLadders.map((ladder) => {
    const types = typesOnLadder(ladder);
    const of = rows.filter(({ deal_type }) => types.includes(deal_type));
    return { ladder, count: of.reduce((sum, { count }) => sum + count, 0) };
  });
};

/** Brokerage without GST of each deal, as the dashboard weighs it. */
export const brokerageOf = ({ actor }: Context) => sql`(select m.deal, sum(m.taxable) as taxable from commission m
  where m.company_id = ${actor.companyId} and not m.is_deleted and m.status not in ('Cancelled', 'Written Off') group by m.deal)`;

/** What is past its day on the open deals of the ladder. */
export const overdueOf = async (where: Condition, { actor, db, services }: Context) => {
  const { rows } = await sql<{ amount: number; deals: number }>`
    select coalesce(sum(m.balance), 0) as amount, count(distinct d.id) as deals
      from commission m join deal d on d.company_id = m.company_id and d.id = m.deal
     where m.company_id = ${actor.companyId} and not m.is_deleted and ${isOverdue(dayInIndia(services.now()))} and ${where}`.execute(
    db,
  );
  return rows[0]!;
};

/** What ended on the ladder since the financial year began. */
export const endedOn = async (query: Query, ladder: DealLadder, context: Context) => {
  const { from: since } = financialYearOf(dayInIndia(context.services.now()));
  const { rows } = await sql<{ closed: number; cancelled: number }>`
    select count(*) filter (where d.stage = 'Closed') as closed, count(*) filter (where d.stage = 'Cancelled') as cancelled
      from deal d where ${askedDeals({ ...query, ladder }, context)} and not ${isOpenNow}
       and exists (select 1 from deal_stage_move v where v.company_id = d.company_id and v.deal = d.id and v.to_stage = d.stage
         and v.at >= ${`${since}T00:00:00+05:30`})`.execute(context.db);
  return { since, ...rows[0]! };
};
