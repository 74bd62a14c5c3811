import { type commissionCalls, commissions } from '@angan/contract/commissions/commissions.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import type { AgeingBucket } from '@angan/domain/brokerage/index.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { type SqlBool, sql } from 'kysely';
import { type Condition, conditionsOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { envelope, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { commissionRows, showCommission } from './commission-row.ts';

type Query = Received<typeof commissionCalls.list>['query'];

/** A word is looked for in the payer's name and firm, the code of the deal or loan, the loan's applicant and the numbers of the invoices. */
const hasWord = (word: string) => sql<SqlBool>`(d.deal_code ilike ${word} or l.loan_code ilike ${word}
  or exists (select 1 from contact a where a.company_id = l.company_id and a.id = l.applicant and a.name ilike ${word})
  or exists (select 1 from contact c where c.company_id = m.company_id and c.id = m.payer and (c.name ilike ${word} or c.company_name ilike ${word}))
  or exists (select 1 from invoice i where i.company_id = m.company_id and i.commission = m.id and i.no ilike ${word}))`;

/** Owed by somebody: agreed to or asked for, and not all of it has come. */
export const isDue = sql<SqlBool>`(m.balance > 0 and m.status in ('Confirmed', 'Invoiced', 'Part Received', 'Disputed'))`;

/** The first and last due date of an age; the 30th, 60th and 90th day belong to the younger row. */
const isOfAge = (age: AgeingBucket, today: string): Condition => {
  const day = (days: number) => addDays(today, -days);
  switch (age) {
    case 'Not yet due':
      return sql<SqlBool>`(m.due_date is null or m.due_date >= ${today})`;
    case '0-30':
      return sql<SqlBool>`(m.due_date between ${day(30)} and ${day(1)})`;
    case '31-60':
      return sql<SqlBool>`(m.due_date between ${day(60)} and ${day(31)})`;
    case '61-90':
      return sql<SqlBool>`(m.due_date between ${day(90)} and ${day(61)})`;
    case '90+':
      return sql<SqlBool>`(m.due_date < ${day(90)})`;
  }
};

const asked = (query: Query, today: string) =>
  sql.join<SqlBool>(
    [
      sql`true`,
      ...conditionsOf('m', commissions.filters, query, {
        is_due: (value: boolean) => (value ? isDue : sql<SqlBool>`not ${isDue}`),
        age: (value: AgeingBucket) => sql<SqlBool>`(${isDue} and ${isOfAge(value, today)})`,
        staff: (users: number[]) =>
          sql<SqlBool>`exists (select 1 from commission_split s where s.company_id = m.company_id and s.commission = m.id and s.user_id = any (${users}))`,
      }),
      ...wordsOf(query.search).map(hasWord),
    ],
    sql` and `,
  );

/** A page of what payers owe. Rows without a due date come last, whichever way. */
export const listCommissions = async (query: Query, context: Context) => {
  const where = asked(query, dayInIndia(context.services.now()));
  const total = async () =>
    (
      await context.db
        .selectFrom('commission as m')
        .leftJoin('deal as d', (join) => join.onRef('d.company_id', '=', 'm.company_id').onRef('d.id', '=', 'm.deal'))
        .leftJoin('loan as l', (join) => join.onRef('l.company_id', '=', 'm.company_id').onRef('l.id', '=', 'm.loan'))
        .select(sql<number>`count(*)`.as('count'))
        .where('m.company_id', '=', context.actor.companyId)
        .where('m.is_deleted', '=', false)
        .where(where)
        .executeTakeFirstOrThrow()
    ).count;
  const { cursor: _, ...paged } = query;
  const paging = await readPaging(paged, commissions.ordering, total);
  const column = sql.ref(paging.field === 'due_date' ? 'm.due_date' : 'm.created_date');
  const rows = await commissionRows(context)
    .where(where)
    .orderBy(sql`${column} ${sql.raw(paging.direction)} nulls last`)
    .orderBy('m.id', paging.direction)
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
    (row) => showCommission(row, context),
  );
};
