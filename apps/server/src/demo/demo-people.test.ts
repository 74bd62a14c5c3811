import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { demoLogins, demoOffice } from '@angan/contract/demo/logins.ts';
import { contactGroups, sources } from '@angan/domain/lookups/index.ts';
import { isMobile } from '@angan/domain/mobile.ts';
import { describe, expect, test } from 'vitest';
import { officeMoment } from './calendar.ts';
import { cast } from './cast.ts';
import { tellHistory } from './history.ts';
import { knowledgeOf } from './knowledge.ts';
import { gujaratiOf } from './names/scripts.ts';
import { buildOffices } from './seed-demo.ts';
import { societies } from './societies.ts';

const today = new Date('2026-11-21T11:30:00+05:30');
const [first, rival, expired] = buildOffices(today);
const people = first!.contacts;
const share = (pattern: RegExp) => people.filter((one) => pattern.test(one.name)).length / people.length;

describe('the people of the demo', () => {
  test('are the same at every start, and the next day only their dates have moved', () => {
    expect(buildOffices(today)).toEqual(buildOffices(today));
    const tomorrow = buildOffices(new Date(today.getTime() + 86_400_000))[0]!.contacts;
    const withoutDates = (all: typeof people) =>
      all.map(({ name, mobiles, groups, age }) => [name, mobiles, groups, age]);
    expect(withoutDates(tomorrow)).toEqual(withoutDates(people));
  });

  test('are as many as the office needs', () => {
    expect([people.length, rival!.contacts.length, expired!.contacts.length]).toEqual([600, 80, 40]);
    expect(people.filter((one) => one.locked_contact)).toHaveLength(25);
    expect(people.filter((one) => one.name === '')).toHaveLength(7);
  });

  test('are written in three scripts', () => {
    expect(share(/\p{Script=Gujarati}/u)).toBeCloseTo(0.22, 1);
    expect(share(/\p{Script=Devanagari}/u)).toBeCloseTo(0.1, 1);
    expect(share(/\p{Script=Latin}/u)).toBeGreaterThan(0.6);
    const mixed = people.filter((one) =>
      /\p{Script=Gujarati}.*\p{Script=Devanagari}|\p{Script=Devanagari}.*\p{Script=Gujarati}/u.test(one.name),
    );
    expect(mixed).toEqual([]);
  });

  test('have one to four numbers of ten digits that begin as mobiles do', () => {
    for (const { contacts } of [first!, rival!, expired!])
      for (const { mobiles } of contacts) {
        expect(mobiles.length).toBeGreaterThanOrEqual(1);
        expect(mobiles.length).toBeLessThanOrEqual(4);
        expect(new Set(mobiles).size).toBe(mobiles.length);
        for (const number of mobiles) expect(isMobile(number) && /^[6-9]/.test(number)).toBe(true);
      }
    expect(new Set(people.map((one) => one.mobiles.length))).toEqual(new Set([1, 2, 3, 4]));
  });

  test('share a number only where two records are one person', () => {
    const holders = Map.groupBy(
      people.flatMap((one) => one.mobiles.map((number) => ({ number, one }))),
      ({ number }) => number,
    );
    const shared = [...holders.values()].filter((list) => list.length > 1);
    expect(shared).toHaveLength(18);
    for (const list of shared) {
      expect(list).toHaveLength(2);
      const [a, b] = list.map(({ one }) => one);
      expect(a!.who).toEqual(b!.who);
      expect(a!.name).not.toBe(b!.name);
    }
    const taken = demoLogins.map((login) => login.mobile);
    expect(taken.filter((number) => holders.has(number))).toEqual([]);
  });

  test('are partly known to the rival as well, under the same number', () => {
    const numbers = new Set(people.flatMap((one) => one.mobiles));
    const common = rival!.contacts.flatMap((one) => one.mobiles).filter((number) => numbers.has(number));
    expect(new Set(common).size).toBe(15);
    expect(expired!.contacts.filter((one) => one.mobiles.some((number) => numbers.has(number)))).toEqual([]);
  });

  test('fit the form, the lists and the addresses that reach nobody', () => {
    const groups = new Set([...contactGroups.map((row) => row.contact_group_name), ...first!.office.ownGroups]);
    const known = new Set<string>(sources.map((row) => row.source_name));
    for (const one of people) {
      expect(one.name.length).toBeLessThanOrEqual(contactFields.name.max);
      expect(one.address.length).toBeLessThanOrEqual(contactFields.address.max);
      expect(one.comment).not.toMatch(/[{}]|undefined/);
      expect(one.email).toMatch(/^$|^[a-z0-9._]+@example\.(in|com)$/);
      expect(one.source === undefined || known.has(one.source)).toBe(true);
      expect(one.groups.filter((group) => !groups.has(group))).toEqual([]);
    }
  });

  test('came at an ever faster rate, the people of the tour last, and never at night', () => {
    const dates = people.map((one) => officeMoment(today, one.age));
    expect(dates).toEqual(dates.toSorted((a, b) => a.getTime() - b.getTime()));
    expect(dates.at(-1)!.getTime()).toBeLessThan(today.getTime());
    expect(people.slice(-cast.length).map((one) => one.name)).toEqual(cast.map((one) => one.name).reverse());
    const daysAgo = (date: Date) => (today.getTime() - date.getTime()) / 86_400_000;
    const within = (from: number, to: number) =>
      dates.filter((date) => daysAgo(date) >= from && daysAgo(date) < to).length;
    expect(within(0, 30)).toBeGreaterThan(2 * within(365, 395));
    expect(within(0, 2)).toBeGreaterThan(10);
    const minutes = dates.map((date) => (((date.getTime() / 60_000 + 330) % 1440) + 1440) % 1440);
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(9 * 60 + 30);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(20 * 60);
  });

  test('were added by those who were with the office then', () => {
    const joined = new Map(first!.office.team.map((one) => [one.email, officeMoment(today, one.joined * 630)]));
    for (const one of people.slice(0, -cast.length))
      expect(officeMoment(today, one.age).getTime()).toBeGreaterThanOrEqual(joined.get(one.created_by)!.getTime());
    expect(new Set(people.map((one) => one.created_by)).size).toBe(6);
    expect(first!.office.company).toBe(demoOffice);
  });

  test('are known as far as people would be: no consent and no call before they were met', () => {
    const known = knowledgeOf(first!.office, people);
    expect(knowledgeOf(first!.office, people)).toEqual(known);
    for (const [at, { consent_status, consentAge, consent_how, last, ...rest }] of known.entries()) {
      const { age, groups } = people[at]!;
      expect(consentAge === null).toBe(consent_status === 'Not asked');
      expect(consent_how === '').toBe(consent_status === 'Not asked');
      expect(consentAge ?? 0).toBeLessThanOrEqual(age);
      if (last) expect(last.age).toBeLessThan(age);
      if (consent_status === 'Withdrawn') expect(rest.marketing_opt_out).toBe(true);
      expect(rest.contact_kind.every((kind) => groups.includes(kind))).toBe(true);
    }
    expect(known.some((one) => one.do_not_contact)).toBe(true);
    expect(new Set(known.map((one) => one.consent_status)).size).toBe(3);
  });

  test('have a history that ends where they stand now', () => {
    const { before, changes, notes } = tellHistory(first!.office, people);
    const now = before.map((one) => ({ ...one }));
    for (const { contact, set, age, by } of changes) {
      expect(age).toBeLessThan(people[contact]!.age);
      expect(first!.office.team.find((one) => one.email === by)!.leads).toBe(true);
      Object.assign(now[contact]!, set);
    }
    expect(now).toEqual(people);
    expect(changes.length).toBeGreaterThan(60);
    expect(new Set(notes.map((one) => one.contact)).size).toBeGreaterThanOrEqual(60);
    for (const { contact, age, text } of notes) {
      expect(age).toBeLessThan(people[contact]!.age);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
  });
});

test.each([
  ['चौधरी', 'ચૌધરી'],
  ['लोढ़ा', 'લોઢા'],
  ['कॉन्ट्रैक्टर', 'કૉન્ટ્રૈક્ટર'],
])('%s is %s in Gujarati letters', (devanagari, gujarati) => {
  expect(gujaratiOf(devanagari)).toBe(gujarati);
});

test('each society stands once in the city', () => {
  expect(new Set(societies.map((one) => one.society_name)).size).toBe(societies.length);
});

test.each(['2026-12-31T23:55', '2027-03-31T12:00', '2027-06-01T00:05', '2028-02-29T18:35'])(
  'the people of %s are those of any other day: only what they say of the next festival differs',
  (moment) => {
    const people = (now: Date) =>
      buildOffices(now).map(({ contacts }) => contacts.map(({ facts: _, comment: __, ...one }) => one));
    expect(people(new Date(`${moment}:00+05:30`))).toEqual(people(today));
  },
);
