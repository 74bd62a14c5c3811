/** How a brokerage is shared between the office, its people, co-brokers and referrers (domain 2.9, 4.13). */
import type { splitParties } from '../lookups/deals.ts';
import { type Paise, percentOf, sumOf } from '../paise.ts';
import { type BrokeragePayment, type TdsRow, tdsOnBrokerage } from '../taxes/index.ts';

export type SplitParty = (typeof splitParties)[number];

export interface SplitShare {
  readonly party: Exclude<SplitParty, 'Company'>;
  /** Of the brokerage without GST, after discount; or an amount. */
  readonly share: { readonly percent: number } | { readonly amount: Paise };
}

export type Split =
  | { readonly shares: readonly Paise[]; readonly company: Paise }
  /** By so much the shares are more than there is. */
  | { readonly over: Paise };

/**
 * Shares to the paisa, half up, in their order; the company has the rest. Where rounding up would take more than there
 * is, the last share is a paisa less, so that the company never pays for it.
 */
export const splitBrokerage = (brokerage: Paise, shares: readonly SplitShare[]): Split => {
  const wanted = shares.map(({ share }) => ('percent' in share ? percentOf(brokerage, share.percent) : share.amount));
  const over = sumOf(wanted) - brokerage;
  // Of percents that come to 100, rounding adds at most half a paisa each.
  const byRounding = shares.filter(({ share }) => 'percent' in share).length / 2;
  if (over > byRounding) return { over };
  let left = brokerage;
  const amounts = wanted.map((amount) => {
    const share = Math.min(amount, left);
    left -= share;
    return share;
  });
  return { shares: amounts, company: left };
};

/** Those from whom the office deducts TDS: what a sub-user earns is a salary or has a rule of its own. */
export const isTdsParty = (party: SplitParty): boolean => party === 'Co-broker' || party === 'Referrer';

/**
 * What the office deducts with each payment to one co-broker or referrer, in the order given; nothing where the office
 * does not deduct. `hasPan`: of the one who is paid.
 */
export const tdsOnSplits = (
  payments: readonly BrokeragePayment[],
  rows: readonly TdsRow[],
  { officeDeducts, hasPan }: { officeDeducts: boolean; hasPan: boolean },
): Paise[] => (officeDeducts ? tdsOnBrokerage(payments, rows, hasPan).map(({ tax }) => tax) : payments.map(() => 0));
