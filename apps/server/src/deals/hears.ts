import type { Hears } from '../core/live/hearing.ts';

/** Of deals and what belongs to them, who sees them; of what somebody proposed, also the person. */
export const hearsOfDeal: Hears = (actor) => actor.scope('deal:view') !== 'none';
export const hearsOfDealRequest: Hears = (actor) =>
  actor.scope('deal:view') !== 'none' || actor.scope('deal:propose') !== 'none';
