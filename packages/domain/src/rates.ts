/** Amounts worked out from a price and what it is quoted for. */
import type { MaintenanceBasis, RentBasis, SalePriceBasis } from './lookups/property-lists.ts';

/** Rupees for the whole property. `size` is in the unit the price is quoted for. undefined when it is needed and missing. */
export const salePriceTotal = (price: number, basis: SalePriceBasis, size: number | null): number | undefined => {
  if (basis === 'Total') return price;
  return size === null ? undefined : price * size;
};

/** Rupees a month; for a bed, those of one bed, as it is let. */
export const rentTotal = (rent: number, basis: RentBasis, sqft: number | null): number | undefined => {
  if (basis !== 'Per sqft per month') return rent;
  return sqft === null ? undefined : rent * sqft;
};

/** Rupees a month; what is paid once adds nothing to a month. */
export const maintenancePerMonth = (
  amount: number,
  basis: MaintenanceBasis,
  sqft: number | null,
): number | undefined => {
  if (basis === 'Per month') return amount;
  if (basis === 'Per year') return amount / 12;
  if (basis === 'One time') return 0;
  return sqft === null ? undefined : amount * sqft;
};

/** Rupees per square foot. */
export const pricePerSqft = (total: number, sqft: number): number => total / sqft;

/** Percent a year: twelve rents over the price. */
export const grossRoi = (rentPerMonth: number, price: number): number => ((rentPerMonth * 12) / price) * 100;
