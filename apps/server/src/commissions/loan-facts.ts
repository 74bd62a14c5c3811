import type { Slab } from '@angan/domain/brokerage/index.ts';
import { type PayoutAsked, type PayoutTerms, payoutLeft } from '@angan/domain/loans/index.ts';
import { toPaise } from '@angan/domain/paise.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** What a loan says of the payout that its lender owes. Rupees. */
export const readLoanFacts = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('loan')
    .select(['id', 'bank', 'disbursed_amount', 'payout_percent', 'payout_slab', 'is_deleted'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const terms: PayoutTerms = {
    percent: row.payout_percent ?? 0,
    slabs: row.payout_slab as unknown as readonly Slab[],
  };
  return { ...row, terms };
};
export type LoanFacts = Awaited<ReturnType<typeof readLoanFacts>>;

/** What the lender was asked for a loan by its other commissions. What was taken back whole was never asked. */
export const askedOfLender = async (
  { actor, db }: Context,
  loan: number,
  but: number | null = null,
): Promise<PayoutAsked> => {
  const { base, gross } = await db
    .selectFrom('commission')
    .select([
      sql<number>`coalesce(sum(base_amount), 0)`.as('base'),
      sql<number>`coalesce(sum(gross_amount), 0)`.as('gross'),
    ])
    .where('company_id', '=', actor.companyId)
    .where('loan', '=', loan)
    .where('is_deleted', '=', false)
    .where('taxable', '>', 0)
    .where(sql<boolean>`id is distinct from ${but}`)
    .executeTakeFirstOrThrow();
  return { base: toPaise(base), gross: toPaise(gross) };
};

/** What a commission of a loan comes to by what is disbursed, beside the loan's others. */
export const leftOfLoan = async (context: Context, loan: LoanFacts, but: number | null): Promise<PayoutAsked> =>
  payoutLeft(toPaise(loan.disbursed_amount), loan.terms, await askedOfLender(context, loan.id, but));
