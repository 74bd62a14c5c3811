import { inquiries, type inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { sql } from 'kysely';
import { afterOf, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { envelope, type Paging, readPaging } from '../core/list.ts';
import { askedInquiries } from './filter-inquiries.ts';
import { type InquiryRow, inquiryRows } from './inquiry-row.ts';
import { showInquiry } from './show-inquiry.ts';

type Query = Received<typeof inquiryCalls.list>['query'];

/** Where the values of an order stand: scores are kept beside the inquiries. */
const tableOf = ({ field }: Paging) => (field === 'score' ? 's' : 'i');

/** A page of the inquiries that the reader may see, with their number. */
export const listInquiries = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const where = askedInquiries(query, context);
  const total = async () =>
    (
      await db
        .selectFrom('inquiry as i')
        .select(sql<number>`count(*)`.as('count'))
        .where(where)
        .executeTakeFirstOrThrow()
    ).count;
  const paging = await readPaging(query, inquiries.ordering, total);
  const [first, second] = orderOf(tableOf(paging), paging);
  let page = inquiryRows(db, actor.companyId).where(where).select('s.score as kept_score');
  for (const condition of afterOf(tableOf(paging), paging, {}, ['next_follow_up'])) page = page.where(condition);
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
    keyOf(paging),
    ({ kept_score: _, ...row }) => showInquiry(row, context),
  );
};

const keyOf =
  ({ field }: Paging) =>
  (row: InquiryRow & { kept_score: number }): string => {
    if (field === 'budget_max') return String(row.budget_max ?? '');
    if (field === 'score') return String(row.kept_score);
    if (field === 'next_follow_up') return row.next_follow_up ?? '';
    return field === 'date_time' ? row.date_time : row.created_date;
  };
