import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../test/english.ts';
import { ltvRows } from '../loans/index.ts';
import { stampDutyRows } from '../taxes/index.ts';
import { brochureOf, formatOf, notConfirmed, shareGate, shareText, shareTextLength, tell } from './index.ts';
import type { BrochureFacts, Shown } from './types.ts';

const today = '2026-11-21';
const flat: BrochureFacts = {
  property_code: 'P-000214',
  subtype: 'Flat/Apartment',
  deal_types: ['Sale'],
  areas: ['Bopal'],
  city: 'Ahmedabad',
  state: 'Gujarat',
  society: 'Orchid Heights',
  wing: 'A',
  unit_no: '1204',
  landmark: 'Near TRP Mall',
  bhk: '3 BHK',
  furniture: 'Semi-furnished',
  furnishing_items: { AC: 3, Sofa: 1, TV: 0 },
  bathrooms: 3,
  balconies: 2,
  additional_rooms: ['Pooja'],
  floor_no: 7,
  floor_label: 'Numbered',
  total_floors: 14,
  facing: 'East',
  parking_open: 1,
  parking_covered: 1,
  size: 1850,
  size_unit: 'Sqft',
  size_basis: 'Super Built-up',
  size_sqft: 1850,
  sizes: [{ basis: 'Super Built-up', sqft: 1850 }],
  plot_length: null,
  plot_width: null,
  road_width: null,
  workstations: null,
  cabins: null,
  washrooms: null,
  power_load_kw: null,
  sale_price_total: 12_500_000,
  rent_total: null,
  rent_basis: 'Per month',
  deposit: null,
  maintenance: 3500,
  maintenance_basis: 'Per month',
  maintenance_included: false,
  price_negotiable: true,
  price_includes: [],
  available_from: null,
  agreement_form: null,
  min_term_months: null,
  lock_in_months: null,
  notice_months: null,
  escalation_percent: null,
  escalation_every_months: null,
  rent_free_months: null,
  preferred_tenants: [],
  pets_allowed: null,
  possession: 'Ready to move',
  possession_date: null,
  property_age: '5-10',
  ownership: 'Co-operative society',
  rera_no: 'P51800012345',
  amenities: ['Lift', 'Garden'],
  features: ['Corner'],
  description: 'A-1204 in orchid  heights. Call 98240 11768 or a@b.in. 3 bedrooms, a 1204 is quiet.',
  preleased: null,
};
const closed = { unit: false, society: false };
const open = { unit: true, society: true };
const said = (facts: BrochureFacts, shown: Shown, more: Parameters<typeof tell>[2] = { today }) =>
  brochureOf(tell(facts, shown, more), english);
const saidBy = (facts: BrochureFacts, shown = closed) => {
  const told = tell(facts, shown, { today });
  const brochure = brochureOf(told, english);
  const text = shareText([brochure], { sender: ['Kavita', 'Shree Ganesh'], link: 'https://x.in/s/ABC' }, english);
  return `${JSON.stringify(brochure)}\n${JSON.stringify(told)}\n${text}`;
};
const value = (facts: BrochureFacts, label: string, shown = closed) =>
  said(facts, shown).facts.find((line) => line.label === label)?.value;

test('the title says what it is, for what and where', () => {
  const title = (more: Partial<BrochureFacts>) => said({ ...flat, ...more }, closed).title;
  expect(title({})).toBe('3 BHK Semi-furnished Flat for Sale in Bopal');
  expect(title({ deal_types: ['Sale', 'Rent'], areas: ['Bopal', 'Shela'] })).toBe(
    '3 BHK Semi-furnished Flat for Sale or Rent in Bopal, Shela',
  );
  expect(
    title({ subtype: 'Office (bare shell)', bhk: null, furniture: 'Bare shell', deal_types: ['Pre-leased'] }),
  ).toBe('Bare shell office for Pre-leased Sale in Bopal');
});

test('no text of a property carries a number or an address out', () => {
  const planted = 'Ring 98240/66666 or asha@mail.example.in';
  const facts = Object.fromEntries(
    Object.entries(flat).map(([name, value]) => [
      name,
      ['society', 'wing', 'unit_no', 'landmark', 'description'].includes(name) ? `${String(value)} ${planted}` : value,
    ]),
  ) as unknown as BrochureFacts;
  const said = saidBy({ ...facts, areas: [`Bopal ${planted}`], features: [`Corner ${planted}`] }, open);
  expect(said).toContain('Corner');
  for (const secret of ['98240', '66666', '*', 'asha', 'mail.example'])
    expect(said.replaceAll(/^\*.*\*$/gm, '')).not.toContain(secret);
});

test('prices are in words with their rate and its basis; an estimate says that it is one', () => {
  expect(said(flat, closed).prices).toEqual([
    {
      text: '₹ 1.25 Cr',
      beside: '6,757 per sqft super built-up, 9,653 per sqft carpet (est.), negotiable',
      rate: '6,757 per sqft super built-up',
    },
  ]);
  expect(value(flat, 'Carpet')).toBe('1,295 sqft (est.)');
});

