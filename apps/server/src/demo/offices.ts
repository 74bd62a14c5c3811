import type { GroupRule } from '@angan/contract/contacts/group-rule.ts';
import { demoLogins, demoOffice } from '@angan/contract/demo/logins.ts';
import { officeDay } from './calendar.ts';
import { ownGroups } from './kinds.ts';
import type { Random } from './random.ts';

export interface Teammate {
  readonly email: string;
  /** Owner and Co-Owner: they add the locked contacts and change records. */
  readonly leads: boolean;
  /** Days before now on which they began. */
  readonly joined: number;
  /** How much of the adding is theirs. */
  readonly share: number;
}

/** What one brokerage of the demo holds. */
export interface DemoOffice {
  readonly company: string;
  /** Days since its first contact; it was founded a little before. */
  readonly days: number;
  readonly team: readonly Teammate[];
  readonly contacts: number;
  readonly locked: number;
  readonly duplicates: number;
  readonly unnamed: number;
  /** Contacts with notes and changes. */
  readonly told: number;
  readonly properties: number;
  readonly inquiries: number;
  readonly ownGroups: readonly string[];
  /** Groups by rule, by name. */
  readonly rules: Readonly<Record<string, GroupRule>>;
  /** How many of its areas, from the first on, the office works in. */
  readonly areas: number;
  /** Whether the people of the tour are its newest contacts. */
  readonly hasCast: boolean;
  /** How many people of the first office it knows as well. */
  readonly shared: number;
  readonly is_platform?: boolean;
  /** A year that it paid for; the platform's own has none. */
  readonly term?: DemoTerm;
}

export interface DemoTerm {
  readonly plan: string;
  /** Rupees without GST. */
  readonly price: number;
  /** Days before now on which it began. */
  readonly began: number;
}

const team = (company: string, terms: Readonly<Record<string, readonly [joined: number, share: number]>>): Teammate[] =>
  demoLogins
    .filter((login) => login.company === company)
    .map(({ email, first_name, usertype }) => {
      const [joined, share] = terms[first_name]!;
      return { email, joined, share, leads: usertype === 'Owner' || usertype === 'Co-Owner' };
    });

const empty = {
  contacts: 0,
  properties: 0,
  inquiries: 0,
  locked: 0,
  duplicates: 0,
  unnamed: 0,
  told: 0,
  areas: 0,
  shared: 0,
  hasCast: false,
  rules: {},
};

export const offices: readonly DemoOffice[] = [
  {
    company: demoOffice,
    days: 425,
    team: team(demoOffice, {
      Ganesh: [440, 8],
      Kavita: [440, 12],
      Meena: [430, 34],
      Rakesh: [360, 18],
      Farida: [250, 11],
      Jignesh: [170, 20],
    }),
    contacts: 600,
    properties: 180,
    inquiries: 90,
    locked: 24,
    duplicates: 18,
    unnamed: 7,
    told: 60,
    ownGroups,
    rules: {
      'Buyers not called for 30 days': { contact_kind: ['Buyer'], not_contacted_for: 30 },
      'Owners to write to': { contact_kind: ['Owner', 'Investor'], consent: 'May be written to' },
    },
    areas: 50,
    hasCast: true,
    shared: 0,
    term: { plan: 'office', price: 41_999, began: 100 },
  },
  {
    ...empty,
    company: 'Rival Realty',
    days: 210,
    team: team('Rival Realty', { Sunil: [220, 1] }),
    contacts: 80,
    properties: 15,
    inquiries: 8,
    locked: 3,
    duplicates: 2,
    unnamed: 1,
    told: 8,
    ownGroups: ['Hot leads'],
    areas: 18,
    shared: 15,
    term: { plan: 'team', price: 17_999, began: 210 },
  },
  {
    ...empty,
    company: 'Old Lane Homes',
    days: 380,
    team: team('Old Lane Homes', { Harish: [390, 1] }),
    contacts: 40,
    locked: 1,
    duplicates: 1,
    unnamed: 1,
    told: 4,
    ownGroups: [],
    areas: 12,
    term: { plan: 'solo', price: 5499, began: 385 },
  },
  {
    ...empty,
    company: 'Angan',
    days: 440,
    team: team('Angan', { Asha: [440, 1] }),
    ownGroups: [],
    is_platform: true,
  },
];

export const officeMinutes = (days: number) => days * officeDay;

/** Who may have added a contact that long ago, in minutes of office time. `leads`: only Owner and Co-Owner. */
export const adder = (team: readonly Teammate[], age: number, random: Random, leads = false): string =>
  random.weighted(
    team
      .filter((one) => officeMinutes(one.joined) > age && (!leads || one.leads))
      .map((one) => [one.email, one.share] as const),
  );
