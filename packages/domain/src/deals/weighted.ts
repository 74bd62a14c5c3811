/** What open deals are likely to bring (domain 2.8). */
import { type Paise, percentOf, sumOf } from '../paise.ts';

export interface ExpectedBrokerage {
  /** Without GST, after discount, from all its commissions. */
  readonly brokerage_expected: Paise;
  /** Percent. */
  readonly probability: number;
}

/** Brokerage by its probability, each deal to the paisa. */
export const weightedBrokerage = (deals: readonly ExpectedBrokerage[]): Paise =>
  sumOf(deals.map(({ brokerage_expected, probability }) => percentOf(brokerage_expected, probability)));
