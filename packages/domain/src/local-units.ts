/** Units of land that are another size in every state: the bigha, and the biswa, its twentieth (spec 9). */
import { stateOfCity } from './lookups/places.ts';
import type { SizeUnit, UnitOverrides } from './units.ts';

/** Those who measure by a bigha of `sqft` square feet. */
export const byBigha = (sqft: number): UnitOverrides => ({ Bigha: sqft, Biswa: sqft / 20 });

/** What an office measures by in its own way, in square feet; null: as the state does. */
export interface OwnMeasure {
  readonly bigha_sqft?: number | null | undefined;
  readonly biswa_sqft?: number | null | undefined;
}

/** The units of an office; a bigha of its own brings the biswa along, its twentieth. */
export const ownUnits = ({ bigha_sqft, biswa_sqft }: OwnMeasure): UnitOverrides => ({
  ...(bigha_sqft && byBigha(bigha_sqft)),
  ...(biswa_sqft && { Biswa: biswa_sqft }),
});

/** Further measures that are usual beside that of the list of states (domain 4.12). */
const alsoUsual: Readonly<Record<string, readonly number[]>> = { Rajasthan: [17_424] };

/** The bighas that are usual in the state of a city, the one that is counted by first. */
export const bighasOf = (city: number | null | undefined): readonly number[] => {
  const state = stateOfCity(city);
  return state?.bigha_sqft ? [state.bigha_sqft, ...(alsoUsual[state.state] ?? [])] : [];
};

/**
 * Square feet of the units that a city's people count differently from the table: the office's `own` where it has any,
 * else those of the city's state.
 */
export const unitsIn = (city: number | null | undefined, own: UnitOverrides = {}): UnitOverrides => {
  const bigha = stateOfCity(city)?.bigha_sqft;
  return { ...(bigha && byBigha(bigha)), ...own };
};

/** What a form says of a unit that the office (`state` is null) or its state has a measure of; undefined for any other. */
export const localMeasure = (
  unit: SizeUnit,
  city: number | null | undefined,
  own: UnitOverrides = {},
): { sqft: number; state: string | null } | undefined => {
  const sqft = unitsIn(city, own)[unit];
  if (sqft === undefined) return undefined;
  return { sqft, state: own[unit] === undefined ? stateOfCity(city)!.state : null };
};
