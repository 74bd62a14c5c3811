import { fromSqft, toSqft, type UnitOverrides } from '../units.ts';
import type { ReadSize } from './size.ts';
import type { Found, PasteFields } from './types.ts';

interface Quantity {
  readonly size: ReadSize | undefined;
  readonly seats: Found<number> | undefined;
  readonly isSale: boolean;
  /** The office's own. */
  readonly units?: UnitOverrides | undefined;
}

/** A price or rent that is only told as a rate: of the whole size in the rate's unit, or of all seats. */
export const totalsOf = (
  { price, rent, rate, rate_unit }: PasteFields,
  { size, seats, isSale, units: own = {} }: Quantity,
): Pick<PasteFields, 'price' | 'rent'> => {
  if (!rate || !rate_unit) return {};
  const total = (units: number) => ({ ...rate, value: Math.round(units * rate.value), confidence: 'Medium' as const });
  if (rate_unit.value === 'Seat') return seats && !rent ? { rent: total(seats.value) } : {};
  if (!size || size.size_max || !isSale || price) return {};
  return { price: total(fromSqft(toSqft(size.size.value, size.size_unit.value, own), rate_unit.value, own)) };
};
