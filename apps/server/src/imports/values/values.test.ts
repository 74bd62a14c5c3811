import { sizeDoubts } from '@angan/contract/imports/row-reasons.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../core/english.ts';
import { readAge, readYears } from './age.ts';
import { readAmenities } from './amenities.ts';
import { readFacing } from './facing.ts';
import { readField } from './field.ts';
import { readFloors } from './floors.ts';
import { furnitureFor, readFurniture, readItems, readRooms } from './furnishing.ts';
import { bedsIn, readHeadline, readLink } from './headline.ts';
import { listIn } from './lists.ts';
import { isOnRequest, readAmount, readMoneyRange, underHeader } from './money.ts';
import { readParking } from './parking.ts';
import { readArea, readSociety } from './places.ts';
import { readBhk, readBhks } from './rooms.ts';
import { readSides, readSizeRange, readSizes, unitIn } from './size.ts';
import { readDeals, readPropertyType, readSubtype, subtypeIn } from './subtypes.ts';

describe('an amount', () => {
  test.each([
    ['5.25 Crore', { rupees: 52_500_000 }],
    ['84 Lac', { rupees: 8_400_000 }],
    ['₹ 85,00,000/-', { rupees: 8_500_000 }],
    ['1 Cr 25 Lac', { rupees: 12_500_000 }],
    ['45k per month', { rupees: 45_000, monthly: true }],
    ['Rs. 1.2 cr (nego)', { rupees: 12_000_000, negotiable: true }],
    ['₹ 20,115/sq.ft.', { rupees: 20_115, per: 'Sqft' }],
    ['1.5 lakh per gaj', { rupees: 150_000, per: 'SqYd' }],
    ['asking 95 L', { rupees: 9_500_000 }],
    ['૮૫ લાખ', { rupees: 8_500_000 }],
  ])('%s', (text, amount) => expect(readAmount(text)).toEqual(amount));
  test.each(['call me on sunday', '60-75 L', '', 'twenty', '1.2.3'])('%s is none', (text) =>
    expect(readAmount(text)).toBeUndefined(),
  );
  test('a price on request is said so', () => {
    expect(['Price on Request', 'POR', 'Call for price', '84 Lac', 'call me'].map(isOnRequest)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  test.each([
    ['145', 'Price (Lacs)', '145 Lacs'],
    ['92,5', 'Price in lakhs', '92.5 lakhs'],
    ['1.25', 'Demand (Cr.)', '1.25 Cr'],
    ['95 L', 'Price (Lacs)', '95 L'],
    ['45,000', 'Rent', '45,000'],
  ])('%s below %s', (text, header, said) => expect(underHeader(text, header)).toBe(said));
  test.each([
    ['60-75L', { min: 6_000_000, max: 7_500_000 }],
    ['60 L to 1.2 cr', { min: 6_000_000, max: 12_000_000 }],
    ['up to 75 L', { min: null, max: 7_500_000 }],
    ['75 L', { min: null, max: 7_500_000 }],
    ['above 50 L', { min: 5_000_000, max: null }],
    ['25k', { min: null, max: 25_000 }],
  ])('a budget of %s', (text, range) => expect(readMoneyRange(text)).toEqual(range));
});

describe('a size', () => {
  const usual = { unit: 'Sqft', basis: null } as const;
  test.each([
    ['Plot area 290(242.48 sq.m.)', 290, 'SqYd', 'Plot'],
    ['Plot area 539(50.07 sq.m.)', 539, 'Sqft', 'Plot'],
    ['Carpet area: 251', 251, 'SqMtr', 'Carpet'],
    ['1,850', 1850, 'Sqft', null],
    ['1850 sq ft (carpet)', 1850, 'Sqft', 'Carpet'],
    ['SBUA 2400 sqft', 2400, 'Sqft', 'Super Built-up'],
    ['250 gaj', 250, 'SqYd', null],
    ['5 bigha', 5, 'Bigha', null],
    ['૧૨૦૦ ચો.ફૂટ', 1200, 'Sqft', null],
    ['850 वर्ग फुट', 850, 'Sqft', null],
    ['300 વાર', 300, 'SqYd', null],
    ['133 गज', 133, 'SqYd', null],
  ])('%s', (text, value, unit, basis) => {
    expect(readSizes([text], usual).sizes[0]).toMatchObject({ value, unit, basis });
  });
  test('several of one cell, each with its basis', () => {
    const cell =
      'Plot area 300(250.84 sq.m.)Built Up area: 400 sq.yards (334.45 sq.m.)Carpet area: 330 sq.yards (275.92 sq.m.)';
    expect(readSizes([cell], usual).sizes.map(({ basis, value }) => [basis, value])).toEqual([
      ['Plot', 300],
      ['Built-up', 400],
      ['Carpet', 330],
    ]);
  });
  test.each([
    [['(900 sq.m.) Plot Area', 'Plot area 300(250.84 sq.m.)'], 'one column says 900 sq.m., another 251'],
    [['Plot area 300(999.5 sq.m.)'], '300 and 999.5 sq.m. agree in no unit'],
    [['1200-1400 sqft'], 'it is given as a range or in words'],
    [['(149-200 sq.m.) Built-up Area'], 'it is given as a range or in words'],
    [['large'], 'it is given as a range or in words'],
  ])('%s is doubted', (cells, said) => {
    const { sizes, doubt } = readSizes(cells, usual);
    expect([sizes, doubt && inEnglish(sizeDoubts, doubt)]).toEqual([[], said]);
  });
  test('sides, ranges, and units of a header', () => {
    expect(readSides("40' x 60 ft")).toEqual({ length: 60, width: 40 });
    expect(readSizeRange('1200-1500 sq ft', 'Sqft')).toEqual({ min: 1200, max: 1500, unit: 'Sqft' });
    expect(readSizeRange('upto 300 gaj', 'Sqft')).toEqual({ min: null, max: 300, unit: 'SqYd' });
    expect(['Area (sq ft)', 'Gaj', 'Sq. Yards', 'Area'].map(unitIn)).toEqual(['Sqft', 'SqYd', 'SqYd', undefined]);
  });
});

test.each([
  ['Ground out of 2', 'floor_no', [0, 2, 'Ground']],
  ['3rd of 10', 'floor_no', [3, 10, null]],
  ['4/11', 'floor_no', [4, 11, null]],
  ['Basement', 'floor_no', [-1, null, 'Basement']],
  ['Upper Basement out of 2', 'floor_no', [-1, 2, 'Basement']],
  ['Lower Basement', 'floor_no', [-2, null, 'Basement']],
  ['3 Floors', 'total_floors', [null, 3, null]],
  ['3', 'total_floors', [null, 3, null]],
  ['7', 'floor_no', [7, null, null]],
  ['G+4', 'total_floors', [null, 4, null]],
  ['second floor', 'floor_no', [2, null, null]],
  ['Top', 'floor_no', [null, null, 'Top']],
  ['ગ્રાઉન્ડ', 'floor_no', [0, null, 'Ground']],
  ['दूसरी मंजिल', 'floor_no', [2, null, null]],
] as const)('floors of %s', (text, alone, [floor_no, total_floors, floor_label]) =>
  expect(readFloors(text, alone)).toEqual({ floor_no, total_floors, floor_label }),
);

test('bedrooms', () => {
  const read = {
    '3+1': 3.5,
    '3 bed': 3,
    '5 Bedrooms': 5,
    '2.5 BHK': 2.5,
    Studio: 0.5,
    '1RK': 0.5,
    '1 BHK': 1,
    '12 Bedrooms': 12,
  };
  expect(Object.fromEntries(Object.keys(read).map((text) => [text, readBhk(text)]))).toEqual(read);
  expect(readBhk('flat')).toBeUndefined();
  expect(readBhks('2, 3 BHK')).toHaveLength(2);
});

test('furnishing, its items and rooms', () => {
  expect(['FF', 'semi', 'UF', 'Kitchen fix', 'bare shell', 'plush'].map((text) => readFurniture(text, 1))).toEqual([
    3,
    2,
    1,
    2,
    1,
    undefined,
  ]);
  expect(readFurniture('unfurnished', 2)).toBe(4);
  expect(readItems("['3 Fan', '1 Stove', '2 AC', 'No Bed']")).toEqual({
    items: { Fan: 3, 'Stove/Hob': 1, AC: 2 },
    others: [],
  });
  expect(readItems('2 AC, sofa, jacuzzi')).toEqual({ items: { AC: 2, Sofa: 1 }, others: ['jacuzzi'] });
  expect(readItems('[]')).toBeNull();
  expect(furnitureFor({ Fan: 3, Light: 5 })).toBe(1);
  expect(furnitureFor({ Bed: 1, Sofa: 1, Wardrobe: 2, Fridge: 1, 'Stove/Hob': 1 })).toBe(3);
  expect(readRooms('Servant Room,Pooja Room,Others')).toEqual({ rooms: ['Servant', 'Pooja'], others: [] });
});

test('lists as programs print them and as people write them', () => {
  expect(listIn("['Fitness Centre / GYM', \"Children's play area\"]")).toEqual([
    'Fitness Centre / GYM',
    "Children's play area",
  ]);
  expect(listIn('Bopal, Ambli/Shela & South Bopal')).toEqual(['Bopal', 'Ambli', 'Shela', 'South Bopal']);
  expect(listIn('Sandeep Nagar')).toEqual(['Sandeep Nagar']);
  expect(listIn('[]')).toEqual([]);
  const found = readAmenities(["['Feng Shui / Vaastu Compliant', 'Swimming Pool', 'Moon Base']"], 1);
  expect(found).toMatchObject({ features: ['Vastu compliant'], others: ['Moon Base'] });
  expect(found.amenities).toHaveLength(1);
});

test('age and possession', () => {
  const ready = possessions.find((row) => row.possession === 'Ready to move')!.id;
  expect(readAge('5 to 10 Year Old')).toEqual({ possession: ready, possession_date: null, property_age: '5-10' });
  expect(readAge('Jun 2027')).toMatchObject({ possession_date: '2027-06-30' });
  expect(readAge('By 2027')).toMatchObject({ possession_date: '2027-12-31' });
  expect(readAge('undefined')).toEqual({ possession: null, possession_date: null, property_age: null });
  // Our list divides it further, and nobody knows where it stands.
  expect(readAge('10+ Year Old')).toBeUndefined();
  expect(['7', '0-1', '25 years', 'old'].map(readYears)).toEqual(['5-10', '0-1', '20+', undefined]);
});

test('facing, parking, yes and no', () => {
  expect(['NE', 'north east facing', 'South-West', 'up'].map(readFacing)).toEqual([
    'North-East',
    'North-East',
    'South-West',
    undefined,
  ]);
  expect(readParking('2 covered, 1 open')).toEqual({ parking_covered: 2, parking_open: 1 });
  expect(readParking('no')).toEqual({ parking_covered: 0, parking_open: 0 });
  expect(readParking('somewhere')).toBeUndefined();
  const flag = (text: string) => readField({ kind: 'flag' }, text, { thisYear: 2026 });
  expect(['haan', 'Y', '0', 'nahi', 'maybe'].map(flag)).toEqual([true, true, false, false, undefined]);
});

test('places', () => {
  expect(readArea('B1 Block Sector-201 Gurgaon')).toMatchObject({ area: 'Sector 201' });
  expect(readArea('Sector 2 HSR Layout')).toMatchObject({ area: 'HSR Layout Sector 2' });
  expect(readArea('sector 15, rohini')).toMatchObject({ area: 'Rohini Sector 15' });
  expect(readArea('Sector 106 Dwarka Expressway Gurgaon')).toMatchObject({ area: 'Sector 106' });
  expect(readArea('Bopal, Ahmedabad')).toMatchObject({ area: 'Bopal' });
  expect(readArea('near the old well').area).toBe('');
  expect(readArea('Old Gurgaon Road').area).toBe('Old Gurgaon Road');
  expect(readSociety('Banyan Meadows4.2 ★', 'Sector 201')).toBe('Banyan Meadows');
  expect(readSociety('sector 201', 'Sector 201')).toBe('');
  expect(readSociety('Banyan Garden, Sector-201', 'Sector 201')).toBe('Banyan Garden');
});

test('what it is, and what is done with it', () => {
  expect(['flat', 'Independent House/Kothi', 'office space', 'godown', 'spaceship'].map(readSubtype)).toEqual([
    'Flat/Apartment',
    'Independent House/Kothi',
    'Office (furnished/ready)',
    'Warehouse/Godown',
    undefined,
  ]);
  const inWords = {
    '2 BHK Flat': 'Flat/Apartment',
    'ફ્લેટ ૨ BHK': 'Flat/Apartment',
    '2 बीएचके फ्लैट': 'Flat/Apartment',
    '4 BHK Apartment in Sector 63': 'Flat/Apartment',
    '1 RK Studio Apartment in Andheri West': 'Studio/1 RK',
    '5 BHK Penthouse in Bodakdev': 'Penthouse',
    'Residential land / Plot in Shela': 'Residential Plot',
    'Commercial Office Space in SG Highway': 'Office (furnished/ready)',
    'Commercial Shop for rent in Navrangpura': 'Shop',
    'PG / VACANT SOON': undefined,
  };
  expect(Object.fromEntries(Object.keys(inWords).map((text) => [text, subtypeIn(text)]))).toEqual(inWords);
  expect(['2 BHK Flat', 'ફ્લેટ ૨ BHK', '2 बीएचके फ्लैट', 'Shop'].map(bedsIn)).toEqual([2, 2, 2, undefined]);
  expect(['Residential property', 'comm', 'Flat'].map(readPropertyType)).toEqual([
    'Residential',
    'Commercial',
    undefined,
  ]);
  expect(readDeals('Sale/Rent')).toEqual({ deals: [1, 4], others: [] });
  expect(readDeals('barter')).toEqual({ deals: [], others: ['barter'] });
  expect(readHeadline('5 Bedroom House for sale in Sector 57 Gurgaon')).toMatchObject({
    subtype: 'Independent House/Kothi',
    deal: 'Sale',
    beds: 5,
    place: { area: 'Sector 57' },
  });
  expect(readHeadline('3 BHK Builder Floor for rent in Sector 56')).toMatchObject({
    subtype: 'Builder Floor',
    deal: 'Rent',
    beds: 3,
  });
  expect(readLink('https://www.99acres.com/a-house-spid-K7003')).toEqual({ source: '99acres', external_ref: 'K7003' });
});

test('no text breaks a reader', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      readAmount(text);
      readMoneyRange(text);
      readSizes([text], { unit: 'Sqft', basis: null });
      readSizeRange(text, 'Sqft');
      readFloors(text, 'floor_no');
      readBhk(text);
      readAge(text);
      readItems(text);
      readParking(text);
      readArea(text);
      readHeadline(text);
    }),
  );
});
