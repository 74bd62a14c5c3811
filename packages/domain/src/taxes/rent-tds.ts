/** TDS that a tenant deducts from the rent (domain 4.3). Amounts without GST. */
import { type Paise, percentInRupees, sumOf } from '../paise.ts';
import type { Constitution } from './constitution.ts';
import { isAboveThreshold, tdsOn, tdsPercent } from './tds.ts';
import type { TdsRow, TdsRule } from './tds-types.ts';

/** Under which rule a tenant deducts. `isAudited`: an individual or HUF whose accounts have to be audited. */
export const rentTdsRule = (tenant: Constitution, isAudited: boolean): TdsRule =>
  (tenant === 'Individual' || tenant === 'HUF') && !isAudited ? 'Rent paid by an individual' : 'Rent paid by others';

/**
 * What a firm deducts with one month's rent, to the rupee. `row`: of rent paid by others, on the earlier of the days of credit and
 * payment; `rentOfYear`: of the financial year, which older rows hold against their threshold.
 */
export const tdsOnMonthlyRent = (row: TdsRow, rent: Paise, rentOfYear: Paise, landlordHasPan: boolean): Paise => {
  const measured = row.threshold_per === 'Month' ? rent : rentOfYear;
  return isAboveThreshold(row, measured) ? (tdsOn(row, rent, landlordHasPan) ?? 0) : 0;
};

/**
 * What an individual deducts once, with the rent of the last month of the financial year or of the tenancy: of all
 * months, oldest first, whose rent is above the threshold. Without a PAN of the landlord, no more than the last rent.
 * `row`: of rent paid by an individual, on the day of that deduction.
 */
export const tdsOnRentOfYear = (row: TdsRow, months: readonly Paise[], landlordHasPan: boolean): Paise => {
  const taxed = months.filter((rent) => isAboveThreshold(row, rent));
  const tax = percentInRupees(sumOf(taxed), tdsPercent(row, landlordHasPan) ?? 0);
  return !landlordHasPan && row.no_pan_at_most_last_rent ? Math.min(tax, months.at(-1) ?? 0) : tax;
};
