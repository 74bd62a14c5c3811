import { describe, expect, it } from 'vitest';
import { propertyTitle, type Requirement, requirementSummary } from './requirement.ts';

const bare: Requirement = {
  property_type: 'Residential',
  subtypes: [],
  bhk: [],
  places: [],
  any_area: false,
  budget_min: null,
  budget_max: null,
  size_min: null,
  size_max: null,
  size_unit: 'Sqft',
  possession: [],
};

describe('an inquiry in one line', () => {
  it('names the home, the places, the money and when', () => {
    const line = requirementSummary({
      ...bare,
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      places: ['Bopal', 'Ambli'],
      budget_max: 9_500_000,
      possession: [
        { possession: 'Ready to move', is_ready: true },
        { possession: 'Vacant on sale', is_ready: true },
      ],
    });
    expect(line).toBe('3 BHK flat, Bopal or Ambli, up to 95.00 Lakhs, ready');
  });
  it('joins several of a kind, and leaves out what is not asked', () => {
    expect(requirementSummary({ ...bare, bhk: [3, 2], budget_min: 8_000_000, budget_max: 10_000_000 })).toBe(
      '2 or 3 BHK, 80.00 Lakhs-1.00 Cr',
    );
    expect(
      requirementSummary({ ...bare, subtypes: ['Residential Plot'], any_area: true, size_min: 200, size_unit: 'SqYd' }),
    ).toBe('Plot, any area, from 200 SqYd');
    expect(requirementSummary(bare)).toBe('Residential property');
  });
});

it.each([
  [{ subtype: 'Flat/Apartment', bhk: 3, deal_types: ['Sale'], area: 'Bopal' }, '3 BHK flat for sale in Bopal'],
  [{ subtype: 'Shop', bhk: null, deal_types: ['Sale', 'Rent'], area: 'Ambli' }, 'Shop for sale or rent in Ambli'],
  [{ subtype: 'Showroom', bhk: null, deal_types: ['Lease'], area: null }, 'Showroom on lease'],
] as const)('names a property', (property, title) => {
  expect(propertyTitle(property)).toBe(title);
});
