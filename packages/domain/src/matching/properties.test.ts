import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { howMany } from '../../../../scripts/lib/how-many.ts';
import { reasonText } from '../../test/english.ts';
import {
  ahmedabad,
  ambli,
  bopal,
  context,
  furnitureOf,
  inquiryOf,
  maninagar,
  possessionOf,
  propertyOf,
  subtypeOf,
  surat,
} from '../../test/sample.ts';
import { dealTypes } from '../lookups/deal-types.ts';
import type { MustHave } from '../lookups/inquiries.ts';
import { floorWishes } from '../lookups/small-lists.ts';
import { inquiryCandidateBounds, isCandidate, matchCandidateBounds } from './bounds.ts';
import { neighboursFrom } from './context.ts';
import { byBest, isListed, match, matchesOfInquiry, matchesOfProperty } from './match.ts';
import type { MatchInquiry, MatchProperty } from './types.ts';

const ctx = context({ neighbours: neighboursFrom([{ area: ambli.id, neighbour: bopal.id, km: 2.4 }]) });

const some = <T>(...values: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...values]);
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 4 });
const deals = fc.subarray(
  dealTypes.map((row) => row.deal_type),
  { minLength: 1, maxLength: 3 },
);
const money = fc.oneof(fc.integer({ min: 1000, max: 200_000 }), fc.integer({ min: 1_000_000, max: 30_000_000 }));
const subtypes = ['Flat/Apartment', 'Penthouse', 'Villa', 'Residential Plot', 'PG/Hostel Bed'] as const;
const bhkValues = [0.5, 1, 2, 2.5, 3, 4] as const;
const facings = ['East', 'North-East', 'West', 'Not known'] as const;

const inquiries: fc.Arbitrary<MatchInquiry> = fc
  .record({
    contact: maybe(fc.integer({ min: 1, max: 9 })),
    deal_types: deals,
    subtypes: some(...subtypes.map(subtypeOf)),
    city: maybe(fc.constantFrom(ahmedabad, surat)),
    areas: some(bopal, ambli, maninagar),
    any_area: fc.boolean(),
    bhk: some(...bhkValues),
    budget_min: maybe(money),
    budget_max: maybe(money),
    budget_includes_maintenance: fc.boolean(),
    size_min: maybe(fc.integer({ min: 400, max: 2000 })),
    size_max: maybe(fc.integer({ min: 400, max: 4000 })),
    size_basis: maybe(fc.constantFrom('Carpet', 'Super Built-up', 'Plot')),
    furniture: some(furnitureOf('Unfurnished'), furnitureOf('Fully furnished')),
    possession: some(possessionOf('Ready to move'), possessionOf('3-6 months'), possessionOf('New launch')),
    timeline: maybe(fc.constantFrom('Immediate', '3-6 months', 'Just looking')),
    floor_min: maybe(fc.integer({ min: 0, max: 20 })),
    floor_wish: some(...floorWishes.map((row) => row.floor_wish)),
    facing: some(...facings),
    parking_cars: maybe(fc.integer({ min: 0, max: 3 })),
    amenities: some('Gym', 'Lift', 'CCTV'),
    must_have: some<MustHave>('budget', 'area', 'parking', 'facing'),
    purpose: maybe(fc.constantFrom('Own use', 'Investment')),
    expected_roi: maybe(fc.integer({ min: 4, max: 9 })),
    min_lock_in_months: maybe(fc.integer({ min: 6, max: 60 })),
    tenant_category_wish: some('MNC', 'Bank/ATM'),
    workstations_min: maybe(fc.integer({ min: 5, max: 50 })),
    power_kw_min: maybe(fc.integer({ min: 5, max: 50 })),
  } as const)
  .map((given) => inquiryOf(given));

