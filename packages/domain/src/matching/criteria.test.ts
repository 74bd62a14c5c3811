import { describe, expect, it } from 'vitest';
import {
  ambli,
  bopal,
  context,
  criterion,
  furnitureOf,
  inquiryOf,
  maninagar,
  possessionOf,
  propertyOf,
  subtypeOf,
} from '../../test/sample.ts';
import type { Facing } from '../lookups/small-lists.ts';
import { neighboursFrom } from './context.ts';
import { match } from './match.ts';
import type { CriterionKey, MatchContext, MatchInquiry, MatchProperty } from './types.ts';

/** s, state and words of one criterion. */
const judge = (
  key: CriterionKey,
  inquiry: Partial<MatchInquiry>,
  property: Partial<MatchProperty>,
  ctx: Partial<MatchContext> = {},
): [number, string, string] => {
  const { s, state, text } = criterion(match(inquiryOf(inquiry), propertyOf(property), context(ctx)), key);
  return [Number(s.toFixed(4)), state, text];
};
const asked = (inquiry: Partial<MatchInquiry>, property: Partial<MatchProperty>): string[] =>
  match(inquiryOf(inquiry), propertyOf(property), context()).criteria.map((one) => one.key);

describe('budget', () => {
  const between = { budget_min: 8_000_000, budget_max: 10_000_000 };
  const upTo = { budget_max: 10_000_000 };
  it.each([
    [between, { sale_price_total: 9_500_000 }, 1, 'fit', '95.00 Lakhs, inside 80.00 Lakhs-1.00 Cr'],
    [between, { sale_price_total: 6_400_000 }, 0.9, 'fit', '64.00 Lakhs, 20 % under 80.00 Lakhs'],
    [between, { sale_price_total: 5_000_000 }, 0.7, 'near', '50.00 Lakhs, 38 % under 80.00 Lakhs'],
    [between, { sale_price_total: 4_000_000 }, 0.4, 'miss', '40.00 Lakhs, 50 % under 80.00 Lakhs'],
    [{ budget_min: 8_000_000 }, { sale_price_total: 9_500_000 }, 1, 'fit', '95.00 Lakhs, asked from 80.00 Lakhs'],
    [upTo, { sale_price_total: 6_000_000 }, 1, 'fit', '60.00 Lakhs, inside 1.00 Cr'],
    [upTo, { sale_price_total: 5_900_000 }, 0.8, 'near', '59.00 Lakhs, far under 1.00 Cr'],
    [upTo, { sale_price_total: 11_000_000 }, 0.5, 'near', 'Over by 10.00 Lakhs (10 %)'],
    [
      upTo,
      { sale_price_total: 11_000_000, price_negotiable: true },
      0.6,
      'near',
      'Over by 10.00 Lakhs (10 %), negotiable',
    ],
    [upTo, { sale_price_total: 10_100_000, price_negotiable: true }, 1, 'fit', 'Over by 1.00 Lakhs (1 %), negotiable'],
    [upTo, { sale_price_total: 10_010_000 }, 0.995, 'fit', 'Over by 10,000.00 (under 1 %)'],
    [upTo, { sale_price_total: 11_750_000 }, 0.25, 'miss', '18 % over'],
    [upTo, { sale_price_total: 13_200_000 }, 0, 'miss', '32 % over'],
    [upTo, {}, 0.5, 'unknown', 'Price on request'],
  ])('%o against %o', (wish, price, s, state, text) => {
    expect(judge('budget', wish, price)).toEqual([s, state, text]);
  });

  it('counts maintenance on top of rent only where the budget is to cover it and the rent does not', () => {
    const let_ = { deal_types: ['Rent'], rent_total: 48_000, maintenance_per_month: 4000 } as const;
    const wish = { deal_types: ['Rent'], budget_max: 50_000 } as const;
    expect(judge('budget', wish, let_)).toEqual([0.8, 'near', 'Over by 2,000.00 (4 %)']);
    expect(judge('budget', wish, { ...let_, maintenance_included: true })[0]).toBe(1);
    expect(judge('budget', { ...wish, budget_includes_maintenance: false }, let_)[0]).toBe(1);
  });

  it('narrows the tolerance for rent', () => {
    const wish = { deal_types: ['Rent'], budget_max: 50_000 } as const;
    expect(judge('budget', wish, { deal_types: ['Rent'], rent_total: 57_500 })).toEqual([0.25, 'miss', '15 % over']);
  });

  it('lets the lowest price count for everybody and be read by few', () => {
    const dear = { sale_price_total: 12_000_000, bottom_price: 9_900_000 };
    expect(judge('budget', upTo, dear)).toEqual([0.85, 'near', 'Near budget, worth asking']);
    expect(judge('budget', upTo, dear, { may_see_vault: true })).toEqual([
      0.85,
      'near',
      'Owner may accept 99.00 Lakhs',
    ]);
    expect(judge('budget', upTo, { ...dear, bottom_price: 10_100_000 })).toEqual([0.1667, 'miss', '20 % over']);
  });

  it("turns a heavy deposit into rent at the company's rate, and back", () => {
    const deposit = { deal_types: ['Heavy deposit'], deposit: 2_000_000 } as const;
    const rent = { deal_types: ['Rent'], rent_total: 20_000 } as const;
    expect(judge('budget', { deal_types: ['Rent'], budget_max: 20_000 }, deposit)[2]).toBe(
      '20,000.00, inside 20,000.00',
    );
    expect(judge('budget', { deal_types: ['Rent'], budget_max: 20_000 }, deposit, { deposit_rate: 9 })[2]).toBe(
      '15,000.00, inside 20,000.00',
    );
    expect(judge('budget', { deal_types: ['Heavy deposit'], budget_max: 2_000_000 }, rent)[2]).toBe(
      '20.00 Lakhs, inside 20.00 Lakhs',
    );
  });
});

