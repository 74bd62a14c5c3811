import { dealLimits } from '@angan/contract/deals/deal-fields.ts';
import { type DealColumn, type dealCalls, deals } from '@angan/contract/deals/deals.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type DealLadder, dealLadders, stagesOfDeals } from '@angan/domain/lookups/deals.ts';
import { financialYearOf } from '@angan/domain/taxes/index.ts';
import { type SqlBool, sql } from 'kysely';
import { type Condition, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { readPaging } from '../core/list.ts';
import { dealRows } from './deal-row.ts';
import { askedDeals, isOpenNow, isOverdue, typesOnLadder } from './filter-deals.ts';
import { showDeals } from './show-deals.ts';

type Query = Received<typeof dealCalls.board>['query'];
type Counted = Pick<DealColumn, 'stage' | 'count' | 'sum' | 'weighted'> & { ids: number[] };

/** What a deal comes to: its price, or a month's rent, or the deposit that is handed over in its place. */
const worth = sql`coalesce(d.agreed_price, d.agreed_rent, d.deposit, 0)`;

/** How many are open on each ladder, and how many of the asked one are late. */
const openCounts = async (query: Query, ladder: DealLadder, context: Context) => {
  const { ladder: _, ...others } = query;
  const today = dayInIndia(context.services.now());
  const { rows } = await sql<{ deal_type: number; count: number; late: number }>`
    select d.deal_type, count(*), count(*) filter (where d.expected_close < ${today}) as late
      from deal d where ${askedDeals(others, context)} and ${isOpenNow} group by 1`.execute(context.db);
  const of = (one: DealLadder) => rows.filter(({ deal_type }) => typesOnLadder(one).includes(deal_type));
  return {
    ladders: dealLadders.map((one) => ({ ladder: one, count: of(one).reduce((sum, { count }) => sum + count, 0) })),
    late: of(ladder).reduce((sum, { late }) => sum + late, 0),
  };
};

/** Brokerage without GST of each deal, as the dashboard weighs it. */
const brokerage = ({ actor }: Context) => sql`(select m.deal, sum(m.taxable) as taxable from commission m
  where m.company_id = ${actor.companyId} and not m.is_deleted and m.status not in ('Cancelled', 'Written Off') group by m.deal)`;

/** What is past its day on the open deals of the ladder. */
const overdueOf = async (where: Condition, { actor, db, services }: Context) => {
  const { rows } = await sql<{ amount: number; deals: number }>`
    select coalesce(sum(m.balance), 0) as amount, count(distinct d.id) as deals
      from commission m join deal d on d.company_id = m.company_id and d.id = m.deal
     where m.company_id = ${actor.companyId} and not m.is_deleted and ${isOverdue(dayInIndia(services.now()))} and ${where}`.execute(
    db,
  );
  return rows[0]!;
};

/** What ended on the ladder since the financial year began. */
const endedOn = async (query: Query, ladder: DealLadder, context: Context) => {
  const { from: since } = financialYearOf(dayInIndia(context.services.now()));
  const { rows } = await sql<{ closed: number; cancelled: number }>`
    select count(*) filter (where d.stage = 'Closed') as closed, count(*) filter (where d.stage = 'Cancelled') as cancelled
      from deal d where ${askedDeals({ ...query, ladder }, context)} and not ${isOpenNow}
       and exists (select 1 from deal_stage_move v where v.company_id = d.company_id and v.deal = d.id and v.to_stage = d.stage
         and v.at >= ${`${since}T00:00:00+05:30`})`.execute(context.db);
  return { since, ...rows[0]! };
};

/**
 * The open deals of a ladder by stage: one statement counts and finds the first cards of every column, another reads
 * these.
 */
export const dealBoard = async (query: Query, context: Context) => {
  const ladder = query.ladder ?? dealLadders[0];
  const stages = stagesOfDeals(ladder).filter(({ stage }) => stage !== 'Closed' && stage !== 'Cancelled');
  const paging = await readPaging({ ordering: query.ordering ?? 'expected_close' }, deals.ordering, async () => 0);
  const order = sql.join([...orderOf('d', paging)]);
  const where = sql<SqlBool>`${askedDeals({ ...query, ladder }, context)} and ${isOpenNow}`;
  const { rows } = await sql<Counted>`
    select st.stage, coalesce(n.count, 0) as count, coalesce(n.sum, 0) as sum, coalesce(n.weighted, 0) as weighted,
        coalesce(first.ids, '{}') as ids
      from unnest(${stages.map(({ stage }) => stage)}::text[]) with ordinality as st (stage, place)
      left join (
        select d.stage, count(*), sum(${worth}) as sum, round(sum(b.taxable * d.probability / 100), 2) as weighted
          from deal d left join ${brokerage(context)} b on b.deal = d.id where ${where} group by d.stage
      ) n on n.stage = st.stage
      left join lateral (
        select array_agg(f.id order by f.place) as ids from (
          select d.id, row_number() over (order by ${order}) as place from deal d
           where ${where} and d.stage = st.stage order by ${order} limit ${dealLimits.cards}
        ) f
      ) first on true
     order by st.place`.execute(context.db);
  const ids = rows.flatMap((row) => row.ids);
  const cards = ids.length ? await dealRows(context).where('d.id', 'in', ids).execute() : [];
  const shown = new Map((await showDeals(cards, context)).map((deal) => [deal.id, deal]));
  return {
    ladder,
    ...(await openCounts(query, ladder, context)),
    overdue: await overdueOf(where, context),
    ended: await endedOn(query, ladder, context),
    columns: rows.map(({ ids, ...column }) => ({
      ...column,
      probability: stages.find(({ stage }) => stage === column.stage)!.probability,
      results: ids.map((id) => shown.get(id)!),
    })),
  };
};
