import { kilometresBetween } from '@angan/domain/distance.ts';
import type { DemoArea } from './areas.ts';

/** How far a neighbour lies at most, and how many an office writes down for an area. */
const near = { km: 3, most: 4 } as const;

/** Pairs of areas that an office knows as neighbours, by their places in the list, the first before the second. */
export const neighboursAmong = (areas: readonly DemoArea[]): { one: number; other: number; km: number }[] => {
  const pairs = areas.flatMap((area, at) =>
    areas
      .map((other, index) => ({
        one: Math.min(at, index),
        other: Math.max(at, index),
        km: kilometresBetween(area, other),
      }))
      .filter(({ one, other, km }) => one !== other && km <= near.km)
      .sort((a, b) => a.km - b.km)
      .slice(0, near.most),
  );
  const once = new Map(pairs.map((pair) => [`${pair.one} ${pair.other}`, pair]));
  return [...once.values()].map((pair) => ({ ...pair, km: Math.round(pair.km * 10) / 10 }));
};
