import type { FieldChange, FieldFact } from '@angan/contract/kit/field-values.ts';
import { afterEach, expect, it } from 'vitest';
import { speakWith } from '../core/language/given-words.ts';
import { i18n } from '../core/language/index.ts';
import { changeText, knownText } from './change-text.ts';

afterEach(() => i18n.loadAndActivate({ locale: 'en', locales: 'en-IN', messages: {} }));

const changes: FieldChange[] = [
  { field: 'Price', kind: 'rupees', from: 8_000_000, to: 8_500_000 },
  { field: 'Facing', kind: 'choice', from: null, to: 'East' },
  { field: 'Deal', kind: 'choices', from: ['Sale'], to: ['Sale', 'Rent'] },
  { field: 'Area', kind: 'words', from: ['Bopal', 'Shela'], to: [] },
  { field: 'Corner plot', kind: 'flag', from: false, to: true },
  { field: 'Pets allowed', kind: 'maybe', from: null, to: false },
  { field: 'Lock-in', kind: 'count', unit: 'months', from: 11, to: 12 },
  { field: 'Lease to', kind: 'date', from: '', to: '2099-01-31' },
  { field: 'Furnished with', kind: 'parts', from: {}, to: { AC: 2, Sofa: 1, Fan: 0 } },
  { field: 'Published on', kind: 'parts', from: {}, to: { '99acres': { ref: 'A1' } } },
  { field: 'Brokerage', kind: 'parts', from: null, to: { basis: 'Months of rent', value: 1, payer: 'Owner' } },
  { field: 'Remark', kind: 'text', from: '', to: '' },
];

it('tells a change by what the field is', () => {
  expect(changes.map(changeText)).toEqual([
    'Price 80.00 Lakhs to 85.00 Lakhs',
    'Facing: East',
    'Deal Sale to Sale, Rent',
    'Area taken out, was Bopal, Shela',
    'Corner plot No to Yes',
    'Pets allowed: No',
    'Lock-in 11 months to 12 months',
    'Lease to: 31/01/2099',
    'Furnished with: AC 2, Sofa',
    'Published on: 99acres',
    'Brokerage: 1 month of rent, paid by owner',
    'Remark',
  ]);
});

it('has the words of the language, and what people wrote as it is', () => {
  const messages = { Facing: 'Mukh', East: 'Purv', Area: 'Ilaka', Price: 'Daam', '{0} Lakhs': '{0} lakh' };
  speakWith('hi', messages);
  expect(changeText(changes[1]!)).toBe('Mukh: Purv');
  expect(changeText(changes[0]!)).toBe('Daam 80.00 lakh to 85.00 lakh');
  expect(changeText({ ...changes[3]!, from: [], to: ['East'] })).toBe('Ilaka: East');
});

it('tells what a field holds', () => {
  const facts: FieldFact[] = [
    { field: 'Next step', kind: 'moment', value: '2026-11-21T11:30:00+05:30' },
    { field: 'Carpet area', kind: 'amount', unit: 'SqYd', value: 1850 },
    { field: 'Kind', kind: 'choices', value: ['Buyer', 'Investor'] },
  ];
  expect(facts.map(knownText)).toEqual([
    'Next step: Nov 21, 2026, 11:30 AM',
    'Carpet area: 1,850 SqYd',
    'Kind: Buyer, Investor',
  ]);
});
