import { dealTypes } from '@angan/domain/lookups/index.ts';
import { expect, test } from 'vitest';
import { blankLead } from '../portals/blank.ts';
import type { ReadLead } from '../portals/index.ts';
import { mobilesIn, personOf } from './person.ts';
import { type Known, wantsOf } from './wants.ts';

const known: Known = {
  default_project: null,
  areas: [
    { id: 1, name: 'Bopal' },
    { id: 2, name: 'Shela' },
    { id: 3, name: 'Navrangpura' },
  ],
  societies: [{ id: 7, name: 'Sun Vista' }],
  projects: [{ id: 9, name: 'The Peak' }],
  ...{ default_property_type: null, default_deal_type: null },
};
const wants = (lead: Partial<ReadLead>, more: Partial<Known> = {}) =>
  wantsOf({ ...blankLead, ...lead }, { ...known, ...more });
const deal = (...names: string[]) => dealTypes.filter((row) => names.includes(row.deal_type)).map(({ id }) => id);

test('a message says what is wanted, with its places in it', () => {
  const read = wants({
    message: 'I am looking for 3 BHK ready flat in Bopal / Shela, budget 1.10 cr. Saw Sun Vista, please call after 11.',
  });
  expect(read).toMatchObject({
    ...{
      property_type: 1,
      property_subtype: [1],
      deal_type: deal('Sale'),
      area: [1, 2],
      budget_max: 11_000_000,
      society_name: [7],
    },
    possession: [1],
  });
  expect(read.bhk).toHaveLength(1);
  expect(read.marks.length).toBeGreaterThan(3);
  expect(read.confidence.bhk).toBe('High');
});

test('words go before a portal that always says Buy', () => {
  const lead = { message: '2 BHK on rent in Bopal, budget 28000', deal: 'Sale' as const, is_deal_weak: true };
  expect(wants(lead)).toMatchObject({ deal_type: deal('Rent'), budget_max: 28_000, area: [1] });
  expect(wants({ ...lead, message: 'please call' }).deal_type).toEqual(deal('Sale'));
});

test('the portal’s fields, where it says nothing in words', () => {
  const read = wants({
    ...{ deal: 'New booking', kind: 'Residential', bhk: '2 BHK, 3 BHK', budget_min: 9_315_000, budget_max: 8_298_450 },
    ...{ project: 'the peak', locality: 'Shela', subtype: 'Apartment' },
  });
  expect(read).toMatchObject({
    ...{ deal_type: deal('New booking'), property_type: 1, project: [9], area: [2] },
    // Turned round, as they are of one range whichever way.
    ...{ budget_min: 8_298_450, budget_max: 9_315_000 },
  });
  expect(read.bhk).toHaveLength(2);
});

test('an office is commercial and has no rooms; what nobody says is as the source has it', () => {
  expect(
    wants({
      kind: 'Commercial',
      label: 'Ready to move office space for Lease in Navrangpura',
      deal: 'Lease',
      is_deal_weak: true,
    }),
  ).toMatchObject({
    ...{ property_type: 2, deal_type: deal('Lease'), bhk: [], area: [3] },
  });
  expect(wants({}, { default_property_type: 2, default_deal_type: deal('Rent')[0]! })).toMatchObject({
    ...{ property_type: 2, deal_type: deal('Rent'), area: [], budget_max: null },
    confidence: { property_type: 'Low', deal_type: 'Low' },
  });
});

test('a place that the office does not know stands in the comment', () => {
  expect(wants({ locality: 'Khyora', city: 'Kanpur', project: 'Elsewhere' }).comment).toBe('Elsewhere\nKhyora, Kanpur');
});

test.each([
  ['+91-9800000001', ['9800000001']],
  ['+91-9800000001 +91-9800000002', ['9800000001', '9800000002']],
  ['91-9800000001', ['9800000001']],
  ['09800000001', ['9800000001']],
  ['98000 00001', ['9800000001']],
  ['+971 501234567', []],
  ['+91-98250', []],
  ['', []],
])('the mobiles of %s are %j', (text, mobiles) => {
  expect(mobilesIn(text)).toEqual(mobiles);
});

test('what is no e-mail address is none', () => {
  expect(personOf({ ...blankLead, name: '  A   B ', email: 'not one' })).toEqual({
    name: 'A B',
    mobiles: [],
    email: '',
  });
});
