/** How much somebody may borrow: by what the home is worth, and by what comes in each month (domain 4.10, 4.13). */
import { type Paise, type Percent, ratio, thousandths, toPaise } from '../paise.ts';
import { emiOf, type LoanTerms, loanForEmi } from './emi.ts';
import type { LtvRow } from './ltv-rows.ts';

/** The rows of the latest day on which any began, smallest loan first. */
const rowsOn = (rows: readonly LtvRow[], day: string): LtvRow[] => {
  const begun = rows.filter(({ valid_from }) => valid_from <= day);
  const latest = begun.reduce((last, { valid_from }) => (valid_from > last ? valid_from : last), '');
  return begun
    .filter(({ valid_from }) => valid_from === latest)
    .sort((a, b) => (a.loan_up_to ?? Number.POSITIVE_INFINITY) - (b.loan_up_to ?? Number.POSITIVE_INFINITY));
};

/** The percent of the value to which a loan of this size is capped; undefined where the table has none. */
export const ltvCap = (loan: Paise, rows: readonly LtvRow[], day: string): Percent | undefined =>
  rowsOn(rows, day).find(({ loan_up_to }) => loan_up_to === null || loan <= toPaise(loan_up_to))?.percent;

/** Down to the paisa, so that the cap holds. */
const shareBelow = (value: Paise, percent: Percent): Paise =>
  Number((BigInt(value) * BigInt(thousandths(percent))) / 100_000n);

/**
 * The largest loan that a home of this value allows. Since the cap falls with the size of the loan, it stays at 30 lakh
 * for values of 33.34 to 37.5 lakh and at 75 lakh for 93.75 lakh to a crore. `value`: without duty and registration.
 */
export const loanByValue = (value: Paise, rows: readonly LtvRow[], day: string): Paise => {
  let largest = 0;
  let above = 0;
  for (const { loan_up_to, percent } of rowsOn(rows, day)) {
    const most = loan_up_to === null ? Number.POSITIVE_INFINITY : toPaise(loan_up_to);
    const loan = Math.min(shareBelow(value, percent), most);
    // A loan that is not above the row before falls under that row's cap.
    if (loan > above) largest = Math.max(largest, loan);
    above = most;
  }
  return largest;
};

export interface Income {
  readonly monthly_income: Paise;
  readonly existing_emi: Paise;
  /** Percent of the income that all instalments may come to. */
  readonly foir_percent: Percent;
}

/** What is left each month for a new instalment. */
export const affordableEmi = ({ monthly_income, existing_emi, foir_percent }: Income): Paise =>
  Math.max(0, shareBelow(monthly_income, foir_percent) - existing_emi);

export const loanByIncome = (income: Income, terms: LoanTerms): Paise => loanForEmi(affordableEmi(income), terms);

export interface Eligibility {
  readonly by_income: Paise;
  /** null: no property yet, or a loan to which the caps for homes do not apply. */
  readonly by_value: Paise | null;
  /** The smaller of both. */
  readonly eligible: Paise;
}

export const eligibilityOf = (
  income: Income,
  terms: LoanTerms,
  home: { readonly value: Paise; readonly rows: readonly LtvRow[]; readonly day: string } | null,
): Eligibility => {
  const by_income = loanByIncome(income, terms);
  const by_value = home && loanByValue(home.value, home.rows, home.day);
  return { by_income, by_value, eligible: by_value === null ? by_income : Math.min(by_income, by_value) };
};

export interface LoanRatios {
  readonly emi: Paise;
  /** Percent with one decimal; null where the other figure is not known. */
  readonly ltv: Percent | null;
  readonly foir: Percent | null;
}

const percentIn = (part: Paise, all: Paise | null): Percent | null => (all ? ratio(part, 1000, all) / 10 : null);

/** What a loan comes to beside the caps. */
export const loanRatios = (
  loan: Paise,
  terms: LoanTerms,
  { value, monthly_income, existing_emi }: { value: Paise | null; monthly_income: Paise | null; existing_emi: Paise },
): LoanRatios => {
  const emi = emiOf(loan, terms);
  return { emi, ltv: percentIn(loan, value), foir: percentIn(emi + existing_emi, monthly_income) };
};
