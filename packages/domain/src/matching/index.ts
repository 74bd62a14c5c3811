/** Which property fits which inquiry, and why. */
export * from './bounds.ts';
export { DEFAULT_DEPOSIT_RATE, matchContext, neighboursFrom } from './context.ts';
export { asksEnough, tooLittleAsked } from './gates.ts';
export * from './match.ts';
export { labelOf } from './score.ts';
export * from './types.ts';
export { defaultWeights } from './weights.ts';