describe('area', () => {
  const near = (km: number | null) => ({ neighbours: neighboursFrom([{ area: bopal.id, neighbour: ambli.id, km }]) });
  const far = { ...ambli, zone: 'South' };
  it.each([
    [{ areas: [bopal] }, {}, 1, 'fit', 'In Bopal'],
    [{ areas: [bopal] }, near(3), 0.8, 'near', 'Ambli, 3 km from Bopal'],
    [{ areas: [bopal] }, near(5.96), 0.6, 'near', 'Ambli, 6 km from Bopal'],
    [{ areas: [bopal] }, near(null), 0.7, 'near', 'Ambli, next to Bopal'],
    [{ areas: [bopal] }, near(9), 0.4, 'miss', 'Ambli, same zone as Bopal'],
    [{ areas: [bopal] }, {}, 0.4, 'miss', 'Ambli, same zone as Bopal'],
  ] as const)('%#', (wish, ctx, s, state, text) => {
    const areas = text === 'In Bopal' ? [bopal] : [ambli];
    expect(judge('area', wish, { areas }, ctx)).toEqual([s, state, text]);
  });

  it('takes the nearest of several, and a society or project asked by name', () => {
    expect(judge('area', { areas: [maninagar, bopal] }, { areas: [far, bopal] })[2]).toBe('In Bopal');
    const heights = { id: 5, name: 'Orchid Heights' };
    expect(judge('area', { societies: [heights] }, { society: heights })).toEqual([1, 'fit', 'In Orchid Heights']);
    expect(judge('area', { projects: [heights] }, { project: heights })).toEqual([1, 'fit', 'In Orchid Heights']);
    expect(judge('area', { societies: [heights] }, {})).toEqual([0.15, 'miss', 'Other side of city']);
  });

  it('is not asked of somebody who takes any area, and unknown where the property has none', () => {
    expect(asked({ areas: [bopal], any_area: true }, {})).toEqual([]);
    expect(judge('area', { areas: [bopal, ambli] }, { areas: [] })).toEqual([
      0.5,
      'unknown',
      'Not known, asked Bopal or Ambli. Ask the owner',
    ]);
  });
});

it.each([
  [[3], 3, 1, '3 BHK'],
  [[3], 2.5, 0.8, '2.5 BHK for 3'],
  [[3], 3.5, 0.8, '3.5 BHK for 3'],
  [[3], 4, 0.5, '4 BHK, one more'],
  [[3], 2, 0.3, '2 BHK, one less'],
  [[3], 1, 0, '1 BHK, asked 3'],
  [[2, 4], 3, 0.5, '3 BHK, one more'],
  [[1], 0.5, 0.8, '1 RK for 1'],
])('%s BHK asked, %d offered', (wish, bhk, s, text) => {
  const [score, , words] = judge('bhk', { bhk: wish }, { bhk });
  expect([score, words]).toEqual([s, text]);
});

