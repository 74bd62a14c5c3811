import { type SqlBool, sql } from 'kysely';

/**
 * The one place that knows how a lender's payout stands. It is kept on the loan; where commissions are kept, the first
 * disbursement makes one whose payer is the lender, and these two ask it instead.
 */

/** Money came from the lender, and its payout to the office did not: a condition on the loan `l`. */
export const isPayoutDue = sql<SqlBool>`(l.disbursed_amount > 0 and l.payout_received_on is null
  and (l.payout_percent > 0 or l.payout_slab <> '[]') and l.stage not in ('Rejected', 'Withdrawn'))`;

/** Whether the lender has paid, for the move to Payout Received. */
export const isPayoutReceived = (loan: {
  readonly payout_received_on?: unknown;
  readonly payout_received?: unknown;
}): boolean => Boolean(loan.payout_received_on) && Number(loan.payout_received) > 0;
