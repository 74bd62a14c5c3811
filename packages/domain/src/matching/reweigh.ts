/** Weights that a company changes. Whole numbers that sum to 100, whatever is done to them. */
import type { CriterionKey, WeightColumn } from './types.ts';
import { defaultWeights } from './weights.ts';

type Column = Partial<Record<CriterionKey, number>>;
const whole = 100;

const keysOf = (column: Column): CriterionKey[] => Object.keys(column) as CriterionKey[];

/** Shares of `total` by the parts of `by`, in whole numbers: what is left over goes to those that lost most by rounding. */
const shareOut = (total: number, by: Column): Column => {
  const sum = keysOf(by).reduce((all, key) => all + by[key]!, 0);
  const exact = keysOf(by).map((key) => ({
    key,
    share: sum === 0 ? total / keysOf(by).length : (total * by[key]!) / sum,
  }));
  const shares = Object.fromEntries(exact.map(({ key, share }) => [key, Math.floor(share)])) as Column;
  let left = total - Object.values(shares).reduce((all, share) => all + share, 0);
  for (const { key } of exact.toSorted((a, b) => (b.share % 1) - (a.share % 1)))
    if (left > 0) {
      shares[key] = shares[key]! + 1;
      left -= 1;
    }
  return shares;
};

/** The column with one weight changed, 0 to 100, and the others scaled so that the sum stays 100. */
export const withWeight = (column: Column, key: CriterionKey, weight: number): Column => {
  const own = Math.min(whole, Math.max(0, Math.round(weight)));
  const others = Object.fromEntries(keysOf(column).flatMap((one) => (one === key ? [] : [[one, column[one]!]])));
  const shares = shareOut(whole - own, others);
  return Object.fromEntries(keysOf(column).map((one) => [one, one === key ? own : shares[one]!]));
};

/** Whether weights may stand for a column: its own criteria, each a whole number from 0, 100 in all. */
export const isWeighing = (column: WeightColumn, weights: Record<string, number>): boolean => {
  const wanted = keysOf(defaultWeights[column]);
  const given = Object.keys(weights);
  return (
    given.length === wanted.length &&
    wanted.every((key) => Number.isInteger(weights[key]) && weights[key]! >= 0) &&
    wanted.reduce((sum, key) => sum + weights[key]!, 0) === whole
  );
};

/** Whether a column is weighed as the product does. */
export const isStandard = (column: WeightColumn, weights: Column): boolean =>
  keysOf(defaultWeights[column]).every((key) => weights[key] === defaultWeights[column][key]);
