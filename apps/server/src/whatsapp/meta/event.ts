import type { Ad } from '@angan/domain/whatsapp/ads.ts';
import type { ToldStatus } from '@angan/domain/whatsapp/status.ts';
import type { Json } from './json.ts';

/** Who wrote, or was written to: by number, by Meta's own id, or both. */
export interface Person {
  readonly wa_id: string | undefined;
  readonly user_id: string | undefined;
  readonly username: string;
  readonly profile_name: string;
}

/** Kinds of message that rows have; whatever else Meta sends is 'unsupported'. */
export const messageKinds = [
  'text',
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'location',
  'contacts',
  'button',
  'interactive',
  'reaction',
  'template',
  'order',
  'system',
  'unsupported',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A message that came in, as a row will keep it. */
export interface CameIn {
  readonly phoneNumberId: string;
  readonly wamid: string;
  readonly at: Date;
  readonly person: Person;
  readonly kind: MessageKind;
  readonly body: string;
  readonly content: Json;
  readonly reply_to: string | undefined;
  /** Whether a person wrote it: such open the reply window, count as unread and stand in the list. */
  readonly written: boolean;
  /** By an advertisement: free of charge for three days. */
  readonly byAd: boolean;
  /** The advertisement, where it is told which. */
  readonly ad: Ad | undefined;
  readonly hasFile: boolean;
  /** It is a file, and WhatsApp could not bring it: there is nothing to fetch. */
  readonly lostFile: boolean;
  /** They have another number or id from now on. */
  readonly becomes: { readonly wa_id?: string; readonly user_id?: string } | undefined;
}

/** What became of a message that we sent. */
export interface Told {
  readonly phoneNumberId: string;
  readonly wamid: string;
  readonly status: ToldStatus;
  readonly at: Date;
  /** Whom it went to, where it is told that their number and Meta's id are one person's. */
  readonly recipient: { readonly wa_id: string; readonly user_id: string } | undefined;
  /** As we sent it along; '' for messages of other tools on the number. */
  readonly callback: string;
  readonly error: { readonly code: number; readonly title: string; readonly detail: string } | undefined;
  readonly pricing: { readonly category: string; readonly type: string } | undefined;
}

/** A change of anything but messages: of templates, the account, the number, a person's wishes. */
export interface FieldChange {
  readonly field: string;
  /** The WhatsApp business account; of other webhooks, whatever they are about. */
  readonly wabaId: string;
  /** '' where it is about no one number. */
  readonly phoneNumberId: string;
  readonly value: Json;
  readonly at: Date;
}

export interface ReadEvent {
  readonly messages: CameIn[];
  readonly statuses: Told[];
  readonly changes: FieldChange[];
  /** Faults that Meta tells of without a message: code and title. */
  readonly faults: string[];
}
