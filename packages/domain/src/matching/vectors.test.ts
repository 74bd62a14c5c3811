import { describe, expect, it } from 'vitest';
import { gateText, reasonText, summaryText } from '../../test/english.ts';
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
import { maintenancePerMonth, rentTotal } from '../rates.ts';
import { neighboursFrom } from './context.ts';
import { match } from './match.ts';

const ctx = context({
  neighbours: neighboursFrom([
    { area: ambli.id, neighbour: bopal.id, km: 2.4 },
    { area: maninagar.id, neighbour: bopal.id, km: 11 },
  ]),
});

const flatBuyer = inquiryOf({
  subtypes: [subtypeOf('Flat/Apartment')],
  areas: [bopal],
  bhk: [3],
  budget_min: 8_000_000,
  budget_max: 9_500_000,
  size_min: 1200,
  size_max: 1500,
  size_basis: 'Carpet',
  furniture: [furnitureOf('Fully furnished')],
  possession: [possessionOf('Ready to move')],
  facing: ['East'],
  parking_cars: 1,
});
const flat = propertyOf({
  areas: [ambli],
  bhk: 3,
  sale_price_total: 9_900_000,
  price_negotiable: true,
  sizes: [{ basis: 'Super Built-up', sqft: 1850 }],
  furniture: furnitureOf('Semi-furnished'),
  possession: possessionOf('Ready to move'),
  parking_covered: 1,
});

describe('a flat a little over budget, in the next area', () => {
  const result = match(flatBuyer, flat, ctx);
  it('scores each criterion by its tolerance', () => {
    expect(criterion(result, 'budget').s).toBeCloseTo(0.889, 3);
    expect(criterion(result, 'size').s).toBe(0.9);
    expect(criterion(result, 'area').s).toBe(0.8);
    expect(criterion(result, 'furniture').s).toBe(0.6);
    expect(criterion(result, 'facing').state).toBe('unknown');
  });
  it('is 88 and Excellent, and asks for the facing', () => {
    expect(result.exact).toBeCloseTo(88.46, 2);
    expect(result).toMatchObject({ score: 88, confidence: 98, label: 'Excellent', ask: ['facing'], gates: [] });
    expect([result.worst, result.best]).toEqual([87, 90]);
  });
  it("says why in the broker's words", () => {
    expect(result.criteria.map((one) => `${one.label}: ${reasonText(one)}, ${one.points} of ${one.weight}`)).toEqual([
      'Budget: Over by 4.00 Lakhs (4 %), negotiable, 23 of 26',
      'Area: Ambli, 2.4 km from Bopal, 19 of 24',
      'BHK: 3 BHK, 14 of 14',
      'Size: 1,295 sqft carpet (est.), asked 1,200-1,500, 7 of 8',
      'Type: Flat, as asked, 8 of 8',
      'Possession: Ready, 8 of 8',
      'Furnishing: Semi, asked full, 2 of 4',
      'Facing: Not known, asked East. Ask the owner, 1 of 2',
      'Parking: 1 covered, 2 of 2',
    ]);
    expect(summaryText(result)).toBe('88% Excellent: fits 5 of 9 needs. Ambli, 2.4 km from Bopal. Ask: facing.');
  });
  it('is not listed at 32 % over, and says so', () => {
    const dear = match(flatBuyer, { ...flat, sale_price_total: 12_500_000 }, ctx);
    expect(dear.gates.map((one) => [one.gate, gateText(one)])).toEqual([['G6', '32 % over budget']]);
  });
});

