import { inquiryMistakes } from '@angan/contract/inquiries/inquiry-rules.ts';
import { dealTypes, inquiryStages } from '@angan/domain/lookups/index.ts';
import { describe, expect, test } from 'vitest';
import { buildInquiries } from './inquiries.ts';
import { buildProperties } from './properties.ts';
import { buildOffices } from './seed-demo.ts';

const today = new Date('2026-11-21T11:30:00+05:30');
const offices = buildOffices(today);
const stocks = offices.map((one) => buildProperties(one.office, one.contacts, today));
const built = offices.map((one, i) => buildInquiries(one.office, one.contacts, stocks[i]!));
const [first, rival, expired] = built;
const all = first!;
const { office, contacts } = offices[0]!;

describe('the inquiries of the demo', () => {
  test('are the same at every start, and as many as the office needs', () => {
    expect(buildInquiries(office, contacts, stocks[0]!)).toEqual(all);
    expect([all.length, rival!.length, expired!.length]).toEqual([90, 8, 0]);
  });

  test('could have been entered in the form', () => {
    for (const { facts, areas, follow_up } of built.flat()) {
      const fields = { ...facts, area: areas.map(() => 1), next_follow_up: follow_up === null ? null : '2026-11-22' };
      expect(inquiryMistakes(fields)).toEqual({});
      expect(facts.comment).not.toMatch(/[{}]|undefined/);
    }
  });

  test('came after the people who ask, and never for what they do not deal in', () => {
    for (const { contact, age, facts } of all) {
      expect(age).toBeLessThan(contacts[contact]!.age);
      const unit = dealTypes.find((row) => row.id === facts.deal_type[0])!.unit;
      if (contacts[contact]!.kind === 'tenant') expect(unit).toBe('month');
      if (contacts[contact]!.kind === 'investor') expect(unit).toBe('total');
    }
    expect(all.map((one) => one.age)).toEqual(all.map((one) => one.age).toSorted((a, b) => b - a));
  });

  test('stand at every stage; some have no one yet, some are overdue, some said too little', () => {
    expect(new Set(all.map(({ facts }) => facts.stage))).toEqual(new Set(inquiryStages));
    const waiting = all.filter((one) => !one.assigned_to.length).map(({ facts }) => facts.stage);
    expect(waiting.length).toBeGreaterThan(3);
    expect(waiting.filter((stage) => stage !== 'New' && stage !== 'Contacted')).toEqual([]);
    expect(all.some((one) => one.locked_inquiry)).toBe(true);
    expect(all.some((one) => one.follow_up !== null && one.follow_up < 0)).toBe(true);
    expect(all.filter((one) => !one.areas.length && !one.facts.budget_max).length).toBeGreaterThanOrEqual(3);
  });
});
