import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStandard, isWeighing, withWeight } from './reweigh.ts';
import { type CriterionKey, weightColumns } from './types.ts';
import { defaultWeights } from './weights.ts';

it('keeps the sum at 100 however weights are changed, one after the other', () => {
  const change = fc.record({ at: fc.nat(), weight: fc.integer({ min: -5, max: 120 }) });
  fc.assert(
    fc.property(
      fc.constantFrom(...weightColumns),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      (name, changes) => {
        let column = defaultWeights[name];
        const keys = Object.keys(column) as CriterionKey[];
        for (const { at, weight } of changes) {
          const key = keys[at % keys.length]!;
          column = withWeight(column, key, weight);
          expect(column[key]).toBe(Math.min(100, Math.max(0, weight)));
          expect(isWeighing(name, column as Record<string, number>)).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});

it('scales the others by what they were', () => {
  const column = withWeight(defaultWeights.Land, 'budget', 63);
  expect(column).toEqual({ budget: 63, area: 13, size: 11, subtype: 6, possession: 2, facing: 3, features: 2 });
});

it('knows the standard, and refuses what is none', () => {
  expect(isStandard('Land', defaultWeights.Land)).toBe(true);
  expect(isStandard('Land', withWeight(defaultWeights.Land, 'budget', 30))).toBe(false);
  expect(isWeighing('Land', { ...defaultWeights.Land, bhk: 0 })).toBe(false);
  expect(isWeighing('Land', { ...defaultWeights.Land, budget: 27 })).toBe(false);
  expect(isWeighing('Land', { ...defaultWeights.Land, budget: 25.5, area: 26.5 })).toBe(false);
});
