import type { Received } from '@angan/contract/kit/call.ts';
import { type leadEventCalls, leadEventFilters, leadEventOrders } from '@angan/contract/lead-events/lead-events.ts';
import { type SqlBool, sql } from 'kysely';
import { readWorkingHours } from '../../company/index.ts';
import { afterOf, type Condition, conditionsOf, orderOf } from '../../core/big-list.ts';
import type { Context } from '../../core/context.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { inquiriesOf, leadRows, showLead } from './lead-rows.ts';
import { isToAnswer, visibleLeads } from './visible-leads.ts';

type Query = Received<typeof leadEventCalls.list>['query'];

/** A page of the leads that the reader may see, the newest first, with their number. */
export const listLeads = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const where = sql.join(
    [
      visibleLeads(actor),
      ...conditionsOf('e', leadEventFilters, query, {
        to_answer: (isSo: boolean) => sql<SqlBool>`(${isToAnswer}) = ${isSo}`,
      }),
    ],
    sql` and `,
  ) as Condition;
  const total = async () =>
    (
      await db
        .selectFrom('lead_event as e')
        .leftJoin('inquiry as q', (join) =>
          join.onRef('q.company_id', '=', 'e.company_id').onRef('q.id', '=', 'e.inquiry'),
        )
        .select(sql<number>`count(*)`.as('count'))
        .where(where)
        .executeTakeFirstOrThrow()
    ).count;
  const paging = await readPaging(query, leadEventOrders, total);
  const [first, second] = orderOf('e', paging);
  let page = leadRows(db, actor.companyId).where(where);
  for (const condition of afterOf('e', paging)) page = page.where(condition);
  const rows = await page
    .orderBy(first)
    .orderBy(second)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const fits = paging.page === 1 && rows.length <= paging.size;
  const inquiries = await inquiriesOf(
    context,
    rows.map(({ inquiry_id }) => inquiry_id),
  );
  const hours = await readWorkingHours(db, actor.companyId);
  return envelope(
    context,
    paging,
    fits ? rows.length : await total(),
    rows,
    ({ received_at }) => received_at,
    (row) => showLead(row, context, inquiries, hours),
  );
};
