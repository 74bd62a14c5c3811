import type { Component } from './templates/model.ts';

/** An app of Meta's developers' site, which is what a webhook goes to. */
export interface App {
  id: string;
  secret: string;
  name: string;
  subscriptions: Subscription[];
}

export interface Subscription {
  object: string;
  callback_url: string;
  verify_token: string;
  fields: string[];
}

/** A WhatsApp Business Account. */
export interface Waba {
  id: string;
  name: string;
  /** The portfolio is verified and a display name approved: the larger limit of templates. */
  verified: boolean;
  tier: Tier;
  apps: { id: string; override?: { uri: string; verify_token: string } }[];
}

export type Tier = 'TIER_250' | 'TIER_2K' | 'TIER_10K' | 'TIER_100K' | 'TIER_UNLIMITED';

/** Unique people messaged outside the window in a moving day. */
export const TIERS: Record<Tier, number> = {
  TIER_250: 250,
  TIER_2K: 2000,
  TIER_10K: 10_000,
  TIER_100K: 100_000,
  TIER_UNLIMITED: Infinity,
};

export type Quality = 'GREEN' | 'YELLOW' | 'RED' | 'UNKNOWN';

export interface PhoneNumber {
  id: string;
  waba: string;
  /** As people read it: +91 98250 00001. */
  display: string;
  digits: string;
  verified_name: string;
  name_status: string;
  verified: boolean;
  registered: boolean;
  pin: string | null;
  quality: Quality;
  /** Messages per second, in and out together. */
  throughput: number;
  profile: Record<string, unknown>;
  /** The code that the last `request_code` sent. */
  code: string | null;
  wrong_pins: number;
  /** When it was registered or deregistered, milliseconds. */
  registrations: number[];
}

export interface Token {
  token: string;
  app: string;
  user: string;
  scopes: string[];
  /** Milliseconds; null never. */
  expires_at: number | null;
  /** The accounts it was given; null for all. */
  wabas: string[] | null;
  /** Of a page's own token. */
  page?: string;
  /** Ended before its time, as by a new password; the subcode that is told. */
  ended?: number;
}

export type TemplateStatus =
  | 'APPROVED'
  | 'IN_APPEAL'
  | 'PENDING'
  | 'REJECTED'
  | 'PENDING_DELETION'
  | 'DELETED'
  | 'DISABLED'
  | 'PAUSED'
  | 'LIMIT_EXCEEDED'
  | 'ARCHIVED';

export type Category = 'MARKETING' | 'UTILITY' | 'AUTHENTICATION';

export interface Template {
  id: string;
  waba: string;
  name: string;
  language: string;
  category: Category;
  previous_category: Category | null;
  correct_category: Category | null;
  parameter_format: 'POSITIONAL' | 'NAMED';
  components: Component[];
  ttl: number | null;
  /** Of `cta_url_link_tracking_opted_out`: clicks on its addresses are not counted. */
  tracking_opted_out: boolean;
  status: TemplateStatus;
  rejected_reason: string;
  quality: Quality;
  created_at: number;
  /** Of the last create or edit, so that a late decision about an older text is dropped. */
  round: number;
  edits: number[];
  pauses: number;
  paused_until: number | null;
  /** A pacing pause can be lifted by its owner, one for bad quality only by time. */
  paused_by: 'pacing' | 'quality' | null;
  /** Members that it is listed with, whatever they are: for a client to bear. */
  odd?: Record<string, unknown>;
  /** Pacing: how many more go out at once, and what is held. */
  pacing: { left: number; held: string[] } | null;
}

export interface Media {
  id: string;
  number: string | null;
  mime: string;
  /** What its first bytes say, where they are of a kind we know. */
  looks: string | null;
  sha256: string;
  size: number;
  filename: string | null;
  created_at: number;
  expires_at: number;
}

export interface Upload {
  id: string;
  sig: string;
  app: string;
  user: string;
  name: string;
  length: number;
  type: string;
  received: Buffer[];
  offset: number;
}

export interface Customer {
  /** Business-scoped user id. */
  id: string;
  parent_id: string | null;
  digits: string;
  name: string;
  username: string | null;
  /** Without it webhooks carry the user id alone. */
  phone_visible: boolean;
  on_whatsapp: boolean;
  receipts: boolean;
  online: boolean;
  /** Chat on screen: `delivered` is skipped, `read` says both. */
  chat_open: boolean;
  blocked: boolean;
  /** Stopped marketing by WhatsApp's own setting. */
  stopped: boolean;
  /** Numbers of the business whose window is open, until when. */
  windows: Record<string, number>;
  chat: Message[];
  unread: number;
  typing_until: number;
  /** When somebody added them on the page, so that they stand on top before they wrote. */
  added_at?: number;
}

export type MessageStatus = 'accepted' | 'held' | 'sent' | 'delivered' | 'read' | 'played' | 'failed';

export interface Message {
  id: string;
  direction: 'out' | 'in';
  number: string;
  customer: string;
  at: number;
  type: string;
  /** The part named by the type, as it was sent or as the webhook carried it. */
  content: Record<string, unknown>;
  /** For a template: what it was made of when it was sent. */
  template: { id: string; name: string; category: Category; components: Component[] } | null;
  /** The file that its reader sees, ours or fetched from a link. */
  media: string | null;
  callback: string | null;
  status: MessageStatus;
  error: number | null;
  /** The message it answers. */
  context: string | null;
  /** By who: the emoji. */
  reactions: { customer?: string; business?: string };
}
