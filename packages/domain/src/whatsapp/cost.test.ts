import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateCost, type Price, peopleADay, priceOn, replyCost } from './cost.ts';

const plain = { freeInWindow: false, freeAMonth: 0, thirdParty: false };
const prices: Price[] = [
  { country: '91', category: 'MARKETING', rate: 0.7846, from: '2025-07-01', ...plain },
  { country: '91', category: 'MARKETING', rate: 0.8631, from: '2026-01-01', ...plain },
  { country: '91', category: 'UTILITY', rate: 0.115, from: '2026-01-01', ...plain, freeInWindow: true },
  { country: '91', category: 'UTILITY', rate: 0.12, from: '2026-10-01', ...plain, thirdParty: true },
  { country: '', category: 'MARKETING', rate: 5, from: '2026-01-01', ...plain },
];
const there = (people: number, more: object = {}) => ({ country: '91', people, inWindow: 0, free: 0, ...more });

test('the price of a day is the latest that has begun, the country’s own first', () => {
  const rate = (country: string, day: string) => priceOn(prices, { country, category: 'MARKETING', day })?.rate;
  expect(rate('91', '2025-12-31')).toBe(0.7846);
  expect(rate('91', '2026-01-01')).toBe(0.8631);
  expect(rate('971', '2026-03-01')).toBe(5);
  expect(rate('971', '2025-12-31')).toBeUndefined();
});

test('a thousand people in India, with tax', () => {
  expect(estimateCost([there(1000)], { category: 'MARKETING', day: '2026-11-21', prices })).toMatchObject({
    net: 863.1,
    gst: 155.36,
    total: 1018.46,
    unpriced: 0,
  });
});

test('what is free in the reply window is the price of the day’s to say; after an advertisement all is', () => {
  const cost = (category: string, more: object, day = '2026-11-21') =>
    estimateCost([there(10, more)], { category, day, prices });
  expect(cost('UTILITY', { inWindow: 10 }, '2026-09-30').net).toBe(0);
  expect(cost('UTILITY', { inWindow: 10 }, '2026-10-01')).toMatchObject({ net: 1.2, thirdParty: true });
  expect(cost('MARKETING', { inWindow: 10 })).toMatchObject({ net: 8.63, thirdParty: false });
  expect(cost('MARKETING', { free: 10 }).net).toBe(0);
  expect(cost('UTILITY', { free: 10 }).net).toBe(0);
});

test('replies are free up to what a number has in a month, and charged one by one from there', () => {
  const price: Price = {
    country: '91',
    category: 'SERVICE',
    rate: 0.115,
    from: '2026-10-01',
    freeInWindow: false,
    freeAMonth: 1000,
    thirdParty: true,
  };
  expect(replyCost(undefined, 5000)).toBeUndefined();
  expect(replyCost({ ...price, rate: 0 }, 5000)).toBeUndefined();
  expect(replyCost(price, 799)).toMatchObject({ charged: 0, total: 0, isNear: false });
  expect(replyCost(price, 800)).toMatchObject({ charged: 0, isNear: true });
  expect(replyCost(price, 1000)).toMatchObject({ charged: 0, total: 0 });
  expect(replyCost(price, 1240)).toMatchObject({ charged: 240, total: 32.57, rate: 0.115, thirdParty: true });
});

test('more people never cost less, and the parts add up', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), (a, b) => {
      const given = { category: 'MARKETING', day: '2026-11-21', prices };
      const [few, many] = [Math.min(a, b), Math.max(a, b)].map((people) => estimateCost([there(people)], given));
      expect(many!.total).toBeGreaterThanOrEqual(few!.total);
      expect(many!.total).toBeCloseTo(many!.net + many!.gst, 2);
    }),
  );
});

test('tiers as people a day', () => {
  expect(['TIER_250', 'TIER_2K', 'TIER_100K', 'TIER_UNLIMITED', ''].map(peopleADay)).toEqual([
    250,
    2000,
    100_000,
    undefined,
    undefined,
  ]);
});
