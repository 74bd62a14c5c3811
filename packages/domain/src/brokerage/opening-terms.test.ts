import { expect, test } from 'vitest';
import { brokerageCaseOf, defaultTerms, defaultTermsFor } from './default-terms.ts';
import { type AgreedTerms, openingTerms } from './opening-terms.ts';

const none = { property: null, inquiry: null };
const agreed = (value: number, payer: AgreedTerms['payer'] = null): AgreedTerms => ({ basis: 'Percent', value, payer });
const rows = (...of: Parameters<typeof openingTerms>) =>
  openingTerms(...of).map(({ payer_side, basis, rate }) => [payer_side, basis, rate]);
const resale = defaultTermsFor(brokerageCaseOf('Sale', 'Home'), defaultTerms);

test('a deal begins with the terms of the office, on the sides that are ours', () => {
  expect(rows('Sale', 'Both', none, resale)).toEqual([
    ['Buyer', 'Percent of price', 1],
    ['Seller', 'Percent of price', 1],
  ]);
  expect(rows('Sale', 'Buyer side', none, resale)).toEqual([['Buyer', 'Percent of price', 1]]);
  const booking = defaultTermsFor('New booking', defaultTerms);
  expect(rows('New booking', 'Buyer side', none, booking)).toEqual([['Builder', 'Percent of price', 2]]);
});

test('what was agreed stands in their place, each side by its own record, and nothing agreed is no row', () => {
  expect(rows('Sale', 'Both', { property: agreed(2), inquiry: null }, resale)).toEqual([
    ['Seller', 'Percent of price', 2],
    ['Buyer', 'Percent of price', 1],
  ]);
  expect(rows('Sale', 'Both', { property: agreed(2, 'Both sides'), inquiry: agreed(0) }, resale)).toEqual([
    ['Seller', 'Percent of price', 2],
  ]);
  expect(rows('Sale', 'Both', { property: agreed(2), inquiry: agreed(1.5, 'Both sides') }, resale)).toEqual([
    ['Seller', 'Percent of price', 2],
    ['Buyer', 'Percent of price', 1.5],
  ]);
  const months: AgreedTerms = { basis: 'Months of rent', value: 0.5, payer: 'Owner' };
  expect(rows('Rent', 'Seller side', { property: null, inquiry: months }, [])).toEqual([
    ['Landlord', 'Months of rent', 0.5],
  ]);
  expect(rows('Heavy deposit', 'Both', { property: agreed(1), inquiry: null }, [])).toEqual([
    ['Landlord', 'Percent of deposit', 1],
  ]);
});
