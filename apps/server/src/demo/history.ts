import type { DemoContact } from './contact.ts';
import { adder, type DemoOffice } from './offices.ts';
import { newRandom, type Random } from './random.ts';
import { type Facts, fill } from './words/facts.ts';
import { notesOf } from './words/notes.ts';

/** Fields that somebody filled in later, as the contact has them. */
type Filled = Partial<
  Pick<DemoContact, 'name' | 'mobiles' | 'email' | 'address' | 'source' | 'comment' | 'locked_contact'>
>;

/** A change that a lead made some time after the contact was added. */
export interface Change {
  readonly contact: number;
  readonly age: number;
  readonly by: string;
  readonly set: Filled;
}
export interface DemoNote {
  readonly contact: number;
  readonly age: number;
  readonly by: string;
  readonly text: string;
}

export interface History {
  /** The contacts as they were when they were added. */
  readonly before: readonly DemoContact[];
  /** The oldest first: after them the contacts are as they were given. */
  readonly changes: readonly Change[];
  readonly notes: readonly DemoNote[];
}

/** Makes up what happened with some contacts since they were added. Contacts are named by their place in the list. */
export const tellHistory = (office: DemoOffice, contacts: readonly DemoContact[]): History => {
  const random = newRandom(`history of ${office.company}`);
  const decks = Object.fromEntries(Object.entries(notesOf).map(([kind, texts]) => [kind, random.deck(texts)]));
  const before = [...contacts];
  const changes: Change[] = [];
  const notes: DemoNote[] = [];
  for (const [contact, given] of contacts.entries()) {
    for (const { since, by, text } of given.story ?? [])
      notes.push({ contact, by, text, age: given.age * (1 - since) });
  }
  for (const contact of chosen(office, contacts, random)) {
    const given = contacts[contact]!;
    const { was, sets } = earlier(given, random, isLead(office, given.created_by));
    before[contact] = { ...given, ...was };
    for (const [set, age] of moments(given.age, sets, random))
      changes.push({ contact, set, age, by: adder(office.team, age, random, true) });
    const texts = Array.from({ length: random.int(1, 4) }, () => noteOn(given.facts, decks[given.kind]!));
    for (const [text, age] of moments(given.age, texts, random))
      notes.push({ contact, text, age, by: adder(office.team, age, random, given.locked_contact) });
  }
  const oldestFirst = (a: { age: number }, b: { age: number }) => b.age - a.age;
  return { before, changes: changes.sort(oldestFirst), notes: notes.sort(oldestFirst) };
};

const isLead = (office: DemoOffice, email: string) => office.team.some((one) => one.email === email && one.leads);

/** Mostly people of the last months, and every contact that a lead had to lock after somebody else had added it. */
const chosen = (office: DemoOffice, contacts: readonly DemoContact[], random: Random) => {
  const told = new Set<number>();
  for (const [place, { locked_contact, created_by, story }] of contacts.entries())
    if (locked_contact && !story && !isLead(office, created_by)) told.add(place);
  while (told.size < office.told) {
    const place = contacts.length - 1 - Math.floor(contacts.length * random.next() ** 1.7);
    const { who, story, age } = contacts[place]!;
    if (who && !story && age > 200) told.add(place);
  }
  return [...told].sort((a, b) => a - b);
};

/** What was not known yet at first, and the changes that brought it in. */
const earlier = (given: DemoContact, random: Random, byLead: boolean) => {
  const first = given.who?.first[given.who.script];
  const possible: { was: Filled; set: Filled }[] = [];
  const could = (isSo: unknown, was: Filled, set: Filled) => {
    if (isSo) possible.push({ was, set });
  };
  could(given.comment, { comment: '' }, { comment: given.comment });
  could(given.address, { address: '' }, { address: given.address });
  could(given.email, { email: '' }, { email: given.email });
  could(given.mobiles.length > 1, { mobiles: given.mobiles.slice(0, 1) }, { mobiles: given.mobiles });
  could(given.source, { source: undefined }, { source: given.source });
  could(first && first !== given.name, { name: random.chance(0.5) ? '' : first! }, { name: given.name });
  const picked = random.shuffled(possible).slice(0, random.int(0, 3));
  if (given.locked_contact && !byLead) picked.push({ was: { locked_contact: false }, set: { locked_contact: true } });
  return { was: Object.assign({}, ...picked.map((one) => one.was)) as Filled, sets: picked.map((one) => one.set) };
};

/** Gives each thing its moment: the first soon after the contact was added, the others ever later. */
const moments = function* <T>(age: number, things: readonly T[], random: Random): Generator<readonly [T, number]> {
  let left = age;
  for (const thing of things) {
    left -= Math.min(left * (0.1 + random.next() * 0.4), random.int(20, 2600));
    yield [thing, left];
  }
};

const noteOn = (facts: Facts, draw: () => string): string => {
  const text = draw();
  return text.includes('{society}') && !facts.society ? noteOn(facts, draw) : fill(text, facts, 'latin');
};