describe('size', () => {
  const wish = { size_min: 1000, size_max: 1500, size_basis: 'Carpet' } as const;
  const carpet = (sqft: number) => ({ sizes: [{ basis: 'Carpet', sqft }] as const });
  it.each([
    [1200, 1, 'fit', '1,200 sqft carpet, asked 1,000-1,500'],
    [960, 0.88, 'near', '4 % smaller'],
    [900, 0.7, 'near', '10 % smaller'],
    [800, 0.2333, 'miss', '20 % smaller'],
    [700, 0, 'miss', '30 % smaller'],
    [1650, 0.85, 'near', '10 % larger'],
    [2400, 0, 'miss', '60 % larger'],
  ])('%d sqft', (sqft, s, state, text) => {
    expect(judge('size', wish, carpet(sqft))).toEqual([s, state, text]);
  });

  it('speaks in the unit asked, and takes the basis quoted where none was', () => {
    const plot = { subtype: subtypeOf('Residential Plot'), sizes: [{ basis: 'Plot', sqft: 2250 }] as const };
    expect(judge('size', { size_min: 200, size_max: 300, size_unit: 'SqYd' }, plot)[2]).toBe(
      '250 SqYd plot, asked 200-300',
    );
    expect(judge('size', { size_max: 300, size_unit: 'SqYd' }, plot)[2]).toBe('250 SqYd plot, asked up to 300');
  });

  it('forgives land to fifteen percent', () => {
    const plot = (sqft: number) => ({
      subtype: subtypeOf('Residential Plot'),
      sizes: [{ basis: 'Plot', sqft }] as const,
    });
    expect(judge('size', { size_min: 2000 }, plot(1720))[0]).toBe(0.7);
    expect(judge('size', { size_min: 2000 }, plot(1680))[0]).toBe(0.42);
    expect(judge('size', { size_min: 2000 }, plot(1960))[0]).toBe(0.94);
  });

  it('caps what is estimated, and asks for what cannot be', () => {
    expect(judge('size', wish, { sizes: [{ basis: 'Super Built-up', sqft: 1850 }] })[0]).toBe(0.9);
    expect(judge('size', wish, { sizes: [{ basis: 'Plot', sqft: 1850 }] })).toEqual([
      0.5,
      'unknown',
      'Not known, asked 1,000-1,500 sqft carpet. Ask the owner',
    ]);
  });
});

describe('subtype', () => {
  it('is exact, near or softened by the deal', () => {
    const wish = { subtypes: [subtypeOf('Flat/Apartment')] };
    expect(judge('subtype', wish, {})).toEqual([1, 'fit', 'Flat, as asked']);
    expect(judge('subtype', wish, { subtype: subtypeOf('Penthouse') })).toEqual([
      0.5,
      'near',
      'Penthouse, near to flat',
    ]);
    expect(judge('subtype', wish, { deal_types: ['New booking'] })).toEqual([
      0.8,
      'near',
      'Flat, as asked; new booking',
    ]);
    expect(judge('subtype', wish, { subtype: subtypeOf('Villa') })).toEqual([0, 'miss', 'Villa, asked flat']);
  });
});

