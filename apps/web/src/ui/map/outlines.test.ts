import { expect, test } from 'vitest';
import { outlinesOf, reach } from './outlines.ts';

const km = 1 / 111.2;
const bopal = { latitude: 23.034, longitude: 72.464 };
const shela = { latitude: 23.004, longitude: 72.464 };
const distance = ([latitude, longitude]: readonly number[], to: { latitude: number; longitude: number }) =>
  Math.hypot(latitude! - to.latitude, (longitude! - to.longitude) * Math.cos((to.latitude * Math.PI) / 180)) / km;

test('an area alone reaches as far as areas do', () => {
  const [outline] = outlinesOf([bopal], []);
  for (const corner of outline!) expect(distance(corner, bopal)).toBeCloseTo(reach, 1);
});

test('two areas meet half-way, and neither reaches into the other', () => {
  const [north, south] = outlinesOf([bopal, shela], []);
  const between = (bopal.latitude + shela.latitude) / 2;
  for (const [latitude] of north!) expect(latitude).toBeGreaterThan(between - 0.0001);
  for (const [latitude] of south!) expect(latitude).toBeLessThan(between + 0.0001);
  expect(Math.min(...north!.map(([latitude]) => latitude))).toBeCloseTo(between, 3);
});

test('a locality of the city ends an area too, but not the area’s own', () => {
  const [outline] = outlinesOf(
    [bopal],
    [
      [bopal.latitude + 0.001, bopal.longitude],
      [bopal.latitude, bopal.longitude + 0.02],
    ],
  );
  expect(Math.max(...outline!.map(([, longitude]) => longitude))).toBeCloseTo(bopal.longitude + 0.01, 3);
  expect(Math.min(...outline!.map(([latitude]) => latitude))).toBeCloseTo(bopal.latitude - reach * km, 2);
});

test('of two areas in one place the first has the outline', () => {
  const [first, second] = outlinesOf([bopal, { ...bopal }, shela], []);
  expect(first!.length).toBeGreaterThan(60);
  expect(second).toBeUndefined();
});
