import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateCarpet, fromSqft, sizeIn, sizeUnitNames, sizeUnitOf, toSqft } from './units.ts';

it('knows the seventeen units', () => {
  expect(sizeUnitNames).toHaveLength(17);
  expect(toSqft(2, 'Bigha')).toBe(54_000);
  expect(toSqft(1, 'Bigha', { Bigha: 17_427 })).toBe(17_427);
});

it('converts there and back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sizeUnitNames), fc.double({ min: 0.01, max: 1e6, noNaN: true }), (unit, value) => {
      expect(fromSqft(toSqft(value, unit), unit)).toBeCloseTo(value, 6);
    }),
  );
});

it.each([
  ['Gaj', 'SqYd'],
  ['Vaar', 'SqYd'],
  ['var', 'SqYd'],
  ['sq. yds', 'SqYd'],
  ['Sq.Ft.', 'Sqft'],
  ['sq mt', 'SqMtr'],
  ['acres', 'Acre'],
  ['Killa', 'Acre'],
  ['Katha', 'Kottah'],
  ['vigha', 'Bigha'],
  ['cent', 'Cents'],
  ['Hectares', 'Hectare'],
  ['rooms', undefined],
  ['', undefined],
])('reads %s', (word, unit) => {
  expect(sizeUnitOf(word)).toBe(unit);
});

describe('areas in another basis', () => {
  it('takes what is known, carpet by either name', () => {
    expect(sizeIn('Carpet', [{ basis: 'RERA Carpet', sqft: 900 }], 'Apartment')).toEqual({
      sqft: 900,
      is_estimate: false,
    });
  });
  it.each([
    ['Apartment', 'Super Built-up', 1295],
    ['Office', 'Super Built-up', 1110],
    ['House', 'Super Built-up', 1572.5],
    ['Storage', 'Built-up', 1628],
  ] as const)('estimates the carpet of %s from %s', (group, basis, carpet) => {
    const found = estimateCarpet([{ basis, sqft: 1850 }], group);
    expect(found?.is_estimate).toBe(true);
    expect(found?.sqft).toBeCloseTo(carpet, 6);
  });
  it('goes from the nearest basis, and up as well as down', () => {
    const sizes = [
      { basis: 'Super Built-up', sqft: 1850 },
      { basis: 'Built-up', sqft: 1500 },
    ] as const;
    expect(sizeIn('Carpet', sizes, 'Apartment')?.sqft).toBeCloseTo(1320, 6);
    expect(sizeIn('Super Built-up', [{ basis: 'Carpet', sqft: 700 }], 'Apartment')?.sqft).toBeCloseTo(1000, 6);
  });
  it('does not guess a building from its plot, nor without a factor', () => {
    expect(sizeIn('Carpet', [{ basis: 'Plot', sqft: 1000 }], 'House')).toBeUndefined();
    expect(sizeIn('Carpet', [{ basis: 'Super Built-up', sqft: 1000 }], 'Storage')).toBeUndefined();
  });
});
