import type { Deal } from '@angan/contract/deals/deals.ts';
import { dealLadder, isOpenDeal, stageBefore } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { typeOf } from './deal-words.ts';

/** Where a deal may be moved: any stage ahead, one step back, or Cancelled. */
export const movesOf = (deal: Deal): DealStage[] => {
  if (!isOpenDeal(deal.stage)) return [];
  const ladder = dealLadder(typeOf(deal));
  const back = stageBefore(typeOf(deal), deal);
  return [...ladder.slice(ladder.indexOf(deal.stage) + 1), ...(back ? [back] : []), 'Cancelled'];
};
