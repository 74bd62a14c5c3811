import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOf, type PricedHome, ratesBy, ratesOf } from './price-desk.ts';

const flat = (price: number | null, sqft: number, bhk: number | null = 3, basis = 'Carpet' as const): PricedHome => ({
  group: 'Apartment',
  bhk,
  sizes: [{ basis, sqft }],
  price,
});

test('a rate is of the carpet, estimated where only another size is known', () => {
  const quoted = { ...flat(70_00_000, 0), sizes: [{ basis: 'Super Built-up' as const, sqft: 2000 }] };
  expect(ratesOf([quoted]).all).toEqual({ median: 5000, samples: 1 });
});

test('a BHK is told from three samples on; no price and no carpet say nothing', () => {
  const plot: PricedHome = { group: 'Res. land', bhk: null, sizes: [{ basis: 'Plot', sqft: 900 }], price: 1 };
  const homes = [flat(10_00_000, 1000), flat(20_00_000, 1000), flat(60_00_000, 1000), flat(null, 900), plot];
  const { all, by_bhk } = ratesOf([...homes, flat(30_00_000, 1000, 2)]);
  expect(all).toEqual({ median: 2500, samples: 4 });
  expect(by_bhk).toEqual([{ bhk: 3, median: 2000, samples: 3 }]);
  expect(ratesOf([])).toEqual({ all: null, by_bhk: [] });
});

test('medians stand by whatever is asked, a home under each of its areas, from three samples on', () => {
  const at = (rupees: number, areas: string[]) => ({ ...flat(rupees, 1000), areas });
  const homes = [at(10_00_000, ['Bopal']), at(20_00_000, ['Bopal', 'Shela']), at(60_00_000, ['Bopal', 'Shela'])];
  expect(ratesBy(homes, ({ areas }) => areas)).toEqual(new Map([['Bopal', { median: 2000, samples: 3 }]]));
});

test('the median lies between its neighbours whatever the order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 1 }), (values) => {
      const median = medianOf(values)!;
      expect(values.filter((value) => value <= median).length).toBeGreaterThanOrEqual(values.length / 2);
      expect(values.filter((value) => value >= median).length).toBeGreaterThanOrEqual(values.length / 2);
      expect(medianOf(values.toReversed())).toBe(median);
    }),
  );
});
