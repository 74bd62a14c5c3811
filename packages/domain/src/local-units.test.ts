import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bighasOf, byBigha, localMeasure, ownUnits, unitsIn } from './local-units.ts';
import { cities, stateOfCity } from './lookups/places.ts';
import { sizeUnitNames, toSqft } from './units.ts';

const cityNamed = (name: string): number => cities.find(({ city }) => city === name)!.id;
const anyCity = fc.constantFrom(...cities.map(({ id }) => id));
const anyUnit = fc.constantFrom(...sizeUnitNames);

it.each([
  ['Ahmedabad', 34_848, 1742.4],
  ['Jaipur', 54_450, 2722.5],
  ['Kolkata', 28_800, 1440],
  ['Gurgaon', 54_000, 2722.5],
])('counts two bigha and two biswa as people of %s do', (city, bigha, biswa) => {
  const units = unitsIn(cityNamed(city));
  expect(toSqft(2, 'Bigha', units)).toBe(bigha);
  expect(toSqft(2, 'Biswa', units)).toBeCloseTo(biswa, 6);
});

it('counts by the table where the city is not known, and every other unit everywhere', () => {
  expect(unitsIn(null)).toEqual({});
  fc.assert(
    fc.property(anyCity, anyUnit, (city, unit) => {
      const isLocal = (unit === 'Bigha' || unit === 'Biswa') && stateOfCity(city)!.bigha_sqft !== null;
      expect(unitsIn(city)[unit] !== undefined).toBe(isLocal);
      expect(localMeasure(unit, city)?.state).toBe(isLocal ? stateOfCity(city)!.state : undefined);
    }),
  );
});

it('takes the measures that an office names, and says that they are its own', () => {
  expect(ownUnits({})).toEqual({});
  expect(ownUnits({ bigha_sqft: 17_424, biswa_sqft: null })).toEqual({ Bigha: 17_424, Biswa: 871.2 });
  expect(ownUnits({ bigha_sqft: 17_424, biswa_sqft: 900 })).toEqual({ Bigha: 17_424, Biswa: 900 });
  const jaipur = cityNamed('Jaipur');
  expect(localMeasure('Bigha', jaipur)).toEqual({ sqft: 27_225, state: 'Rajasthan' });
  expect(localMeasure('Bigha', jaipur, ownUnits({ bigha_sqft: 17_424 }))).toEqual({ sqft: 17_424, state: null });
  expect(localMeasure('Acre', jaipur, ownUnits({ bigha_sqft: 17_424 }))).toBeUndefined();
});

it('knows where several bighas are usual', () => {
  expect(bighasOf(cityNamed('Jaipur'))).toEqual([27_225, 17_424]);
  expect(bighasOf(cityNamed('Ahmedabad'))).toEqual([17_424]);
  expect(bighasOf(cityNamed('Gurgaon'))).toEqual([]);
  expect(bighasOf(null)).toEqual([]);
});

it("puts an office's own bigha before that of any state, its twentieth as the biswa", () => {
  fc.assert(
    fc.property(anyCity, fc.integer({ min: 1000, max: 50_000 }), (city, sqft) => {
      const units = unitsIn(city, byBigha(sqft));
      expect(toSqft(1, 'Bigha', units)).toBe(sqft);
      expect(toSqft(20, 'Biswa', units)).toBeCloseTo(sqft, 6);
    }),
  );
});