describe('a rented flat half a room larger than asked', () => {
  const tenant = inquiryOf({
    deal_types: ['Rent'],
    subtypes: [subtypeOf('Flat/Apartment')],
    areas: [bopal],
    bhk: [2],
    budget_max: 50_000,
    furniture: [furnitureOf('Semi-furnished')],
    timeline: 'Immediate',
    parking_cars: 2,
  });
  const let_ = propertyOf({
    deal_types: ['Rent'],
    bhk: 2.5,
    rent_total: 45_000,
    maintenance_per_month: 3500,
    furniture: furnitureOf('Semi-furnished'),
    possession: possessionOf('Ready to move'),
    parking_covered: 1,
  });
  it('is 96 when fresh', () => {
    const result = match(tenant, let_, ctx);
    expect(result.exact).toBeCloseTo(95.78, 2);
    expect(result).toMatchObject({ score: 96, label: 'Excellent', gates: [] });
    expect(criterion(result, 'budget').text).toBe('48,500.00, inside 50,000.00');
    expect(criterion(result, 'bhk').text).toBe('2.5 BHK for 2');
  });
  it('is 89 when nobody verified it for long', () => {
    const result = match(tenant, { ...let_, freshness: 'Stale' }, ctx);
    expect(result.exact).toBeCloseTo(89.07, 2);
    expect(result.score).toBe(89);
  });
});

describe('a let shop for an investor', () => {
  const investor = inquiryOf({
    property_type: 'Commercial',
    deal_types: ['Pre-leased'],
    subtypes: [subtypeOf('Shop')],
    areas: [bopal],
    budget_min: 15_000_000,
    budget_max: 25_000_000,
    expected_roi: 6,
    min_lock_in_months: 24,
    tenant_category_wish: ['Bank/ATM'],
  });
  const shop = propertyOf({
    property_type: 'Commercial',
    subtype: subtypeOf('Shop'),
    deal_types: ['Pre-leased'],
    areas: [maninagar],
    sale_price_total: 24_000_000,
    preleased: { current_rent: 125_000, lock_in_left_months: 28, tenant_category: 'Bank/ATM' },
  });
  it('is 86: the yield is right, the place is not', () => {
    const result = match(investor, shop, ctx);
    expect(result.exact).toBeCloseTo(86.48, 2);
    expect(result).toMatchObject({ score: 86, label: 'Excellent', gates: [] });
    expect(criterion(result, 'roi')).toMatchObject({ s: 1, text: '6.25 % against 6 %' });
    expect(criterion(result, 'area')).toMatchObject({ s: 0.15, text: 'Maninagar, 11 km from Bopal' });
    expect(criterion(result, 'lease_terms').text).toBe('28 months lock-in left; bank');
  });
});

describe('an office on lease', () => {
  const company = inquiryOf({
    property_type: 'Commercial',
    deal_types: ['Lease'],
    subtypes: [subtypeOf('Office (furnished/ready)')],
    areas: [bopal],
    budget_max: 180_000,
    size_min: 2500,
    size_max: 3000,
    size_basis: 'Carpet',
    furniture: [furnitureOf('Fully furnished')],
    timeline: 'Immediate',
    parking_cars: 1,
    workstations_min: 50,
    ceiling_min: 9,
  });
  const office = propertyOf({
    property_type: 'Commercial',
    subtype: subtypeOf('Office (furnished/ready)'),
    deal_types: ['Lease'],
    rent_total: rentTotal(62, 'Per sqft per month', 2400)!,
    maintenance_per_month: maintenancePerMonth(8, 'Per sqft per month', 2400)!,
    sizes: [{ basis: 'Carpet', sqft: 2400 }],
    furniture: furnitureOf('Semi-furnished'),
    possession: possessionOf('Ready to move'),
    workstations: 40,
    ceiling_height_ft: 10,
  });
  it('is 91 with the parking still to be asked', () => {
    const result = match(company, office, ctx);
    expect(criterion(result, 'budget').text).toBe('1.68 Lakhs, inside 1.80 Lakhs');
    expect(criterion(result, 'size')).toMatchObject({ text: '4 % smaller', state: 'near' });
    expect(criterion(result, 'size').s).toBeCloseTo(0.88, 10);
    expect(criterion(result, 'specs')).toMatchObject({ s: 0.5, text: '40 of 50 workstations, 10 ft ceiling' });
    expect(result.exact).toBeCloseTo(91.29, 2);
    expect(result).toMatchObject({ score: 91, confidence: 97, label: 'Excellent', ask: ['parking'], gates: [] });
  });
});
