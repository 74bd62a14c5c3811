import type { Random } from './random.ts';
import type { Kind } from './words/kinds.ts';

type Weights = readonly (readonly [string | undefined, number])[];
interface Habits {
  /** Share of all contacts, in percent. */
  readonly share: number;
  readonly sources: Weights;
  readonly hasAddress: number;
  readonly hasComment: number;
}

/** What an office knows of each kind of people, and where they come from; undefined: nobody asked. */
export const habits: Record<Kind, Habits> = {
  buyer: {
    share: 36,
    hasAddress: 0.38,
    hasComment: 0.74,
    sources: [
      ['99acres', 15],
      ['MagicBricks', 12],
      ['Housing', 10],
      ['Walk-in', 10],
      ['Reference (client)', 9],
      ['WhatsApp', 8],
      ['Reference (friend/family)', 7],
      ['Facebook', 6],
      ['Instagram', 5],
      ['Phone call', 5],
      ['Hoarding/Board', 3],
      ['Website', 3],
      ['Google Business', 3],
      ['Old client', 2],
      ['Property show', 1],
      [undefined, 6],
    ],
  },
  owner: {
    share: 24,
    hasAddress: 0.82,
    hasComment: 0.72,
    sources: [
      ['Reference (client)', 18],
      ['Walk-in', 13],
      ['Phone call', 12],
      ['Society watchman', 11],
      ['Old client', 10],
      ['Hoarding/Board', 7],
      ['WhatsApp group', 6],
      ['Cold call', 6],
      ['Newspaper', 4],
      ['99acres', 4],
      ['OLX', 2],
      [undefined, 9],
    ],
  },
  tenant: {
    share: 13,
    hasAddress: 0.18,
    hasComment: 0.74,
    sources: [
      ['NoBroker', 17],
      ['Housing', 14],
      ['WhatsApp', 12],
      ['Facebook', 11],
      ['99acres', 9],
      ['Walk-in', 9],
      ['Reference (friend/family)', 9],
      ['OLX', 6],
      ['JustDial', 4],
      [undefined, 7],
    ],
  },
  investor: {
    share: 5,
    hasAddress: 0.4,
    hasComment: 0.8,
    sources: [
      ['Reference (client)', 40],
      ['Old client', 20],
      ['Property show', 10],
      ['Builder', 8],
      ['Bank/DSA', 6],
      [undefined, 8],
    ],
  },
  broker: {
    share: 8,
    hasAddress: 0.42,
    hasComment: 0.66,
    sources: [
      ['Co-broker', 58],
      ['WhatsApp group', 28],
      [undefined, 10],
    ],
  },
  builder: {
    share: 2.5,
    hasAddress: 0.75,
    hasComment: 0.8,
    sources: [
      ['Builder', 60],
      ['Property show', 20],
      ['E-mail campaign', 5],
    ],
  },
  caretaker: {
    share: 3,
    hasAddress: 0.9,
    hasComment: 0.9,
    sources: [
      ['Society watchman', 70],
      ['Walk-in', 15],
      [undefined, 15],
    ],
  },
  nri: {
    share: 4,
    hasAddress: 0.5,
    hasComment: 0.92,
    sources: [
      ['Reference (friend/family)', 30],
      ['Website', 18],
      ['Housing', 14],
      ['Instagram', 10],
      ['YouTube', 8],
      ['Old client', 8],
    ],
  },
  business: {
    share: 4.5,
    hasAddress: 0.4,
    hasComment: 0.9,
    sources: [
      ['JustDial', 22],
      ['Google Business', 16],
      ['99acres', 16],
      ['Hoarding/Board', 14],
      ['Reference (client)', 14],
      ['Walk-in', 8],
      [undefined, 6],
    ],
  },
};

export const kinds = (Object.keys(habits) as Kind[]).map((kind) => [kind, habits[kind].share] as const);

/** The groups of the office's own making. */
export const ownGroups = ['Bopal', 'Shela', 'Gurgaon-NRI', 'SG Highway offices', 'Diwali sweets list'] as const;

const names: Record<Kind, string> = {
  buyer: 'Buyer',
  owner: 'Owner',
  tenant: 'Tenant',
  investor: 'Investor',
  broker: 'Broker',
  builder: 'Builder',
  caretaker: 'Caretaker',
  nri: 'Buyer',
  business: 'Tenant',
};

/** The groups that a contact was put in; `known` are those its office has. */
export const groupsOf = (random: Random, kind: Kind, area: string, isOld: boolean, known: readonly string[]) => {
  const groups = [names[kind]];
  if (kind === 'business' && random.chance(0.35)) groups[0] = 'Buyer';
  if (kind === 'business' && random.chance(0.4)) groups.push('SG Highway offices');
  if (kind === 'nri') groups.push('Gurgaon-NRI');
  if (kind === 'owner' && random.chance(0.1)) groups.push('Investor');
  if (kind === 'investor' && random.chance(0.25)) groups.push('Owner');
  const eager = { buyer: 0.6, owner: 0.3, tenant: 0.3, broker: 0.4 }[kind as string] ?? 0;
  if (/Bopal/.test(area) && random.chance(eager)) groups.push('Bopal');
  if (area === 'Shela' && random.chance(eager)) groups.push('Shela');
  if (isOld && ['owner', 'investor', 'builder'].includes(kind) && random.chance(0.16))
    groups.push('Diwali sweets list');
  return random.chance(0.035) ? [] : groups.filter((group) => known.includes(group));
};
