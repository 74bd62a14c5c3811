/**
 * How many months of rent a deposit may come to where a state's law limits it (domain 4.5). It only warns: the acts leave
 * out some premises, and hold in towns or for new agreements only.
 */
import type { DepositCapRow } from './deposit-cap-rows.ts';
import { inForce } from './taxes/index.ts';

/** Months of rent by the row in force on `day` (YYYY-MM-DD); undefined where the state's law says nothing. */
export const depositCapMonths = (
  state: string | null,
  isHome: boolean,
  day: string,
  rows: readonly DepositCapRow[],
): number | undefined => {
  const row = inForce(
    rows.filter((one) => one.state === state),
    day,
  );
  return isHome ? row?.home_months : row?.other_months;
};
