import { expect, test } from 'vitest';
import { type BrokerageTerms, isOnSlip, termsForVisitor, termsInWords } from './visit-slip.ts';

const now = new Date('2026-11-21T06:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const visit = { status: 'Scheduled', date_time: at(-20), seen: null, check_in: null } as const;
const there = {
  at: at(0),
  latitude: 23,
  longitude: 72,
  accuracy_m: 5,
  distance_m: 20,
  measured_to: 'property',
} as const;

test('a slip holds what was seen, and what people are on now; never what is still to come, was missed or is off', () => {
  expect(isOnSlip(visit, now)).toBe(true);
  expect(isOnSlip({ ...visit, date_time: at(29) }, now)).toBe(true);
  expect(isOnSlip({ ...visit, date_time: at(31) }, now)).toBe(false);
  expect(isOnSlip({ ...visit, date_time: at(90), check_in: there }, now)).toBe(true);
  expect(isOnSlip({ ...visit, status: 'Completed', seen: true }, now)).toBe(true);
  expect(isOnSlip({ ...visit, status: 'Completed', seen: false, check_in: there }, now)).toBe(false);
  for (const status of ['Missed', 'Cancelled', 'Rescheduled'] as const)
    expect(isOnSlip({ ...visit, status, check_in: there }, now)).toBe(false);
});

test('terms are said in plain words; of a property those that the visitor pays, and never what the owner does', () => {
  const terms = (basis: BrokerageTerms['basis'], value: number, payer: BrokerageTerms['payer'] = null) => ({
    basis,
    value,
    payer,
  });
  expect(termsInWords(terms('Percent', 1, 'Buyer or tenant'))).toBe('1 % of the price, from the buyer or tenant');
  expect(termsInWords(terms('Months of rent', 1, 'Both sides'))).toBe('1 month of rent, from each side');
  expect(termsInWords(terms('Months of rent', 0.5))).toBe('0.5 months of rent');
  expect(termsInWords(terms('Fixed amount', 150_000, 'Owner'))).toContain('from the owner');
  const [own, owners, both] = [terms('Percent', 1), terms('Percent', 2, 'Owner'), terms('Percent', 1, 'Both sides')];
  expect(termsForVisitor(own, both)).toBe(own);
  expect(termsForVisitor(null, both)).toBe(both);
  expect(termsForVisitor(null, owners)).toBeNull();
  expect(termsForVisitor(null, terms('Percent', 2))).toBeNull();
  expect(termsForVisitor(null, null)).toBeNull();
});
