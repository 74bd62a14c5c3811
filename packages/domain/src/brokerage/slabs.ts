/** Brokerage by slabs: the whole amount at the rate of the row that it falls in (domain 4.13). */

export interface Slab {
  /** Up to and with this measure; null: above all others. */
  readonly up_to: number | null;
  readonly rate: number;
}

/** What is looked up in the slabs. */
export const slabMeasures = ['Lease months', 'Price', 'Amount disbursed'] as const;
export type SlabMeasure = (typeof slabMeasures)[number];

export interface SlabTerms {
  readonly measure: SlabMeasure;
  /** What the rate of a slab is. */
  readonly rate_of: 'Percent of price' | 'Months of rent';
  readonly slabs: readonly Slab[];
}

/** The rate of the slab that a measure falls in; undefined where it is above all of them. Slabs of units: `../project-brokerage.ts`. */
export const slabRate = (slabs: readonly Slab[], measure: number): number | undefined =>
  slabs
    .toSorted((a, b) => (a.up_to ?? Number.POSITIVE_INFINITY) - (b.up_to ?? Number.POSITIVE_INFINITY))
    .find(({ up_to }) => up_to === null || measure <= up_to)?.rate;
