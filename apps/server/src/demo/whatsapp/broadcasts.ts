import { type Fillings, noFillings } from '@angan/contract/whatsapp/broadcast-parts.ts';
import type { BroadcastStatus } from '@angan/domain/whatsapp/broadcasts.ts';
import type { brokerGroups } from './brokers.ts';
import type { DemoTemplate } from './template-parts.ts';
import { brokerMeet, newFlat, newMatching } from './templates.ts';

export interface DemoBroadcast {
  readonly name: string;
  readonly status: BroadcastStatus;
  readonly template: DemoTemplate;
  readonly group?: (typeof brokerGroups)[number];
  /** Days from today on which it began or begins; a draft has none. */
  readonly day?: number;
  /** Share of its people who were written to. */
  readonly sent: number;
  readonly hours: { readonly from: string; readonly until: string } | null;
  readonly fillings: Fillings;
}

const name = { source: 'contact.name', text: 'there' } as const;
const text = (words: string) => ({ source: '', text: words }) as const;
const officeHours = { from: '10:00', until: '19:00' } as const;
const onlyBody = (...body: Fillings['body']): Fillings => ({ ...noFillings, body, url: ['', ''] });

/** In the order in which they were made. */
export const demoBroadcasts: readonly DemoBroadcast[] = [
  {
    name: 'Matching for Ahmedabad',
    status: 'Done',
    template: newMatching,
    group: 'Ahmedabad brokers',
    day: -6,
    sent: 1,
    hours: officeHours,
    fillings: onlyBody(name),
  },
  {
    // Paused by hand and without hours, so that it is under way whenever the demo is opened, and goes on when told to.
    name: 'Matching for Surat',
    status: 'Paused',
    template: newMatching,
    group: 'Surat brokers',
    day: -1,
    sent: 0.4,
    hours: null,
    fillings: onlyBody(name),
  },
  {
    name: 'Broker meet in Ahmedabad',
    status: 'Scheduled',
    template: brokerMeet,
    group: 'Ahmedabad brokers',
    day: 12,
    sent: 0,
    hours: officeHours,
    fillings: { ...onlyBody(name), header: text('Ahmedabad') },
  },
  {
    name: 'Flats in Bopal',
    status: 'Draft',
    template: newFlat,
    sent: 0,
    hours: officeHours,
    fillings: {
      ...noFillings,
      body: [text('3 BHK in Sun Vista'), text('Bopal'), text('1,250 sqft'), text('88.50 Lakhs')],
      url: ['', 'sun-vista'],
    },
  },
];
