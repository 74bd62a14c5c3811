import { type Listing, mapListing, type Refused, sizeDoubtIn } from './map.ts';
import type { ListingRow } from './read.ts';

export interface Checked {
  listings: Listing[];
  refused: Refused[];
  /** Rows that repeat a listing number of an earlier row. */
  repeated: Refused[];
}

/** Fewer priced sizes than this say nothing about what is usual. */
const enough = 20;
const muchAbove = 4;
const farBelow = 8;

/** Reads all rows, leaves out what stands twice, and doubts the sizes whose price lies far from all others. */
export const checkListings = (rows: readonly ListingRow[]): Checked => {
  const seen = new Set<string>();
  const checked: Checked = { listings: [], refused: [], repeated: [] };
  for (const row of rows) {
    const mapped = mapListing(row);
    if ('reason' in mapped) checked.refused.push(mapped);
    else if (seen.has(mapped.external_ref)) checked.repeated.push({ ...mapped, reason: 'It stands twice in the file' });
    else checked.listings.push(mapped);
    if (mapped.external_ref) seen.add(mapped.external_ref);
  }
  doubtUnusualRates(checked.listings, rows);
  return checked;
};

/**
 * People choose feet where they mean yards, which is nine times. The columns of such a listing agree with each other, but
 * its price per square foot lies far from that of the others, more than a good address or a poor one explains.
 */
const doubtUnusualRates = (listings: readonly Listing[], rows: readonly ListingRow[]): void => {
  const rateOf = (one: Listing) => one.price! / one.sizes[0]!.sqft;
  const priced = listings.filter((one) => one.price !== null && one.sizes.length > 0);
  for (const group of Map.groupBy(priced, (one) => one.deal).values()) {
    if (group.length < enough) continue;
    const rates = group.map(rateOf).sort((a, b) => a - b);
    const usual = rates[Math.floor(rates.length / 2)]!;
    for (const one of group) {
      const rate = rateOf(one);
      if (rate <= usual * muchAbove && rate >= usual / farBelow) continue;
      const row = rows.find((given) => given.line === one.line)!;
      const shown = (rupees: number) => Math.round(rupees).toLocaleString('en-IN');
      one.doubts.push(
        sizeDoubtIn(row, `₹ ${shown(rate)} a sqft is far from the usual ₹ ${shown(usual)}; another unit may be meant`),
      );
      one.sizes = [];
    }
  }
};
