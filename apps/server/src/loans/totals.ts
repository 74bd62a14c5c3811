import type { Received } from '@angan/contract/kit/call.ts';
import type { LoanTotals, loanCalls } from '@angan/contract/loans/loans.ts';
import { sql } from 'kysely';
import { duePart, isDue } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { showContactRef } from '../records/index.ts';
import { askedLoans } from './list-loans.ts';
import { loanRows } from './loan-row.ts';

type Query = Received<typeof loanCalls.totals>['query'];

/** What the lenders owe the office of these loans, without GST, as the desk counts it. */
export const payoutDue = async (query: Query, context: Context): Promise<LoanTotals['payout_due']> => {
  if (context.actor.scope('loan:payout') === 'none') return null;
  return context.db
    .selectFrom('loan as l')
    .innerJoin('commission as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.loan', '=', 'l.id'),
    )
    .select([sql<number>`count(distinct l.id)`.as('count'), sql<number>`coalesce(sum(${duePart}), 0)`.as('amount')])
    .where(askedLoans(query, context))
    .where('m.is_deleted', '=', false)
    .where(isDue)
    .executeTakeFirstOrThrow();
};

const firstToEnd = async (query: Query, context: Context): Promise<LoanTotals['first_to_end']> => {
  const { actor } = context;
  const row = await loanRows(context)
    .where(askedLoans(query, context))
    .where('l.sanction_valid_to', 'is not', null)
    .where('l.stage', 'in', [
      'Sanctioned',
      'Legal and Technical',
      'Agreement Signed',
      'Part Disbursed',
      'Query',
      'On Hold',
    ])
    .orderBy('l.sanction_valid_to')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { name } = showContactRef(row.applicant, actor, actor.scope('contact:number') === 'all')!;
  return { id: row.id, day: row.sanction_valid_to!, applicant: name };
};

/** What the loans that a filter leaves come to, in one statement beside the two that need a row's own facts. */
export const loanTotals = async (query: Query, context: Context): Promise<LoanTotals> => {
  const where = askedLoans(query, context);
  const sums = await context.db
    .selectFrom('loan as l')
    .where(where)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(l.required_amount), 0)`.as('required'),
      sql<number>`count(l.sanctioned_amount)`.as('sanctioned_count'),
      sql<number>`coalesce(sum(l.sanctioned_amount), 0)`.as('sanctioned'),
      sql<number>`count(*) filter (where l.disbursed_amount > 0)`.as('disbursed_count'),
      sql<number>`coalesce(sum(l.disbursed_amount), 0)`.as('disbursed'),
      sql<number>`coalesce(sum(l.sanctioned_amount) filter (where l.disbursed_amount > 0), 0)`.as('disbursed_of'),
      sql<number>`count(*) filter (where l.stage = 'Query')`.as('queries'),
      sql<number>`coalesce(sum((select count(*) from loan_document x where x.company_id = l.company_id and x.loan = l.id
        and x.status = 'Query')), 0)::int`.as('queried'),
    ])
    .executeTakeFirstOrThrow();
  return {
    count: sums.count,
    required: sums.required,
    sanctioned: { count: sums.sanctioned_count, amount: sums.sanctioned },
    disbursed: { count: sums.disbursed_count, amount: sums.disbursed, of: sums.disbursed_of },
    payout_due: await payoutDue(query, context),
    queries: { loans: sums.queries, documents: sums.queried },
    first_to_end: await firstToEnd(query, context),
  };
};
