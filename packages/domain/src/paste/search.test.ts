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

/** The office's other names, and a day. */
const own = {
  ...lists,
  societies: [...lists.societies, { id: 10, name: 'East Ebony' }, { id: 11, name: 'Park Facing Homes' }],
  features: [
    { id: 1, name: 'Corner' },
    { id: 2, name: 'Park facing' },
  ],
  sources: [
    { id: 5, name: 'Reference (client)' },
    { id: 6, name: 'Reference (friend)' },
  ],
  today: '2026-11-29',
};

it.each([
  ['under 1cr above 50l', { price: { min: 50 * lakh, max: 100 * lakh } }, ''],
  ['between 40 and 60 lakh', { price: { min: 40 * lakh, max: 60 * lakh } }, ''],
  ['80 lakh se kam', { price: { max: 80 * lakh } }, ''],
  ['budget 80 lakh', { price: { max: 80 * lakh } }, ''],
  ['<80 lakh', { price: { max: 80 * lakh } }, ''],
  ['around 70 lakh', { price: { min: 63 * lakh, max: 77 * lakh } }, ''],
  ['above 2000 sqft office', { subtypes: ['Office (furnished/ready)'], size: { min: 2000 } }, ''],
  [
    '2000 sqft office under 1 cr',
    { subtypes: ['Office (furnished/ready)'], price: { max: 100 * lakh }, size: { min: 1800, max: 2200 } },
    '',
  ],
  ['3 bkh bopal', { bhk: [3], areas: [1] }, ''],
  ['fully furnised bopal', { areas: [1], furniture: 'Fully furnished' }, ''],
  ['north east bopal', { areas: [1], facing: 'North-East' }, ''],
  ['किराये पर 2 बीएचके', { bhk: [2], deal_type: 'Rent' }, ''],
  ['bopal ma 2 bhk joiye 40 lakh sudhi', { bhk: [2], areas: [1], price: { max: 40 * lakh } }, ''],
  ['5th floor', { floor: 5 }, ''],
  ['2 car parking', { parking: 2 }, ''],
  ['"mahesh bhai"', {}, 'mahesh bhai'],
  ['not bopal', {}, 'not bopal'],
  ['3 bhk bopal not shela', { bhk: [3], areas: [1] }, 'not shela'],
  ['East Ebony', { societies: [10] }, ''],
  ['East Onyx', {}, 'East Onyx'],
  ['park facing homes', { societies: [11] }, ''],
] as const)('reads %s', (text, wish, rest) => {
  expect(readSearch(text, own)).toEqual({ wish, rest });
});

it.each([
  ['properties', 'park facing', { features: [2] }],
  ['properties', 'corner', { features: [1] }],
  ['properties', 'family only', { preferred_tenants: ['Family', 'Any'] }],
  ['properties', 'sold', { status: 'Sold' }],
  ['properties', 'rented', { status: 'Rented' }],
  ['properties', 'new today', { created_date__gte: '2026-11-29' }],
  ['properties', 'lift', { amenities: [1] }],
  ['inquiries', 'hot leads', { rating: 'Hot' }],
  ['inquiries', 'token paid', { stage: 'Token Paid' }],
  ['inquiries', 'new yesterday', { date_time__gte: '2026-11-28', date_time__lte: '2026-11-28' }],
  ['inquiries', 'reference', { source: [5, 6] }],
] as const)('of %s, %s names a choice of a list', (of, text, params) => {
  const { wish, rest } = readSearch(text, own, of);
  expect([wish.choices?.map((choice) => choice[of]), rest]).toEqual([[params], '']);
});

it.each(['semi furnished east', 'sold', 'park facing'])(
  'searches inquiries, which no filter tells by it, for %s',
  (text) => {
    expect(readSearch(text, own, 'inquiries')).toEqual({ wish: {}, rest: text });
  },
);

it('searches for what it did not understand beside what it did', () => {
  expect(readSearch('3 bhk bopal lake view', lists)).toEqual({ wish: { bhk: [3], areas: [1] }, rest: 'lake view' });
});