describe('possession', () => {
  it.each([
    [{ possession: ['Ready to move'] }, { possession: 'Ready to move' }, 1, 'Ready'],
    [{ possession: ['3-6 months'] }, { possession: '3-6 months' }, 1, '3-6 months'],
    [{ possession: ['3-6 months'] }, { possession: 'Ready to move' }, 1, 'Ready'],
    [{ possession: ['Ready to move'] }, { possession: 'Within 3 months' }, 0.6, '3 months late'],
    [
      { needed_by: '2027-01-01' },
      { possession: 'Under construction', possession_date: '2026-12-31' },
      1,
      'From 31/12/2026, in time',
    ],
    [
      { needed_by: '2027-01-01' },
      { possession: 'Under construction', possession_date: '2027-03-05' },
      0.6,
      '2 months late',
    ],
    [
      { needed_by: '2027-01-01' },
      { possession: 'Under construction', possession_date: '2027-01-02' },
      0.6,
      '1 day late',
    ],
    [
      { needed_by: '2027-01-01' },
      { possession: 'Tenant vacating', possession_date: '2027-07-01' },
      0.3,
      '6 months late',
    ],
    [{ timeline: '1-3 months' }, { possession: '1-2 years' }, 0, '21 months late'],
    [{ timeline: 'Immediate' }, { available_from: '2026-12-11' }, 0.6, '20 days late'],
    [
      { timeline: 'Within 1 month' },
      { possession: 'Under construction' },
      0.5,
      'Not known, asked by 21/12/2026. Ask the owner',
    ],
    [{ possession: ['Ready to move'] }, {}, 0.5, 'Not known, asked ready to move. Ask the owner'],
    [{ possession: ['New launch'] }, { possession: '1-2 years' }, 1, 'From 21/11/2028, in time'],
  ] as const)('%o against %o', (wish, offer, s, text) => {
    const inquiry = { ...wish, possession: 'possession' in wish ? wish.possession.map(possessionOf) : [] };
    const property = { ...offer, possession: 'possession' in offer ? possessionOf(offer.possession) : null };
    const [score, , words] = judge('possession', inquiry, property);
    expect([score, words]).toEqual([s, text]);
  });
  it('is not asked of somebody who is just looking', () => {
    expect(asked({ timeline: 'Just looking' }, {})).toEqual([]);
  });
});

it.each([
  ['Fully furnished', 'Fully furnished', 1, 'Fully furnished'],
  ['Fully furnished', 'Semi-furnished', 0.6, 'Semi, asked full'],
  ['Fully furnished', 'Unfurnished', 0.2, 'Unfurnished, asked full'],
  ['Warm shell', 'Semi-furnished', 1, 'Semi-furnished'],
])('%s asked, %s offered', (wish, own, s, text) => {
  const [score, , words] = judge('furniture', { furniture: [furnitureOf(wish)] }, { furniture: furnitureOf(own) });
  expect([score, words]).toEqual([s, text]);
});

describe('floor', () => {
  it.each([
    [{ floor_min: 3, floor_max: 9 }, { floor_no: 7, total_floors: 14 }, 1, '7th of 14'],
    [{ floor_max: 9 }, { floor_no: 10 }, 0.7, '10th, asked to 9'],
    [{ floor_wish: ['High'] }, { floor_no: 7 }, 0.4, '7th, asked from 9'],
    [{ floor_min: 9 }, { floor_no: 2 }, 0, '2nd, asked from 9'],
    [{ floor_wish: ['Low'] }, { floor_no: 4 }, 0.7, '4th, asked 1-3'],
    [{ floor_wish: ['Not ground'] }, { floor_no: 0 }, 0.7, 'Ground, asked not ground'],
    [
      { floor_wish: ['Not ground', 'Not top'] },
      { floor_no: 14, total_floors: 14 },
      0.7,
      '14th, asked not ground, not top',
    ],
    [{ floor_wish: ['Top'] }, { floor_no: 14, total_floors: 14 }, 1, '14th of 14'],
    [{ floor_wish: ['Top'] }, { floor_no: 14 }, 0.5, 'Not known, asked top. Ask the owner'],
    [{ floor_wish: ['Ground'] }, { floor_no: -1 }, 0.7, 'Basement, asked ground'],
    [{ floor_max: 3 }, {}, 0.5, 'Not known, asked to 3. Ask the owner'],
  ] as const)('%o against %o', (wish, own, s, text) => {
    const [score, , words] = judge('floor', wish, own);
    expect([score, words]).toEqual([s, text]);
  });
});

it.each([
  ['East', 1, 'East'],
  ['North-East', 0.6, 'North-East for East'],
  ['South-East', 0.6, 'South-East for East'],
  ['North', 0.2, 'North, asked East'],
  ['Not known', 0.5, 'Not known, asked East. Ask the owner'],
] as [Facing, number, string][])('facing %s for East', (own, s, text) => {
  const [score, , words] = judge('facing', { facing: ['East'] }, { facing: own });
  expect([score, words]).toEqual([s, text]);
});

it('knows that North-West lies beside North', () => {
  expect(judge('facing', { facing: ['North'] }, { facing: 'North-West' })[0]).toBe(0.6);
});

