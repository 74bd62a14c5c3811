import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeUnitNames, toSqft } from './units.ts';
import { adjustmentsOf, type SeenProperty, type StatedLimits } from './visit-adjustment.ts';

const limits: StatedLimits = {
  deal_type: [1],
  budget_min: 8_000_000,
  budget_max: 9_500_000,
  size_min: null,
  size_max: 1_500,
  size_unit: 'Sqft',
  city: null,
  any_area: false,
  area: [
    { id: 1, area: 'Bopal' },
    { id: 2, area: 'Ambli' },
  ],
  other_places: 0,
};
const seen: SeenProperty = {
  sale_price_total: 9_200_000,
  rent_total: null,
  size_sqft: 1_200,
  area: [{ id: 2, area: 'Ambli' }],
};

test('each point with what it changes, before and after', () => {
  expect(adjustmentsOf(['Too costly', 'Vastu', 'Too small', 'Too far'], limits, seen)).toEqual([
    {
      point: 'Too costly',
      label: 'Budget',
      before: 'up to 95.00 Lakhs',
      after: 'up to 91.90 Lakhs',
      change: { budget_max: 9_190_000 },
      undo: { budget_max: 9_500_000 },
    },
    {
      point: 'Too small',
      label: 'Size',
      before: 'no limit',
      after: 'from 1,250 Sqft',
      change: { size_min: 1_250 },
      undo: { size_min: null },
    },
    {
      point: 'Too far',
      label: 'Areas',
      before: 'Bopal, Ambli',
      after: 'Bopal',
      change: { area: [1] },
      undo: { area: [1, 2] },
    },
  ]);
});

test('nothing is offered that changes nothing, nor what leaves no place at all', () => {
  const strict = { ...limits, budget_max: 9_000_000, size_min: 1_300, area: [{ id: 2, area: 'Ambli' }] };
  expect(adjustmentsOf(['Too costly', 'Too small', 'Too far'], strict, seen)).toEqual([]);
  expect(adjustmentsOf(['Too far'], { ...strict, other_places: 1 }, seen)[0]).toMatchObject({ after: 'no areas' });
  expect(adjustmentsOf(['Too far'], { ...limits, any_area: true }, seen)).toEqual([]);
  const unknown = { sale_price_total: null, rent_total: null, size_sqft: null, area: [] };
  expect(adjustmentsOf(['Too costly', 'Too small', 'Too far'], limits, unknown)).toEqual([]);
});

test('the other end of a range gives way, and comes back', () => {
  const [costly] = adjustmentsOf(['Too costly'], limits, { ...seen, sale_price_total: 7_500_000 });
  expect(costly).toMatchObject({
    change: { budget_max: 7_490_000, budget_min: null },
    undo: { budget_max: 9_500_000, budget_min: 8_000_000 },
  });
  const [small] = adjustmentsOf(['Too small'], limits, { ...seen, size_sqft: 1_500 });
  expect(small).toMatchObject({
    change: { size_min: 1_550, size_max: null },
    undo: { size_min: null, size_max: 1_500 },
  });
});

test('whatever was seen lies outside the limit afterwards, just', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5_000, max: 900_000_000 }), (price) => {
      const [made] = adjustmentsOf(
        ['Too costly'],
        { ...limits, budget_max: null, budget_min: null },
        { ...seen, sale_price_total: price },
      );
      expect(made!.change.budget_max).toBeLessThan(price);
      expect(made!.change.budget_max).toBeGreaterThan(price * 0.89);
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...sizeUnitNames), fc.integer({ min: 300, max: 500_000 }), (unit, size) => {
      const [made] = adjustmentsOf(
        ['Too small'],
        { ...limits, size_unit: unit, size_max: null },
        { ...seen, size_sqft: size },
      );
      expect(toSqft(made!.change.size_min!, unit)).toBeGreaterThan(size - 0.5);
    }),
  );
});