const properties: fc.Arbitrary<MatchProperty> = fc
  .record({
    contact: maybe(fc.integer({ min: 1, max: 9 })),
    status: fc.constantFrom('Available', 'Available', 'Sold'),
    deal_types: deals,
    subtype: fc.constantFrom(...subtypes.map(subtypeOf)),
    city: maybe(fc.constantFrom(ahmedabad, surat)),
    areas: some(bopal, ambli, maninagar),
    bhk: maybe(fc.constantFrom(...bhkValues)),
    sale_price_total: maybe(money),
    rent_total: maybe(money),
    deposit: maybe(money),
    maintenance_per_month: maybe(fc.integer({ min: 0, max: 20_000 })),
    maintenance_included: fc.boolean(),
    price_negotiable: fc.boolean(),
    bottom_price: maybe(money),
    bottom_rent: maybe(money),
    sizes: fc.array(
      fc.record({
        basis: fc.constantFrom('Carpet', 'Built-up', 'Super Built-up', 'Plot'),
        sqft: fc.integer({ min: 300, max: 5000 }),
      }),
      { maxLength: 2 },
    ),
    furniture: maybe(fc.constantFrom(furnitureOf('Unfurnished'), furnitureOf('Semi-furnished'))),
    possession: maybe(fc.constantFrom(possessionOf('Ready to move'), possessionOf('Under construction'))),
    possession_date: maybe(fc.constantFrom('2027-01-01', '2027-08-01', '2029-01-01')),
    floor_no: maybe(fc.integer({ min: -1, max: 20 })),
    total_floors: maybe(fc.integer({ min: 20, max: 30 })),
    facing: maybe(fc.constantFrom(...facings)),
    parking_covered: maybe(fc.integer({ min: 0, max: 2 })),
    amenities: some('Gym', 'Lift'),
    workstations: maybe(fc.integer({ min: 5, max: 50 })),
    preleased: maybe(
      fc.record({
        current_rent: maybe(fc.integer({ min: 5000, max: 200_000 })),
        lock_in_left_months: maybe(fc.integer({ min: 0, max: 60 })),
        tenant_category: maybe(fc.constantFrom('MNC', 'Other')),
      }),
    ),
    freshness: fc.constantFrom('Fresh', 'Ageing', 'Stale'),
    last_verified_at: maybe(fc.constantFrom('2026-11-01T00:00:00Z', '2026-11-20T00:00:00Z')),
  } as const)
  .map((given) => propertyOf(given));

const numRuns = howMany(300, 5000);

