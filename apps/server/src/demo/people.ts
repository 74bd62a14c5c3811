import type { DemoContact } from './contact.ts';
import { duplicateOf } from './duplicates.ts';
import type { Mobiles } from './mobiles.ts';
import { plainName } from './names/identity.ts';
import { adder, type DemoOffice, officeMinutes } from './offices.ts';
import { personMaker, type Slot } from './person.ts';
import { newRandom, type Random } from './random.ts';

/** Everybody an office came to know, the oldest first. `known`: people of another office, some of whom it knows too. */
export const buildPeople = (
  office: DemoOffice,
  now: Date,
  mobiles: Mobiles,
  { newest = [], known = [] }: { newest?: readonly DemoContact[]; known?: readonly DemoContact[] } = {},
): DemoContact[] => {
  const random = newRandom(`contacts of ${office.company}`);
  const person = personMaker(office, now, mobiles, random);
  const slots = slotsOf(office, random, newest.length);
  const shared = random.shuffled(known.filter((one) => one.who && !one.locked_contact)).values();
  const names = new Set(newest.map((one) => one.name));
  const copied = new Set<DemoContact>();
  const people: DemoContact[] = [];
  for (let place = office.contacts - 1; place >= newest.length; place--) {
    const slot = slots[place]!;
    const age = ageAt(place, office, random.next());
    if (slot === 'duplicate') {
      const original = random.pick(people.filter((one) => one.who && !one.locked_contact && !copied.has(one)));
      const twin = duplicateOf(original, { age, created_by: adder(office.team, age, random) }, mobiles, random);
      copied.add(original).add(twin);
      people.push(twin);
    } else {
      const made = person(slot, age, names, slot === 'shared' ? shared.next().value : undefined);
      if (made.who) names.add(plainName(made.who, 'latin'));
      people.push(made);
    }
  }
  return [...people, ...newest.map((one, place) => ({ ...one, age: ageAt(place, office, 0.5) })).reverse()];
};

/** Which place in the list, 0 being the newest, holds what; the first page belongs to the cast. */
const slotsOf = (office: DemoOffice, random: Random, newest: number): Slot[] => {
  const slots: Slot[] = Array.from({ length: office.contacts }, () => 'usual');
  const last = office.contacts - Math.ceil(office.contacts / 6);
  const free = random.shuffled(slots.map((_, place) => place)).filter((place) => place >= newest && place < last);
  const take = (slot: Slot, count: number) => {
    for (const place of free.splice(0, count)) slots[place] = slot;
  };
  take('locked', office.locked);
  take('duplicate', office.duplicates);
  take('unnamed', office.unnamed);
  take('shared', office.shared);
  if (office.hasCast) {
    take('number', 1);
    take('long', 1);
  }
  return slots;
};

/** Minutes of office time since then. The office knows ever more people: the last month brought five times the first. */
const ageAt = (place: number, { contacts, days }: DemoOffice, within: number) =>
  officeMinutes(days) * ((place + 0.1 + within * 0.8) / contacts) ** 1.6;
