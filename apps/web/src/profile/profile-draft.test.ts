import type { Me } from '@angan/contract/auth/auth.ts';
import type { CompanyProfile } from '@angan/contract/company/company.ts';
import { gstinCheckSign } from '@angan/domain/tax-numbers.ts';
import { expect, test } from 'vitest';
import { missingSentence, whyWanted } from './missing.ts';
import { companyChanges, companyForm, ownChanges, ownFacts, profileMistakes } from './profile-draft.ts';

const me = { first_name: 'Sunil', last_name: 'Mehra', language: 'English' } as Me;
const company: CompanyProfile = {
  id: 2,
  company_name: 'Rival Realty',
  legal_name: '',
  profile_photo: null,
  mobile: '9824000007',
  email: '',
  address: '',
  city: 1,
  state: 'Gujarat',
  pincode: '',
  gstin: '',
  constitution: null,
  tan: '',
  deducts_tds: null,
  invoice_prefix: '',
  bank_account: '',
  upi_id: '',
  pan: '',
  rera_no: '',
  rera_state: null,
  rera_valid_to: null,
  default_city: 1,
  default_size_unit: null,
  default_land_unit: null,
  bigha_sqft: null,
  biswa_sqft: null,
  price_outlier_percent: 20,
  working_hours: { days: ['Monday', 'Tuesday'], from: '10:00', to: '19:00' },
  weekly_off: ['Sunday'],
  assign_rule: 'Nobody',
  assign_to: null,
  pdf_colour: null,
  pdf_foot: '',
  subscription_status: 'Active',
  last_updated: '',
};
const saved = { ...ownFacts(me), ...companyForm(company) };
const gstin = (start: string) => start + gstinCheckSign(start);
const gujarats = gstin('24ABCDE1234F1Z');

test('nothing is sent of a form that is as it was, however the numbers are written', () => {
  expect(ownChanges(saved, me)).toEqual({});
  expect(companyChanges({ ...saved, mobile: '+91 98240 00007' }, company)).toEqual({});
});

test('what was changed is sent, and no more', () => {
  const form = { ...saved, last_name: 'Mehta', gstin: gujarats.toLowerCase(), city: null };
  expect(ownChanges(form, me)).toEqual({ last_name: 'Mehta' });
  expect(companyChanges(form, company)).toEqual({ gstin: gujarats, city: null });
});

test('hours are sent whole, with the other days as the weekly off', () => {
  const from11 = companyChanges({ ...saved, open_from: '11:00' }, company);
  expect(from11).toEqual({
    working_hours: { days: ['Monday', 'Tuesday'], from: '11:00', to: '19:00' },
    weekly_off: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  });
  expect(companyChanges({ ...saved, open_days: [] }, company)).toEqual({ working_hours: null, weekly_off: [] });
});

test.each([
  [{}, {}],
  [
    { first_name: ' ', company_name: '' },
    { first_name: expect.any(String), company_name: expect.any(String) },
  ],
  [{ gstin: gujarats.toLowerCase(), pan: 'abcde 1234f', pincode: '380 009' }, {}],
  [{ gstin: gstin('27ABCDE1234F1Z') }, { gstin: expect.stringContaining('Gujarat') }],
  [{ pincode: '38' }, { pincode: expect.stringContaining('6 digits') }],
  [{ open_to: '' }, { working_hours: 'Enter from when until when.' }],
  [{ assign_rule: 'One person' as const }, { assign_to: 'Choose who gets them.' }],
  [{ assign_rule: 'One person' as const, assign_to: 3 }, {}],
  [{ open_to: '09:00' }, { working_hours: expect.stringContaining('after') }],
])('%j is told as %j', (change, told) => {
  expect(profileMistakes({ ...saved, ...change })).toEqual(told);
});

test('what is missing is said with its use, and not once it is given', () => {
  expect(whyWanted(saved, 'gstin')).toBe('GST number is printed on invoices');
  expect(whyWanted({ ...saved, gstin: gujarats }, 'gstin')).toBeUndefined();
  expect(missingSentence(saved)).toBe('Not given yet: legal name, address, GST number, PAN, RERA number.');
  expect(
    missingSentence({ ...saved, legal_name: 'R', address: 'A', gstin: 'G', pan: 'P', rera_no: 'N' }),
  ).toBeUndefined();
});
