/** With which commissions a deal begins: what was agreed on the property and the inquiry, else the office's own terms. */
import type { BrokerageBasis, BrokeragePayer } from '../lookups/brokerage.ts';
import { type DealType, dealUnit } from '../lookups/deal-types.ts';
import type { CommissionBasis, ourSides, PayerSide } from '../lookups/deals.ts';
import type { DefaultTerm } from './default-terms.ts';

/** As a property and an inquiry keep them. */
export interface AgreedTerms {
  readonly basis: BrokerageBasis;
  /** Percent, months or rupees, as the basis says; of both sides, what each pays. 0: nothing. */
  readonly value: number;
  /** null: the side on whose record it stands. */
  readonly payer: BrokeragePayer | null;
}

export type OpeningTerm = Pick<DefaultTerm, 'payer_side' | 'basis' | 'rate' | 'slab'>;
type OurSide = (typeof ourSides)[number];
type Side = 'Buyer side' | 'Seller side';

/** What the payer of each side is called in such a deal. */
const payerOf = (dealType: DealType, side: Side): PayerSide => {
  if (dealUnit(dealType) !== 'total') return side === 'Buyer side' ? 'Tenant' : 'Landlord';
  if (side === 'Buyer side') return 'Buyer';
  return dealType === 'New booking' ? 'Builder' : 'Seller';
};

/** A builder pays whichever side we are on: nobody else does in a new booking. */
const isOurs = (dealType: DealType, payer: PayerSide, ours: OurSide): boolean =>
  ours === 'Both' || payer === 'Builder' || payer === payerOf(dealType, ours);

const sidesOf = ({ payer }: AgreedTerms, own: Side): readonly Side[] => {
  if (payer === 'Both sides') return ['Buyer side', 'Seller side'];
  if (payer === null) return [own];
  return payer === 'Buyer or tenant' ? ['Buyer side'] : ['Seller side'];
};

/** 'Percent' is of what the deal is about: the price, or of a heavy deposit that. */
const basisOf = (dealType: DealType, basis: BrokerageBasis): CommissionBasis => {
  if (basis !== 'Percent') return basis;
  return dealUnit(dealType) === 'total' ? 'Percent of price' : 'Percent of deposit';
};

/**
 * One row for each payer on our sides, or several where the office's terms have several. Where both records speak of a
 * side, its own does: the inquiry of the buyer, the property of the seller. `defaults`: the office's for such a deal.
 */
export const openingTerms = (
  dealType: DealType,
  ours: OurSide,
  agreed: { readonly property: AgreedTerms | null; readonly inquiry: AgreedTerms | null },
  defaults: readonly OpeningTerm[],
): OpeningTerm[] => {
  const bySide = new Map<Side, AgreedTerms>();
  const agree = (terms: AgreedTerms | null, own: Side) => {
    for (const side of terms ? sidesOf(terms, own) : [])
      if (side === own || !bySide.has(side)) bySide.set(side, terms!);
  };
  agree(agreed.property, 'Seller side');
  agree(agreed.inquiry, 'Buyer side');
  const named = new Set([...bySide.keys()].map((side) => payerOf(dealType, side)));
  const rows = [...bySide].map(
    ([side, { basis, value }]): OpeningTerm => ({
      payer_side: payerOf(dealType, side),
      basis: basisOf(dealType, basis),
      rate: value,
      slab: null,
    }),
  );
  const others = defaults.filter(({ payer_side }) => !named.has(payer_side));
  return [...rows, ...others]
    .filter(({ rate, payer_side }) => rate !== 0 && isOurs(dealType, payer_side, ours))
    .map(({ payer_side, basis, rate, slab }) => ({ payer_side, basis, rate, slab }));
};
