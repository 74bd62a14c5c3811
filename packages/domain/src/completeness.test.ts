import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CompletenessOf, completenessOf as percentOf } from './completeness.ts';
import { propertySubtypes } from './lookups/property-types.ts';

const completenessOf = (known: Record<string, unknown>, of: CompletenessOf) =>
  told(percentOf((field) => known[field], of));
const told = ({ percent, hints }: ReturnType<typeof percentOf>) => ({ percent, hints: hints.map(({ hint }) => hint) });
const groups = [...new Set(propertySubtypes.map((row) => row.group))];
const flat = { group: 'Apartment', isSold: true, isLet: false, isPreleased: false, pictures: null } as const;

test('a flat of which nothing is known has nothing, and is told what matters most', () => {
  expect(completenessOf({}, flat)).toEqual({ percent: 0, hints: ['Add the price', 'Add the BHK', 'Add the size'] });
});

test('a hint tells the field that it is about', () => {
  const { hints } = percentOf((field) => field !== 'facing' && field !== 'bhk', { ...flat, pictures: 2 });
  expect(hints.map(({ field }) => field)).toEqual(['bhk', 'facing', 'images']);
});

test('pictures count three at most, and not at all where nobody counts them', () => {
  const known = { sale_price: 1, contact: 1, bhk: 3, size: 900, society_name: 1, unit_no: 'A-1' };
  const at = (pictures: number | null) => completenessOf(known, { ...flat, pictures });
  expect(at(0).percent).toBeLessThan(at(1).percent);
  expect(at(3).percent).toBe(at(9).percent);
  expect(at(0).hints[0]).toBe('Add 3 photos');
  expect(at(2).hints).not.toContain('Add 3 photos');
  expect(at(null).hints).not.toContain('Add 3 photos');
});

test('a plot is not asked for what only a home has, nor a home for what only land has', () => {
  const all = (group: (typeof groups)[number]) => {
    const known: Record<string, unknown> = {};
    const seen: string[] = [];
    for (;;) {
      const { percent, hints } = completenessOf(known, { ...flat, group });
      if (percent === 100) return seen;
      seen.push(...hints);
      for (const field of fields)
        if (!(field in known) && completenessOf({ ...known, [field]: 1 }, { ...flat, group }).percent > percent)
          known[field] = 1;
    }
  };
  const fields = [
    'sale_price',
    'contact',
    'society_name',
    'unit_no',
    'bhk',
    'size',
    'plot_area',
    'furniture',
    'floor_no',
    'total_floors',
    'bathrooms',
    'parking_covered',
    'facing',
    'possession',
    'property_age',
    'ownership',
    'amenities',
    'road_width',
    'open_sides',
    'land_zone',
    'land_tenure',
    'survey_no',
    'description',
  ];
  expect(all('Res. land')).not.toContain('Add the BHK');
  expect(all('Apartment')).not.toContain('Add the zone');
});

test('knowing more never makes a property less complete', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...groups),
      fc.dictionary(
        fc.constantFrom('sale_price', 'rent', 'bhk', 'size', 'facing', 'docks', 'cabins'),
        fc.constantFrom(1, null, ''),
      ),
      fc.constantFrom('sale_price', 'rent', 'bhk', 'size', 'facing', 'docks', 'cabins'),
      fc.boolean(),
      (group, known, field, isLet) => {
        const of = { ...flat, group, isLet };
        const before = completenessOf(known, of).percent;
        const after = completenessOf({ ...known, [field]: 1 }, of).percent;
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(100);
        expect(before).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
