/** The types of units a project has, and what they come to. */
import type { UnitPriceBasis } from './lookups/projects.ts';

export interface UnitSizes {
  /** Both in one unit, which a price by size is quoted for. */
  rera_carpet: number | null;
  super_built_up: number | null;
}

/** Rupees for a whole unit; null where the price, or the size it is quoted for, is not known. */
export const unitPriceTotal = (price: number | null, basis: UnitPriceBasis, sizes: UnitSizes): number | null => {
  if (price === null || basis === 'Total') return price;
  const size = basis === 'Per unit of carpet' ? sizes.rera_carpet : sizes.super_built_up;
  return size === null ? null : Math.round(price * size * 100) / 100;
};
