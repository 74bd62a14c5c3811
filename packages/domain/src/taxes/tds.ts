/** What every deduction of tax at source has in common (domain 4.3, 4.13). Days are YYYY-MM-DD. */
import { type Paise, type Percent, percentInRupees, toPaise } from '../paise.ts';
import { inForce } from './effective.ts';
import type { TdsRow, TdsRule } from './tds-types.ts';

export interface PaymentDays {
  /** The day in the payer's books; null: that of the payment. */
  readonly credited_on: string | null;
  readonly paid_on: string;
}

/** The day whose law holds: the earlier of credited and paid. It also decides the financial year. */
export const tdsDay = ({ credited_on, paid_on }: PaymentDays): string =>
  credited_on !== null && credited_on < paid_on ? credited_on : paid_on;

/** The row of a rule on a day; undefined before the table begins. */
export const tdsRowOn = (rows: readonly TdsRow[], rule: TdsRule, day: string): TdsRow | undefined =>
  inForce(
    rows.filter((row) => row.rule === rule),
    day,
  );

/**
 * Whether an amount is above the row's threshold. It is held against what `threshold_per` says; for the purchase of a
 * property the threshold itself is above, elsewhere it is not.
 */
export const isAboveThreshold = (row: TdsRow, amount: Paise): boolean => {
  if (row.threshold === null) return true;
  const threshold = toPaise(row.threshold);
  return amount > threshold || (row.threshold_included && amount === threshold);
};

/**
 * The percent that is deducted. `hasPan`: of the one who is paid (our office of brokerage, a co-broker of a split, the
 * seller, the landlord); a payer without one changes nothing. null: as an accountant computes it.
 */
export const tdsPercent = (row: TdsRow, hasPan: boolean): Percent | null =>
  row.percent === null || hasPan ? row.percent : Math.max(row.percent, row.no_pan_percent);

/** Tax on an amount without GST, to the rupee; null: as an accountant computes it. */
export const tdsOn = (row: TdsRow, amount: Paise, hasPan: boolean): Paise | null => {
  const percent = tdsPercent(row, hasPan);
  return percent === null ? null : percentInRupees(amount, percent);
};
