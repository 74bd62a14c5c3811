/** Whether an office without a GST number nears the turnover from which it has to have one (domain 4.2). Only a warning. */
import { type Paise, ratio, sumOf, toPaise } from '../paise.ts';
import { inForce } from './effective.ts';
import { financialYearOf, isInFinancialYear } from './financial-year.ts';
import type { GstThresholdRow } from './gst-rows.ts';

/** What was earned or invoiced on a day, without GST, loan payouts included, whether or not it was paid. */
export interface SupplyMade {
  readonly day: string;
  readonly taxable: Paise;
}

export interface GstRegistration {
  readonly turnover: Paise;
  readonly threshold: Paise;
  /** Whole percent of the threshold. */
  readonly percent: number;
  /** 'Near' from 80 % of the threshold; 'Above' only above it. */
  readonly state: 'Below' | 'Near' | 'Above';
}

const nearFromPercent = 80;

/** Where an office of this state stands in the financial year of `day`; undefined where the table has no threshold then. */
export const gstRegistrationOf = (
  made: readonly SupplyMade[],
  stateCode: string,
  day: string,
  rows: readonly GstThresholdRow[],
): GstRegistration | undefined => {
  const own = inForce(
    rows.filter((row) => row.state_code === stateCode),
    day,
  );
  const row =
    own ??
    inForce(
      rows.filter((one) => one.state_code === null),
      day,
    );
  if (!row) return undefined;
  const year = financialYearOf(day);
  const turnover = sumOf(made.filter((one) => isInFinancialYear(one.day, year)).map(({ taxable }) => taxable));
  const threshold = toPaise(row.turnover);
  const near = turnover * 100 >= threshold * nearFromPercent;
  return {
    turnover,
    threshold,
    percent: ratio(turnover, 100, threshold),
    state: turnover > threshold ? 'Above' : near ? 'Near' : 'Below',
  };
};
