import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateCost, type Price, peopleADay, priceOn } from './cost.ts';

const prices: Price[] = [
  { country: '91', category: 'MARKETING', rate: 0.7846, from: '2025-07-01' },
  { country: '91', category: 'MARKETING', rate: 0.8631, from: '2026-01-01' },
  { country: '91', category: 'UTILITY', rate: 0.115, from: '2026-01-01' },
  { country: '', category: 'MARKETING', rate: 5, from: '2026-01-01' },
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

test('utility is free in the reply window, marketing is not; after an advertisement both are', () => {
  const cost = (category: string, more: object) =>
    estimateCost([there(10, more)], { category, day: '2026-11-21', prices }).net;
  expect(cost('UTILITY', { inWindow: 10 })).toBe(0);
  expect(cost('MARKETING', { inWindow: 10 })).toBe(8.63);
  expect(cost('MARKETING', { free: 10 })).toBe(0);
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
