import { type splitCalls, splitFilters } from '@angan/contract/commissions/splits.ts';
import type { Received, Returned } from '@angan/contract/kit/call.ts';
import { type SqlBool, sql } from 'kysely';
import { conditionsOf } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { envelope, readPaging } from '../core/list.ts';
import { aboutColumn, dealColumn, loanColumn } from './about.ts';
import { payeeName } from './payee-name.ts';

/** Owners see every share, everybody else their own: the amount and whether it is paid, not what the office earns. */
export const mySplits = (actor: Actor) =>
  actor.scope('commission:edit') === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`s.user_id = ${actor.userId}`;

const rowsOf = ({ db, actor }: Context) =>
  db
    .selectFrom('commission_split as s')
    .innerJoin('commission as m', (join) =>
      join.onRef('m.company_id', '=', 's.company_id').onRef('m.id', '=', 's.commission'),
    )
    .leftJoin('deal as d', (join) => join.onRef('d.company_id', '=', 'm.company_id').onRef('d.id', '=', 'm.deal'))
    .leftJoin('loan as l', (join) => join.onRef('l.company_id', '=', 'm.company_id').onRef('l.id', '=', 'm.loan'))
    .where('s.company_id', '=', actor.companyId)
    .where('m.is_deleted', '=', false)
    .where('m.status', 'not in', ['Cancelled', 'Written Off'])
    .where(mySplits(actor));

export const listSplits = async ({ query }: Pick<Received<typeof splitCalls.list>, 'query'>, context: Context) => {
  const isOwner = context.actor.scope('commission:edit') === 'all';
  const where = sql.join<SqlBool>([sql`true`, ...conditionsOf('s', splitFilters, query)], sql` and `);
  const total = async () =>
    (await rowsOf(context).where(where).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count;
  const { cursor: _, ...paged } = query;
  const paging = await readPaging(paged, ['-created_date', 'created_date'], total);
  const rows = await rowsOf(context)
    .where(where)
    .selectAll('s')
    .select([
      payeeName.as('name'),
      'm.payer_side',
      aboutColumn.as('about'),
      dealColumn.as('deal'),
      loanColumn.as('loan'),
    ])
    .orderBy('s.created_date', paging.direction)
    .orderBy('s.id', paging.direction)
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
    (row) => ({ ...row, ...(!isOwner && { percent: null, fixed: null }), commission: isOwner ? row.commission : null }),
  ) as unknown as Returned<typeof splitCalls.list>;
};

/** What each person and co-broker is owed and was paid, whoever is owed most first. */
export const listPayees = async (context: Context) =>
  (await rowsOf(context)
    .select([
      sql<string>`case when s.user_id is null then 'contact ' || s.contact else 'user ' || s.user_id end`.as('key'),
      sql<string>`min(s.party_type)`.as('party_type'),
      's.user_id',
      's.contact',
      sql<string>`min(${payeeName})`.as('name'),
      sql<number>`coalesce(sum(s.amount) filter (where s.status = 'Due'), 0)`.as('due'),
      sql<number>`count(*) filter (where s.status = 'Due')`.as('due_count'),
      sql<number>`coalesce(sum(s.amount - s.tds_amount) filter (where s.status = 'Paid'), 0)`.as('paid'),
      sql<number>`coalesce(sum(s.tds_amount) filter (where s.status = 'Paid'), 0)`.as('tds'),
    ])
    .groupBy(['s.user_id', 's.contact'])
    .orderBy(sql`6 desc, 1`)
    .limit(200)
    .execute()) as unknown as Returned<typeof splitCalls.payees>;
