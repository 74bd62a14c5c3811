import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeFinder, placeSimilarity, placesLike } from './place-name.ts';

test.each([
  ['Shela Hights', 'Shela Heights'],
  ['Sheela Heights', 'Shela Heights'],
  ['Sunvista', 'Sun Vista'],
  ['Orchid Heights Society', 'Orchid Heights'],
  ['Prahlad Nagar', 'Prahladnagar'],
  ['C.G. Rd', 'CG Road'],
  ['શેલા', 'Shela'],
])('%s is like %s', (typed, known) => {
  expect(placeSimilarity(typed, known)).toBeGreaterThan(0.84);
});

test.each([
  ['Sector 56', 'Sector 57'],
  ['Orchid Greens', 'Orchid Heights'],
  ['Shilaj', 'Shela'],
  ['Bopal', 'South Bopal'],
  ['Gota', 'Bopal'],
  ['', 'Bopal'],
])('%s is not like %s', (typed, known) => {
  expect(placeSimilarity(typed, known)).toBe(0);
});

test('the nearest comes first, and aliases count', () => {
  const places = [
    { name: 'Shela Heaven', aliases: [] },
    { name: 'Shela Heights', aliases: [] },
    { name: 'Meghraj Skyline', aliases: ['Sela Heigts'] },
  ];
  expect(placesLike('Shela Hights', places, 2).map(({ name }) => name)).toEqual(['Shela Heights', 'Meghraj Skyline']);
});

test('of many places the ones are found that are alike one by one', () => {
  const places = ['Mulund West', 'Mulund East', 'Malad West', 'Alipore', 'Anna Nagar West', 'Sector 5'].map((name) => ({
    name,
    aliases: [],
  }));
  const find = placeFinder(places);
  for (const typed of ['Muund West', 'Aipore', 'Anna Nagar est', 'Sector 50', 'Sector-5', '']) {
    const alike = places.filter(({ name }) => placeSimilarity(typed, name) > 0).map(({ name }) => name);
    expect(new Set(find(typed, 9).map(({ name }) => name))).toEqual(new Set(alike));
  }
  expect(find('Muund West', 1)).toMatchObject([{ name: 'Mulund West' }]);
});

test('a name is like itself, and likeness has no direction', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(placeSimilarity(a, b)).toBe(placeSimilarity(b, a));
      if (/[a-z0-9]/.test(a)) expect(placeSimilarity(a, a)).toBe(1);
    }),
  );
});

test('a society may be named by any word', () => {
  expect(placeSimilarity('Constructor Heights', 'Constructor Hts')).toBe(1);
});
