import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  divideHalfUp,
  type Paise,
  percentInRupees,
  percentOf,
  shareInRupees,
  sumOf,
  toPaise,
  toRupees,
  toWholeRupees,
} from './paise.ts';

/** Up to the largest amount that is stored. */
const amount = fc.integer({ min: 0, max: 100_000_000_000_000 });
/** Percent with up to three decimals. */
const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);

describe('rounding', () => {
  it('is half up, and of what is taken back the mirror image', () => {
    expect([divideHalfUp(1n, 2n), divideHalfUp(-1n, 2n), divideHalfUp(149n, 100n), divideHalfUp(150n, -100n)]).toEqual([
      1, -1, 1, -2,
    ]);
    expect([toWholeRupees(49), toWholeRupees(50), toWholeRupees(393_884)]).toEqual([0, 100, 393_900]);
  });

  it('is done once: 2 % of 2,474.98 are 49 rupees, not 50 over 49.50', () => {
    expect(percentOf(247_498, 2)).toBe(4950);
    expect(percentInRupees(247_498, 2)).toBe(4900);
  });

  it('says so where a number would not be exact', () => {
    expect(() => divideHalfUp(2n ** 60n, 1n)).toThrow(RangeError);
  });
});

it('is as exact as fractions, however large the amount', () => {
  fc.assert(
    fc.property(amount, percent, (paise, rate) => {
      const exact = BigInt(paise) * BigInt(Math.round(rate * 1000));
      const off = BigInt(percentOf(paise, rate)) * 100_000n - exact;
      expect(off > -50_000n && off <= 50_000n).toBe(true);
    }),
  );
});

it('comes back from rupees as it went', () => {
  fc.assert(
    fc.property(amount, (paise: Paise) => {
      expect(toPaise(toRupees(paise))).toBe(paise);
    }),
  );
});

it('shares to the rupee add up, and none is below nothing', () => {
  expect(shareInRupees(1_000_050, [25, 75])).toEqual([250_000, 750_050]);
  fc.assert(
    fc.property(amount, fc.array(percent, { minLength: 1, maxLength: 8 }), (total, weights) => {
      const shares = shareInRupees(total, weights);
      expect(sumOf(shares)).toBe(total);
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
      for (const share of shares.slice(0, -1))
        expect(share % 100 === 0 || share === 0 || sumOf(shares) === total).toBe(true);
    }),
  );
});
