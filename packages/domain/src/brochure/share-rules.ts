import { dayInIndia, daysBetween } from '../dates.ts';
import { freshnessOf } from '../freshness.ts';
import type { DealType } from '../lookups/deal-types.ts';
import type { PropertyStatus } from '../lookups/property-lists.ts';
import { mostStops } from '../tours/index.ts';

export const shareChannels = ['PDF', 'WhatsApp text', 'Link'] as const;
export type ShareChannel = (typeof shareChannels)[number];

/** How several are laid out: each with its pictures, side by side, as lines, or as stops with the times of visits. */
export const shareFormats = ['Single', 'Comparison', 'List', 'Tour'] as const;
export type ShareFormat = (typeof shareFormats)[number];
/** How properties came to be shown, as the ledger has it: sent in one of these ways, or seen and written on the slip of a visit. */
export const ledgerChannels = [...shareChannels, 'Visit slip'] as const;
export type LedgerChannel = (typeof ledgerChannels)[number];
export const ledgerFormats = [...shareFormats, 'Visit slip'] as const;
export type LedgerFormat = (typeof ledgerFormats)[number];

/** Properties that a format holds. */
export const shareSizes = { Single: 1, Comparison: 6, List: 25, Tour: mostStops } as const satisfies Record<
  ShareFormat,
  number
>;

/** `isTour`: they are told with the times at which they are visited. */
export const formatOf = (properties: number, isTour = false): ShareFormat => {
  if (isTour) return 'Tour';
  if (properties === 1) return 'Single';
  return properties <= shareSizes.Comparison ? 'Comparison' : 'List';
};

/** Days that a link lasts, and those that somebody may choose at most. */
export const shareDays = { usual: 14, most: 90 } as const;

export const shareRefusals = {
  preLaunch: 'Advertising before registration is not allowed',
  noRera: 'This new booking has no RERA number. Share it all the same?',
  notOffered: (status: string) => `A property that is ${status} is not on offer.`,
} as const;

export interface ShareFacts {
  readonly status: PropertyStatus;
  readonly deal_types: readonly DealType[];
  readonly rera_no: string;
  /** Of the project it lies in. */
  readonly project: { readonly status: string; readonly rera_no: string } | null;
  readonly last_verified_at: string | null;
}

export type ShareGate = { readonly may: 'yes' } | { readonly may: 'confirm' | 'no'; readonly why: string };

/**
 * Whether a property may be advertised (domain 4.4). `confirm`: only after a person has said so, which is put on record.
 */
export const shareGate = ({ status, deal_types, rera_no, project }: ShareFacts): ShareGate => {
  if (project?.status === 'Pre-launch') return { may: 'no', why: shareRefusals.preLaunch };
  if (!['Available', 'On Hold', 'Under Offer'].includes(status))
    return { may: 'no', why: shareRefusals.notOffered(status) };
  const isRegistered = rera_no.trim() !== '' || (project?.rera_no ?? '').trim() !== '';
  if (deal_types.includes('New booking') && !isRegistered) return { may: 'confirm', why: shareRefusals.noRera };
  return { may: 'yes' };
};

/** What the sender should know of a stale one; null where it was made sure of lately. `today` as YYYY-MM-DD. */
export const notConfirmed = (
  { last_verified_at, deal_types }: Pick<ShareFacts, 'last_verified_at' | 'deal_types'>,
  today: string,
): string | null => {
  if (freshnessOf(last_verified_at, deal_types, today) !== 'Stale') return null;
  if (last_verified_at === null) return 'Never confirmed';
  return `Not confirmed for ${daysBetween(dayInIndia(last_verified_at), today)} days`;
};
