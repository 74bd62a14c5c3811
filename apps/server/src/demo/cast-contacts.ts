import { areas } from './areas.ts';
import { cast } from './cast.ts';
import type { DemoContact } from './contact.ts';
import { newRandom } from './random.ts';
import { newFacts } from './words/facts.ts';

const kinds = ['owner', 'tenant', 'investor', 'broker', 'caretaker'] as const;

/** The people of the tour as contacts, the newest first. */
export const castContacts = (now: Date): DemoContact[] => {
  const random = newRandom('cast');
  return cast.map((member) => ({
    email: '',
    address: '',
    comment: '',
    locked_contact: false,
    ...member,
    age: 0,
    kind: kinds.find((kind) => member.groups.some((group) => group.toLowerCase() === kind)) ?? 'buyer',
    facts: newFacts(random, areas[0]!.area, undefined, now),
  }));
};
