export { type ChecklistItem, checklistOf } from './checklist.ts';
export { type DealEffectFacts, type DealEffects, type DealTask, dealEffects, isAtToken } from './effects.ts';
export { type DealField, type DealFields, isOptionalStage, missingForStage } from './stage-fields.ts';
export {
  type DealMoveFacts,
  type DealRefusal,
  type DealStanding,
  dealLadder,
  dealMoveRefusal,
  finalStages,
  isOpenDeal,
  moveDeal,
  probabilityOf,
  stageBefore,
} from './stage-moves.ts';
export { type SettledToken, settleToken, type TokenSettlement } from './token.ts';
export { usualDealDays } from './usual-days.ts';
export { type ExpectedBrokerage, weightedBrokerage } from './weighted.ts';
