/** Which homes of the office's own stock and closed deals say most about one price (domain 1.2, item 9): the sheet for the owner. */
import { daysBetween } from './dates.ts';
import { carpetRate, medianOf, type PricedHome } from './price-desk.ts';
import { enoughSamples } from './price-hint.ts';
import { estimateCarpet } from './units.ts';

export interface ComparableHome extends PricedHome {
  readonly id: number;
  readonly society: number | null;
  readonly areas: readonly number[];
  /** The number of rooms that its BHK stands for: 2.5; null where it has none. */
  readonly rooms: number | null;
  /** YYYY-MM-DD on which its price was last true: of the deal, or of the last check with the owner. */
  readonly day: string;
  /** Sold or let at that price, and not only offered. */
  readonly is_closed: boolean;
}

export interface Comparable {
  readonly id: number;
  /** From 0 to 100; the higher, the more it says. */
  readonly score: number;
  /** Rupees per square foot of carpet. */
  readonly rate: number;
  readonly within: 'society' | 'area';
  readonly is_closed: boolean;
  readonly days_old: number;
  /** Percent by which its carpet is larger than that of the subject; null where that has none. */
  readonly size_percent: number | null;
}

/** Points for the first row whose limit is not passed, 0 beyond the last. */
const within = (value: number, rows: readonly (readonly [number, number])[]): number =>
  rows.find(([limit]) => value <= limit)?.[1] ?? 0;

/** What each likeness counts. The best sum of all is 100. */
const points = {
  society: 40,
  area: 20,
  rooms: [
    [0, 20],
    [0.5, 12],
    [1, 6],
  ],
  /** Percent of difference. */
  size: [
    [10, 15],
    [20, 10],
    [35, 5],
  ],
  /** Days. */
  age: [
    [180, 15],
    [365, 10],
    [730, 5],
  ],
  closed: 10,
} as const;

const roomPoints = (one: number | null, other: number | null): number => {
  if (one === null || other === null) return one === other ? points.rooms[0][1] : 0;
  return within(Math.abs(one - other), points.rooms);
};

/**
 * Homes of the same kind in the same society or area, the most telling first; of two that tell as much, the newer one.
 * What has no price or no carpet, and the home itself, is left out.
 */
export const comparablesOf = <Home extends ComparableHome>(
  subject: Home,
  homes: readonly Home[],
  today: string,
): Comparable[] => {
  const own = estimateCarpet(subject.sizes, subject.group)?.sqft;
  const comparables = homes.flatMap((home): Comparable[] => {
    const rate = carpetRate(home);
    const isNeighbour = subject.society !== null && home.society === subject.society;
    const isNear = home.areas.some((area) => subject.areas.includes(area));
    if (home.id === subject.id || home.group !== subject.group || rate === undefined || !(isNeighbour || isNear))
      return [];
    const carpet = estimateCarpet(home.sizes, home.group)!.sqft;
    const size_percent = own ? (carpet / own - 1) * 100 : null;
    const days_old = Math.max(0, daysBetween(home.day, today));
    const score =
      (isNeighbour ? points.society : points.area) +
      roomPoints(subject.rooms, home.rooms) +
      (size_percent === null ? 0 : within(Math.abs(size_percent), points.size)) +
      within(days_old, points.age) +
      (home.is_closed ? points.closed : 0);
    const { id, is_closed } = home;
    return [{ id, score, rate, within: isNeighbour ? 'society' : 'area', is_closed, days_old, size_percent }];
  });
  return comparables.sort((a, b) => b.score - a.score || a.days_old - b.days_old || a.id - b.id);
};

export interface PriceRange {
  readonly samples: number;
  /** Rupees per square foot of carpet. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** What the median comes to for the subject, in rupees; null where its carpet is not known. */
  readonly price: number | null;
}

/** What the first `most` comparables say together; undefined where they are too few to say anything. */
export const priceRange = (
  comparables: readonly Comparable[],
  subject: Pick<PricedHome, 'sizes' | 'group'>,
  most = 8,
): PriceRange | undefined => {
  const rates = comparables.slice(0, most).map(({ rate }) => rate);
  const median = medianOf(rates);
  if (median === undefined || rates.length < enoughSamples) return undefined;
  const carpet = estimateCarpet(subject.sizes, subject.group)?.sqft;
  return {
    samples: rates.length,
    low: Math.min(...rates),
    median,
    high: Math.max(...rates),
    price: carpet ? Math.round(median * carpet) : null,
  };
};
