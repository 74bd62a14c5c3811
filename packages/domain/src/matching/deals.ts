/** Which deal types go together. */
import type { DealType } from '../lookups/deal-types.ts';
import type { DealPair } from './draft.ts';
import type { MatchInquiry, MatchProperty } from './types.ts';

/** Unlike deal types that go together whichever side has which; true: softly. Equal ones always do. */
const akin: readonly (readonly [DealType, DealType, boolean])[] = [
  ['Sale', 'New booking', true],
  ['Sale', 'Auction', true],
  ['Rent', 'Lease', true],
  ['Rent', 'Heavy deposit', false],
];

const softness = (wanted: DealType, offered: DealType, purpose: MatchInquiry['purpose']): boolean | undefined => {
  if (wanted === offered) return false;
  if (wanted === 'Sale' && offered === 'Pre-leased') return purpose === 'Investment' ? true : undefined;
  return akin.find(([a, b]) => (a === wanted && b === offered) || (b === wanted && a === offered))?.[2];
};

/** Every pair of deal types the two sides have in common, exact ones first. */
export const dealPairs = (
  inquiry: Pick<MatchInquiry, 'deal_types' | 'purpose'>,
  property: Pick<MatchProperty, 'deal_types'>,
): DealPair[] =>
  inquiry.deal_types
    .flatMap((wanted) =>
      property.deal_types.map((offered) => ({
        inquiry: wanted,
        property: offered,
        soft: softness(wanted, offered, inquiry.purpose),
      })),
    )
    .filter((pair): pair is DealPair => pair.soft !== undefined)
    .sort((a, b) => Number(a.soft) - Number(b.soft));
