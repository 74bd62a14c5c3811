import { describe, expect, it } from 'vitest';
import * as lists from './index.ts';

/** Stated wider than they are: the types of all their rows together take the compiler seconds. */
const tables: Record<string, readonly { id: number; sort: number }[]> = {
  propertyTypes: lists.propertyTypes,
  propertySubtypes: lists.propertySubtypes,
  dealTypes: lists.dealTypes,
  bhkRows: lists.bhkRows,
  furnitures: lists.furnitures,
  possessions: lists.possessions,
  amenities: lists.amenities,
  features: lists.features,
  sources: lists.sources,
  contactGroups: lists.contactGroups,
  countries: lists.countries,
  states: lists.states,
  cities: lists.cities,
  banks: lists.banks,
};

describe.each(Object.entries(tables))('%s', (_name, rows) => {
  it('has each id once, and sorts as written', () => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(rows.map((row) => row.sort)).toEqual(rows.map((_row, index) => index + 1));
  });
});

it('has no name twice where people choose by name', () => {
  const names = [
    lists.propertySubtypes.map((row) => row.property_subtype),
    lists.amenities.map((row) => row.amenity),
    lists.features.map((row) => row.feature),
    lists.sources.map((row) => row.source_name),
    lists.banks.map((row) => row.bank),
    lists.cities.map((row) => row.city),
  ];
  for (const list of names) {
    const lowered = list.map((name) => name.toLowerCase());
    expect(lowered.filter((name, index) => lowered.indexOf(name) !== index)).toEqual([]);
  }
});

it('points only at rows that exist', () => {
  const types = new Set<number>(lists.propertyTypes.map((row) => row.id));
  const states = new Set<number>(lists.states.map((row) => row.id));
  expect(lists.propertySubtypes.every((row) => types.has(row.property_type))).toBe(true);
  expect(lists.furnitures.every((row) => types.has(row.property_type))).toBe(true);
  expect(lists.amenities.every((row) => row.property_type.every((id) => types.has(id)))).toBe(true);
  expect(lists.cities.every((row) => states.has(row.state))).toBe(true);
});

it('keeps the numbers other parts rely on', () => {
  expect(lists.states.find((row) => row.state === 'Gujarat')?.gst_state_code).toBe('24');
  expect(lists.possessions.filter((row) => row.is_ready).map((row) => row.possession)).toEqual([
    'Ready to move',
    'Vacant on sale',
  ]);
  expect([lists.bhkLabel(0.5), lists.bhkLabel(3), lists.bhkLabel(10), lists.bhkLabel(11)]).toEqual([
    '1 RK',
    '3 BHK',
    '10+ BHK',
    '11 BHK',
  ]);
});

it('knows the stages of a deal and the outcomes of a task by kind', () => {
  expect(lists.dealStagesOf('Sale')).toHaveLength(8);
  expect(lists.dealStagesOf('PG')[2]?.stage).toBe('Agreement Drafted');
  expect(lists.dealStagesOf('New booking')[1]?.stage).toBe('Booking Form');
  expect(lists.outcomesOf('Call')).toContain('RNR');
  expect(lists.outcomesOf('Site Visit')).toContain('Liked');
  expect(lists.outcomesOf('Photo shoot')).toEqual(['Done', 'Partly done', 'Not done']);
  expect(lists.loanPapersOf('NRI')).toContain('Passport');
  expect(lists.loanPapersOf('Farmer')).not.toContain('Employment letter');
});
