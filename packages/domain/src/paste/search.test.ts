import { expect, it } from 'vitest';
import { readSearch } from './search.ts';

const lists = {
  areas: [
    { id: 1, name: 'Bopal' },
    { id: 2, name: 'Shela' },
    { id: 3, name: 'South Bopal' },
    { id: 4, name: 'CG Road' },
  ],
  societies: [{ id: 9, name: 'Orchid Heights' }],
};
const lakh = 100_000;

it.each([
  ['3 bhk bopal under 80 lakh east', { bhk: [3], areas: [1], price: { max: 80 * lakh }, facing: 'East' }, ''],
  ['82 lakh', { price: { min: 73.8 * lakh, max: 90.2 * lakh } }, ''],
  ['1.2 cr se upar', { price: { min: 120 * lakh } }, ''],
  ['shela bunglow', { areas: [2], subtypes: ['Bungalow'] }, ''],
  [
    '2 bhk rent 25k semi furnished',
    { bhk: [2], deal_type: 'Rent', rent: { min: 22_500, max: 27_500 }, furniture: 'Semi-furnished' },
    '',
  ],
  ['bhade 20k sudhi bopal', { deal_type: 'Rent', areas: [1], rent: { max: 20_000 } }, ''],
  ['25000 tak', { rent: { max: 25_000 } }, ''],
  ['shop for lease upto 50k', { subtypes: ['Shop'], deal_type: 'Lease', rent: { max: 50_000 } }, ''],
  [
    'office cg road 1000 sqft',
    { subtypes: ['Office (furnished/ready)'], areas: [4], size: { min: 900, max: 1100 } },
    '',
  ],
  ['plot 200 gaj', { subtypes: ['Residential Plot'], size: { min: 1620, max: 1980 } }, ''],
  ['orchid heights', { societies: [9] }, ''],
  [
    'bopal or shela 80-95L ready',
    { areas: [1, 2], price: { min: 80 * lakh, max: 95 * lakh }, possession: 'Ready to move' },
    '',
  ],
  ['૩ બીએચકે બોપલ', { bhk: [3], areas: [1] }, ''],
  ['3 बीएचके शेला में', { bhk: [3], areas: [2] }, ''],
] as const)('%s', (text, wish, rest) => {
  const { wish: found, rest: left } = readSearch(text, lists);
  expect([found, left]).toEqual([wish, rest]);
});

it.each([
  ['P-177', 'P-000177'],
  ['p177', 'P-000177'],
  ['q 000012', 'Q-000012'],
])('reads %s as a code', (text, code) => {
  expect(readSearch(text, lists)).toEqual({ wish: {}, code, rest: '' });
});

it.each(['mehul trivedi', '9824011768', '98240 11768', 'corner', 'Pushpadhara B-402'])(
  'leaves %s to be searched for as text',
  (text) => {
    expect(readSearch(text, lists)).toEqual({ wish: {}, rest: text });
  },
);

it('searches for what it did not understand beside what it did', () => {
  expect(readSearch('3 bhk bopal lake view', lists)).toEqual({ wish: { bhk: [3], areas: [1] }, rest: 'lake view' });
});
