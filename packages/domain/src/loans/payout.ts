/** What a lender pays the office for a loan (domain 2.10). */
import { type Slab, slabRate } from '../brokerage/index.ts';
import type { LoanType } from '../lookups/loans.ts';
import { type Paise, type Percent, percentOf, sumOf, toRupees, toWholeRupees } from '../paise.ts';

export interface PayoutTerms {
  /** Of what is disbursed; of no matter where slabs say it. */
  readonly percent: Percent;
  /** By what was disbursed, in rupees; the whole at the rate of the slab it falls in. */
  readonly slabs: readonly Slab[];
}

export interface UsualPayout {
  readonly loan_type: LoanType;
  readonly percent: Percent;
  readonly from: Percent;
  readonly to: Percent;
  readonly source: string;
}

const source = 'Range that brokers report; each lender agrees on its own';
/** What a new office begins with. */
export const usualPayouts: readonly UsualPayout[] = [
  { loan_type: 'Home loan (purchase)', percent: 0.5, from: 0.25, to: 0.55, source },
  { loan_type: 'Loan against property', percent: 0.75, from: 0.5, to: 1, source },
];

export const disbursedAmount = (disbursements: readonly { readonly amount: Paise }[]): Paise =>
  sumOf(disbursements.map(({ amount }) => amount));

/**
 * On what is disbursed, or before that is known on what is sanctioned; without GST, in whole rupees as all brokerage is
 * (domain 2.9). 0 above all slabs.
 */
export const payoutOf = (amount: Paise, { percent, slabs }: PayoutTerms): Paise =>
  toWholeRupees(percentOf(amount, slabs.length > 0 ? (slabRate(slabs, toRupees(amount)) ?? 0) : percent));

/** What lenders were asked for a loan: of how much money, and how much. */
export interface PayoutAsked {
  readonly base: Paise;
  readonly gross: Paise;
}

/**
 * What is left to ask of what is disbursed so far, after what was asked: so all that is asked comes to the payout of the
 * whole, by the slab that the whole falls in. Nothing where a slab has made it less than was asked.
 */
export const payoutLeft = (disbursed: Paise, terms: PayoutTerms, asked: PayoutAsked): PayoutAsked => ({
  base: Math.max(0, disbursed - asked.base),
  gross: Math.max(0, payoutOf(disbursed, terms) - asked.gross),
});
