import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrokerageTerms, brokeragePercent, brokeragePerUnit, brokerageSteps } from './project-brokerage.ts';

const terms: BrokerageTerms = {
  basis: 'Percent',
  value: 2,
  slabs: [
    { from_units: 6, percent: 3 },
    { from_units: 3, percent: 2.5 },
  ],
};
const anyTerms = fc.record({
  basis: fc.constant('Percent' as const),
  value: fc.option(fc.integer({ min: 0, max: 10 }), { nil: null }),
  slabs: fc.uniqueArray(
    fc.record({ from_units: fc.integer({ min: 1, max: 40 }), percent: fc.integer({ min: 0, max: 10 }) }),
    { selector: (slab) => slab.from_units, maxLength: 6 },
  ),
});

describe('the percent for n units', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 2.5],
    [5, 2.5],
    [6, 3],
    [50, 3],
  ])('of slabs from 3 and 6 units on 2 %%: %i sold give %d %%', (units, percent) => {
    expect(brokeragePercent(terms, units)).toBe(percent);
  });

  it('is not known below the first slab where no value is agreed, and is none of an amount', () => {
    expect(brokeragePercent({ ...terms, value: null }, 2)).toBeUndefined();
    expect(brokeragePercent({ basis: 'Fixed amount', value: 150_000, slabs: [] }, 4)).toBeUndefined();
  });

  it('holds the same in any order of the slabs, and is that of the range that has n', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 60 }), (given, units) => {
        const percent = brokeragePercent(given, units);
        expect(brokeragePercent({ ...given, slabs: given.slabs.toReversed() }, units)).toBe(percent);
        const step = brokerageSteps(given).find(({ from, to }) => from <= units && (to === null || units <= to));
        expect(step?.percent).toBe(percent);
      }),
    );
  });
});

describe('what it comes to', () => {
  it('is the percent of the price, or the amount agreed on', () => {
    expect(brokeragePerUnit(terms, 1, 8_500_000)).toBe(170_000);
    expect(brokeragePerUnit(terms, 3, 8_500_000)).toBe(212_500);
    expect(brokeragePerUnit({ basis: 'Fixed amount', value: 150_000, slabs: [] }, 3, 8_500_000)).toBe(150_000);
    expect(brokeragePerUnit({ basis: 'Fixed amount', value: null, slabs: [] }, 3, 1)).toBeUndefined();
  });

  it('is told in ranges', () => {
    expect(brokerageSteps(terms)).toEqual([
      { from: 1, to: 2, percent: 2 },
      { from: 3, to: 5, percent: 2.5 },
      { from: 6, to: null, percent: 3 },
    ]);
    expect(brokerageSteps({ ...terms, slabs: [{ from_units: 4, percent: 2 }] })).toEqual([
      { from: 1, to: null, percent: 2 },
    ]);
    expect(brokerageSteps({ ...terms, value: null, slabs: [{ from_units: 2, percent: 2 }] })).toEqual([
      { from: 2, to: null, percent: 2 },
    ]);
  });
});
