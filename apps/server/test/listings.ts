import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes, propertySubtypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import type { Person, TestServer } from './support.ts';

/** Ids of the platform's lists by name, for the bodies that tests send. */
export const typeId = (name: (typeof propertyTypes)[number]['property_type']) =>
  propertyTypes.find((row) => row.property_type === name)!.id;
export const subtypeId = (name: (typeof propertySubtypes)[number]['property_subtype']) =>
  propertySubtypes.find((row) => row.property_subtype === name)!.id;
export const dealId = (name: (typeof dealTypes)[number]['deal_type']) =>
  dealTypes.find((row) => row.deal_type === name)!.id;
export const bhkId = (value: number) => bhkRows.find((row) => row.value === value)!.id;
export const possessionId = (name: (typeof possessions)[number]['possession']) =>
  possessions.find((row) => row.possession === name)!.id;
export const gurgaon = 6;
export const surat = 3;

/** Sectors along one meridian: each 0.018 degrees of latitude, close to two kilometres, from the one before. */
export const addSectors = async (server: TestServer, person: Person, names: readonly string[]) => {
  const ids: Record<string, number> = {};
  for (const [index, area] of names.entries()) {
    const made = await server.ask('POST', '/properties/area/', person.token, {
      area,
      city: gurgaon,
      latitude: 28.4 + index * 0.018,
      longitude: 77.1,
    });
    ids[area] = made.body.id;
  }
  return ids;
};

let numbers = 9_000_000_000;
export const aNumber = () => String(++numbers);

/** What a broker would say about a house on sale; `given` goes before it. */
export const aHouse = (area: number, given: object = {}) => ({
  property_type: typeId('Residential'),
  property_subtype: subtypeId('Independent House/Kothi'),
  deal_type: [dealId('Sale')],
  contact: { name: 'Owner Person', mobile_number_1: aNumber() },
  area: [area],
  bhk: bhkId(4),
  size: 300,
  size_unit: 'SqYd',
  size_basis: 'Plot',
  sale_price: 55_000_000,
  possession: possessionId('Ready to move'),
  ...given,
});

export const aShop = (area: number, given: object = {}) => ({
  property_type: typeId('Commercial'),
  property_subtype: subtypeId('Shop'),
  deal_type: [dealId('Sale')],
  contact: { name: 'Shop Owner', mobile_number_1: aNumber() },
  area: [area],
  size: 400,
  size_unit: 'Sqft',
  size_basis: 'Carpet',
  sale_price: 12_000_000,
  ...given,
});

/** '4 BHK house, this area, up to 6 crore'; `given` goes before it. */
export const aWish = (area: number, given: object = {}) => ({
  property_type: typeId('Residential'),
  property_subtype: [subtypeId('Independent House/Kothi')],
  deal_type: [dealId('Sale')],
  contact: { name: 'Buyer Person', mobile_number_1: aNumber() },
  area: [area],
  bhk: [bhkId(4)],
  budget_max: 60_000_000,
  ...given,
});

/** A tower of flats with a RERA number; `given` goes before it. */
export const aProject = (area: number, given: object = {}) => ({
  project_name: 'Aarambh Skyline',
  builder_name: 'Aarambh Infra',
  property_type: typeId('Residential'),
  property_subtype: [subtypeId('Flat/Apartment')],
  deal_type: [dealId('New booking')],
  area: [area],
  status: 'Under construction',
  rera_no: 'HRERA-PKL-001-2026',
  ...given,
});

/** A unit type of a project; `given` goes before it. */
export const aUnit = (project: number, given: object = {}) => ({
  project,
  unit_name: '2 BHK Type A',
  bhk: bhkId(2),
  rera_carpet: 650,
  carpet_unit: 'Sqft',
  super_built_up: 1100,
  price_from: 6_000_000,
  price_to: 6_500_000,
  units_total: 40,
  units_left: 12,
  ...given,
});
