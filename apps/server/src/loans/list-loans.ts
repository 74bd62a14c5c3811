import type { Received } from '@angan/contract/kit/call.ts';
import { type loanCalls, loans } from '@angan/contract/loans/loans.ts';
import { type SqlBool, sql } from 'kysely';
import { hasPayoutDue } from '../commissions/index.ts';
import { afterOf, type Condition, conditionsOf, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { envelope, type Paging, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { visibleLoans } from '../records/index.ts';
import { readCaps } from './caps.ts';
import { type LoanRow, loanRows } from './loan-row.ts';
import { showLoan } from './show-loan.ts';

type Query = Received<typeof loanCalls.list>['query'];
type Filters = Received<typeof loanCalls.totals>['query'];

/** A word is looked for in the code, the applicant's name and the applications' numbers. A number is found by who may see it only. */
const hasWord = ({ actor }: Context) => {
  const name = actor.scope('contact:number') === 'all' ? sql`lower(c.name)` : sql`lower(without_numbers(c.name))`;
  const isOpen = actor.scope('contact:locked') === 'none' ? sql`and not c.locked_contact` : sql``;
  return (word: string) => sql<SqlBool>`(lower(l.loan_code) like ${word}
    or exists (select 1 from contact c where c.company_id = l.company_id and c.id = l.applicant and ${name} like ${word} ${isOpen})
    or exists (select 1 from loan_application x where x.company_id = l.company_id and x.loan = l.id
      and lower(without_numbers(x.app_no)) like ${word}))`;
};

/** What the filters leave of the loans that the reader sees, as a condition on `l`. */
export const askedLoans = (query: Filters, context: Context): Condition =>
  sql.join(
    [
      visibleLoans(context.actor),
      ...conditionsOf('l', loans.filters, query, {
        assigned_to: (ids: number[]) => sql<SqlBool>`l.assigned_to && ${ids}::bigint[]`,
        is_late: (late: boolean) =>
          sql<SqlBool>`coalesce(l.next_follow_up < ${context.services.now().toISOString()}::timestamptz, false) = ${late}`,
        payout_due: (due: boolean) =>
          context.actor.scope('loan:payout') === 'none' ? sql<SqlBool>`false` : sql<SqlBool>`${hasPayoutDue} = ${due}`,
      }),
      ...wordsOf(query.search).map(hasWord(context)),
    ],
    sql` and `,
  ) as Condition;

/** A page of the loans that the reader may see, with their number. */
export const listLoans = async (query: Query, context: Context) => {
  const where = askedLoans(query, context);
  const total = async () =>
    (
      await context.db
        .selectFrom('loan as l')
        .select(sql<number>`count(*)`.as('count'))
        .where(where)
        .executeTakeFirstOrThrow()
    ).count;
  const paging = await readPaging(query, loans.ordering, total);
  const [first, second] = orderOf('l', paging);
  let page = loanRows(context).where(where);
  for (const condition of afterOf('l', paging, {}, ['next_follow_up', 'stage_since'])) page = page.where(condition);
  const rows = await page
    .orderBy(first)
    .orderBy(second)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const caps = await readCaps(context);
  const fits = paging.page === 1 && rows.length <= paging.size;
  return envelope(context, paging, fits ? rows.length : await total(), rows, keyOf(paging), (row) =>
    showLoan(row, context, caps),
  );
};

const keyOf =
  ({ field }: Paging) =>
  (row: LoanRow): string =>
    String(row[field as 'created_date' | 'next_follow_up' | 'required_amount' | 'stage_since'] ?? '');
