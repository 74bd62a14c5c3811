import { describe, expect, it } from 'vitest';
import { furnitureOf, judge, subtypeOf } from '../../test/sample.ts';
import type { Facing } from '../lookups/small-lists.ts';

it.each([
  [[3], 3, 1, '3 BHK'],
  [[3], 2.5, 0.8, '2.5 BHK for 3'],
  [[3], 3.5, 0.8, '3.5 BHK for 3'],
  [[3], 4, 0.5, '4 BHK, one more'],
  [[3], 2, 0.3, '2 BHK, one less'],
  [[3], 1, 0, '1 BHK, asked 3'],
  [[2, 4], 3, 0.5, '3 BHK, one more'],
  [[1], 0.5, 0.8, '1 RK for 1'],
])('%s BHK asked, %d offered', (wish, bhk, s, text) => {
  const [score, , words] = judge('bhk', { bhk: wish }, { bhk });
  expect([score, words]).toEqual([s, text]);
});

describe('subtype', () => {
  it('is exact, near or softened by the deal', () => {
    const wish = { subtypes: [subtypeOf('Flat/Apartment')] };
    expect(judge('subtype', wish, {})).toEqual([1, 'fit', 'Flat, as asked']);
    expect(judge('subtype', wish, { subtype: subtypeOf('Penthouse') })).toEqual([
      0.5,
      'near',
      'Penthouse, near to flat',
    ]);
    expect(judge('subtype', wish, { deal_types: ['New booking'] })).toEqual([
      0.8,
      'near',
      'Flat, as asked; new booking',
    ]);
    expect(judge('subtype', wish, { subtype: subtypeOf('Villa') })).toEqual([0, 'miss', 'Villa, asked flat']);
  });
});

it.each([
  ['Fully furnished', 'Fully furnished', 1, 'Fully furnished'],
  ['Fully furnished', 'Semi-furnished', 0.6, 'Semi, asked full'],
  ['Fully furnished', 'Unfurnished', 0.2, 'Unfurnished, asked full'],
  ['Warm shell', 'Semi-furnished', 1, 'Semi-furnished'],
])('%s asked, %s offered', (wish, own, s, text) => {
  const [score, , words] = judge('furniture', { furniture: [furnitureOf(wish)] }, { furniture: furnitureOf(own) });
  expect([score, words]).toEqual([s, text]);
});

it.each([
  ['East', 1, 'East'],
  ['North-East', 0.6, 'North-East for East'],
  ['South-East', 0.6, 'South-East for East'],
  ['North', 0.2, 'North, asked East'],
  ['Not known', 0.5, 'Not known, asked East. Ask the owner'],
] as [Facing, number, string][])('facing %s for East', (own, s, text) => {
  const [score, , words] = judge('facing', { facing: ['East'] }, { facing: own });
  expect([score, words]).toEqual([s, text]);
});

it('knows that North-West lies beside North', () => {
  expect(judge('facing', { facing: ['North'] }, { facing: 'North-West' })[0]).toBe(0.6);
});

it.each([
  [1, 2, 0, 1, '2 covered'],
  [2, 1, 1, 1, '1 covered, 1 open'],
  [2, 1, null, 0.5, '1 covered, asked 2'],
  [3, null, 1, 0, '1 open, asked 3'],
  [1, 0, null, 0, 'No parking, asked 1'],
  [2, null, null, 0.5, 'Not known, asked 2 cars. Ask the owner'],
])('%d cars against %s covered and %s open', (parking_cars, parking_covered, parking_open, s, text) => {
  const [score, , words] = judge('parking', { parking_cars }, { parking_covered, parking_open });
  expect([score, words]).toEqual([s, text]);
});
