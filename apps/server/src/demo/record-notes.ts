import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import type { DemoContact } from './contact.ts';
import type { DemoInquiry } from './inquiry.ts';
import { adder, type DemoOffice } from './offices.ts';
import type { DemoProperty } from './property.ts';
import { newRandom, type Random } from './random.ts';
import { fill } from './words/facts.ts';
import { inquiryNotes, propertyNotes } from './words/record-notes.ts';

/** A note on a property or an inquiry, by its place in the list. */
export interface RecordNote {
  readonly kind: 'property' | 'inquiry';
  readonly place: number;
  readonly age: number;
  readonly by: string;
  readonly text: string;
}

/** What was noted on listings and inquiries since they came, the oldest first. */
export const noteOnRecords = (
  office: DemoOffice,
  contacts: readonly DemoContact[],
  properties: readonly DemoProperty[],
  inquiries: readonly DemoInquiry[],
): RecordNote[] => {
  const random = newRandom(`notes of ${office.company}`);
  const ofProperties = notesOn(office, contacts, properties, random.deck(propertyNotes), random, {
    kind: 'property',
    isNoted: ({ facts }) => facts.status !== 'Draft' && random.chance(0.3),
  });
  const ofInquiries = notesOn(office, contacts, inquiries, random.deck(inquiryNotes), random, {
    kind: 'inquiry',
    isNoted: ({ facts }) => !['New', ...closedInquiryStages].includes(facts.stage ?? 'New') && random.chance(0.6),
  });
  return [...ofProperties, ...ofInquiries].sort((a, b) => b.age - a.age);
};

interface Noted {
  readonly contact: number;
  readonly age: number;
  readonly assigned_to: readonly string[];
}

const notesOn = <R extends Noted>(
  { team }: DemoOffice,
  contacts: readonly DemoContact[],
  records: readonly R[],
  draw: () => string,
  random: Random,
  { kind, isNoted }: { kind: RecordNote['kind']; isNoted: (record: R) => boolean },
): RecordNote[] =>
  records.flatMap((record, place) =>
    isNoted(record)
      ? Array.from({ length: random.int(1, 2) }, () => {
          const age = record.age * (0.05 + random.next() * 0.8);
          const by = record.assigned_to[0] ?? adder(team, age, random, true);
          return { kind, place, age, by, text: fill(draw(), contacts[record.contact]!.facts, 'latin') };
        })
      : [],
  );
