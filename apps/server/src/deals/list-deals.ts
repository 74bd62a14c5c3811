import { type dealCalls, deals } from '@angan/contract/deals/deals.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { type SqlBool, sql } from 'kysely';
import { afterOf, conditionsOf, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { envelope, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { dealRows, showDeal } from './deal-row.ts';

type Query = Received<typeof dealCalls.list>['query'];

/** A word is looked for in the code, the names of both and the society. */
const hasWord = (word: string) => sql<SqlBool>`(d.deal_code ilike ${word}
  or exists (select 1 from contact c where c.company_id = d.company_id and c.id in (d.buyer, d.seller) and c.name ilike ${word})
  or exists (select 1 from property p join society s on s.company_id = p.company_id and s.id = p.society_name
    where p.company_id = d.company_id and p.id = d.property and s.society_name ilike ${word}))`;

const asked = (query: Query) =>
  sql.join<SqlBool>(
    [sql`true`, ...conditionsOf('d', deals.filters, query), ...wordsOf(query.search).map(hasWord)],
    sql` and `,
  );

/** A page of the company's deals, with their number. */
export const listDeals = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const where = asked(query);
  const total = async () =>
    (
      await db
        .selectFrom('deal as d')
        .select(sql<number>`count(*)`.as('count'))
        .where('d.company_id', '=', actor.companyId)
        .where('d.is_deleted', '=', false)
        .where(where)
        .executeTakeFirstOrThrow()
    ).count;
  const paging = await readPaging(query, deals.ordering, total);
  const [first, second] = orderOf('d', paging);
  let page = dealRows(context).where(where);
  for (const condition of afterOf('d', paging)) page = page.where(condition);
  const rows = await page
    .orderBy(first)
    .orderBy(second)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const fits = paging.page === 1 && rows.length <= paging.size;
  return envelope(
    context,
    paging,
    fits ? rows.length : await total(),
    rows,
    (row) => row.created_date,
    (row) => showDeal(row, context),
  );
};
