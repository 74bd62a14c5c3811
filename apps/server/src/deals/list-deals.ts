import { type dealCalls, deals } from '@angan/contract/deals/deals.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { sql } from 'kysely';
import { afterOf, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { envelope, readPaging } from '../core/list.ts';
import { dealRows } from './deal-row.ts';
import { askedDeals } from './filter-deals.ts';
import { showDeals } from './show-deals.ts';

type Query = Received<typeof dealCalls.list>['query'];

/** Days that a deal may be listed by; only the first is never missing. */
const days = ['expected_close', 'lease_end'];

/** A page of the company's deals, with their number. */
export const listDeals = async (query: Query, context: Context) => {
  const { db } = context;
  const where = askedDeals(query, context);
  const total = async () =>
    (await db.selectFrom('deal as d').select(sql<number>`count(*)`.as('count')).where(where).executeTakeFirstOrThrow())
      .count;
  const paging = await readPaging(query, deals.ordering, total);
  const [first, second] = orderOf('d', paging);
  let page = dealRows(context).where(where);
  for (const condition of afterOf('d', paging, {}, days)) page = page.where(condition);
  const rows = await page
    .orderBy(first)
    .orderBy(second)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const fits = paging.page === 1 && rows.length <= paging.size;
  const shown = new Map((await showDeals(rows, context)).map((deal) => [deal.id, deal]));
  return envelope(
    context,
    paging,
    fits ? rows.length : await total(),
    rows,
    (row) => String(row[paging.field as 'created_date' | 'expected_close' | 'lease_end' | 'agreed_price'] ?? ''),
    ({ id }) => shown.get(id)!,
  );
};
