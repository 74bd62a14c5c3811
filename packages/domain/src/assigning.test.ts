import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Assignable, assignAll, assigneeOf, assignRules, fits, type ToAssign } from './assigning.ts';
import { companyUsertypes, propertyTypesOf } from './roles.ts';

const area = fc.integer({ min: 1, max: 5 });
const aPerson = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  usertype: fc.constantFrom(...companyUsertypes),
  isActive: fc.boolean(),
  areas: fc.uniqueArray(area, { maxLength: 3 }),
  open: fc.nat(20),
  turn: fc.nat(50),
});
const somePeople = fc.uniqueArray(aPerson, { selector: ({ id }) => id, maxLength: 8 });
const anInquiry: fc.Arbitrary<ToAssign> = fc.record({
  propertyType: fc.constantFrom('Residential', 'Commercial'),
  areas: fc.uniqueArray(area, { maxLength: 3 }),
  isLocked: fc.boolean(),
});
const aWay = fc.record({ rule: fc.constantFrom(...assignRules), person: fc.integer({ min: 1, max: 30 }) });

const seller = (id: number, more: Partial<Assignable> = {}): Assignable => ({
  id,
  usertype: 'All-Rounder',
  isActive: true,
  areas: [],
  open: 0,
  turn: 0,
  ...more,
});
const home: ToAssign = { propertyType: 'Residential', areas: [1], isLocked: false };
const by = (rule: (typeof assignRules)[number]) => ({ rule, person: null });

describe('whoever gets an inquiry', () => {
  it('is here, works in its domain and where it is, and may see it', () => {
    fc.assert(
      fc.property(anInquiry, aWay, somePeople, (inquiry, how, people) => {
        const chosen = assigneeOf(inquiry, how, people);
        if (!chosen) return;
        expect(people).toContain(chosen);
        expect(chosen.isActive).toBe(true);
        expect(propertyTypesOf(chosen.usertype)).toContain(inquiry.propertyType);
        const runs = ['Owner', 'Co-Owner'].includes(chosen.usertype);
        if (inquiry.isLocked) expect(runs).toBe(true);
        if (!runs && chosen.areas.length && inquiry.areas.length)
          expect(chosen.areas.some((one) => inquiry.areas.includes(one))).toBe(true);
        if (how.rule === 'One person') expect(chosen.id).toBe(how.person);
        else expect(['All-Rounder', 'Residential Only', 'Commercial Only']).toContain(chosen.usertype);
      }),
    );
  });

  it('has no more open ones than any other who fits, and of equals waited longest', () => {
    fc.assert(
      fc.property(anInquiry, somePeople, (inquiry, people) => {
        const chosen = assigneeOf(inquiry, by('By domain'), people);
        for (const other of people) {
          if (!fits(other, inquiry) || !['All-Rounder', 'Residential Only', 'Commercial Only'].includes(other.usertype))
            continue;
          expect(chosen!.open).toBeLessThanOrEqual(other.open);
          if (chosen!.open === other.open) expect(chosen!.turn).toBeLessThanOrEqual(other.turn);
        }
      }),
    );
  });

  it('is nobody only where the rule is off or nobody fits', () => {
    fc.assert(
      fc.property(anInquiry, somePeople, (inquiry, people) => {
        expect(assigneeOf(inquiry, by('Nobody'), people)).toBeUndefined();
        const anySeller = people.some((one) => fits(one, inquiry) && /-Rounder|Only/.test(one.usertype));
        for (const rule of ['Round robin', 'By area', 'By domain'] as const)
          expect(assigneeOf(inquiry, by(rule), people) !== undefined).toBe(anySeller);
      }),
    );
  });
});

describe('many inquiries at once', () => {
  it('go round: nobody gets a second one before everybody who fits had one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(30), (people, count) => {
        const { ids } = assignAll(
          Array.from({ length: count }, () => home),
          by('Round robin'),
          Array.from({ length: people }, (_, at) => seller(at + 1, { turn: at % 3 })),
        );
        const had = Array.from({ length: people }, (_, at) => ids.filter((id) => id === at + 1).length);
        expect(Math.max(...had) - Math.min(...had)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are shared as if they had come one by one', () => {
    fc.assert(
      fc.property(fc.array(anInquiry, { maxLength: 12 }), aWay, somePeople, (inquiries, how, people) => {
        const together = assignAll(inquiries, how, people);
        let now: readonly Assignable[] = people;
        const singly = inquiries.map((one) => {
          const next = assignAll([one], how, now);
          now = next.people;
          return next.ids[0];
        });
        expect(together.ids).toEqual(singly);
        expect(together.people).toEqual(now);
      }),
    );
  });
});

describe('by area', () => {
  it('goes before all to whom the area was given, however much they have', () => {
    const people = [seller(1), seller(2, { areas: [1, 2], open: 9 }), seller(3, { areas: [2] })];
    expect(assigneeOf(home, by('By area'), people)?.id).toBe(2);
    expect(assigneeOf({ ...home, areas: [4] }, by('By area'), people)?.id).toBe(1);
    expect(assigneeOf({ ...home, areas: [2] }, by('By area'), people)?.id).toBe(3);
  });
});
