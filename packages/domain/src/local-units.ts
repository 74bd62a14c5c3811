/** Units of land that are another size in every state: the bigha, and the biswa, its twentieth (spec 9). */
import { stateOfCity } from './lookups/places.ts';
import type { SizeUnit, UnitOverrides } from './units.ts';

/** Those who measure by a bigha of `sqft` square feet. */
export const byBigha = (sqft: number): UnitOverrides => ({ Bigha: sqft, Biswa: sqft / 20 });

/**
 * Square feet of the units that a city's people count differently from the table: the office's `own` where it has any,
 * else those of the city's state.
 */
export const unitsIn = (city: number | null | undefined, own: UnitOverrides = {}): UnitOverrides => {
  const bigha = stateOfCity(city)?.bigha_sqft;
  return { ...(bigha && byBigha(bigha)), ...own };
};

/** What a form says of a unit that a state has its own measure of; undefined for any other. */
export const localMeasure = (
  unit: SizeUnit,
  city: number | null | undefined,
): { sqft: number; state: string } | undefined => {
  const sqft = unitsIn(city)[unit];
  return sqft === undefined ? undefined : { sqft, state: stateOfCity(city)!.state };
};
