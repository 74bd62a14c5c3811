import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { parseMessage } from '@angan/domain/paste/index.ts';
import { expect, test } from 'vitest';
import { inquiryBody, mistakesOf, propertyBody } from './bodies.ts';
import type { Target } from './paste-form.ts';
import { readForm } from './read-form.ts';

const places = {
  areas: [
    { id: 1, name: 'Bopal' },
    { id: 2, name: 'Ambli' },
  ],
  societies: [],
};
const givenOf = (text: string, target: Target) => {
  const read = parseMessage(text, places, target);
  const { form } = readForm(text, read, target);
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

test('a listing without a known area cannot be saved yet', () => {
  expect(mistakesOf(givenOf('Flat for sale Nowhereabad 45 lakh 94839 08369', 'Listing'), 'Listing')).toEqual({
    area: 'Choose the area.',
  });
});
