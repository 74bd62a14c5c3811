import { loanTexts } from '@angan/contract/loans/texts.ts';
import { followLoan, payoutColumn, payoutStands } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { nonField } from '../core/errors.ts';

/** How the payout of a loan stands at the desk; null as long as there is none. */
export const readPayout = async ({ actor, db }: Context, loan: number) =>
  (
    await db
      .selectFrom('loan as l')
      .select(payoutColumn.as('payout'))
      .where('l.company_id', '=', actor.companyId)
      .where('l.id', '=', loan)
      .executeTakeFirstOrThrow()
  ).payout;

/** Refuses to take a loan away whose payout is invoiced or has come. */
export const checkNoPayoutStands = async (context: Context, loan: number): Promise<void> => {
  if (await payoutStands(context, loan)) throw nonField(loanTexts.payoutStands);
};

/** What moves the payout of a loan, with the names of its own fields. */
const payoutFields = ['payout_percent', 'payout_slab'] as const;

/** Has the desk follow a change of what a lender pays. */
export const followTerms = async (context: Context, loan: number, said: object): Promise<void> => {
  if (payoutFields.some((name) => name in said)) await followLoan(context, loan);
};
