/** The circumstances a match is made in, where nobody has set others. */
import { dayInIndia } from '../dates.ts';
import { defaultLoading } from '../units.ts';
import type { MatchContext, Neighbours } from './types.ts';
import { defaultWeights } from './weights.ts';

/** Percent a year at which a heavy deposit stands for rent, until a company sets its own. */
export const DEFAULT_DEPOSIT_RATE = 12;

/** Neighbours from their rows, read both ways. `km` null: distance not known. */
export const neighboursFrom = (rows: readonly { area: number; neighbour: number; km: number | null }[]): Neighbours => {
  const key = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const distances = new Map(rows.map((row) => [key(row.area, row.neighbour), row.km]));
  return (area, other) => distances.get(key(area, other));
};

/** A context with the product's own weights and factors; anything in `given` goes before them. */
export const matchContext = (given: Partial<MatchContext> = {}): MatchContext => ({
  today: dayInIndia(),
  neighbours: () => undefined,
  weights: defaultWeights,
  loading: defaultLoading,
  deposit_rate: DEFAULT_DEPOSIT_RATE,
  include_under_offer: false,
  may_see_vault: false,
  ...given,
});
