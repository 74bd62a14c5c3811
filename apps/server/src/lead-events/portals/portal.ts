import type { LeadSourceProblem } from '@angan/contract/lead-events/problems.ts';
import type { LeadAccountType, LeadPortal } from '@angan/domain/leads/index.ts';
import type { DealType } from '@angan/domain/lookups/index.ts';
import type { Ad } from '@angan/domain/whatsapp/ads.ts';

/** A message of a chat that belongs to a lead, by WhatsApp's id of it. */
export interface ChatPart {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
}

/** One enquiry as a portal told of it, in our words and without what it did not say. Nothing of it is trusted yet. */
export interface ReadLead {
  /** The portal's id of the enquiry, or what stands for it where it sends none. */
  readonly external_ref: string;
  /** ISO 8601 with India's offset; null where no time could be read. */
  readonly asked_at: string | null;
  readonly name: string;
  /** As the portal wrote them, one after the other. */
  readonly phone: string;
  readonly email: string;
  /** The person's own words. */
  readonly message: string;
  /** What the portal calls that which was asked about. */
  readonly label: string;
  /** Its id of the advertisement. */
  readonly listing: string;
  readonly project: string;
  readonly locality: string;
  readonly city: string;
  readonly bhk: string;
  /** Words of a budget: '50 - 60 Lac'. */
  readonly budget: string;
  /** Rupees. */
  readonly budget_min: number | null;
  readonly budget_max: number | null;
  readonly subtype: string;
  readonly deal: DealType | null;
  /** That the deal is known to be wrong often, so that the person's own words come first. */
  readonly is_deal_weak: boolean;
  readonly kind: 'Residential' | 'Commercial' | null;
  readonly is_verified: boolean;
  /** That the portal says it is a dealer and no buyer. */
  readonly is_agent: boolean;
  /** The version of the words by which they agreed to be written to; '' where nobody asked them, or they did not. */
  readonly consent_version?: string;
  /** Our property that they asked about, where they were shown it by us. */
  readonly asked_property?: number;
  /** Of one by WhatsApp whose chat it is, by WhatsApp's id of them; the messages that it is made of, in their order. */
  readonly chat?: string;
  readonly parts?: readonly ChatPart[];
  /** The advertisement by which they came, with Meta's id of the click. */
  readonly ad?: Ad & { readonly click_id: string };
  /** When somebody of the office answered in WhatsApp before this was read; ISO 8601. */
  readonly answered_at?: string;
  /** What it was read from: the part of the message that is about this enquiry. */
  readonly raw: string;
}

/** Why nothing, or not all, was read of a message. */
export type Unread = 'notRead' | 'document' | 'encrypted' | 'tooLarge';

export type LeadReadings =
  | { readonly ok: true; readonly leads: readonly ReadLead[] }
  | { readonly ok: false; readonly why: Unread };

/** A message as it came. */
export interface Incoming {
  readonly body: Buffer;
  readonly contentType: string;
  /** Of the address, without ours. */
  readonly query: Readonly<Record<string, string>>;
}

/** What an office has at a portal. */
export interface Login {
  readonly username: string;
  readonly profile_id: string;
  readonly account_type: LeadAccountType;
  readonly listing_ids: readonly string[];
  /** Password, key or encryption key. */
  readonly secret: string;
  /** Seconds that the portal's clock is ahead of ours. */
  readonly clock_offset: number;
}

export interface Window {
  readonly from: Date;
  readonly to: Date;
}

export interface PullRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PullAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly contentType: string;
  /** The portal's clock, by its Date header; undefined where it has none. */
  readonly date: Date | undefined;
}

export type Pulled =
  | { readonly ok: true; readonly leads: readonly ReadLead[]; readonly isFull: boolean }
  | { readonly ok: false; readonly problem: LeadSourceProblem; readonly clock_offset?: number };

/** What became of the enquiries of one message. */
export interface Received {
  readonly leads: readonly { readonly external_ref: string; readonly became: 'stored' | 'known' | 'failed' }[];
  /** Why the message itself could not be read; it is kept all the same. */
  readonly unread?: Unread;
}
export interface Spoken {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A portal's protocol: pure, so that it is tested on what was seen of it. */
export interface Portal {
  readonly portal: LeadPortal;
  /** What to ask for the enquiries of a window. `base` is its address from the settings. */
  readonly request: (base: string, login: Login, window: Window, now: Date) => PullRequest;
  readonly readAnswer: (answer: PullAnswer, now: Date) => Pulled;
  readonly readPush: (message: Incoming) => LeadReadings;
  /** What it is told, in its own words. Success for what is stored or known: failure only where sending again helps. */
  readonly tell: (received: Received) => Spoken;
  /** A message as the portal sends it, of a person who does not exist. */
  readonly sample: (now: Date) => Incoming;
}
