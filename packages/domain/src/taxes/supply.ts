/** What an invoice is for, and where it is supplied (domain 4.2). */
import { type DealType, dealUnit } from '../lookups/deal-types.ts';
import type { PayerSide } from '../lookups/deals.ts';
import { inForce } from './effective.ts';
import type { SacRow, Supply } from './gst-rows.ts';

/** What the brokerage of a deal is for. `isLand`: of a plot or of land. */
export const supplyOf = (dealType: DealType, isLand: boolean): Supply => {
  if (dealUnit(dealType) !== 'total') return 'Rent or lease';
  return isLand || dealType === 'Joint venture' ? 'Land sale' : 'Building sale';
};

/** The code that stands on an invoice of this day; undefined where the table has none. */
export const sacOf = (supply: Supply, rows: readonly SacRow[], day: string): string | undefined =>
  inForce(
    rows.filter((row) => row.supply === supply),
    day,
  )?.sac;

/**
 * The state in which it is supplied, by its number in the GST register: where the property is, since the service belongs
 * to immovable property (IGST Act, s.12(3)); of a lender's payout, the state in which the lender is registered.
 */
export const placeOfSupply = (payer: PayerSide, propertyState: string, lenderState: string): string =>
  payer === 'Lender' ? lenderState : propertyState;
