import { missingForAvailable, propertyMistakes } from '@angan/contract/properties/property-rules.ts';
import { describe, expect, test } from 'vitest';
import { buildProperties } from './properties.ts';
import { buildOffices } from './seed-demo.ts';

const today = new Date('2026-11-21T11:30:00+05:30');
const built = buildOffices(today).map((one) => buildProperties(one.office, one.contacts, today));
const [first, rival, expired] = built;
const all = first!;
const { office, contacts } = buildOffices(today)[0]!;

describe('the properties of the demo', () => {
  test('are the same at every start, and as many as the office needs', () => {
    expect(buildProperties(office, contacts, today)).toEqual(all);
    expect([all.length, rival!.length, expired!.length]).toEqual([120, 15, 0]);
  });

  test('could have been entered in the form', () => {
    for (const { facts, society, area } of built.flat()) {
      const fields = { ...facts, society_name: society ? 1 : null, area: area ? [1] : [] };
      expect(propertyMistakes(fields)).toEqual({});
      expect(Object.keys(missingForAvailable(fields)).length > 0).toBe(facts.status === 'Draft');
    }
  });

  test('stand once in the city', () => {
    const units = all.flatMap(({ society, facts }) => (society ? [`${facts.wing}-${facts.unit_no}, ${society}`] : []));
    expect(units.filter((unit, i) => units.indexOf(unit) < i)).toEqual([]);
  });

  test('were added after their owners, and checked since', () => {
    for (const { contact, age, verified } of all) {
      expect(age).toBeLessThan(contacts[contact]!.age);
      expect(verified).toBeLessThanOrEqual(age);
    }
    expect(all.map((one) => one.age)).toEqual(all.map((one) => one.age).toSorted((a, b) => b - a));
  });

  test('are of every kind and state, most of them to be had', () => {
    const states = Map.groupBy(all, ({ facts }) => facts.status);
    expect(new Set(states.keys())).toEqual(
      new Set(['Available', 'Draft', 'On Hold', 'Under Offer', 'Sold', 'Rented', 'Withdrawn']),
    );
    expect(states.get('Available')!.length).toBeGreaterThan(70);
    expect(new Set(all.map(({ facts }) => facts.property_subtype)).size).toBeGreaterThanOrEqual(12);
    expect(all.some((one) => one.locked_property)).toBe(true);
    expect(all.filter(({ facts }) => !facts.facing).length).toBeGreaterThan(10);
    for (const { facts } of all)
      expect(`${facts.remark ?? ''}${facts.description ?? ''}`).not.toMatch(/[{}]|undefined/);
  });
});
