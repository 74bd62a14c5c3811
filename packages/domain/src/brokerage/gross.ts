/** What a payer owes before discount and taxes (domain 2.9, 4.1). */
import type { CommissionBasis } from '../lookups/deals.ts';
import { divideHalfUp, type Paise, percentOf, thousandths, toPaise } from '../paise.ts';
import { type SlabTerms, slabRate } from './slabs.ts';

export interface BrokerageBase {
  readonly basis: CommissionBasis;
  /**
   * Up to three decimals: percent of price or deposit, months of rent, rupees per square foot, or rupees. Of no matter
   * for a slab.
   */
  readonly rate: number;
  /**
   * What the rate is of, in paise: the price, one month's rent, the deposit. For 'Per sqft' the quoted size in square
   * feet, up to three decimals. Of no matter for a fixed amount.
   */
  readonly base: number;
  /** Only of a slab, with what is looked up in it: months, rupees. */
  readonly slab?: SlabTerms;
  readonly measure?: number;
}

/** A rate of up to three decimals times an amount, to the paisa. */
const times = (amount: number, rate: number): Paise => divideHalfUp(BigInt(amount) * BigInt(thousandths(rate)), 1000n);

/** Rupees per square foot times square feet, both in thousandths: a hundred paise, a million parts. */
const perSqft = (rate: number, sqft: number): Paise =>
  divideHalfUp(BigInt(thousandths(rate)) * BigInt(thousandths(sqft)), 10_000n);

/** To the paisa, half up. 0 where a measure is above all slabs. */
export const grossBrokerage = ({ basis, rate, base, slab, measure }: BrokerageBase): Paise => {
  switch (basis) {
    case 'Percent of price':
    case 'Percent of deposit':
      return percentOf(base, rate);
    case 'Months of rent':
      return times(base, rate);
    case 'Per sqft':
      return perSqft(rate, base);
    case 'Fixed amount':
      return toPaise(rate);
    case 'Slab': {
      const ofSlab = slab && slabRate(slab.slabs, measure ?? 0);
      return slab && ofSlab !== undefined ? grossBrokerage({ basis: slab.rate_of, rate: ofSlab, base }) : 0;
    }
  }
};
