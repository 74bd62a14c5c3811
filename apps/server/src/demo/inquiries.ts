import { closedInquiryStages, type InquiryStage } from '@angan/domain/lookups/index.ts';
import { aimer } from './aims.ts';
import { areas } from './areas.ts';
import { lakh } from './asked-prices.ts';
import { castInquiries } from './cast-inquiries.ts';
import type { DemoContact } from './contact.ts';
import type { DemoInquiry, Wish } from './inquiry.ts';
import { adder, type DemoOffice, officeMinutes } from './offices.ts';
import { typeId } from './platform-ids.ts';
import type { DemoProperty } from './property.ts';
import { newRandom, type Random } from './random.ts';
import { unservedWishes } from './unserved.ts';
import { wishOf } from './wishes.ts';
import { fill } from './words/facts.ts';
import type { Kind } from './words/kinds.ts';
import { businessWishes, buyWishes, investWishes, rentWishes } from './words/wishes.ts';
import { assignees, teamFor } from './work.ts';

/** Whose wishes they are, in percent; buyers fill what the others leave. */
const shares: readonly (readonly [Kind, number])[] = [
  ['tenant', 18],
  ['business', 18],
  ['investor', 8],
  ['nri', 5],
  ['buyer', 100],
];
/** How far wishes have come; each stage is there before one comes again. What came long ago is mostly over. */
const oldStages: readonly InquiryStage[] = ['Closed Won', 'Closed Lost', 'Closed Lost', 'Junk', 'On Hold', 'Contacted'];
const stages: readonly InquiryStage[] = [
  ...(['Contacted', 'Contacted', 'Qualified', 'Qualified', 'Options Shared', 'Options Shared'] as const),
  ...(['Visit Scheduled', 'Visit Scheduled', 'Visit Done', 'Negotiation', 'Token Paid', 'On Hold'] as const),
  ...(['Closed Won', 'Closed Lost', 'Closed Lost', 'Junk'] as const),
];

const unansweredStages: readonly InquiryStage[] = ['Contacted', 'Qualified', 'Contacted', 'New'];

/** What people ask an office for, the oldest first; those of the tour are among the newest. */
export const buildInquiries = (
  office: DemoOffice,
  contacts: readonly DemoContact[],
  stock: readonly DemoProperty[],
): DemoInquiry[] => {
  const random = newRandom(`inquiries of ${office.company}`);
  const told = office.hasCast ? castInquiries(contacts) : [];
  const words = {
    buyer: random.deck(buyWishes),
    tenant: random.deck(rentWishes),
    business: random.deck(businessWishes),
    investor: random.deck(investWishes),
  };
  const later = random.deck(stages);
  const longAgo = random.deck(oldStages);
  const unanswered = random.deck(unansweredStages);
  const aim = aimer(office, stock, newRandom(`aims of ${office.company}`));
  const unserved = unservedWishes();
  const made = seekers(contacts, office.inquiries - told.length, random).map((contact, i, all): DemoInquiry => {
    const person = contacts[contact]!;
    const place = i / all.length;
    const heard = within(office, wishOf(person, random), person.facts.area);
    const gap = office.hasCast && place > 0.34 && i % 2 === 0 ? unserved(person.kind) : undefined;
    const further = place > 0.86 ? 'New' : place < 0.3 ? longAgo() : later();
    // What nobody can answer stays where it is.
    const stage = gap ? unanswered() : further;
    const how = random.weighted([
      ['close', 46],
      ['near', 34],
      [undefined, 20],
    ] as const);
    const { wish, facts } = gap
      ? { wish: gap, facts: spokenOf(person, gap) }
      : how && stock.length
        ? aim(person, contact, heard, how)
        : { wish: heard, facts: person.facts };
    const type = wish.facts.property_type === typeId('Commercial') ? 'Commercial' : 'Residential';
    const age = person.age * (0.9 + random.next() * 0.09);
    const created_by = adder(teamFor(office, type), age, random);
    const draw = words[person.kind as keyof typeof words] ?? words.buyer;
    const comment = random.chance(0.85) ? fill(draw(), facts, 'latin') : '';
    const asked = !gap && ['New', 'Contacted'].includes(stage) && random.chance(0.25) ? hardlyAsked(wish) : wish;
    return {
      areas: asked.areas,
      facts: { ...asked.facts, stage, comment },
      contact,
      source: person.source,
      assigned_to: followers(stage, assignees(office, type, random), created_by, random),
      locked_inquiry: ['Negotiation', 'Token Paid'].includes(stage) && random.chance(0.5),
      created_by,
      age,
      follow_up: followUp(stage, age, random),
    };
  });
  return [...made, ...told].sort((a, b) => b.age - a.age);
};

/** What somebody is about whose wish was told word for word. */
const spokenOf = ({ facts }: DemoContact, { areas, facts: { budget_max, property_type } }: Wish) => {
  const isMonthly = budget_max! < lakh * 5;
  const amount = isMonthly ? { rent: budget_max! } : { budget: Math.round(budget_max! / lakh) };
  return {
    ...facts,
    ...amount,
    area: areas[0]!,
    ...(property_type === typeId('Commercial') && { society: undefined }),
  };
};

/** A wish for the quarters that the office works in, else for the one where the person was met. */
const within = (office: DemoOffice, wish: Wish, otherwise: string): Wish => {
  const worked = areas.slice(0, office.areas).map(({ area }) => area);
  const known = wish.areas.filter((area) => worked.includes(area));
  return { ...wish, areas: known.length ? known : [otherwise] };
};

/** A new wish often waits for somebody to take it; one that went on is somebody's. */
const followers = (stage: InquiryStage, chosen: readonly string[], by: string, random: Random): readonly string[] => {
  if (stage === 'New') return random.chance(0.6) ? [] : chosen;
  return chosen.length || stage === 'Contacted' ? chosen : [by];
};

/** Places of people who look for something, the oldest first, more of them from the last weeks. */
const seekers = (contacts: readonly DemoContact[], count: number, random: Random): number[] => {
  const found: number[] = [];
  for (const [kind, share] of shares) {
    const places = [...contacts.keys()].filter((place) => {
      const { who, comment, kind: own } = contacts[place]!;
      return who && own === kind && !/Sector|Golf/.test(comment);
    });
    const most = Math.min(count - found.length, Math.round((count * share) / 100), places.length);
    for (let taken = 0; taken < most; taken++) {
      const back = Math.floor((places.length - 1) * random.next() ** 2.2);
      found.push(...places.splice(places.length - 1 - back, 1));
    }
  }
  return found.sort((a, b) => a - b);
};

/** Somebody who told neither where nor how much. */
const hardlyAsked = ({ facts }: Wish): Wish => ({
  areas: [],
  facts: { ...facts, budget_min: null, budget_max: null },
});

/** Every open wish after the first call has a next step: today, within the week, or missed; one on hold much later. */
const followUp = (stage: InquiryStage, age: number, random: Random): number | null => {
  if (stage === 'New' || closedInquiryStages.includes(stage)) return null;
  if (stage === 'On Hold') return officeMinutes(random.int(9, 40));
  return random.weighted([
    [random.int(20, 400), 25],
    [random.int(400, officeMinutes(7)), 55],
    [-Math.min(age / 2, random.int(60, officeMinutes(4))), 20],
  ]);
};
