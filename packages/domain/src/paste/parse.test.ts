import { describe, expect, test } from 'vitest';
import { parseMessage } from './parse.ts';
import type { PasteFields, PasteLists } from './types.ts';

const lists: PasteLists = {
  areas: [
    { id: 1, name: 'Bopal' },
    { id: 2, name: 'Ambli' },
    { id: 3, name: 'Prahladnagar', aliases: ['Prahlad Nagar'] },
    { id: 4, name: 'CG Road' },
    { id: 5, name: 'BKC' },
    { id: 6, name: 'Sector 57' },
  ],
  societies: [{ id: 9, name: 'Orchid Heights' }],
};
const valuesOf = (fields: PasteFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
const read = (text: string) => {
  const { kind, fields } = parseMessage(text, lists);
  return { kind, ...valuesOf(fields) };
};

describe('the fixtures of appendix A', () => {
  test('a requirement with a range of lakhs', () => {
    const text = 'Req 3bhk semi furnished Bopal / Ambli budget 85-95L ready poss, family. Call 98250 12345';
    expect(read(text)).toEqual({
      kind: 'Requirement',
      phones: ['9825012345'],
      bhk: [3],
      deal_types: ['Sale'],
      furniture: 'Semi-furnished',
      areas: [1, 2],
      budget_min: 8_500_000,
      budget_max: 9_500_000,
      possession: 'Ready to move',
    });
    const { fields } = parseMessage(text, lists);
    expect(fields.deal_types!.confidence).toBe('Medium');
    expect(text.slice(fields.budget_max!.start, fields.budget_max!.end)).toBe('85-95L');
  });

  test('a listing for rent with its deposit in months', () => {
    expect(
      read('2 BHK flat on rent, Prahladnagar, 1250 sbua, FF, 28k + maint, deposit 2 months, only family'),
    ).toMatchObject({
      kind: 'Listing',
      deal_types: ['Rent'],
      bhk: [2],
      areas: [3],
      size: 1250,
      size_basis: 'Super Built-up',
      furniture: 'Fully furnished',
      rent: 28_000,
      deposit: 56_000,
      tenants: ['Family'],
    });
  });

  test('a shop by the rate', () => {
    expect(read('Shop for sale CG Road 450 carpet GF frontage 15 ft 60K psf')).toMatchObject({
      kind: 'Listing',
      subtypes: ['Shop'],
      deal_types: ['Sale'],
      size: 450,
      size_basis: 'Carpet',
      floor: 0,
      frontage: 15,
      rate: 60_000,
      rate_unit: 'Sqft',
      price: 27_000_000,
    });
  });

  test('a pre-leased bank', () => {
    expect(read('Preleased bank, 2.4cr, rent 1.25 lakh, 15% every 3 yrs, lock in 28 months')).toMatchObject({
      deal_types: ['Pre-leased'],
      price: 24_000_000,
      rent: 125_000,
      escalation_percent: 15,
      escalation_months: 36,
      lock_in_months: 28,
    });
  });

  test('a rent in lakhs', () => {
    expect(read('3.5 Lakh rent, office 4500 carpet BKC')).toMatchObject({
      kind: 'Listing',
      deal_types: ['Rent'],
      rent: 350_000,
      subtypes: ['Office (furnished/ready)'],
      size: 4500,
      areas: [5],
    });
  });

  test('what the app writes itself', () => {
    expect(parseMessage('Messages and calls are end-to-end encrypted', lists).kind).toBe('Nothing');
  });
});

describe('what a number is of', () => {
  test.each([
    ['Shed 12k sqft for rent Bopal', { size: 12_000 }],
    ['Need godown 5k-8k sqft Bopal rent', { size: 5_000, size_max: 8_000 }],
    ['3 BHK - Bopal - 85 lakh - 1650 sqft', { size: 1650, price: 8_500_000, price_max: undefined }],
    ['2 bhk rent 25k 1200 sqft', { size: 1200, rent: 25_000 }],
    ['Plot 500 var Bopal, bhav 45000 var na', { rate: 45_000, rate_unit: 'SqYd', price: 22_500_000 }],
    ['House for rent GF+1, 3 bed', { bhk: [3], floor: undefined, total_floors: 1 }],
    ['3 bhk flat FF 1250 sqft rent 25k', { floor: undefined, furniture: 'Fully furnished' }],
    ['Looking for buyer for 3 bhk Bopal 85 lakh', { kind: 'Listing', price: 8_500_000 }],
    ['I have a buyer for 3 bhk Bopal 85 lakh', { kind: 'Requirement', budget_max: 8_500_000 }],
    ['3 bhk Bopal 85 lakh - 98250 12345', { price: 8_500_000, phones: ['9825012345'] }],
    ['3 bhk Bopal rent 25k/98250 12345', { rent: 25_000, phones: ['9825012345'] }],
    ['Jamin Bopal 3.5 vigha bhav 28.5 lakh vigha', { rate: 2_850_000, rate_unit: 'Bigha', price: 9_975_000 }],
    ['2 acre land Bopal 1.25 cr per acre', { rate: 12_500_000, rate_unit: 'Acre', price: 25_000_000 }],
    ['50 seater office BKC 6500/seat', { seats: 50, rate: 6500, rate_unit: 'Seat', rent: 325_000 }],
    ['Shop Bopal 450 sqft @ 62.5 psf rent', { rate: 62.5, rate_unit: 'Sqft' }],
    ['Shop for sale Bopal goodwill 5 lakh price 65 lakh', { price: 6_500_000 }],
    ['3 bhk Bopal 85 lakh booking 2 lakh', { price: 8_500_000 }],
    ['2 bhk Bopal 3/5 floor 45 lakh', { floor: 3, total_floors: 5, price: 4_500_000 }],
    ['Land for warehouse Bopal 5000 sqyd 2 cr', { subtypes: ['Commercial Plot'], price: 20_000_000 }],
  ])('%s', (text, expected) => {
    const found = read(text);
    expect(Object.fromEntries(Object.keys(expected).map((key) => [key, found[key as keyof typeof found]]))).toEqual(
      expected,
    );
  });

  test('a second price has no field and stays to be read', () => {
    const { fields, unread } = parseMessage('3 bhk Bopal for 85 lakh and 1.1 cr', lists);
    expect(fields.price!.value).toBe(8_500_000);
    expect(unread.map(({ text }) => text).join()).toContain('1.1 cr');
  });
});

test.each([
  ...['Requirement', 'Reqirement', 'requirment', 'recuirement', 'reqmt', 'rquired', 'rqd', 'reqd', 'requred'],
  ...['looking for', 'lookng for', 'luking for', 'wanted', 'wnated', 'need', 'neeed', 'in serch of', 'pls suggest'],
  ...['anyone got', 'any1 hv', 'kisi ke pas', 'kisi k paas', 'koi pase', 'buyer wants', 'kharidvanu', 'leva nu che'],
  ...['chahiye', 'chahye', 'chaahiye', 'joie che', 'joyie che', 'joi 6e', 'pahije', 'havay', 'खरीदना है', 'જોઈએ છે'],
])('who writes %s asks', (word) => {
  expect(read(`${word} 2 bhk Bopal 45 lakh 98250 12345`)).toMatchObject({ kind: 'Requirement', budget_max: 4_500_000 });
});

test.each(['request you to share with buyers', 'tenant wanted', 'deposit required', 'site visit on request'])(
  'who offers and writes %s does not ask',
  (words) => {
    expect(read(`2 bhk flat for sale Bopal 45 lakh, ${words}. 98250 12345`).kind).toBe('Listing');
  },
);