describe('hidden unless a switch says otherwise', () => {
  test('the unit and the society, in the place and in what was typed', () => {
    const brochure = said(flat, closed);
    expect(brochure.place).toBe('A society in Bopal, Ahmedabad, Near TRP Mall');
    expect(brochure.description).toBe('in the society. Call or. 3 bedrooms, is quiet.');
    expect(value(flat, 'Floor')).toBe('Middle (4-8) of 14');
    const told = said(flat, open);
    expect(told.place).toBe('A-1204, Orchid Heights, Bopal, Ahmedabad, Near TRP Mall');
    expect(value(flat, 'Floor', open)).toBe('7 of 14');
  });

  test('one switch does not open the other', () => {
    expect(saidBy(flat, { unit: true, society: false })).not.toMatch(/orchid/i);
    expect(saidBy(flat, { unit: false, society: true })).not.toMatch(/1204/);
  });

  test('whatever is typed around them', () => {
    const around = fc.string({ unit: fc.constantFrom(...' ,.-/()abAB\n'.split('')), maxLength: 12 });
    const number = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
    fc.assert(
      fc.property(around, around, number, (before, after, mobile) => {
        const description = `${before} A-1204 ${after} Orchid Heights ${after} ${mobile} ${before}`;
        const said = saidBy({ ...flat, description, landmark: `${mobile} ${before}`, features: [description] });
        expect(said).not.toContain(mobile);
        expect(said).not.toContain('*******');
        expect(said).not.toMatch(/1204|orchid/i);
      }),
    );
  });
});

test('rent has its terms, a lease that is taken over its tenant’s kind and its return', () => {
  const let_ = { ...flat, deal_types: ['Rent'] as const, rent_total: 45_000, deposit: 90_000, notice_months: 1 };
  expect(said(let_, closed).prices[0]!.text).toBe('₹ 45,000.00 per month');
  expect(said(let_, closed).terms).toContainEqual({ label: 'Notice', value: '1 month' });
  const preleased = {
    tenant_category: 'Bank/ATM',
    current_rent: 125_000,
    lease_end: '2031-03-31',
    lock_in_end: '2027-11-21',
    escalation_percent: 15,
    escalation_every_months: 36,
  };
  expect(said({ ...flat, sale_price_total: 24_000_000, preleased }, closed).preleased).toEqual([
    { label: 'Tenant', value: 'Bank/ATM' },
    { label: 'Rent', value: '₹ 1.25 Lakhs per month' },
    { label: 'Lease ends', value: '31/03/2031' },
    { label: 'Lock-in left', value: '12 months' },
    { label: 'Escalation', value: '15 % every 36 months' },
    { label: 'Gross return', value: '6.25 % a year' },
  ]);
});

test('a cost sheet is an estimate by the state, and there is none where its shares are not known', () => {
  const law = { 'Stamp duty': stampDutyRows, 'LTV cap': ltvRows };
  const lines = (state: string) => said({ ...flat, state }, closed, { today, cost: law }).cost;
  const cost = (state: string) => lines(state).find(({ label }) => label === 'In all')?.value;
  expect(cost('Gujarat')).toBe('₹ 1.32 Cr');
  expect(lines('Karnataka')[1]).toEqual({ label: 'Stamp duty with cess, 5.6 %', value: '₹ 7.00 Lakhs' });
  expect(cost('Goa')).toBeUndefined();
});

test('a message stays under its length, whatever it is about, and keeps its link', () => {
  const long = fc.string({ unit: fc.constantFrom('અ', 'બ', ' ', 'x', '9', ','), maxLength: 2000 });
  fc.assert(
    fc.property(long, fc.integer({ min: 1, max: 25 }), fc.string({ maxLength: 150 }), (description, count, name) => {
      const brochure = said({ ...flat, description, areas: [name], amenities: Array(40).fill('Lift') }, closed, {
        today,
      });
      const link = 'https://angan.example/s/ABCDEFGHJKMNPQ';
      const text = shareText(Array(count).fill(brochure), { sender: [name, name, '98240 11768'], link }, english);
      expect(text.length).toBeLessThan(shareTextLength);
      if (name.length < 100) expect(text.endsWith(link)).toBe(true);
    }),
  );
});

test('what may be advertised', () => {
  const facts = {
    status: 'Available',
    deal_types: ['New booking'],
    rera_no: '',
    project: null,
    last_verified_at: null,
  } as const;
  expect(shareGate(facts)).toMatchObject({ may: 'confirm' });
  expect(shareGate({ ...facts, rera_no: 'PR/GJ/1' })).toEqual({ may: 'yes' });
  expect(shareGate({ ...facts, project: { status: 'Pre-launch', rera_no: 'PR/GJ/1' } })).toEqual({
    may: 'no',
    why: 'Advertising before registration is not allowed',
  });
  expect(shareGate({ ...facts, status: 'Sold' })).toMatchObject({ may: 'no' });
  expect(notConfirmed({ ...facts, deal_types: ['Sale'], last_verified_at: '2026-09-20T06:00:00Z' }, today)).toBe(
    'Not confirmed for 62 days',
  );
  expect(notConfirmed({ ...facts, deal_types: ['Sale'], last_verified_at: '2026-11-01T06:00:00Z' }, today)).toBeNull();
  expect([1, 2, 6, 7].map((count) => formatOf(count))).toEqual(['Single', 'Comparison', 'Comparison', 'List']);
});
