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
export { asksEnough, tooLittleAsked } from './gates.ts';
export * from './match.ts';
export * from './reweigh.ts';
export { excellent, freshnessFactor, good, labelOf, leastListed } from './score.ts';
export * from './types.ts';
export { defaultWeights } from './weights.ts';
