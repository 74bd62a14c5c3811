/** What the move of a deal does around it, as values that the caller carries out in one transaction (domain 2.8, 4.13). */
import type { StageTrigger } from '../inquiry-stage.ts';
import { type DealType, dealUnit } from '../lookups/deal-types.ts';
import type { DealStage, DealTaskReason } from '../lookups/deals.ts';
import type { PropertyStatus } from '../lookups/property-lists.ts';
import type { TaskType } from '../lookups/tasks.ts';
import { type PropertyPurchase, propertyTdsOn, type TdsRow } from '../taxes/index.ts';
import { dealLadder } from './stage-moves.ts';

/** A task to add for a reason; the caller words it in its own language. */
export interface DealTask {
  readonly reason: Extract<DealTaskReason, 'Property TDS'>;
  readonly type: TaskType;
  /** YYYY-MM-DD. */
  readonly on: string;
}

export interface DealEffects {
  /** What the property becomes; null: it stays. */
  readonly property_status: Extract<PropertyStatus, 'Available' | 'Under Offer' | 'Sold' | 'Rented'> | null;
  /** What moves the inquiry, one after the other, as `automaticMove` reads them. */
  readonly inquiry_triggers: readonly StageTrigger[];
  readonly tasks: readonly DealTask[];
  /** Each commission becomes Cancelled, with the papers of `closingPapers`. */
  readonly cancels_commissions: boolean;
  /** From the terms of the deal. */
  readonly starts_lease_clock: boolean;
}

export interface DealEffectFacts {
  readonly deal_type: DealType;
  /** Another open deal on the property is at Token Received or later, so the property stays Under Offer. */
  readonly other_holds_token: boolean;
  /** YYYY-MM-DD, of the move. */
  readonly today: string;
  /** What the buyer pays for, where it is sold. */
  readonly purchase: PropertyPurchase | null;
  readonly tds_rows: readonly TdsRow[];
}

const none: DealEffects = {
  property_status: null,
  inquiry_triggers: [],
  tasks: [],
  cancels_commissions: false,
  starts_lease_clock: false,
};

/** Whether a token was, or would have been, received by this stage. */
export const isAtToken = (dealType: DealType, stage: DealStage): boolean => {
  const ladder = dealLadder(dealType);
  return ladder.indexOf(stage) >= ladder.indexOf('Token Received');
};

const taxTasks = ({ purchase, tds_rows, today }: DealEffectFacts): DealTask[] =>
  purchase && propertyTdsOn(purchase, tds_rows, today)
    ? [{ reason: 'Property TDS', type: 'Payment follow-up', on: today }]
    : [];

/** What follows from a move that nothing refuses. A move over Token Received has its effects too. */
export const dealEffects = (from: DealStage, to: DealStage, facts: DealEffectFacts): DealEffects => {
  const { deal_type, other_holds_token } = facts;
  const [before, after] = [isAtToken(deal_type, from), isAtToken(deal_type, to)];
  const released = before && !other_holds_token ? ('Available' as const) : null;
  if (to === 'Cancelled')
    return { ...none, property_status: released, inquiry_triggers: ['deal cancelled'], cancels_commissions: true };
  const isSold = dealUnit(deal_type) === 'total';
  const tasks = after && !before ? taxTasks(facts) : [];
  if (to === 'Closed')
    return {
      ...none,
      property_status: isSold ? 'Sold' : 'Rented',
      // An inquiry closes from Token Paid alone, so a deal that left the token out brings it there first.
      inquiry_triggers: before ? ['deal closed'] : ['token received', 'deal closed'],
      tasks,
      starts_lease_clock: !isSold,
    };
  if (after && !before) return { ...none, property_status: 'Under Offer', inquiry_triggers: ['token received'], tasks };
  // Back over the token: the inquiry stays, since what was paid is for a person to say.
  return before && !after ? { ...none, property_status: released } : none;
};
