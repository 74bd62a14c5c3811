/** Which property fits which inquiry, and why. */
export * from './bounds.ts';
export { FLOOR_WITH_BOTTOM } from './budget.ts';
export {
  bottomLimit,
  columnOf,
  pointsOf,
  type Steps,
  shareBy,
  shareByBudget,
  shareByPrice,
  shareBySize,
} from './ceiling.ts';
export { DEFAULT_DEPOSIT_RATE, matchContext, neighboursFrom } from './context.ts';
export { dealPairs } from './deals.ts';
export type { DealPair } from './draft.ts';
export * from './gaps.ts';
export { asksEnough } from './gates.ts';
export * from './match.ts';
export { askLine, matchLine, matchSummary } from './match-line.ts';
export { type GateReason, gateReasons, type MatchReason, matchReasons } from './reasons.ts';
export * from './reweigh.ts';
export { caps, exactFrom, excellent, freshnessFactor, good, isCapped, labelOf, leastListed } from './score.ts';
export * from './types.ts';
export { defaultWeights } from './weights.ts';
