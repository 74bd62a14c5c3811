import { daysBetween } from './dates.ts';

/** Days before something ends at which its people are told (domain 4.5, 7.3). */
export const endingDays = {
  lease: [90, 60, 30, 7],
  /** The first of a lease is told as its property comes back on offer. */
  leaseOfLet: [60, 30, 7],
  lockIn: [60, 30, 7],
  escalation: [30, 7],
  mandate: [30, 7],
  subscription: [15, 7, 3, 1, 0],
  /** A trial is as long as the first of these. */
  trial: [7, 3, 1, 0],
} as const satisfies Record<string, readonly number[]>;

/**
 * At which of these steps something stands that ends on `day`: the last one that it has reached, so that a morning that was
 * missed is made up for on the next. Undefined where it is still far, or over.
 */
export const endingStep = (steps: readonly number[], day: string | null, today: string): number | undefined => {
  if (day === null) return undefined;
  const left = daysBetween(today, day);
  return left < 0 ? undefined : steps.filter((step) => left <= step).at(-1);
};
