import fc from 'fast-check';
import { expect, it } from 'vitest';
import { howMany } from '../../../../scripts/lib/how-many.ts';
import { context, inquiryOf, propertyOf } from '../../test/sample.ts';
import { dealTypes } from '../lookups/deal-types.ts';
import { FLOOR_WITH_BOTTOM } from './budget.ts';
import { columnOf, pointsOf, type Steps, shareBy, shareByBudget, shareByPrice, shareBySize } from './ceiling.ts';
import { dealPairs } from './deals.ts';
import { match } from './match.ts';

const ctx = context();
const money = fc.oneof(fc.integer({ min: 1000, max: 200_000 }), fc.integer({ min: 1_000_000, max: 30_000_000 }));
const maybe = (amount: fc.Arbitrary<number>) => fc.option(amount, { freq: 4 });
const deal = fc.constantFrom(...dealTypes.map((row) => row.deal_type));

const at = ({ edges, values }: Steps, amount: number): number => values[edges.filter((edge) => edge <= amount).length]!;

const sides = fc.record({
  wanted: deal,
  offered: deal,
  max: money,
  min: maybe(money),
  /** Near the budget, where the rule has its steps, or anywhere. */
  price: fc.oneof(fc.integer({ min: 40, max: 140 }), maybe(money)),
  bottom: maybe(money),
  negotiable: fc.boolean(),
  maintenance: maybe(fc.integer({ min: 0, max: 20_000 })),
  includes: fc.boolean(),
});

it('never puts the budget’s share below what the rule gives, from either side', () => {
  let judged = 0;
  const runs = howMany(600, 10_000);
  fc.assert(
    fc.property(sides, (given) => {
      const inquiry = inquiryOf({
        deal_types: [given.wanted],
        budget_max: given.max,
        budget_min: given.min === null ? null : Math.min(given.min, given.max),
        budget_includes_maintenance: given.includes,
        purpose: 'Investment',
      });
      const price = given.price !== null && given.price <= 140 ? (given.max * given.price) / 100 : given.price;
      const property = propertyOf({
        deal_types: [given.offered],
        sale_price_total: price,
        rent_total: price,
        deposit: price,
        bottom_price: given.bottom,
        bottom_rent: given.bottom,
        price_negotiable: given.negotiable,
        maintenance_per_month: given.maintenance,
      });
      const [pair] = dealPairs(inquiry, property);
      const { s } = match(inquiry, property, ctx).criteria.find((one) => one.key === 'budget')!;
      if (!pair || price === null) return;
      judged += 1;
      const byPrice = at(shareByPrice(inquiry, pair, given.negotiable, ctx), price);
      expect(Math.max(byPrice, given.bottom === null ? 0 : FLOOR_WITH_BOTTOM)).toBeGreaterThanOrEqual(s - 1e-9);
      expect(at(shareByBudget(property, pair, ctx)!, given.max)).toBeGreaterThanOrEqual(s - 1e-9);
    }),
    { numRuns: runs },
  );
  // Of the rest one side or the deal leaves nothing to judge.
  expect(judged).toBeGreaterThan(runs / 20);
});

it('stays within a step of a hundredth of the price', () => {
  const inquiry = inquiryOf({ budget_max: 10_000_000 });
  const [pair] = dealPairs(inquiry, propertyOf());
  const steps = shareByPrice(inquiry, pair!, false, ctx);
  const byRule = { 5000000: 0.8, 9000000: 1, 10500000: 0.75, 11000000: 0.5, 12600000: 0 };
  for (const [price, s] of Object.entries(byRule)) {
    expect(at(steps, Number(price))).toBeGreaterThanOrEqual(s);
    expect(at(steps, Number(price))).toBeLessThanOrEqual(s + 0.051);
  }
});

it('shares 100 points among what is asked', () => {
  const inquiry = inquiryOf({ budget_max: 10_000_000, bhk: [3], facing: ['East'] });
  const [pair] = dealPairs(inquiry, propertyOf());
  const column = columnOf('Residential', 'Apartment', pair!, ctx);
  expect(column).toBe('Residential sale');
  const points = pointsOf(inquiry, column, ctx);
  expect(Object.keys(points)).toEqual(['budget', 'bhk', 'facing']);
  expect(points.budget).toBeCloseTo((100 * 26) / 42);
  expect(shareBy('bhk', inquiry, { bhk: 2 }, ctx)).toBe(0.3);
  expect(shareBy('bhk', inquiry, {}, ctx)).toBe(0.5);
  expect(shareBy('furniture', inquiry, {}, ctx)).toBe(1);
});

it('never puts the size’s share below what the rule gives', () => {
  const sizes = fc.record({
    low: maybe(fc.integer({ min: 200, max: 3000 })),
    high: maybe(fc.integer({ min: 200, max: 3000 })),
    sqft: fc.integer({ min: 100, max: 4000 }),
    basis: fc.constantFrom('Carpet', null),
    group: fc.constantFrom('Apartment', 'Res. land'),
  } as const);
  fc.assert(
    fc.property(sizes, ({ low, high, sqft, basis, group }) => {
      const inquiry = inquiryOf({ size_min: low, size_max: high, size_basis: basis });
      const property = propertyOf({ sizes: [{ basis: 'Carpet', sqft }], subtype: { name: '', group } });
      const found = match(inquiry, property, ctx).criteria.find((one) => one.key === 'size');
      expect(at(shareBySize(inquiry, ctx), sqft)).toBeGreaterThanOrEqual((found?.s ?? 1) - 1e-9);
    }),
    { numRuns: howMany(400, 10_000) },
  );
});
