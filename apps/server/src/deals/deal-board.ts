import { dealLimits } from '@angan/contract/deals/deal-fields.ts';
import { type DealColumn, type dealCalls, deals } from '@angan/contract/deals/deals.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { dealLadders, stagesOfDeals } from '@angan/domain/lookups/deals.ts';
import { type SqlBool, sql } from 'kysely';
import { orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { readPaging } from '../core/list.ts';
import { brokerageOf, endedOn, openCounts, overdueOf } from './board-figures.ts';
import { dealRows } from './deal-row.ts';
import { askedDeals, isOpenNow } from './filter-deals.ts';
import { showDeals } from './show-deals.ts';

type Query = Received<typeof dealCalls.board>['query'];
type Counted = Pick<DealColumn, 'stage' | 'count' | 'sum' | 'weighted'> & { ids: number[] };

/** What a deal comes to: its price, or a month's rent, or the deposit that is handed over in its place. */
const worth = sql`coalesce(d.agreed_price, d.agreed_rent, d.deposit, 0)`;

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
          from deal d left join ${brokerageOf(context)} b on b.deal = d.id where ${where} group by d.stage
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
    ladders: await openCounts(query, context),
    overdue: await overdueOf(where, context),
    ended: await endedOn(query, ladder, context),
    columns: rows.map(({ ids, ...column }) => ({
      ...column,
      probability: stages.find(({ stage }) => stage === column.stage)!.probability,
      results: ids.map((id) => shown.get(id)!),
    })),
  };
};
