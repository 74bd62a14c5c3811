import { missingForAvailable, propertyMistakes } from '@angan/contract/properties/property-rules.ts';
import { moveMistakes, type ReadMove } from '@angan/contract/properties/property-status.ts';
import { describe, expect, test } from 'vitest';
import { buildProperties } from './properties.ts';
import type { PropertyFacts, PropertyMoved } from './property.ts';
import { buildOffices } from './seed-demo.ts';

/** What was said with a move, as the form asks it. */
const saidOf = ({ said: { status_reason: reason, closed_price: price, ...rest } }: PropertyMoved) => ({
  ...rest,
  reason,
  price,
});
const asMove = ({ deal_type }: PropertyFacts) =>
  ({ status: 'Available', deal_type: deal_type ?? [], deal_states: {} }) as const;

const today = new Date('2026-11-21T11:30:00+05:30');
const built = buildOffices(today).map((one) => buildProperties(one.office, one.contacts, today));
const [first, rival, expired] = built;
const all = first!;
const { office, contacts } = buildOffices(today)[0]!;

describe('the properties of the demo', () => {
  test('are the same at every start, and as many as the office needs', () => {
    expect(buildProperties(office, contacts, today)).toEqual(all);
    expect([all.length, rival!.length, expired!.length]).toEqual([180, 15, 0]);
  });

  test('could have been entered in the form', () => {
    for (const { facts, society, area, co_broker = null } of built.flat()) {
      const fields = { ...facts, co_broker, society_name: society ? 1 : null, area: area ? [1] : [] };
      expect(propertyMistakes(fields)).toEqual({});
      expect(Object.keys(missingForAvailable(fields)).length > 0).toBe(facts.status === 'Draft');
    }
  });

  test('stand once in the city, but for the flat that somebody added again', () => {
    const units = all.flatMap(({ society, facts }) => (society ? [`${facts.wing}-${facts.unit_no}, ${society}`] : []));
    const again = all.filter(({ facts }) => /May be the one that we have/.test(facts.remark ?? ''));
    expect(units.filter((unit, i) => units.indexOf(unit) < i)).toEqual(
      again.map(({ society, facts }) => `${facts.wing}-${facts.unit_no}, ${society}`),
    );
    expect(again).toHaveLength(1);
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
    for (const { move, facts, age, verified } of all) {
      expect(move === null).toBe(facts.status === 'Available' || facts.status === 'Draft');
      if (!move) continue;
      expect(move.age).toBeLessThan(age);
      expect(verified).toBeGreaterThanOrEqual(move.age);
      expect(moveMistakes(asMove(facts), { status: move.to, ...saidOf(move) } as ReadMove, '2026-11-21')).toEqual({});
    }
    expect(all.some((one) => one.locked_property)).toBe(true);
    expect(all.filter(({ facts }) => !facts.facing).length).toBeGreaterThan(10);
    for (const { facts } of all)
      expect(`${facts.remark ?? ''}${facts.description ?? ''}`).not.toMatch(/[{}]|undefined/);
  });

  test('have a past: prices that came down, mandates, leases that yield what investors ask for', () => {
    const dropped = all.filter(({ earlier, facts }) => earlier.some((was) => was.price > facts[was.field]!));
    expect(dropped.length).toBeGreaterThan(15);
    for (const { earlier, age } of all) {
      expect(earlier.map((one) => one.until)).toEqual(earlier.map((one) => one.until).toSorted((a, b) => b - a));
      for (const { until } of earlier) expect(until).toBeLessThan(age);
    }
    expect(all.filter(({ facts }) => facts.mandate === 'Exclusive').length).toBeGreaterThan(5);
    const leased = all.flatMap(({ lease, facts }) => (lease ? [(lease.current_rent * 1200) / facts.sale_price!] : []));
    expect(leased.length).toBeGreaterThan(5);
    for (const percent of leased) expect(percent).toBeGreaterThan(5);
    for (const percent of leased) expect(percent).toBeLessThan(8);
  });
});
