import { expect, it } from 'vitest';
import { context, inquiryOf, propertyOf, subtypeOf } from '../../test/sample.ts';
import { labelOf } from './score.ts';
import { weightColumns } from './types.ts';
import { defaultWeights, weightColumn } from './weights.ts';
import { floorName, lower, range, roundHalfUp } from './words.ts';

it.each(weightColumns)('%s sums to 100', (column) => {
  expect(Object.values(defaultWeights[column]).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

it.each([
  ['Residential', 'Flat/Apartment', 'New booking', 'Residential sale'],
  ['Residential', 'PG/Hostel Bed', 'PG', 'Residential rent'],
  ['Commercial', 'Shop', 'Auction', 'Commercial sale'],
  ['Commercial', 'Shop', 'Lease', 'Commercial lease'],
  ['Residential', 'Residential Plot', 'Sale', 'Land'],
  ['Commercial', 'NA Land', 'Joint venture', 'Land'],
  ['Commercial', 'Shop', 'Pre-leased', 'Pre-leased'],
] as const)('%s, %s, %s is weighed as %s', (property_type, subtype, deal, column) => {
  const property = propertyOf({ property_type, subtype: subtypeOf(subtype), deal_types: [deal] });
  const sides = {
    inquiry: inquiryOf(),
    property,
    ctx: context(),
    deal: { inquiry: deal, property: deal, soft: false },
  };
  expect(weightColumn(sides)).toBe(column);
});

it('labels by the score as it is shown', () => {
  expect([85, 84, 70, 69, 50, 49].map(labelOf)).toEqual(['Excellent', 'Good', 'Good', 'Possible', 'Possible', 'Weak']);
});

it('rounds half up, without the dust of sums', () => {
  expect([88.5, 88.49999999999999, 88.4999, 0.5].map(roundHalfUp)).toEqual([89, 89, 88, 1]);
});

it('finds the words', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112, 0, -1, -2].map(floorName)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '112th',
    'Ground',
    'Basement',
    'Basement 2',
  ]);
  expect(['Gym', 'CCTV', 'PG', '24x7 water', 'Full', 'EV charging'].map(lower)).toEqual([
    'gym',
    'CCTV',
    'PG',
    '24x7 water',
    'full',
    'EV charging',
  ]);
  expect([range(1, 2), range(1, 1), range(null, 2), range(1, null)]).toEqual(['1-2', '1', 'up to 2', 'from 1']);
});
