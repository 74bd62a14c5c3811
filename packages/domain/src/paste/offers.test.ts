import { expect, test } from 'vitest';
import { readOffers } from './offers.ts';

test('a message with several offers is taken apart, and the number below stands for each', () => {
  const offers = readOffers(`Available for rent
1) 2 BHK, semi furnished, 22k
2) 3 BHK, fully furnished, 35k
3) Shop 300 sqft, 40k rent

Call Ketan 98250 12345`);
  expect(offers.map(({ read }) => [read.kind, read.fields.rent?.value, read.fields.phones?.value])).toEqual([
    ['Listing', 22_000, ['9825012345']],
    ['Listing', 35_000, ['9825012345']],
    ['Listing', 40_000, ['9825012345']],
  ]);
});

test('a poster with one fact to a line is one offer', () => {
  const text = '*For sale*\n👉 3 BHK flat\n👉 5th floor\n👉 85 lakh\n\n98250 12345';
  expect(readOffers(text)).toHaveLength(1);
});

test('a person may say what a message is, and the amounts follow', () => {
  const [offer] = readOffers('2 bhk gota 45 lakh available, 98250 12345');
  expect(offer!.read.fields.price?.value).toBe(4_500_000);
});

const lists = {
  areas: ['Bopal', 'Shela', 'Sanand', 'Gota'].map((name, id) => ({ id, name })),
  societies: [],
};
const priced = (text: string) =>
  readOffers(text, lists).map(({ read: { kind, fields } }) => [
    kind,
    fields.areas?.value.map((id) => lists.areas[id]!.name).join(),
    fields.price?.value ?? fields.rent?.value ?? fields.budget_max?.value,
  ]);

test('a heading between lines speaks for those below it', () => {
  expect(priced('Flats in Bopal\n2bhk - 45L\n3bhk - 65L\nFlats in Shela\n2bhk - 55L\n3bhk - 85L\n98250 12345')).toEqual(
    [
      ['Listing', 'Bopal', 4_500_000],
      ['Listing', 'Bopal', 6_500_000],
      ['Listing', 'Shela', 5_500_000],
      ['Listing', 'Shela', 8_500_000],
    ],
  );
  expect(priced('SALE\n2 bhk gota 42 lac\nRENT\n2 bhk gota 18k\n3 bhk shela 22k\n98250 12345')).toEqual([
    ['Listing', 'Gota', 4_200_000],
    ['Listing', 'Gota', 18_000],
    ['Listing', 'Shela', 22_000],
  ]);
});

test('a sentence may hold several, numbered or not, and say at its end where all of them are', () => {
  expect(priced('Plot for sale: 1) 300 var Bopal 1.2 cr 2) 500 var Shela 2.1 cr. Raj 98250 12345')).toEqual([
    ['Listing', 'Bopal', 12_000_000],
    ['Listing', 'Shela', 21_000_000],
  ]);
  expect(priced('2 bhk 45 lac, 3 bhk 65 lac, 4 bhk 95 lac in Gota. 98250 12345').map(([, area]) => area)).toEqual([
    'Gota',
    'Gota',
    'Gota',
  ]);
});

test('what somebody has and what he wants are an offer and a wish', () => {
  expect(priced('Have 3 bhk bopal 85 lakh sale. Want 2 bhk gota upto 45 lakh. 98250 12345')).toEqual([
    ['Listing', 'Bopal', 8_500_000],
    ['Requirement', 'Gota', 4_500_000],
  ]);
});

test.each([
  ['SALE: 2 bhk gota 45 lakh, RENT: 3 bhk shela 25k 98250 12345', 'Listing', 45e5, 'Listing', 25e3],
  ['RENT: 2 bhk gota 18k / SALE: 3 bhk shela 85 lakh / 98250 12345', 'Listing', 18e3, 'Listing', 85e5],
  ['*SALE* 2 bhk gota 45 lakh *RENT* 3 bhk shela 25k. 98250 12345', 'Listing', 45e5, 'Listing', 25e3],
  ['Have: 2 bhk gota 45 lakh, Want: 3 bhk shela 80 lakh. 98250 12345', 'Listing', 45e5, 'Requirement', 80e5],
  ['Have 2 bhk gota 45 lakh want 3 bhk shela 80 lakh 98250 12345', 'Listing', 45e5, 'Requirement', 80e5],
] as const)(
  'a word before each of two offers in a line is said of what stands behind it: %s',
  (text, kind, gota, other, shela) => {
    expect(priced(text)).toEqual([
      [kind, 'Gota', gota],
      [other, 'Shela', shela],
    ]);
    const deals = readOffers(text, lists).map(({ read }) => read.fields.deal_types?.value);
    expect(deals).toEqual([gota, shela].map((amount) => [amount < 1e5 ? 'Rent' : 'Sale']));
  },
);
