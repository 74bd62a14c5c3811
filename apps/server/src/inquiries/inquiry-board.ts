import { type BoardColumn, boardCards, inquiries, type inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { boardStages } from '@angan/contract/inquiries/inquiry-filters.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { sql } from 'kysely';
import { orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { readPaging } from '../core/list.ts';
import { askedInquiries } from './filter-inquiries.ts';
import { inquiryRows } from './inquiry-row.ts';
import { showInquiry } from './show-inquiry.ts';

type Query = Received<typeof inquiryCalls.board>['query'];
type Counted = Pick<BoardColumn, 'stage' | 'count' | 'sum_total' | 'sum_monthly'> & { ids: number[] };

const boughtIds = dealTypes.filter(({ unit }) => unit === 'total').map(({ id }) => id);
const monthlyIds = dealTypes.filter(({ unit }) => unit === 'month').map(({ id }) => id);

/**
 * The open inquiries by stage: one statement counts and finds the first cards of every column, another reads these. A
 * budget counts once, as what the first deal type that was asked for makes of it.
 */
export const inquiryBoard = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const { stage, ...others } = query;
  const stages = boardStages.filter((one) => !stage?.length || stage.includes(one));
  const paging = await readPaging({ ordering: query.ordering }, inquiries.ordering, async () => 0);
  const order = sql.join([...orderOf(paging.field === 'score' ? 's' : 'i', paging)]);
  const where = askedInquiries(others, context);
  const scores = sql`join inquiry_score s on s.company_id = i.company_id and s.id = i.id`;
  const { rows } = await sql<Counted>`
    select st.stage, coalesce(n.count, 0) as count, coalesce(n.sum_total, 0) as sum_total,
        coalesce(n.sum_monthly, 0) as sum_monthly, coalesce(first.ids, '{}') as ids
      from unnest(${stages}::text[]) with ordinality as st (stage, place)
      left join (
        select i.stage, count(*), sum(i.budget_max) filter (where i.deal_type[1] = any (${boughtIds})) as sum_total,
            sum(i.budget_max) filter (where i.deal_type[1] = any (${monthlyIds})) as sum_monthly
          from inquiry i where ${where} and i.stage = any (${stages}) group by i.stage
      ) n on n.stage = st.stage
      left join lateral (
        select array_agg(f.id order by f.place) as ids from (
          select i.id, row_number() over (order by ${order}) as place from inquiry i ${scores}
           where ${where} and i.stage = st.stage order by ${order} limit ${boardCards}
        ) f
      ) first on true
     order by st.place`.execute(db);
  const ids = rows.flatMap((row) => row.ids);
  const cards = ids.length
    ? await inquiryRows(db, actor.companyId)
        .where((eb) => eb('i.id', '=', eb.fn.any(eb.val(ids))))
        .execute()
    : [];
  const shown = new Map(cards.map((row) => [row.id, showInquiry(row, context)]));
  return { columns: rows.map(({ ids, ...column }) => ({ ...column, results: ids.map((id) => shown.get(id)!) })) };
};
