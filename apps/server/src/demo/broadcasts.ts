import type { Fillings } from '@angan/contract/whatsapp/broadcast-parts.ts';
import { newMobiles } from './mobiles.ts';
import { newIdentity, plainName } from './names/identity.ts';
import { newRandom } from './random.ts';

export const demoGroups = ['Ahmedabad brokers', 'Surat brokers'] as const;
export const demoSources = ['Broker meet', 'Website'] as const;

/** A broker whom the platform writes to. `group` and `source` are places in the lists above. */
export interface DemoBroker {
  readonly name: string;
  readonly mobile: string;
  readonly group: number;
  readonly source: number;
  readonly agreed: boolean;
}

/** Brokers of the two cities; one in eight was not asked yet. */
export const demoBrokers = (): DemoBroker[] => {
  const random = newRandom('broadcasts');
  const mobiles = newMobiles(newRandom('broadcast mobiles'), []);
  return Array.from({ length: 160 }, (_, at) => ({
    name: plainName(newIdentity(random), 'latin'),
    mobile: mobiles.local(),
    group: at % 2,
    source: random.int(0, 1),
    agreed: at % 8 !== 7,
  }));
};

export const demoTemplate = {
  template_name: 'new_matching',
  language: 'en',
  category: 'MARKETING',
  status: 'APPROVED',
  quality: 'HIGH',
  body: 'Namaste {{1}}, Angan now tells you which of your inquiries a new property fits, the moment you add it. Shall we show you?',
  footer: 'Reply STOP to opt out',
  body_variables: ['Mehul Shah'],
  body_variable_fields: ['contact.name'],
  buttons: [
    { type: 'Custom', text: 'Show me' },
    { type: 'Custom', text: 'Not now' },
  ],
};

export const demoFillings: Fillings = {
  header: { source: '', text: '' },
  body: [{ source: 'contact.name', text: 'there' }],
  url: ['', ''],
};

export interface DemoResult {
  readonly status: 'read' | 'delivered' | 'sent' | 'failed' | 'queued';
  readonly reply: string;
  readonly clicked: string;
}

/** What became of the message to the `at`th person of a broadcast of which `sent` went out. */
export const demoResult = (at: number, sent: number): DemoResult => {
  if (at >= sent) return { status: 'queued', reply: '', clicked: '' };
  const status = at % 19 === 18 ? 'failed' : at % 9 === 4 ? 'sent' : at % 3 === 0 ? 'delivered' : 'read';
  const answers = status === 'read' && at % 5 === 1;
  const clicked = answers && at % 2 === 1 ? 'Show me' : '';
  return { status, clicked, reply: answers ? clicked || 'How much is it for five people?' : '' };
};
