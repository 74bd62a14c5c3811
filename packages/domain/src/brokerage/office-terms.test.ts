import { expect, test } from 'vitest';
import { defaultTerms, defaultTermsFor } from './default-terms.ts';
import { isTermRate, officeTerms, usualTerm } from './office-terms.ts';

const resale = { case: 'Resale', payer_side: 'Buyer', basis: 'Percent of price' } as const;

test('an office that says nothing has the usual terms', () => {
  expect(officeTerms([])).toEqual(defaultTerms.map((term) => ({ ...term, is_standard: true })));
});

test('each term is one: no two have the same case, payer and basis', () => {
  const keys = defaultTerms.map((term) => `${term.case} ${term.payer_side} ${term.basis}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const term of defaultTerms) expect(usualTerm(term)).toBe(term);
});

test('what it says of one holds for that one, and off takes it out of new deals', () => {
  const terms = officeTerms([
    { ...resale, rate: 2, is_active: true },
    { ...resale, payer_side: 'Seller', rate: 1, is_active: false },
  ]);
  expect(defaultTermsFor('Resale', terms)).toMatchObject([{ payer_side: 'Buyer', rate: 2, is_standard: false }]);
  expect(defaultTermsFor('Auction', terms)).toMatchObject([{ payer_side: 'Buyer', rate: 1, is_standard: true }]);
});

test('a rate has two decimals and an upper bound, and slabs have none', () => {
  const percent = usualTerm(resale)!;
  expect([0, 0.25, 2, 20, 20.01, -1, 1.234, null].map((rate) => isTermRate(percent, rate))).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false],
  ]);
  const slab = usualTerm({ case: 'Commercial lease', payer_side: 'Tenant', basis: 'Slab' })!;
  expect([null, 1].map((rate) => isTermRate(slab, rate))).toEqual([true, false]);
});
