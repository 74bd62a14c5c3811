import type { RentBasis, SalePriceBasis } from '@angan/domain/lookups/property-lists.ts';
import { rentTotal, salePriceTotal } from '@angan/domain/rates.ts';
import { type SizeUnit, toSqft } from '@angan/domain/units.ts';

interface Given {
  size?: number | null | undefined;
  size_unit?: string | null | undefined;
  sale_price?: number | null | undefined;
  sale_price_basis?: string | null | undefined;
  rent?: number | null | undefined;
  rent_basis?: string | null | undefined;
}

/** What the database stores beside what was said: square feet, and the price and the rent of the whole. */
export const derivedOf = (given: Given) => {
  const size = given.size ?? null;
  const size_sqft = size !== null && given.size_unit ? toSqft(size, given.size_unit as SizeUnit) : null;
  const price = given.sale_price ?? null;
  const rent = given.rent ?? null;
  return {
    size_sqft,
    sale_price_total:
      price === null
        ? null
        : (salePriceTotal(price, (given.sale_price_basis ?? 'Total') as SalePriceBasis, size) ?? null),
    rent_total:
      rent === null ? null : (rentTotal(rent, (given.rent_basis ?? 'Per month') as RentBasis, size_sqft) ?? null),
  };
};
