import { dealLimits } from '@angan/contract/deals/deal-fields.ts';
import { type DealColumn, type dealCalls, deals } from '@angan/contract/deals/deals.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { dealLadders, stagesOfDeals } from '@angan/domain/lookups/deals.ts';
import { sql } from 'kysely';
import { orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { readPaging } from '../core/list.ts';
import { dealRows } from './deal-row.ts';
import { askedDeals, isOpenNow, typesOnLadder } from './filter-deals.ts';
import { showDeals } from './show-deals.ts';

type Query = Received<typeof dealCalls.board>['query'];
type Counted = Pick<DealColumn, 'stage' | 'count' | 'sum' | 'weighted'> & { ids: number[] };

/** What a deal comes to: its price, or a month's rent, or the deposit that is handed over in its place. */
const worth = sql`coalesce(d.agreed_price, d.agreed_rent, d.deposit, 0)`;

/** How many are open on each ladder, and how many of the asked one are late. */
const openCounts = async (query: Query, ladder: (typeof dealLadders)[number], context: Context) => {
  const { ladder: _, ...others } = query;
  const today = dayInIndia(context.services.now());
  const { rows } = await sql<{ deal_type: number; count: number; late: number }>`
    select d.deal_type, count(*), count(*) filter (where d.expected_close < ${today}) as late
      from deal d where ${askedDeals(others, context)} and ${isOpenNow} group by 1`.execute(context.db);
  const of = (one: (typeof dealLadders)[number]) =>
    rows.filter(({ deal_type }) => typesOnLadder(one).includes(deal_type));
  return {
    ladders: dealLadders.map((one) => ({ ladder: one, count: of(one).reduce((sum, { count }) => sum + count, 0) })),
    late: of(ladder).reduce((sum, { late }) => sum + late, 0),
  };
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
  const where = sql`${askedDeals({ ...query, ladder }, context)} and ${isOpenNow}`;
  const { rows } = await sql<Counted>`
    select st.stage, coalesce(n.count, 0) as count, coalesce(n.sum, 0) as sum, coalesce(n.weighted, 0) as weighted,
        coalesce(first.ids, '{}') as ids
      from unnest(${stages.map(({ stage }) => stage)}::text[]) with ordinality as st (stage, place)
      left join (
        select d.stage, count(*), sum(${worth}) as sum, round(sum(${worth} * d.probability / 100), 2) as weighted
          from deal d where ${where} group by d.stage
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
    columns: rows.map(({ ids, ...column }) => ({
      ...column,
      probability: stages.find(({ stage }) => stage === column.stage)!.probability,
      results: ids.map((id) => shown.get(id)!),
    })),
  };
};
