/**
 * How many months of rent a deposit may come to where a state's law limits it (domain 4.5). It only warns: the acts leave
 * out some premises, and hold in towns or for new agreements only.
 */
import { type DepositCapRow, depositCapRows } from './deposit-cap-rows.ts';

/** Months of rent; undefined where the state's law says nothing. */
export const depositCapMonths = (
  state: string | null,
  isHome: boolean,
  rows: readonly DepositCapRow[] = depositCapRows,
): number | undefined => {
  const row = rows.find((one) => one.state === state);
  return isHome ? row?.home_months : row?.other_months;
};
