import type { receiptCalls } from '@angan/contract/commissions/receipts.ts';
import type { Received, Returned } from '@angan/contract/kit/call.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { envelope, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { dealColumn, loanColumn } from './about.ts';

type Query = Received<typeof receiptCalls.list>['query'];

const pending = sql<SqlBool>`(r.tds_amount > 0 and not r.certificate_received)`;

const rowsOf = ({ db, actor }: Context, query: Query) => {
  let rows = db
    .selectFrom('commission_receipt as r')
    .innerJoin('commission as m', (join) =>
      join.onRef('m.company_id', '=', 'r.company_id').onRef('m.id', '=', 'r.commission'),
    )
    .innerJoin('contact as c', (join) => join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.payer'))
    .leftJoin('deal as d', (join) => join.onRef('d.company_id', '=', 'm.company_id').onRef('d.id', '=', 'm.deal'))
    .leftJoin('loan as l', (join) => join.onRef('l.company_id', '=', 'm.company_id').onRef('l.id', '=', 'm.loan'))
    .leftJoin('invoice as i', (join) => join.onRef('i.company_id', '=', 'r.company_id').onRef('i.id', '=', 'r.invoice'))
    .where('r.company_id', '=', actor.companyId)
    .where('r.is_deleted', '=', false);
  if (query.certificate_pending) rows = rows.where(pending);
  if (query.date__gte) rows = rows.where('r.date', '>=', query.date__gte);
  if (query.date__lte) rows = rows.where('r.date', '<=', query.date__lte);
  for (const word of wordsOf(query.search))
    rows = rows.where(sql<SqlBool>`(c.name ilike ${word} or c.company_name ilike ${word} or r.ref_no ilike ${word})`);
  return rows;
};

/** What came in, the newest first; certificates that are still to come, the oldest first. */
export const listReceipts = async ({ query }: { query: Query }, context: Context) => {
  const total = async () =>
    (await rowsOf(context, query).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count;
  const { cursor: _, ...paged } = query;
  const paging = await readPaging(paged, ['-date', 'date'], total);
  const direction = query.certificate_pending && !query.ordering ? 'asc' : paging.direction;
  const rows = await rowsOf(context, query)
    .selectAll('r')
    .select([
      'i.no as invoice_no',
      'm.payer_side',
      sql<{
        id: number;
        name: string;
        mobile_number_1: string;
      }>`json_build_object('id', c.id, 'name', c.name, 'mobile_number_1', c.mobile_number_1)`.as('payer'),
      dealColumn.as('deal'),
      loanColumn.as('loan'),
    ])
    .orderBy('r.date', direction)
    .orderBy('r.id', direction)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const fits = paging.page === 1 && rows.length <= paging.size;
  return envelope(
    context,
    paging,
    fits ? rows.length : await total(),
    rows,
    () => undefined,
    (row) => row,
  ) as unknown as Returned<typeof receiptCalls.list>;
};
