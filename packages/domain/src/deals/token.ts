/** What becomes of the token of a cancelled deal (domain 2.8, 4.13). */
import type { tokenSettlements } from '../lookups/deals.ts';
import type { Paise } from '../paise.ts';

export type TokenSettlement = (typeof tokenSettlements)[number];

export interface SettledToken {
  /** Goes back to the buyer. */
  readonly refunded: Paise;
  /** The seller keeps it. It is no brokerage of ours. */
  readonly forfeited: Paise;
  /** Counts for what the two agree on next. */
  readonly adjusted: Paise;
}

/** All of the token, under one head. */
export const settleToken = (token: Paise, settlement: TokenSettlement): SettledToken => ({
  refunded: settlement === 'Refunded' ? token : 0,
  forfeited: settlement === 'Forfeited' ? token : 0,
  adjusted: settlement === 'Adjusted' ? token : 0,
});
