import type { Loan } from '@angan/contract/loans/loans.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { eligibilityOf, isHousingLoan, loanRatios, ltvCap, payoutOf } from '@angan/domain/loans/index.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import { inForce } from '@angan/domain/taxes/index.ts';
import type { Caps } from './caps.ts';
import type { LoanRow } from './loan-row.ts';

type Figures = Pick<
  Loan,
  | 'eligible_by_income'
  | 'eligible_by_value'
  | 'eligible_amount'
  | 'emi'
  | 'ltv'
  | 'ltv_cap'
  | 'foir'
  | 'foir_cap'
  | 'payout_expected'
  | 'payout_received'
  | 'payout_due'
  | 'payout_received_on'
>;

const paise = (rupees: number | null) => (rupees === null ? null : toPaise(rupees));
const rupees = (amount: number | null | undefined) => (amount == null ? null : toRupees(amount));

/** What follows from what is said of a loan, by the caps of today (domain 4.10, 4.13). Estimates; the lender decides. */
export const figuresOf = (row: LoanRow, now: Date, caps: Caps): Figures => {
  const day = dayInIndia(now);
  const asked = toPaise(row.sanctioned_amount ?? row.required_amount);
  const value = paise(row.property_value);
  const monthly_income = paise(row.monthly_income);
  const existing_emi = toPaise(row.existing_emi ?? 0);
  const terms =
    row.roi === null || row.tenure_months === null ? null : { annual_percent: row.roi, months: row.tenure_months };
  const foir_percent = inForce(caps.FOIR, day)?.percent ?? null;
  const isCapped = isHousingLoan(row.loan_type);
  const home = isCapped && value !== null ? { value, rows: caps['LTV cap'], day } : null;
  const eligible =
    terms && monthly_income !== null && foir_percent !== null
      ? eligibilityOf({ monthly_income, existing_emi, foir_percent }, terms, home)
      : null;
  const ratios = terms && loanRatios(asked, terms, { value, monthly_income, existing_emi });
  return {
    eligible_by_income: rupees(eligible?.by_income),
    eligible_by_value: rupees(eligible?.by_value),
    eligible_amount: rupees(eligible?.eligible),
    emi: rupees(ratios?.emi),
    ltv: value === null ? null : Math.round((asked * 1000) / value) / 10,
    ltv_cap: isCapped ? (ltvCap(asked, caps['LTV cap'], day) ?? null) : null,
    foir: ratios?.foir ?? null,
    foir_cap: foir_percent,
    ...payoutFigures(row),
  };
};

/** By the loan's commissions; before the first disbursement makes one, by what is sanctioned or required. */
const payoutFigures = ({ payout, ...row }: LoanRow) => {
  if (payout)
    return {
      payout_expected: toRupees(toPaise(payout.received) + toPaise(payout.due)),
      payout_received: payout.received,
      payout_due: payout.due,
      payout_received_on: payout.received_on,
    };
  const isAgreed = row.payout_percent !== null || row.payout_slab.length > 0;
  const base = row.disbursed_amount > 0 ? row.disbursed_amount : (row.sanctioned_amount ?? row.required_amount);
  const terms = { percent: row.payout_percent ?? 0, slabs: row.payout_slab };
  return {
    payout_expected: isAgreed ? toRupees(payoutOf(toPaise(base), terms)) : null,
    payout_received: null,
    payout_due: null,
    payout_received_on: null,
  };
};
