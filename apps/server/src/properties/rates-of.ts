import type { Property } from '@angan/contract/properties/properties.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { sizeUnits } from '@angan/domain/units.ts';

type Rated = Pick<
  Property,
  | 'property_type'
  | 'property_subtype'
  | 'sale_price_total'
  | 'rent_total'
  | 'deposit'
  | 'size'
  | 'size_sqft'
  | 'carpet_sqft'
  | 'price_per_sqft'
>;

const whole = (value: number) => Math.round(value);
const toTenth = (value: number) => Math.round(value * 10) / 10;
const over = (amount: number | null, by: number | null, round: (value: number) => number): number | null =>
  amount !== null && by ? round(amount / by) : null;

/** Prices by size as they are quoted (domain 4.7): of land by the square yard too, of commercial rents by the square foot. */
export const ratesOf = (row: Rated) => {
  const group = propertySubtypes.find(({ id }) => id === row.property_subtype)?.group;
  const isLand = group === 'Res. land' || group === 'Com. land';
  const isCommercial =
    propertyTypes.find(({ id }) => id === row.property_type)?.property_type === 'Commercial' && !isLand;
  return {
    price_per_sqft: row.price_per_sqft === null ? null : whole(row.price_per_sqft),
    price_per_carpet_sqft: over(row.sale_price_total, row.carpet_sqft, whole),
    price_per_sqyd: isLand ? over(row.sale_price_total, row.size_sqft && row.size_sqft / sizeUnits.SqYd, whole) : null,
    price_per_size_unit: over(row.sale_price_total, row.size, whole),
    rent_per_sqft: isCommercial ? over(row.rent_total, row.size_sqft, toTenth) : null,
    deposit_months: over(row.deposit, row.rent_total, toTenth),
  };
};
