/** The equal monthly instalment and what it pays off (domain 4.10), in whole paise and exact fractions. */
import { divideHalfUp, type Paise, type Percent, ratio, thousandths } from '../paise.ts';

/** Percent a year with three decimals as a fraction of a month: so many of twelve hundred thousand thousandths. */
const monthly = 1_200_000n;
/** A hundred years: longer than any loan, and short enough for exact fractions. */
const longest = 1200;

export interface LoanTerms {
  /** Percent a year. */
  readonly annual_percent: Percent;
  readonly months: number;
}

interface Growth {
  /** (1 + i)^n and 1, both times the same. */
  readonly grown: bigint;
  readonly one: bigint;
  readonly rate: bigint;
}

const growthOf = ({ annual_percent, months }: LoanTerms): Growth => {
  if (!Number.isInteger(months) || months < 1 || months > longest) throw new RangeError(`${months} months are no loan`);
  const rate = BigInt(thousandths(annual_percent));
  return { grown: (monthly + rate) ** BigInt(months), one: monthly ** BigInt(months), rate };
};

/**
 * P i (1 + i)^n / ((1 + i)^n - 1), to the paisa: 75,00,000 at 8.5 % for 240 months is 65,086.74. Without interest,
 * the nth part. RangeError for no months, or more than 1,200.
 */
export const emiOf = (principal: Paise, terms: LoanTerms): Paise => {
  const { grown, one, rate } = growthOf(terms);
  if (rate === 0n) return ratio(principal, 1, terms.months);
  return divideHalfUp(BigInt(principal) * rate * grown, monthly * (grown - one));
};

/** The largest loan that an instalment pays off, in paise, rounded down so that the instalment holds. */
export const loanForEmi = (emi: Paise, terms: LoanTerms): Paise => {
  if (emi <= 0) return 0;
  const { grown, one, rate } = growthOf(terms);
  if (rate === 0n) return emi * terms.months;
  return Number((BigInt(emi) * monthly * (grown - one)) / (rate * grown));
};

export interface InstalmentRow {
  /** Counted from 1. */
  readonly month: number;
  readonly emi: Paise;
  readonly interest: Paise;
  readonly principal: Paise;
  /** What is owed after it. */
  readonly balance: Paise;
}

/** Every instalment: interest of the balance to the paisa, the rest pays off; the last one pays all that is left. */
export const amortisation = (loan: Paise, terms: LoanTerms): InstalmentRow[] => {
  const emi = emiOf(loan, terms);
  const perMonth = thousandths(terms.annual_percent);
  let balance = loan;
  return Array.from({ length: terms.months }, (_, index) => {
    const month = index + 1;
    const interest = ratio(balance, perMonth, Number(monthly));
    const paysOff = month === terms.months ? balance : Math.min(balance, Math.max(0, emi - interest));
    balance -= paysOff;
    return { month, emi: interest + paysOff, interest, principal: paysOff, balance };
  });
};