describe('the rule', () => {
  it('lists the same pairs with the same scores from either side', () => {
    const lists = fc.tuple(
      fc.array(inquiries, { minLength: 1, maxLength: 4 }),
      fc.array(properties, { minLength: 1, maxLength: 4 }),
    );
    let listed = 0;
    fc.assert(
      fc.property(lists, fc.boolean(), ([wishes, offers], weak) => {
        const name = (inquiry: MatchInquiry, property: MatchProperty, exact: number): string =>
          `${wishes.indexOf(inquiry)} ${offers.indexOf(property)} ${exact}`;
        const fromInquiries = wishes.flatMap((inquiry) => {
          const bounds = matchCandidateBounds(inquiry);
          const candidates = offers.filter((property) => isCandidate(bounds, property));
          return matchesOfInquiry(inquiry, candidates, ctx, weak).map((one) =>
            name(inquiry, one.property, one.match.exact),
          );
        });
        const fromProperties = offers.flatMap((property) =>
          matchesOfProperty(property, wishes, ctx, weak).map((one) => name(one.inquiry, property, one.match.exact)),
        );
        listed += fromInquiries.length;
        expect(fromInquiries.sort()).toEqual(fromProperties.sort());
      }),
      { numRuns },
    );
    expect(listed).toBeGreaterThan(100);
  });

  it('lists nothing outside the limits the database is given for a property', () => {
    fc.assert(
      fc.property(inquiries, properties, (inquiry, property) => {
        if (match(inquiry, property, ctx).gates.length > 0) return;
        const bounds = inquiryCandidateBounds(property);
        const money_ = inquiry.budget_max;
        expect(
          bounds.wishes.some(
            ({ deal_type, budget_max_from }) =>
              inquiry.deal_types.includes(deal_type) &&
              (money_ === null || budget_max_from === null || money_ >= budget_max_from),
          ),
        ).toBe(true);
      }),
      { numRuns: numRuns * 3 },
    );
  });

  it('never lowers a score when a price above the budget falls', () => {
    const fall = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }));
    fc.assert(
      fc.property(inquiries, properties, fall, (inquiry, property, [a, b]) => {
        const max = inquiry.budget_max ?? 5_000_000;
        const wish = { ...inquiry, deal_types: ['Sale'] as const, budget_max: max, budget_min: null };
        const at = (percent: number) =>
          match(wish, { ...property, deal_types: ['Sale'], sale_price_total: max * (1 + percent / 100) }, ctx);
        const [lower, higher] = [at(Math.min(a, b)), at(Math.max(a, b))];
        expect(lower.exact).toBeGreaterThanOrEqual(higher.exact);
        if (isListed(higher)) expect(isListed(lower)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('never lowers a score when an unknown turns out to fit', () => {
    const fits = {
      facing: { facing: 'East' },
      parking: { parking_covered: 9 },
      floor: { floor_no: 5 },
      bhk: { bhk: 3 },
      furniture: { furniture: furnitureOf('Fully furnished') },
      possession: { possession: possessionOf('Ready to move') },
      features: { amenities: ['Gym', 'Lift', 'CCTV'] },
      area: { areas: [bopal] },
      budget: { sale_price_total: 9_000_000 },
      size: { sizes: [{ basis: 'Carpet', sqft: 1000 }] },
    } as const satisfies Record<string, Partial<MatchProperty>>;
    const wish = {
      deal_types: ['Sale'],
      facing: ['East'],
      floor_min: 3,
      floor_wish: [],
      bhk: [3],
      furniture: [furnitureOf('Fully furnished')],
      possession: [possessionOf('Ready to move')],
      areas: [bopal],
      any_area: false,
      budget_min: null,
      budget_max: 10_000_000,
      size_min: 900,
      size_max: 1100,
      size_basis: 'Carpet',
    } as const;
    let learned = 0;
    fc.assert(
      fc.property(inquiries, properties, (inquiry, property) => {
        const asked = { ...inquiry, ...wish };
        const offered: MatchProperty = { ...property, deal_types: ['Sale'] };
        const before = match(asked, offered, ctx);
        for (const { key, state } of before.criteria) {
          if (state !== 'unknown' || !(key in fits)) continue;
          const after = match(asked, { ...offered, ...fits[key as keyof typeof fits] }, ctx);
          expect(after.criteria.find((one) => one.key === key)?.state).toBe('fit');
          expect(after.exact).toBeGreaterThanOrEqual(before.exact);
          learned += 1;
        }
      }),
      { numRuns },
    );
    expect(learned).toBeGreaterThan(100);
  });

  it('keeps every score between its worst and its best, and every part within 0 and 1', () => {
    fc.assert(
      fc.property(inquiries, properties, (inquiry, property) => {
        const { worst, score, best, confidence, criteria } = match(inquiry, property, ctx);
        expect(worst).toBeLessThanOrEqual(score);
        expect(score).toBeLessThanOrEqual(best);
        expect(worst).toBeGreaterThanOrEqual(0);
        expect(best).toBeLessThanOrEqual(100);
        expect(confidence).toBeLessThanOrEqual(100);
        for (const one of criteria) {
          expect(one.s >= 0 && one.s <= 1).toBe(true);
          expect(reasonText(one)).not.toMatch(/undefined|NaN|null/);
        }
      }),
      { numRuns },
    );
  });

  it('shows the lowest price only to those who may see it, and scores it the same for all', () => {
    fc.assert(
      fc.property(inquiries, properties, (inquiry, property) => {
        const closed = match(inquiry, property, ctx);
        const open = match(inquiry, property, { ...ctx, may_see_vault: true });
        expect(open.exact).toBe(closed.exact);
        expect(JSON.stringify(closed)).not.toContain('Owner may accept');
      }),
      { numRuns },
    );
  });
});

it('puts the best first, then the surer, then the one verified last', () => {
  const base = match(inquiryOf(), propertyOf(), ctx);
  const list = [
    { ...base, exact: 80, confidence_exact: 90, last_verified_at: '2026-11-01T00:00:00Z' },
    { ...base, exact: 80, confidence_exact: 90, last_verified_at: '2026-11-20T00:00:00Z' },
    { ...base, exact: 80, confidence_exact: 95, last_verified_at: null },
    { ...base, exact: 81, confidence_exact: 10, last_verified_at: null },
  ];
  expect([...list].sort(byBest)).toEqual([list[3], list[2], list[1], list[0]]);
});
