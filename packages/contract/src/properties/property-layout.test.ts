import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { expect, test } from 'vitest';
import type { LaidOutField } from './property-fields.ts';
import { hasField } from './property-layout.ts';

/**
 * Which kind of property has which fields, as the specification's table of field groups has it, written out by hand and
 * apart from the layout: the columns in the table's order, x where the field is there.
 */
const kinds = {
  Apartment: 'Flat/Apartment',
  House: 'Villa',
  'Res. land': 'Residential Plot',
  PG: 'PG/Hostel Bed',
  Office: 'IT/SEZ Office',
  Retail: 'Shop',
  Storage: 'Warehouse/Godown',
  Industrial: 'Factory',
  'Com. land': 'Commercial Plot',
  Hospitality: 'Hotel/Resort',
} as const;

const table: [string, LaidOutField[]][] = [
  // Apartment House Res.land PG Office Retail Storage Industrial Com.land Hospitality
  ['x x x x x x x x x x', ['unit_no', 'wing']],
  ['x x . . . . . . . .', ['bhk']],
  ['x x . x . . . . . x', ['bathrooms', 'balconies', 'additional_rooms']],
  ['x x . x x x . . . x', ['furniture', 'furnishing_items']],
  ['x . . x x x x x . x', ['floor_no', 'floor_label']],
  ['x x . x x x x x . x', ['total_floors']],
  ['x x x . x x . . x .', ['facing']],
  ['x x . x x x x x . x', ['parking_open', 'parking_covered', 'parking_bike']],
  ['x x . . x x x x . x', ['carpet_area', 'built_up_area', 'super_built_up_area']],
  ['. x x . . . x x x .', ['plot_area', 'plot_length', 'plot_width', 'road_width', 'open_sides', 'is_corner']],
  ['. x x . . . . x x x', ['land_zone', 'land_tenure', 'survey_no', 'tp_no', 'fp_no', 'fsi']],
  ['. . . . x . . . . .', ['cabins', 'workstations', 'meeting_rooms', 'has_pantry', 'has_reception']],
  ['. . . . x x . . . .', ['washrooms']],
  ['. . . . . x . . . .', ['frontage_ft', 'mezzanine_sqft', 'shutters']],
  ['. . . . . x x x . .', ['ceiling_height_ft']],
  ['. . . . x x x x . x', ['power_load_kw']],
  ['. . . . . . x x . x', ['docks', 'crane_ton', 'floor_load_ton_sqm']],
  ['x x . x . . . . . .', ['preferred_tenants', 'pets_allowed', 'food_rule']],
  ['x x . x x x x x x x', ['lock_in_months', 'escalation_percent', 'escalation_every_months', 'rent_free_months']],
  ['. . . x . . . . . .', ['pg_for', 'sharing', 'beds_total', 'beds_free', 'meals', 'gate_time']],
];

const rent = dealTypes.find((row) => row.deal_type === 'Rent')!.id;
const sale = dealTypes.find((row) => row.deal_type === 'Sale')!.id;
const idOf = (name: string) => propertySubtypes.find((row) => row.property_subtype === name)!.id;

test('every kind of property has the fields that the table gives it', () => {
  const found = table.flatMap(([, fields]) =>
    fields.map((field) => [
      field,
      Object.values(kinds)
        .map((name) => (hasField(field, idOf(name), [rent]) ? 'x' : '.'))
        .join(' '),
    ]),
  );
  expect(found).toEqual(table.flatMap(([marks, fields]) => fields.map((field) => [field, marks])));
});

test('what belongs to one way of offering is there for that way, and for both while none is chosen', () => {
  const flat = idOf('Flat/Apartment');
  const at = (field: LaidOutField) => [[sale], [rent], [sale, rent], []].map((deals) => hasField(field, flat, deals));
  expect(at('sale_price')).toEqual([true, false, true, true]);
  expect(at('rent')).toEqual([false, true, true, true]);
  expect(at('size')).toEqual([true, true, true, true]);
});
