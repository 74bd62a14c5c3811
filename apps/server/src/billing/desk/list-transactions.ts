import { searchCountCap } from '@angan/contract/kit/resource.ts';
import type { DeskTransaction, transactionCalls } from '@angan/contract/platform/transactions.ts';
import { toRupees } from '@angan/domain/paise.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Handler } from '../../core/http/serve.ts';
import { envelope, readPaging } from '../../core/list.ts';

type List = Handler<typeof transactionCalls.list>;
type Query = Parameters<List>[0]['query'];

/**
 * The orders of all offices. The page's ids come from an index alone, in the order of the ids, which is that of the days;
 * what is shown of each is read for those on the page. Counted up to the cap, for a million is never looked through.
 */
export const listTransactions: List = async ({ query }, context) => {
  const { db } = context;
  const found = foundBy(query);
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (${found} limit ${searchCountCap + 1}) f`.execute(db);
    return rows[0]!.count;
  };
  const paging = await readPaging(query, ['-id'], count);
  const after = paging.after ? sql`and t.id < ${paging.after.id}` : sql``;
  const page = sql`${found} ${after} order by t.id desc limit ${paging.size + 1} offset ${paging.offset}`;
  const rows = await readRows(context, page);
  return envelope(
    context,
    paging,
    await count(),
    rows,
    ({ id }) => String(id),
    (row) => row,
  );
};

/** Which orders a query asks for. A search is an office's name, an order's number or the gateway's id of a payment. */
const foundBy = ({ search, status, purpose, held, company }: Query): RawBuilder<unknown> => {
  const conditions = [
    status && sql`t.status = any (${status}::text[])`,
    purpose && sql`t.purpose = any (${purpose}::text[])`,
    company && sql`t.company_id = any (${company}::bigint[])`,
    held &&
      sql`t.id in (select h.id from transaction h where h.held_reason is not null
        union select p.transaction from payment p where p.outcome = 'held')`,
    search && searched(search),
  ].filter((one) => one !== undefined && one !== '');
  return sql`select t.id from transaction t where ${sql.join([sql`true`, ...(conditions as RawBuilder<unknown>[])], sql` and `)}`;
};

const searched = (search: string) => {
  const typed = search.replaceAll(/[\\%_]/g, '\\$&');
  return sql`t.id in (
    select o.id from transaction o where o.order_no like ${`${typed.toUpperCase()}%`}
    union select p.transaction from payment p where p.gateway_payment_id = ${search}
    union select o.id from transaction o where o.company_id in
      (select c.id from company c where c.company_name ilike ${`%${typed}%`} and not c.is_platform))`;
};

const readRows = async ({ db }: Context, page: RawBuilder<unknown>): Promise<DeskTransaction[]> => {
  const { rows } = await sql<DeskTransaction>`
    select t.id, t.order_no, jsonb_build_object('id', c.id, 'company_name', c.company_name) as office, t.purpose, p.plan_name,
           t.duration_months, t.users, t.users_added, t.status, t.held_reason, t.gateway, t.method, t.gateway_payment_id,
           t.total, b.refunded, t.paid_at, t.created_date
      from (${page}) f
      join transaction t on t.id = f.id
      join company c on c.id = t.company_id
      join offered_plan p on p.id = t.plan
     cross join lateral (select coalesce(sum(r.amount), 0)::bigint as refunded from refund r
        where r.company_id = t.company_id and r.transaction = t.id and r.status = 'Done'
          and r.cause not in ('Second payment', 'Surplus')) b
     order by t.id desc`.execute(db);
  return rows.map((row) => ({ ...row, total: toRupees(row.total), refunded: toRupees(Number(row.refunded)) }));
};

/** One of them; undefined where there is none. */
export const readTransaction = async (context: Context, id: number): Promise<DeskTransaction | undefined> =>
  (await readRows(context, sql`select ${id}::bigint as id`))[0];
