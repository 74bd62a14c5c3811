import { contactGroups } from '@angan/domain/lookups/index.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { addressIn, addressInGurgaon, societyIn } from './addresses.ts';
import { areas, businessDemand, demand } from './areas.ts';
import { lengthInAnyMonth, officeMoment } from './calendar.ts';
import type { DemoContact } from './contact.ts';
import { emailOf } from './emails.ts';
import { groupsOf, habits, kinds } from './kinds.ts';
import type { Mobiles } from './mobiles.ts';
import { type Identity, nameByTrade, newIdentity, plainName, savedName } from './names/identity.ts';
import { adder, type DemoOffice, officeMinutes } from './offices.ts';
import type { Random } from './random.ts';
import { newComments } from './words/comments.ts';
import { type Facts, newFacts } from './words/facts.ts';
import type { Kind } from './words/kinds.ts';

/** What is special about a contact: its name is a number, is very long, was never told... */
export type Slot = 'usual' | 'locked' | 'duplicate' | 'unnamed' | 'number' | 'long' | 'shared';

const howMany = [
  [1, 67],
  [2, 23],
  [3, 7],
  [4, 3],
] as const;
const builtIn = contactGroups.map((row) => row.contact_group_name);
const longName =
  'Shri Jagdishchandra Chimanlal Brahmbhatt (Secretary, Sarvodaya Kunj Co-operative Housing Society, Naranpura)';

/** Makes one person after the other; the comments of an office do not repeat before all were used. */
export const personMaker = (office: DemoOffice, now: Date, mobiles: Mobiles, random: Random) => {
  const comments = newComments(random, office.hasCast);
  const worked = areas.slice(0, office.areas).map(({ area }) => area);
  const wanted = demand.filter(([area]) => worked.includes(area));
  const wantedForBusiness = businessDemand.filter(([area]) => worked.includes(area));

  return (slot: Slot, age: number, names: ReadonlySet<string>, shared: DemoContact | undefined): DemoContact => {
    const kind: Kind = slot === 'locked' || slot === 'long' ? 'owner' : (shared?.kind ?? random.weighted(kinds));
    const habit = habits[kind];
    const who = slot === 'shared' ? shared!.who! : unusedIdentity(random, names, kind);
    const ownsBusiness = ['owner', 'investor'].includes(kind) && random.chance(0.14);
    const area = random.weighted(kind === 'business' || ownsBusiness ? wantedForBusiness : wanted);
    const society = societyIn(random, area, ownsBusiness ? ['offices', 'shops'] : ['flats', 'houses']);
    const facts = newFacts(random, area, society, officeMoment(now, age));
    const isNamed = slot !== 'unnamed' && slot !== 'number';
    const numbers = slot === 'shared' ? shared!.mobiles.slice(0, 1) : newNumbers(kind, mobiles, random);
    const topic = slot === 'locked' ? 'lockedOwner' : isNamed ? kind : 'unknown';
    const isTold = slot === 'locked' || random.chance(isNamed ? habit.hasComment : 0.6);
    const number = numbers[0]!;
    return {
      kind,
      facts,
      age,
      who: isNamed && slot !== 'long' ? who : undefined,
      name: nameIn(slot, who, number, random, kind, facts),
      mobiles: numbers,
      email: isNamed && kind !== 'caretaker' && random.chance(0.36) ? emailOf(who, random) : '',
      address:
        isNamed && random.chance(habit.hasAddress) ? addressOf(kind, random.weighted(wanted), facts, random) : '',
      source: isNamed ? random.weighted(habit.sources) : random.pick(['99acres', 'Phone call', 'Housing']),
      comment: isTold ? withNumber(comments(topic, facts, who), mobiles, random) : '',
      groups: isNamed ? groupsOf(random, kind, area, age > officeMinutes(90), [...builtIn, ...office.ownGroups]) : [],
      locked_contact: slot === 'locked',
      created_by: adder(office.team, age, random, slot === 'locked' && random.chance(0.8)),
    };
  };
};

/** Somebody whose plain name nobody of this office has yet. */
const unusedIdentity = (random: Random, names: ReadonlySet<string>, kind: Kind): Identity => {
  const who = newIdentity(random, kind === 'caretaker');
  return names.has(plainName(who, 'latin')) ? unusedIdentity(random, names, kind) : who;
};

const nameIn = (slot: Slot, who: Identity, number: string, random: Random, kind: Kind, facts: Facts): string => {
  if (slot === 'unnamed') return '';
  if (slot === 'number') return `+91 ${formatMobile(number)}`;
  if (slot === 'long') return longName;
  const house = facts.society?.society_name.split(' ')[0];
  if (kind === 'builder' && house)
    return nameByTrade(who, random, `${house} ${random.pick(['Group', 'Infra', 'Buildcon'])}`);
  if (kind === 'caretaker')
    return nameByTrade(who, random, random.pick(['Watchman', 'Watchman', 'Chowkidar', 'Liftman']));
  if (kind === 'broker') return random.chance(0.5) ? nameByTrade(who, random, 'Broker') : plainName(who);
  return savedName(who, random, facts.area);
};

/** Owners and people abroad give more than one number. */
const newNumbers = (kind: Kind, mobiles: Mobiles, random: Random): string[] => {
  const isFar = kind === 'nri' || random.chance(0.04);
  const first = isFar ? mobiles.elsewhere() : mobiles.local();
  const more =
    kind === 'caretaker' ? 0 : random.weighted(howMany) - 1 + Number(kind === 'owner' && random.chance(0.15));
  const others = Array.from({ length: Math.min(more, 3) }, () =>
    random.chance(0.25) ? mobiles.neighbourOf(first) : mobiles.local(),
  );
  return [first, ...others];
};

/** Whoever looks for a home lives elsewhere; the others are met where their property, or their desk, is. */
const addressOf = (kind: Kind, elsewhere: string, { area, society }: Facts, random: Random): string => {
  if (kind === 'nri' && random.chance(0.7)) return addressInGurgaon(random);
  if (kind === 'caretaker') return society ? `${society.society_name}, ${area}` : area;
  if (['buyer', 'tenant', 'investor', 'business', 'nri'].includes(kind))
    return addressIn(random, elsewhere, societyIn(random, elsewhere));
  if (kind === 'builder') return `Site office, ${society?.address ?? area}`;
  return addressIn(random, area, society);
};

/** Now and then a comment holds a number of its own, which must not show to those who see numbers masked. */
const withNumber = (comment: string, mobiles: Mobiles, random: Random): string =>
  lengthInAnyMonth(comment) < 60 && /^[A-Z]/.test(comment) && random.chance(0.015)
    ? `${comment}. ${random.pick(['Son', 'Wife', 'Office'])} ${formatMobile(mobiles.local())}`
    : comment;
