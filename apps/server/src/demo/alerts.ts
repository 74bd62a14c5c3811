import { type AlertSentence, alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { AlertKind } from '@angan/domain/alerts.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { excellent } from '@angan/domain/matching/index.ts';
import { officeDay } from './calendar.ts';
import type { DemoInquiry } from './inquiry.ts';
import type { DemoPair } from './matching.ts';
import { officeMinutes } from './offices.ts';
import type { DemoProperty } from './property.ts';
import type { DemoShare } from './shares.ts';
import { wasSent } from './shares.ts';

/** An alert before its records have codes: `say` is given those of its records, in their order. */
export interface DemoAlert {
  readonly to: string;
  readonly kind: AlertKind;
  readonly inquiry: readonly number[];
  readonly property: readonly number[];
  readonly say: (codes: { readonly inquiry: readonly string[]; readonly property: readonly string[] }) => AlertSentence;
  /** Minutes of office time since it was raised. */
  readonly age: number;
  readonly isRead: boolean;
}

interface Stock {
  readonly inquiries: readonly DemoInquiry[];
  readonly properties: readonly DemoProperty[];
}
const mostOfAKind = 2;

/** Inquiries that the office should hear of a match for: new ones to which nobody has sent anything. */
export const isFresh = (one: DemoInquiry): boolean =>
  one.age < officeMinutes(12) &&
  !wasSent(one) &&
  one.facts.stage !== 'On Hold' &&
  !one.locked_inquiry &&
  !closedInquiryStages.includes(one.facts.stage ?? 'New');

/** The best match of each of these inquiries, told to who has it, or to the Owner where nobody does. */
export const ofMatches = (pairs: readonly DemoPair[], { inquiries, properties }: Stock, lead: string): DemoAlert[] => {
  const best = new Map<number, DemoPair>();
  for (const pair of pairs) if (pair.score >= excellent && !best.has(pair.inquiry)) best.set(pair.inquiry, pair);
  return [...best.values()].map(({ inquiry, property, score }, i) => ({
    to: inquiries[inquiry]!.assigned_to[0] ?? lead,
    kind: 'New match',
    inquiry: [inquiry],
    property: [property],
    say: (codes) =>
      alertSentences.of.match({
        property: codes.property[0]!,
        inquiry: codes.inquiry[0]!,
        score: Math.floor(score + 0.5),
      }),
    age: Math.min(inquiries[inquiry]!.age, properties[property]!.age) * 0.9 * ((i % 3) / 3 + 0.2),
    isRead: i % 4 === 3,
  }));
};

/** Inquiries that came lately and were given to somebody who did not take them in. */
export const ofGiven = ({ inquiries }: Stock): DemoAlert[] =>
  inquiries.flatMap((one, at) =>
    one.age > officeMinutes(6) || closedInquiryStages.includes(one.facts.stage ?? 'New')
      ? []
      : one.assigned_to
          .filter((person) => person !== one.created_by)
          .map((to) => ({
            to,
            kind: 'Inquiry assigned' as const,
            inquiry: [at],
            property: [],
            say: (codes) => alertSentences.of.inquiryAssigned({ code: codes.inquiry[0]! }),
            age: one.age * 0.95,
            isRead: one.age > officeMinutes(2),
          })),
  );

/** Properties on offer that nobody has asked about for longest: told to the Owner and to who has them. */
export const ofStale = ({ properties }: Stock, lead: string): DemoAlert[] =>
  [...properties.entries()]
    .filter(([, one]) => one.facts.status === 'Available' && one.verified > officeMinutes(46))
    .sort(([, a], [, b]) => b.verified - a.verified)
    .slice(0, 6)
    .flatMap(([at, one], i) =>
      [...new Set([lead, ...one.assigned_to])].map((to) => ({
        to,
        kind: 'Property to verify' as const,
        inquiry: [],
        property: [at],
        say: (codes) =>
          alertSentences.of.propertyUnconfirmed({
            code: codes.property[0]!,
            days: Math.floor(one.verified / officeDay),
          }),
        age: 40 + i * 7,
        isRead: i > 2,
      })),
    );

/** Properties that became cheaper after somebody had shared them: told to the sender and to the Owner, once. */
export const ofDrops = (shares: readonly DemoShare[], { properties }: Stock, lead: string): DemoAlert[] => {
  const senders = new Map<number, Set<string>>();
  for (const { by, age, properties: sent } of shares)
    for (const at of sent) {
      const was = properties[at]!.earlier.at(-1);
      if (was && was.until < age) senders.set(at, (senders.get(at) ?? new Set([lead])).add(by));
    }
  return [...senders].flatMap(([at, people]) => {
    const { earlier, facts } = properties[at]!;
    const was = earlier.at(-1)!;
    const now = facts[was.field]!;
    if (now >= was.price) return [];
    return [...people].map(
      (to): DemoAlert => ({
        to,
        kind: 'Price dropped on a shared property',
        inquiry: [],
        property: [at],
        say: (codes) => alertSentences.of.priceDropped({ code: codes.property[0]!, before: was.price, now }),
        age: was.until,
        isRead: false,
      }),
    );
  });
};

/** The newest alerts of a person that nobody has read yet, whatever else they have. */
const unreadAtLeast = 2;

/** At most so many of a kind for one person, the newest: a bell that never stops is not listened to. The oldest first. */
export const theNewest = (alerts: readonly DemoAlert[]): DemoAlert[] => {
  const told = new Map<string, number>();
  const count = (key: string) => {
    const next = (told.get(key) ?? 0) + 1;
    told.set(key, next);
    return next;
  };
  return alerts
    .toSorted((a, b) => a.age - b.age)
    .filter(({ to, kind, property }) => count(`${to} ${kind}`) <= mostOfAKind + Number(property.length > 0))
    .map((one) => ({ ...one, isRead: count(one.to) > unreadAtLeast && one.isRead }))
    .reverse();
};
