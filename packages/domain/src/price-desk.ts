/** What an office's own stock says a place costs: medians of rates, all on carpet area (domain 1.2, item 9). */
import type { SubtypeGroup } from './lookups/property-types.ts';
import { estimateCarpet, type KnownSize } from './units.ts';

/** Fewer than this say nothing about one BHK. */
export const fewestSamples = 3;

export interface PricedHome {
  readonly group: SubtypeGroup;
  /** Id of its BHK. */
  readonly bhk: number | null;
  readonly sizes: readonly KnownSize[];
  /** Rupees for the whole, or rupees a month. */
  readonly price: number | null;
}

export interface Rate {
  /** Rupees per square foot of carpet. */
  readonly median: number;
  readonly samples: number;
}

/** The middle value, of an even number the mean of the two middle ones; undefined of none. */
export const medianOf = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[half];
  return sorted.length === 0 ? undefined : (sorted[half - 1]! + sorted[half]!) / 2;
};

const rateOf = (rates: readonly number[]): Rate | null => {
  const median = medianOf(rates);
  return median === undefined ? null : { median, samples: rates.length };
};

/** Medians of all, and of each BHK that has enough samples. What has no price or no carpet to be told says nothing. */
export const ratesOf = (homes: readonly PricedHome[]): { all: Rate | null; by_bhk: (Rate & { bhk: number })[] } => {
  const told = homes.flatMap(({ group, bhk, sizes, price }) => {
    const carpet = estimateCarpet(sizes, group);
    return price && carpet && carpet.sqft > 0 ? [{ bhk, rate: price / carpet.sqft }] : [];
  });
  const byBhk = Map.groupBy(
    told.filter((one) => one.bhk !== null),
    (one) => one.bhk!,
  );
  return {
    all: rateOf(told.map(({ rate }) => rate)),
    by_bhk: [...byBhk]
      .filter(([, homes]) => homes.length >= fewestSamples)
      .map(([bhk, homes]) => ({ bhk, ...rateOf(homes.map(({ rate }) => rate))! }))
      .sort((a, b) => a.bhk - b.bhk),
  };
};
