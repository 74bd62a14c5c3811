import { type SizeDoubt, sizeDoubts } from '@angan/contract/imports/row-reasons.ts';
import { sizeUnits, toSqft, type UnitOverrides } from '@angan/domain/units.ts';
import type { Amount } from './money.ts';
import type { ReadSize } from './size.ts';

/** How far price by rate may lie from the size: what haggling about the price explains. */
const haggling = 0.25;
/** Square feet of the smallest habitable room: 9.5 square metres by the National Building Code of India. */
const smallestRoom = 9.5 * sizeUnits.SqMtr;
const apart = (a: number, b: number) => Math.abs(a / b - 1);

interface Beside {
  readonly floors: number | null;
  readonly beds: number | null;
  readonly price: number | null;
  readonly rate: Amount | undefined;
  /** Whether it is a house on a plot of its own, which its rooms and floors have to fit. */
  readonly isHouse: boolean;
  readonly units: UnitOverrides;
}

/** Why sizes that are said clearly cannot be right all the same; null where nothing speaks against them. */
export const sizeDoubt = (
  sizes: readonly ReadSize[],
  { floors, beds, price, rate, isHouse, units }: Beside,
): SizeDoubt | null => {
  if (sizes.length === 0) return null;
  const plot = sizes.find((size) => size.basis === 'Plot');
  const built = sizes.find((size) => size.basis !== 'Plot');
  const storeys = floors ?? 4;
  const small = sizes.find(
    (size) => size.sqft * (isHouse && size.basis === 'Plot' ? storeys : 1) < (beds ?? 0) * smallestRoom,
  );
  if (small) return sizeDoubts.of.tooSmall({ beds: beds ?? 0, sqft: Math.round(small.sqft) });
  if (isHouse && plot && built && built.sqft > plot.sqft * (storeys + 1) * (1 + haggling))
    return sizeDoubts.of.tooTall({
      built: Math.round(built.sqft),
      plot: Math.round(plot.sqft),
      floors: storeys,
    });
  const byRate = price !== null && rate ? toSqft(price / rate.rupees, rate.per ?? 'Sqft', units) : null;
  if (byRate !== null && !sizes.some((size) => apart(byRate, size.sqft) <= haggling))
    return sizeDoubts.of.unlikeRate({ sqft: Math.round(byRate) });
  return null;
};
