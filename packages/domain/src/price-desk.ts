/** What an office's own stock says a place costs: medians of rates, all on carpet area (domain 1.2, item 9). */
import type { SubtypeGroup } from './lookups/property-types.ts';
import { enoughSamples } from './price-hint.ts';
import { estimateCarpet, type KnownSize } from './units.ts';

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

/** Rupees per square foot of carpet, which is estimated where only another size is known; undefined where nothing tells it. */
export const carpetRate = ({ group, sizes, price }: Omit<PricedHome, 'bhk'>): number | undefined => {
  const carpet = estimateCarpet(sizes, group);
  return price && carpet && carpet.sqft > 0 ? price / carpet.sqft : undefined;
};

/**
 * The median of each key that has enough samples: by society, by area, by BHK, or by several of them. A home counts under
 * every key that `keysOf` names, such as each of its areas; one without a price or a carpet under none.
 */
export const ratesBy = <Home extends PricedHome, Key>(
  homes: readonly Home[],
  keysOf: (home: Home) => readonly Key[],
): Map<Key, Rate> => {
  const rates = new Map<Key, number[]>();
  for (const home of homes) {
    const rate = carpetRate(home);
    if (rate === undefined) continue;
    for (const key of keysOf(home)) {
      const own = rates.get(key);
      if (own) own.push(rate);
      else rates.set(key, [rate]);
    }
  }
  return new Map(
    [...rates].filter(([, all]) => all.length >= enoughSamples).map(([key, all]) => [key, rateOf(all)!] as const),
  );
};

/** Medians of all, and of each BHK that has enough samples. What has no price or no carpet to be told says nothing. */
export const ratesOf = (homes: readonly PricedHome[]): { all: Rate | null; by_bhk: (Rate & { bhk: number })[] } => ({
  all: rateOf(homes.flatMap((home) => carpetRate(home) ?? [])),
  by_bhk: [...ratesBy(homes, ({ bhk }) => (bhk === null ? [] : [bhk]))]
    .map(([bhk, rate]) => ({ bhk, ...rate }))
    .sort((a, b) => a.bhk - b.bhk),
});
