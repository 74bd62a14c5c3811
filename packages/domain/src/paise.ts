/**
 * Exact sums of money. Inside the rules an amount is a whole number of paise, so that parts always add up to their sum;
 * rupees with two decimals stand at the edge only (`toPaise`, `toRupees`).
 *
 * A safe integer, not a bigint: the largest amount that is stored, 99,999 crore rupees, is 10^14 paise, ninety times
 * below 2^53, and a number goes into JSON, a sort and a chart as it is. A product may be larger, so `ratio` multiplies
 * and divides in bigint and rounds once.
 */

/** A whole number of paise, up to 2^53. */
export type Paise = number;

/** Percent with up to three decimals, as the database keeps it: 18, 0.55, 3.75. */
export type Percent = number;

const whole = (value: bigint): number => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large to be exact`);
  return number;
};

/** A quotient to the nearest whole number, half up; of a negative one the mirror image, so that a credit undoes its debit. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): number => {
  const negative = numerator < 0n !== denominator < 0n;
  const [above, below] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const rounded = (2n * above + below) / (2n * below);
  return whole(negative ? -rounded : rounded);
};

/** Rupees with at most two decimals as paise. */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100);

export const toRupees = (paise: Paise): number => paise / 100;

/** `amount` x `part` / `whole`, all whole numbers, rounded half up once. */
export const ratio = (amount: number, part: number, whole: number): number =>
  divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole));

/** A number of up to three decimals in thousandths: a percent, months of rent, square feet. */
export const thousandths = (value: number): number => Math.round(value * 1000);

/** `percent` of an amount, to the paisa, half up. */
export const percentOf = (amount: Paise, percent: Percent): Paise => ratio(amount, thousandths(percent), 100_000);

/** To the rupee, half up. */
export const toWholeRupees = (amount: Paise): Paise => ratio(amount, 1, 100) * 100;

/** `percent` of an amount to the rupee, half up: rounded once, so 49.4996 rupees are 49 and not 50 by way of 49.50. */
export const percentInRupees = (amount: Paise, percent: Percent): Paise =>
  ratio(amount, thousandths(percent), 10_000_000) * 100;

export const sumOf = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, amount) => sum + amount, 0);

/** What of `total` falls on each of `parts`, by percent or another weight, each part to the rupee; the last has the rest. */
export const shareInRupees = (total: Paise, weights: readonly number[]): Paise[] => {
  const inThousandths = weights.map(thousandths);
  const all = sumOf(inThousandths);
  let left = total;
  return inThousandths.map((weight, index) => {
    const rounded = all === 0 ? 0 : ratio(total, weight, all * 100) * 100;
    const share = index === weights.length - 1 ? left : Math.min(rounded, left);
    left -= share;
    return share;
  });
};
