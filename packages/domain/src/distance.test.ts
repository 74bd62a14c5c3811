import { expect, test } from 'vitest';
import { kilometresBetween } from './distance.ts';

test('a degree of latitude is 111.19 km, and a degree of longitude shrinks with the cosine of the latitude', () => {
  expect(kilometresBetween({ latitude: 0, longitude: 77 }, { latitude: 1, longitude: 77 })).toBeCloseTo(111.19, 1);
  expect(kilometresBetween({ latitude: 60, longitude: 77 }, { latitude: 60, longitude: 78 })).toBeCloseTo(55.6, 1);
});

test('is the same both ways and nothing for one point', () => {
  const [a, b] = [
    { latitude: 23.0225, longitude: 72.5714 },
    { latitude: 23.033, longitude: 72.463 },
  ];
  expect(kilometresBetween(a, b)).toBe(kilometresBetween(b, a));
  expect(kilometresBetween(a, a)).toBe(0);
});