it.each([
  [1, 2, 0, 1, '2 covered'],
  [2, 1, 1, 1, '1 covered, 1 open'],
  [2, 1, null, 0.5, '1 covered, asked 2'],
  [3, null, 1, 0, '1 open, asked 3'],
  [1, 0, null, 0, 'No parking, asked 1'],
  [2, null, null, 0.5, 'Not known, asked 2 cars. Ask the owner'],
])('%d cars against %s covered and %s open', (parking_cars, parking_covered, parking_open, s, text) => {
  const [score, , words] = judge('parking', { parking_cars }, { parking_covered, parking_open });
  expect([score, words]).toEqual([s, text]);
});

describe('features, measures, yield and lease', () => {
  it('counts what is found of what is wanted', () => {
    const wish = { amenities: ['Gym', 'Lift', 'CCTV'], features: ['Corner'] };
    expect(judge('features', wish, { amenities: ['lift', 'Gym'] })).toEqual([
      0.5,
      'near',
      'Has gym, lift; no CCTV, corner',
    ]);
    expect(judge('features', { amenities: ['Gym'] }, { amenities: ['Lift'] })).toEqual([0, 'miss', 'No gym']);
    expect(judge('features', { amenities: ['Gym'] }, {})[1]).toBe('unknown');
  });

  const office = { property_type: 'Commercial', subtype: subtypeOf('Office (furnished/ready)') } as const;
  it('counts the minima met, and leaves those not known open', () => {
    const wish = { property_type: 'Commercial', workstations_min: 45, power_kw_min: 20 } as const;
    expect(judge('specs', { ...wish, power_kw_min: null }, { ...office, workstations: 40 })).toEqual([
      0,
      'miss',
      '40 of 45 workstations',
    ]);
    const half = match(inquiryOf(wish), propertyOf({ ...office, workstations: 50 }), context());
    expect(criterion(half, 'specs')).toMatchObject({ s: 0.75, text: '50 workstations, power load not known' });
    expect(half).toMatchObject({ ask: ['power load'], worst: 50, best: 100 });
    const none = match(inquiryOf(wish), propertyOf(office), context());
    expect(none.ask).toEqual(['workstations', 'power load']);
    expect(criterion(none, 'specs').state).toBe('unknown');
  });

  const let_ = { ...office, deal_types: ['Pre-leased'], sale_price_total: 12_000_000 } as const;
  const tenant = { current_rent: 60_000, lock_in_left_months: 12, tenant_category: 'MNC' };
  const investor = { property_type: 'Commercial', deal_types: ['Pre-leased'] } as const;
  it.each([
    [6, 1, '6 % against 6 %'],
    [6.5, 0.7, '6 % against 6.5 %'],
    [7, 0.4, '6 % against 7 %'],
    [7.1, 0, '6 % against 7.1 %'],
  ])('a yield of 6 % against %d', (expected_roi, s, text) => {
    const [score, , words] = judge('roi', { ...investor, expected_roi }, { ...let_, preleased: tenant });
    expect([score, words]).toEqual([s, text]);
  });

  it.each([
    [{ min_lock_in_months: 12 }, tenant, 1, '12 months lock-in left; MNC'],
    [{ min_lock_in_months: 24 }, tenant, 0.5, '12 months lock-in left; MNC'],
    [{ min_lock_in_months: 25 }, tenant, 0, '12 months lock-in left; MNC'],
    [{ min_lock_in_months: 12, tenant_category_wish: ['Bank/ATM'] }, tenant, 0.7, '12 months lock-in left; MNC'],
    [
      { min_lock_in_months: 12, tenant_category_wish: ['MNC'] },
      { ...tenant, tenant_category: null },
      0.85,
      '12 months lock-in left; tenant not known',
    ],
    [{ min_lock_in_months: 12 }, null, 0.5, 'Not known, asked 12 months. Ask the owner'],
    [{ tenant_category_wish: ['Bank/ATM'] }, null, 0.5, 'Not known, asked bank. Ask the owner'],
  ])('lease terms %o', (wish, preleased, s, text) => {
    const [score, , words] = judge('lease_terms', { ...investor, ...wish }, { ...let_, preleased });
    expect([score, words]).toEqual([s, text]);
  });
});
