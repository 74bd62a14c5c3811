import { newMobiles } from '../mobiles.ts';
import { newIdentity, plainName } from '../names/identity.ts';
import { newRandom } from '../random.ts';

export const brokerGroups = ['Ahmedabad brokers', 'Surat brokers'] as const;
export const brokerSources = ['Broker meet', 'Website'] as const;

/** A broker whom the platform writes to. `group` and `source` are places in the lists above. */
export interface DemoBroker {
  readonly name: string;
  readonly mobile: string;
  readonly group: number;
  readonly source: number;
  readonly agreed: boolean;
}

/** Brokers of the two cities; one in eight of each was not asked yet. */
export const demoBrokers = (): DemoBroker[] => {
  const random = newRandom('broadcasts');
  const mobiles = newMobiles(newRandom('broadcast mobiles'), []);
  return Array.from({ length: 160 }, (_, at) => ({
    name: plainName(newIdentity(random), 'latin'),
    mobile: mobiles.local(),
    group: at % 2,
    source: random.int(0, 1),
    agreed: Math.floor(at / 2) % 8 !== 7,
  }));
};

export const inCity = <B extends DemoBroker>(brokers: readonly B[], group: (typeof brokerGroups)[number]): B[] =>
  brokers.filter((one) => brokerGroups[one.group] === group);

/** What somebody's phone is like, and so what becomes of a message to it. */
export interface Phone {
  /** `silent`: read, and nobody is told. `off`: it arrives another day. */
  readonly is: 'usual' | 'silent' | 'off' | 'not on WhatsApp' | 'full' | 'stopped';
  readonly says: string;
  /** What they say is a button of the message. */
  readonly taps: boolean;
}

const answers = [
  'Show me',
  'How much is it for five people?',
  'Not now',
  'Yes, please call after 4',
  'STOP',
  'Show me',
  'हिंदी में भी है क्या?',
  'Show me',
];
const failing = ['not on WhatsApp', 'full', 'not on WhatsApp', 'stopped'] as const;

/** The phone of the `at`th person of a city. */
export const phoneOf = (at: number): Phone => {
  if (at % 17 === 16) return { is: failing[Math.floor(at / 17) % failing.length]!, says: '', taps: false };
  if (at % 11 === 4) return { is: 'off', says: '', taps: false };
  if (at % 3 === 0) return { is: 'silent', says: '', taps: false };
  const says = at % 5 === 1 ? answers[Math.floor(at / 5) % answers.length]! : '';
  return { is: 'usual', says, taps: says === 'Show me' || says === 'Not now' };
};
