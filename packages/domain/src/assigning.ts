/** To whom an inquiry goes that comes without somebody who sees to it (domain 2.2, 2.15: assign_rule). */
import { propertyTypesOf, runsTheOffice, type Usertype } from './roles.ts';

export const assignRules = ['Nobody', 'Round robin', 'By area', 'By domain', 'One person'] as const;
export type AssignRule = (typeof assignRules)[number];

/** What each rule does, in a sentence for who chooses one. */
export const assignRuleWords: Readonly<Record<AssignRule, string>> = {
  Nobody: 'New inquiries wait until somebody takes them.',
  'Round robin': 'Each goes to the next in turn, among those whose work it is.',
  'By area':
    'To whom its area is given in the permissions, with the fewest open inquiries; else to who works everywhere.',
  'By domain': 'To whom its property type belongs, with the fewest open inquiries.',
  'One person': 'All go to one person, as far as it is their work.',
};

/** A new inquiry, as far as it matters who gets it. */
export interface ToAssign {
  readonly propertyType: 'Residential' | 'Commercial';
  /** Ids; none: anywhere. */
  readonly areas: readonly number[];
  readonly isLocked: boolean;
}

export interface Assignable {
  readonly id: number;
  readonly usertype: Usertype;
  readonly isActive: boolean;
  /** Ids of the areas that they are kept to; none: all. */
  readonly areas: readonly number[];
  /** Open inquiries in their hands. */
  readonly open: number;
  /** When the rule last chose them, as a number that grows with each choice; 0: never. */
  readonly turn: number;
}

export interface Assigning {
  readonly rule: AssignRule;
  /** For 'One person'. */
  readonly person: number | null;
}

/** Who sells: the owners name themselves where they want to, and Backend types. */
const sellers: readonly Usertype[] = ['All-Rounder', 'Residential Only', 'Commercial Only'];

const worksIn = ({ areas }: Assignable, inquiry: ToAssign): boolean =>
  areas.length === 0 || inquiry.areas.length === 0 || inquiry.areas.some((area) => areas.includes(area));

/** Whether an inquiry may be given to somebody at all: they are here, it is their domain and area, and no lock hides it. */
export const fits = (person: Assignable, inquiry: ToAssign): boolean =>
  person.isActive &&
  propertyTypesOf(person.usertype).includes(inquiry.propertyType) &&
  (runsTheOffice(person.usertype) || (!inquiry.isLocked && worksIn(person, inquiry)));

const leastOpen = (one: Assignable, other: Assignable) => one.open - other.open;
const longestWait = (one: Assignable, other: Assignable) => one.turn - other.turn || one.id - other.id;

/** Who gets one inquiry; undefined where nobody fits. Ties go to who waited longest. */
export const assigneeOf = (
  inquiry: ToAssign,
  { rule, person }: Assigning,
  people: readonly Assignable[],
): Assignable | undefined => {
  const fitting = people.filter((one) => fits(one, inquiry));
  if (rule === 'Nobody') return undefined;
  if (rule === 'One person') return fitting.find(({ id }) => id === person);
  const selling = fitting.filter(({ usertype }) => sellers.includes(usertype)).sort(longestWait);
  if (rule === 'Round robin') return selling[0];
  const named = selling.filter(({ areas }) => inquiry.areas.some((area) => areas.includes(area)));
  return (rule === 'By area' && named.length > 0 ? named : selling).toSorted(leastOpen)[0];
};

export interface Assigned {
  /** Ids in the order of the inquiries; undefined where nobody fits. */
  readonly ids: readonly (number | undefined)[];
  /** The people with what they have then. */
  readonly people: readonly Assignable[];
}

/** Gives inquiries out one after the other, so that many at once are shared as if they had come singly. */
export const assignAll = (inquiries: readonly ToAssign[], how: Assigning, people: readonly Assignable[]): Assigned => {
  const now = new Map(people.map((one) => [one.id, one]));
  let turn = Math.max(0, ...people.map((one) => one.turn));
  const ids = inquiries.map((inquiry) => {
    const chosen = assigneeOf(inquiry, how, [...now.values()]);
    if (chosen) now.set(chosen.id, { ...chosen, open: chosen.open + 1, turn: ++turn });
    return chosen?.id;
  });
  return { ids, people: [...now.values()] };
};
