import { describe, expect, it } from 'vitest';
import { gateText, summaryText } from '../../test/english.ts';
import { ambli, bopal, context, inquiryOf, propertyOf, subtypeOf, surat } from '../../test/sample.ts';
import { match } from './match.ts';
import type { MatchContext, MatchInquiry, MatchProperty } from './types.ts';

const wish = { areas: [bopal], budget_max: 10_000_000 };
const gates = (
  inquiry: Partial<MatchInquiry>,
  property: Partial<MatchProperty>,
  ctx: Partial<MatchContext> = {},
): string[] =>
  match(
    inquiryOf({ ...wish, ...inquiry }),
    propertyOf({ sale_price_total: 9_000_000, ...property }),
    context(ctx),
  ).gates.map((one) => `${one.gate} ${gateText(one)}`);

describe('gates', () => {
  it('lets an ordinary pair through, and one that waits', () => {
    expect(gates({}, {})).toEqual([]);
    expect(gates({ stage: 'On Hold' }, {})).toEqual([]);
  });

  it.each([
    [{}, { status: 'Sold' }, 'G1 Property is Sold'],
    [{}, { status: 'Under Offer' }, 'G1 Property is Under Offer'],
    [{ stage: 'Closed Lost' }, {}, 'G1 Inquiry is Closed Lost'],
    [{}, { property_type: 'Commercial' }, 'G2 Commercial property, residential inquiry'],
    [{}, { deal_types: ['Rent'] }, 'G3 For rent only; buyer wants Sale'],
    [{ deal_types: ['PG'] }, { deal_types: ['Sale', 'Rent'] }, 'G3 For sale or rent only; tenant wants PG'],
    [{}, { city: surat }, 'G4 Other city: Surat'],
    [
      { subtypes: [subtypeOf('Flat/Apartment')] },
      { subtype: subtypeOf('Residential Plot') },
      'G5 Plot offered, flat wanted',
    ],
    [{}, { sale_price_total: 12_600_000 }, 'G6 26 % over budget'],
    [{ parking_cars: 1, must_have: ['parking'] }, { parking_covered: 0 }, 'G7 Must have parking: none'],
    [{ bhk: [3], must_have: ['bhk'] }, { bhk: 2 }, 'G7 Must have BHK: 2 BHK, one less'],
    [{ contact: 2 }, {}, 'G10 Own property'],
  ] as const)('%#: %o against %o', (inquiry, property, text) => {
    expect(gates(inquiry, property)).toContain(text);
  });

  it('lists those under offer when they are wanted', () => {
    expect(gates({}, { status: 'Under Offer' }, { include_under_offer: true })).toEqual([]);
  });

  it('takes any city only from somebody who named none', () => {
    expect(gates({ city: null, any_area: true, bhk: [3] }, { city: surat })).toEqual([]);
    expect(gates({ any_area: true, bhk: [3] }, { city: surat })).toEqual(['G4 Other city: Surat']);
  });

  it('stops at the limit of the price, unless the owner comes down to the budget', () => {
    expect(gates({}, { sale_price_total: 12_500_000 })).toEqual([]);
    expect(gates({}, { sale_price_total: 13_000_000, bottom_price: 10_000_000 })).toEqual([]);
    expect(gates({}, { sale_price_total: 13_000_000, bottom_price: 10_000_001 })).toEqual(['G6 30 % over budget']);
    const rent = { deal_types: ['Rent'], rent_total: 61_000 } as const;
    expect(gates({ deal_types: ['Rent'], budget_max: 50_000 }, rent)).toEqual(['G6 22 % over budget']);
  });

  it('does not hold what is unknown against a must', () => {
    expect(gates({ facing: ['East'], must_have: ['facing'] }, {})).toEqual([]);
    expect(gates({ facing: ['East'], must_have: ['facing'] }, { facing: 'West' })).toEqual([
      'G7 Must have facing: West, asked East',
    ]);
  });

  it('asks whom the owner lets to, of rented homes only', () => {
    const rent = { deal_types: ['Rent'], rent_total: 40_000 } as const;
    const students = { deal_types: ['Rent'], budget_max: 50_000, tenant_type: 'Students', has_pets: true } as const;
    expect(gates(students, { ...rent, preferred_tenants: ['Family'] })).toEqual(['G8 Owner wants family only']);
    expect(gates(students, { ...rent, preferred_tenants: ['Any', 'Family'] })).toEqual([]);
    expect(gates(students, { ...rent, pets_allowed: false })).toEqual(['G8 Owner does not allow pets']);
    expect(gates({ ...students, deal_types: ['Sale'], budget_max: 1e7 }, { pets_allowed: false })).toEqual([]);
  });

  it('wants at least two things to go by', () => {
    const text = 'minimum Add budget or area to see matches';
    expect(gates({ areas: [] }, {})).toEqual([text]);
    expect(gates({ any_area: true }, {})).toEqual([text]);
    expect(gates({ areas: [], bhk: [3], size_min: 900, budget_max: null }, {})).toEqual([text]);
    expect(gates({ areas: [], bhk: [3] }, {})).toEqual([]);
  });

  it('says why instead of how much', () => {
    const result = match(inquiryOf({ ...wish, contact: 2 }), propertyOf({ status: 'Sold' }), context());
    expect(summaryText(result)).toBe('Property is Sold. Own property.');
  });
});

describe('deal types', () => {
  const found = (
    wanted: MatchInquiry['deal_types'],
    offered: MatchProperty['deal_types'],
    purpose: MatchInquiry['purpose'] = null,
  ) =>
    !gates({ deal_types: wanted, purpose, budget_max: null, bhk: [3] }, { deal_types: offered, bhk: 3 }).some((one) =>
      one.startsWith('G3'),
    );
  it.each([
    ['Sale', 'New booking', true],
    ['New booking', 'Sale', true],
    ['Rent', 'Lease', true],
    ['Rent', 'Heavy deposit', true],
    ['Sale', 'Auction', true],
    ['Pre-leased', 'Sale', false],
    ['Sale', 'Pre-leased', false],
    ['Rent', 'PG', false],
    ['Joint venture', 'Sale', false],
  ] as const)('%s and %s: %s', (wanted, offered, goes) => {
    expect(found([wanted], [offered])).toBe(goes);
  });
  it('shows a let property to a buyer who invests', () => {
    expect(found(['Sale'], ['Pre-leased'], 'Investment')).toBe(true);
    expect(found(['Sale'], ['Pre-leased'], 'Own use')).toBe(false);
  });
  it('judges a pair by the deal that serves it best', () => {
    const both = {
      deal_types: ['Sale', 'Rent'],
      areas: [ambli, bopal],
      sale_price_total: 9_000_000,
      rent_total: 40_000,
    } as const;
    const tenant = { deal_types: ['Sale', 'Rent'], areas: [bopal], budget_max: 50_000 } as const;
    const result = match(inquiryOf(tenant), propertyOf(both), context());
    expect(result).toMatchObject({ score: 100, gates: [] });
  });
});
