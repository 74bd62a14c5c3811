import type { ShareChannel } from '@angan/domain/brochure/index.ts';
import { closedInquiryStages, type InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import type { DemoInquiry } from './inquiry.ts';
import type { DemoPair } from './matching.ts';
import { officeMinutes } from './offices.ts';
import type { DemoProperty } from './property.ts';
import type { Random } from './random.ts';

/** One sending of the demo: records by their places in the lists. */
export interface DemoShare {
  readonly by: string;
  /** Minutes of office time since. */
  readonly age: number;
  readonly inquiry: number;
  readonly properties: readonly number[];
  readonly channel: ShareChannel;
  /** Times that the link was opened; minutes of office time since the first and the last. */
  readonly opened: { readonly count: number; readonly first: number; readonly last: number } | null;
  readonly isRevoked: boolean;
}

const unshared: readonly InquiryStage[] = ['New', 'Contacted', 'Qualified', 'On Hold', ...closedInquiryStages];

/** Whether somebody would have been sent something by now: who came that far was. */
export const wasSent = ({ facts, assigned_to }: DemoInquiry): boolean =>
  !unshared.includes(facts.stage ?? 'New') && assigned_to.length > 0;

/** Who was sent what, the oldest first: of what fits best, and not before either of the two was there. */
export const tellShares = (
  pairs: readonly DemoPair[],
  inquiries: readonly DemoInquiry[],
  properties: readonly DemoProperty[],
  lead: string,
  random: Random,
): DemoShare[] =>
  inquiries
    .flatMap((wish, inquiry): DemoShare[] => {
      const fitting = pairs.filter((pair) => pair.inquiry === inquiry).map((pair) => pair.property);
      if (!wasSent(wish) || !fitting.length) return [];
      const times = random.int(1, 2);
      return Array.from({ length: times }, (_, turn) => {
        const since = Math.min(wish.age * (0.75 - turn * 0.4), officeMinutes(26 - turn * 17));
        const age = Math.max(20, since * (0.8 + random.next() * 0.2));
        const there = fitting.filter((one) => properties[one]!.age > age);
        const sent = there.slice(turn * 2, turn * 2 + random.int(1, 3));
        // Of a locked inquiry nobody else knows.
        const by = wish.locked_inquiry ? lead : wish.assigned_to[0]!;
        return { by, age, inquiry, properties: sent, ...sending(age, random) };
      });
    })
    .filter(({ properties: sent }) => sent.length > 0)
    .sort((a, b) => b.age - a.age);

const sending = (age: number, random: Random): Pick<DemoShare, 'channel' | 'opened' | 'isRevoked'> => {
  const channel = random.weighted<ShareChannel>([
    ['WhatsApp text', 5],
    ['Link', 4],
    ['PDF', 3],
  ]);
  const isOpened = channel !== 'PDF' && random.chance(0.7);
  const first = age * (0.7 + random.next() * 0.28);
  const count = random.int(1, 5);
  return {
    channel,
    opened: isOpened ? { count, first, last: count === 1 ? first : first * random.next() } : null,
    isRevoked: random.chance(0.06),
  };
};
