import type { AlertChannel } from '@angan/domain/alerts.ts';
import { z } from 'zod';
import type { DeviceToken, PushKeys } from '../push/index.ts';

/** A mail to one address. `html` says the same as `text`. Attachments in base 64, a few hundred KB at most. */
export const MailBody = z.object({
  text: z.string().min(1),
  html: z.string().min(1),
  attachments: z.array(z.object({ file_name: z.string(), content: z.base64() })).optional(),
});

/** An SMS by a template that the operator has registered, with its variables by name. */
export const SmsBody = z.object({ template_id: z.string().min(1), variables: z.record(z.string(), z.string()) });

/**
 * What a notice is about: an alert of a person, and others that it tells of in one. What it says is written when it goes,
 * by what its reader may see then.
 */
export const NoticeBody = z.object({
  alert: z.number().int(),
  also: z.array(z.number().int()).default([]),
  user: z.number().int().default(0),
});

/** What a person is told of alerts, as a service worker reads it. */
export interface NoticeContent {
  readonly title: string;
  readonly body: string;
  /** What has the same tag takes its place on the device. */
  readonly tag: string;
  /** Where a click leads, within the app. */
  readonly url: string;
}

/**
 * What goes out to one person. `to` is an e-mail address or ten digits. `idempotencyKey` is unique within the company:
 * the same key asked for twice is sent once. After `notAfter` it is of no use any more, and is not sent.
 */
export type Message =
  | {
      readonly channel: 'mail';
      readonly to: string;
      readonly subject: string;
      readonly body: z.infer<typeof MailBody>;
      readonly idempotencyKey: string;
      readonly notAfter?: Date;
    }
  | {
      readonly channel: 'sms';
      readonly to: string;
      readonly body: z.infer<typeof SmsBody>;
      readonly idempotencyKey: string;
      readonly notAfter?: Date;
    };

/** A push as it is about to go. */
export interface Push {
  readonly channel: 'push';
  readonly device: DeviceToken;
  readonly keys: PushKeys;
  readonly content: NoticeContent;
}

/** An alert on WhatsApp as it is about to go, by the template for it. */
export interface WhatsappNotice {
  readonly channel: 'whatsapp';
  /** Ten digits. */
  readonly mobile: string;
  /** The language that its reader chose. */
  readonly language: string;
  readonly content: NoticeContent;
  /** Goes along, and comes back with all that is told of it. */
  readonly sign: string;
}

/** Channels by which alerts leave the app. */
export type NoticeChannel = AlertChannel;

export type Mail = Extract<Message, { channel: 'mail' }>;
export type Sms = Extract<Message, { channel: 'sms' }>;

/**
 * What came of an attempt. `rate`: what it costs, in rupees. `unknown`: the provider may have it or not, the answer did not reach us. `gone`: there is
 * nobody there any more. `afterSeconds`: when the provider wants to be asked again.
 */
export type Outcome =
  | { readonly is: 'sent'; readonly providerId: string; readonly rate?: number | undefined }
  | { readonly is: 'temporary'; readonly why: string; readonly afterSeconds?: number }
  | { readonly is: 'permanent' | 'unknown' | 'gone'; readonly why: string };

/** One way to the outside: a provider's protocol. `send` never throws and returns within `sendLimitMs`. */
export interface Channel<M extends Message | Push | WhatsappNotice> {
  /** Whether what may have gone already may be sent again: the receiving side can tell that it is the same message. */
  readonly mayRepeat: boolean;
  send(message: M): Promise<Outcome>;
  close(): void;
}

export interface Channels {
  readonly mail: Channel<Mail>;
  readonly sms: Channel<Sms>;
  readonly push: Channel<Push>;
}

/** Seconds that a push service keeps what its device does not fetch. */
export const pushKeptSeconds = 24 * 60 * 60;

/** No attempt lasts longer, so a message that was claimed earlier than this is in nobody's hands. Milliseconds. */
export const sendLimitMs = 60_000;
