/** What a lender pays the office for a loan (domain 2.10). */
import { type Slab, slabRate } from '../brokerage/index.ts';
import type { LoanType } from '../lookups/loans.ts';
import { type Paise, type Percent, percentOf, sumOf, toRupees } from '../paise.ts';

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

/** On what is disbursed, or before that is known on what is sanctioned; without GST, to the paisa. 0 above all slabs. */
export const payoutOf = (amount: Paise, { percent, slabs }: PayoutTerms): Paise =>
  percentOf(amount, slabs.length > 0 ? (slabRate(slabs, toRupees(amount)) ?? 0) : percent);
