import { describe, expect, it } from 'vitest';
import { bhkRows, dealTypes, possessions, propertySubtypes } from './lookups/index.ts';
import { propertyTitle, type Requirement, requirementSummary } from './requirement.ts';

const bare: Requirement = {
  property_type: 1,
  property_subtype: [],
  bhk: [],
  area: [],
  society_name: [],
  project: [],
  any_area: false,
  budget_min: null,
  budget_max: null,
  size_min: null,
  size_max: null,
  size_unit: 'Sqft',
  possession: [],
};

const subtypeId = (name: string) => propertySubtypes.find((row) => row.property_subtype === name)!.id;
const bhkId = (value: number) => bhkRows.find((row) => row.value === value)!.id;
const dealId = (name: string) => dealTypes.find((row) => row.deal_type === name)!.id;

describe('an inquiry in one line', () => {
  it('names the home, the places, the money and when', () => {
    const line = requirementSummary({
      ...bare,
      property_subtype: [subtypeId('Flat/Apartment')],
      bhk: [bhkId(3)],
      area: [{ area: 'Bopal' }],
      project: [{ project_name: 'Ambli One' }],
      budget_max: 9_500_000,
      possession: possessions.filter((row) => row.is_ready).map(({ id }) => id),
    });
    expect(line).toBe('3 BHK flat, Bopal or Ambli One, up to 95.00 Lakhs, ready');
  });
  it('joins several of a kind, and leaves out what is not asked', () => {
    expect(
      requirementSummary({ ...bare, bhk: [bhkId(3), bhkId(2)], budget_min: 8_000_000, budget_max: 10_000_000 }),
    ).toBe('2 or 3 BHK, 80.00 Lakhs-1.00 Cr');
    expect(
      requirementSummary({
        ...bare,
        property_subtype: [subtypeId('Residential Plot')],
        any_area: true,
        size_min: 200,
        size_unit: 'SqYd',
      }),
    ).toBe('Plot, any area, from 200 SqYd');
    expect(requirementSummary(bare)).toBe('Residential property');
  });
  it('has the words of another language, and names as they are', () => {
    const words = { word: (text: string) => text.toUpperCase(), joined: (items: readonly string[]) => items.join('/') };
    const asked = {
      ...bare,
      bhk: [bhkId(1), bhkId(2)],
      area: [{ area: 'Bopal' }, { area: 'Shela' }],
      budget_max: 9_500_000,
    };
    expect(requirementSummary(asked, words)).toBe('1/2 BHK, Bopal/Shela, UP TO 95.00 LAKHS');
    expect(requirementSummary({ ...bare, any_area: true }, words)).toBe('RESIDENTIAL PROPERTY, ANY AREA');
  });
});

it.each([
  ['Flat/Apartment', 3, ['Sale'], 'Bopal', '3 BHK flat for sale in Bopal'],
  ['Shop', null, ['Sale', 'Rent'], 'Ambli', 'Shop for sale or rent in Ambli'],
  ['Showroom', null, ['Lease'], null, 'Showroom on lease'],
] as const)('names a property', (subtype, rooms, deals, area, title) => {
  const bhk = rooms && bhkId(rooms);
  expect(propertyTitle({ property_subtype: subtypeId(subtype), bhk, deal_type: deals.map(dealId), area })).toBe(title);
});
