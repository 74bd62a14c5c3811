/** How a deal goes through its stages (domain 2.8): sale, rent and new booking are three lists and one machine. */
import type { DealType } from '../lookups/deal-types.ts';
import { type DealStage, dealStagesOf } from '../lookups/deals.ts';
import { type DealField, type DealFields, missingForStage } from './stage-fields.ts';

/** Where a deal stands, and what was left out on the way: a skipped stage shows 'Not needed'. */
export interface DealStanding {
  readonly stage: DealStage;
  readonly skipped: readonly DealStage[];
}

export interface DealMoveFacts {
  readonly deal_type: DealType;
  readonly fields: DealFields;
  /** Owner or Co-Owner. */
  readonly runs_office: boolean;
  readonly note: string;
  /** Whether every commission is Received, Written Off or Cancelled. */
  readonly dues_settled: boolean;
  /** Whether somebody said yes to 'Close with dues open?' */
  readonly close_with_dues: boolean;
}

export type DealRefusal =
  | { readonly kind: 'no way' }
  | { readonly kind: 'not you' }
  | { readonly kind: 'note' }
  | { readonly kind: 'fields'; readonly fields: readonly DealField[] }
  | { readonly kind: 'dues open' };

/** Nothing follows on these. */
export const finalStages: readonly DealStage[] = ['Closed', 'Cancelled'];
export const isOpenDeal = (stage: DealStage): boolean => !finalStages.includes(stage);

/** The stages from the first to Closed. */
export const dealLadder = (dealType: DealType): DealStage[] =>
  dealStagesOf(dealType)
    .map(({ stage }) => stage)
    .filter((stage) => stage !== 'Cancelled');

export const probabilityOf = (dealType: DealType, stage: DealStage): number | undefined =>
  dealStagesOf(dealType).find((row) => row.stage === stage)?.probability;

/** The stage that one step back leads to: the last before it that was not skipped. undefined from the first, and from the end. */
export const stageBefore = (dealType: DealType, { stage, skipped }: DealStanding): DealStage | undefined => {
  if (!isOpenDeal(stage)) return undefined;
  const ladder = dealLadder(dealType);
  return ladder.slice(0, Math.max(0, ladder.indexOf(stage))).findLast((one) => !skipped.includes(one));
};

/**
 * Why a deal may not move so; null when it may. Forward by one or more where the new stage has its fields; back by one
 * step by who runs the office, with a note; Cancelled from any but Closed.
 */
export const dealMoveRefusal = (standing: DealStanding, to: DealStage, facts: DealMoveFacts): DealRefusal | null => {
  const { deal_type, fields } = facts;
  const ladder = dealLadder(deal_type);
  const [from, target] = [ladder.indexOf(standing.stage), ladder.indexOf(to)];
  if (!isOpenDeal(standing.stage) || from < 0 || from === target || (target < 0 && to !== 'Cancelled'))
    return { kind: 'no way' };
  if (to !== 'Cancelled' && target < from) {
    if (to !== stageBefore(deal_type, standing)) return { kind: 'no way' };
    if (!facts.runs_office) return { kind: 'not you' };
    return facts.note.trim() === '' ? { kind: 'note' } : null;
  }
  const missing = missingForStage(deal_type, to, fields);
  if (missing.length > 0) return { kind: 'fields', fields: missing };
  return to === 'Closed' && !facts.dues_settled && !facts.close_with_dues ? { kind: 'dues open' } : null;
};

/** Where a move leads that nothing refuses. */
export const moveDeal = (dealType: DealType, { stage, skipped }: DealStanding, to: DealStage): DealStanding => {
  if (to === 'Cancelled') return { stage: to, skipped };
  const ladder = dealLadder(dealType);
  const [from, target] = [ladder.indexOf(stage), ladder.indexOf(to)];
  // Going back, what lies after the new stage is still to come, so it is not skipped any more.
  const kept = skipped.filter((one) => ladder.indexOf(one) < target);
  return { stage: to, skipped: target > from ? [...kept, ...ladder.slice(from + 1, target)] : kept };
};
