import { inquiries, type inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { type SqlBool, sql } from 'kysely';
import { afterOf, type Condition, conditionsOf, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { envelope, type Paging, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { type InquiryRow, inquiryRows } from './inquiry-row.ts';
import { showInquiry } from './show-inquiry.ts';
import { visibleInquiries } from './visible-inquiries.ts';

type Query = Received<typeof inquiryCalls.list>['query'];

/** A page of the inquiries that the reader may see, with their number. */
export const listInquiries = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const conditions = [visibleInquiries(actor), ...filtersOf(query, context), ...searchOf(query, context)];
  const where = sql.join(conditions, sql` and `) as Condition;
  const total = async () =>
    (
      await db
        .selectFrom('inquiry as i')
        .select(sql<number>`count(*)`.as('count'))
        .where(where)
        .executeTakeFirstOrThrow()
    ).count;
  const paging = await readPaging(query, inquiries.ordering, total);
  const [first, second] = orderOf('i', paging);
  let page = inquiryRows(db, actor.companyId).where(where);
  for (const condition of afterOf('i', paging)) page = page.where(condition);
  const rows = await page
    .orderBy(first)
    .orderBy(second)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const fits = paging.page === 1 && rows.length <= paging.size;
  return envelope(context, paging, fits ? rows.length : await total(), rows, keyOf(paging), (row) =>
    showInquiry(row, context),
  );
};

const filtersOf = (query: Query, { actor }: Context): Condition[] =>
  conditionsOf('i', inquiries.filters, query, {
    deal_type: (ids: number[]) => sql<SqlBool>`i.deal_type && ${ids}::bigint[]`,
    bhk: (ids: number[]) => sql<SqlBool>`i.bhk && ${ids}::bigint[]`,
    project: (ids: number[]) =>
      sql<SqlBool>`i.id in (select l.inquiry_id from inquiry_project l where l.company_id = ${actor.companyId} and l.project = any (${ids}))`,
    area: (ids: number[]) =>
      sql<SqlBool>`i.id in (select l.inquiry_id from inquiry_area l where l.company_id = ${actor.companyId} and l.area = any (${ids}))`,
    assigned_to: (ids: number[]) =>
      sql<SqlBool>`i.id in (select l.inquiry_id from inquiry_assignee l where l.company_id = ${actor.companyId} and l.assigned_to = any (${ids}))`,
  });

const searchOf = ({ search }: Query, { actor }: Context): Condition[] => {
  const words = wordsOf(search);
  const open = actor.scope('inquiry:number') !== 'all';
  return words.length ? [sql<SqlBool>`i.id in (select search_inquiries(${words}::text[], ${open}))`] : [];
};

const keyOf =
  ({ field }: Paging) =>
  (row: InquiryRow): string =>
    field === 'budget_max' ? String(row.budget_max ?? '') : field === 'date_time' ? row.date_time : row.created_date;
