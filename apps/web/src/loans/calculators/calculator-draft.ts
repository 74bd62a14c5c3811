import { dayInIndia } from '@angan/domain/dates.ts';
import type { LawTables } from '@angan/domain/law.ts';
import { loanByValue, usualLoanTerms } from '@angan/domain/loans/index.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import type { StampBuyer } from '@angan/domain/taxes/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import { amountIn, rupeesIn } from '../../ui/form/index.ts';

/** A home whose costs are counted. */
export interface GivenHome {
  readonly name: string;
  /** Rupees. */
  readonly price: number;
  /** Name of the state in which it lies, where that is known. */
  readonly state?: string | undefined;
  /** Id of its property type. */
  readonly property_type?: number | undefined;
}

/** What is typed into the three calculators, which share their figures. */
export interface CalculatorDraft {
  price: string;
  stamp_value: string;
  state: string | null;
  property_type: number | null;
  buyer: StampBuyer;
  loan: string;
  rate: string;
  years: string;
  income: string;
  running_emi: string;
  brokerage_percent: string;
  charges_gst: boolean;
}

/** As much as a home of this price usually gets: the cap by the size of the loan. */
const usualLoan = (price: number, law: LawTables): string =>
  formatNumber(Math.floor(toRupees(loanByValue(toPaise(price), law['LTV cap'], dayInIndia()))));

export const emptyCalculator = (law: LawTables, home?: GivenHome): CalculatorDraft => ({
  price: home ? formatNumber(home.price) : '',
  stamp_value: '',
  state: home?.state ?? null,
  property_type: home?.property_type ?? null,
  buyer: 'Male',
  loan: home ? usualLoan(home.price, law) : '',
  rate: String(usualLoanTerms.annual_percent),
  years: String(usualLoanTerms.months / 12),
  income: '',
  running_emi: '',
  brokerage_percent: '1',
  charges_gst: true,
});

export interface CalculatorProps {
  law: LawTables;
  draft: CalculatorDraft;
  set: (change: Partial<CalculatorDraft>) => void;
}

/** Rate and months as typed; undefined where they make no loan. */
export const termsIn = ({ rate, years }: CalculatorDraft) => {
  const [percent, long] = [amountIn(rate), amountIn(years)];
  const months = typeof long === 'number' ? Math.round(long * 12) : 0;
  if (typeof percent !== 'number' || percent < 0 || percent > 100 || months < 1 || months > 480) return undefined;
  return { annual_percent: percent, months };
};

/** A typed amount in paise; 0 where none is there. */
export const paiseIn = (text: string): number => toPaise(rupeesIn(text) ?? 0);
