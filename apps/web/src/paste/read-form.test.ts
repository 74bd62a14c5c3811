import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { parseMessage } from '@angan/domain/paste/index.ts';
import { expect, test } from 'vitest';
import { inquiryBody, propertyBody } from './bodies.ts';
import { mistakesOf } from './mistakes.ts';
import type { Target } from './paste-form.ts';
import { readForm } from './read-form.ts';

const places = {
  areas: [
    { id: 1, name: 'Bopal' },
    { id: 2, name: 'Ambli' },
  ],
  societies: [],
};
const features = [{ id: 4, feature: 'Main road' }];
const givenOf = (text: string, target: Target) => {
  const read = parseMessage(text, places, target);
  const { form } = readForm(text, read, target, features);
  return { form, text, fields: read.fields, source: 17, types: [1, 2] };
};
const bhk = (value: number) => bhkRows.find((row) => row.value === value)!.id;

test('a requirement is posted with its message, and with the words that nothing was made of', () => {
  const text = 'Req 3bhk semi furnished Bopal / Ambli budget 85-95L ready poss, lift joiye. Call 98250 12345';
  const given = givenOf(text, 'Requirement');
  expect(mistakesOf(given, 'Requirement')).toEqual({});
  expect(inquiryBody(given)).toMatchObject({
    contact: { name: '', mobile_number_1: '9825012345' },
    area: [1, 2],
    bhk: [bhk(3)],
    budget_min: 8_500_000,
    budget_max: 9_500_000,
    property_subtype: [],
    raw_text: text,
    comment: 'lift',
  });
});

test('a rent by the foot is posted as one', () => {
  const given = givenOf('Office on lease Bopal, 4500 carpet, 310 psf. 94839 08369', 'Listing');
  expect(propertyBody(given)).toMatchObject({
    property_type: 2,
    rent: 310,
    rent_basis: 'Per sqft per month',
    size: 4500,
  });
});

test('a property has one BHK; the others stay in the remark', () => {
  const given = givenOf('2 and 3 bhk flats on rent, Bopal, 28k. 94839 08369', 'Listing');
  const body = propertyBody(given);
  expect(body.bhk).toBe(bhk(2));
  expect(body.remark).toContain('2 and 3 bhk');
});

test('a range of prices is the lower end, and its words stay in the remark', () => {
  const body = propertyBody(givenOf('3 bhk flat for sale Bopal 80-85 lakh. 94839 08369', 'Listing'));
  expect(body.sale_price).toBe(8_000_000);
  expect(body.remark).toBe('80-85 lakh');
});

test('one flat for sale or rent is one property with both', () => {
  const text = '2 bhk flat Bopal sale 80L or rent 25k. 94839 08369';
  expect(propertyBody(givenOf(text, 'Listing'))).toMatchObject({
    deal_type: [1, 4],
    sale_price: 8_000_000,
    rent: 25_000,
  });
});

test('a month of possession is its last day', () => {
  const body = propertyBody(givenOf('3 bhk flat for sale Bopal 80 lakh poss Dec 27. 94839 08369', 'Listing'));
  expect(body).toMatchObject({ possession: 9, possession_date: '2027-12-31', remark: '' });
});

test('features that the office has are ticked, others stay words', () => {
  const text = 'Main road park facing shop for sale Bopal 80 lakh. 94839 08369';
  expect(propertyBody(givenOf(text.replace('park facing ', ''), 'Listing')).features).toEqual([4]);
  const body = propertyBody(givenOf(text, 'Listing'));
  expect(body.features).toEqual([]);
  expect(body.remark).toContain('park facing');
});

test('who may live there, and what is eaten there', () => {
  const flat = propertyBody(givenOf('2 bhk rent Bopal 22k only veg family, working girls. 94839 08369', 'Listing'));
  expect(flat).toMatchObject({ preferred_tenants: ['Family', 'Working women'], food_rule: 'Vegetarian only' });
  expect(propertyBody(givenOf('PG for girls Bopal 8000 per bed. 94839 08369', 'Listing'))).toMatchObject({
    pg_for: 'Women',
  });
  expect(inquiryBody(givenOf('Need 2 bhk on rent Bopal 20k for 3 boys. 94839 08369', 'Requirement'))).toMatchObject({
    tenant_type: 'Working men',
  });
});

test('seats are workstations', () => {
  const body = propertyBody(givenOf('30 seater office on lease Bopal 6000 per seat. 94839 08369', 'Listing'));
  expect(body).toMatchObject({ workstations: 30, rent: 180_000, rent_basis: 'Per month' });
});

test('a listing without a known area cannot be saved yet', () => {
  expect(mistakesOf(givenOf('Flat for sale Nowhereabad 45 lakh 94839 08369', 'Listing'), 'Listing')).toEqual({
    area: 'Choose the area.',
  });
});
