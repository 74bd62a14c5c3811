import { messageStatuses } from '@angan/domain/whatsapp/status.ts';
import { shownButtonTypes, shownHeaderFormats } from '@angan/domain/whatsapp/templates/index.ts';
import { z } from 'zod';
import { upload } from '../files/upload.ts';
import { call } from '../kit/call.ts';
import { idParams, number, reference, text } from '../kit/fields.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import type { lostFiles } from './stored-sentences.ts';

/** Characters that WhatsApp takes: of a text, of what stands under a picture or a document. */
export const messageLimits = { text: 4096, caption: 1024, place: 200, digits: 20 } as const;
export const messagePageSize = 50;

/** A message as the specification names its fields (3.1). */
export const WhatsappMessage = z.object({
  id: z.number(),
  /** Digits with the country code; '' of a person whose number is not visible. */
  user_whatsapp_number: z.string(),
  incoming_outgoing: z.enum(['incoming', 'outgoing']),
  content_type: z.enum(['text', 'other']),
  message_body: z.string(),
  timestamp: z.string(),
});
export type WhatsappMessage = z.infer<typeof WhatsappMessage>;

const Place = z.object({ latitude: z.number(), longitude: z.number(), name: z.string(), address: z.string() });
/** A place as somebody names it, in degrees. */
export const PlaceInput = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  name: z.string().trim().max(messageLimits.place).default(''),
  address: z.string().trim().max(messageLimits.place).default(''),
});
const Card = z.object({
  name: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  company: z.string(),
});

const Buttons = z.array(z.object({ type: z.enum([...shownButtonTypes, 'List']), text: z.string(), link: z.string() }));

/** What a message holds besides its words, by what it is; all empty of a plain text. */
const parts = {
  place: Place.nullable(),
  cards: z.array(Card),
  /** Of a template or of what offers buttons: what stands above, below, and on the buttons. */
  header: z.string(),
  header_format: z.enum(shownHeaderFormats).nullable(),
  footer: z.string(),
  buttons: Buttons,
  /** Below the chosen row of a list. */
  detail: z.string(),
  /** The advertisement by which the person came with this message. */
  ad: z.object({ headline: z.string(), body: z.string(), url: z.string() }).nullable(),
};

const File = z.object({
  url: z.string(),
  /** A smaller picture, where it is one. */
  thumb_url: z.string().nullable(),
  name: z.string(),
  content_type: z.string(),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});

/** A message as a chat draws it. */
export const ChatMessage = WhatsappMessage.extend({
  chat: z.number(),
  /** text, image, video, audio, document, sticker, location, contacts, button, interactive, template, system, unsupported… */
  kind: z.string(),
  ...parts,
  /** The cards of a carousel side by side, each with its picture or video, words and buttons. */
  carousel: z.array(
    z.object({ format: z.enum(['IMAGE', 'VIDEO']), file: File.nullable(), body: z.string(), buttons: Buttons }),
  ),
  file: File.nullable(),
  /** Why its file is not there: '' where it is or is still being fetched. */
  file_error: sentenceIn<typeof lostFiles>().nullable(),
  /** Of ours alone. */
  status: z.enum(messageStatuses).nullable(),
  sent_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  read_at: z.string().nullable(),
  /** Why it was not sent or delivered, in a sentence; '' where it was. */
  failure: z.string(),
  /** The message that it answers; `id` null where that is not here. */
  reply_to: z
    .object({
      id: z.number().nullable(),
      incoming_outgoing: z.enum(['incoming', 'outgoing']).nullable(),
      line: z.string(),
    })
    .nullable(),
  reactions: z.array(z.object({ emoji: z.string(), incoming_outgoing: z.enum(['incoming', 'outgoing']) })),
  edited: z.boolean(),
  revoked: z.boolean(),
  /** Which of the office's people wrote it; '' of what came in. */
  by: z.string(),
  broadcast: z.boolean(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** What may be sent: the specification's text, and ours beside it. */
export const sendKinds = ['text', 'media', 'location', 'contact', 'reaction', 'template', 'brochure'] as const;
export type SendKind = (typeof sendKinds)[number];

/** Values of a template for one message, as JSON in a form: of its header, its body by place, its dynamic links by place. */
const texts = {
  body: z.array(z.string().max(1024)).max(15).optional(),
  url: z.record(z.string().regex(/^\d$/), z.string().max(2000)).optional(),
};
export const TemplateValuesInput = z.object({
  header: z.string().max(200).optional(),
  ...texts,
  /** What a button copies, by its place. */
  code: z.record(z.string().regex(/^\d$/), z.string().max(50)).optional(),
  /** Which of the media stands above; the template's own where none is named. */
  medium: z.number().int().nullable().optional(),
  /** Where a header that is a map points to. */
  location: PlaceInput.nullable().optional(),
  cards: z
    .array(z.object({ ...texts, medium: z.number().int().nullable().optional() }))
    .max(10)
    .optional(),
});
export type TemplateValuesInput = z.infer<typeof TemplateValuesInput>;

const fromJson = z.preprocess((given) => {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return given;
  }
}, TemplateValuesInput.optional());

/** A number as it is typed, with or without its country's code. */
export const numberInput = z
  .string()
  .max(messageLimits.digits)
  .transform((typed) => typed.replaceAll(/\D/g, ''))
  .optional();

export const MessageInput = z.object({
  /** The chat, or the number of the person: one of both. */
  chat: reference(),
  user_whatsapp_number: numberInput,
  incoming_outgoing: z.literal('outgoing').optional(),
  content_type: z.enum(sendKinds).optional(),
  message_body: text(messageLimits.text),
  /** Sent by the specification's client. When a message was written is the server's to say. */
  timestamp: z.string().max(40).optional(),
  /** The id of the message that it answers, or that is reacted to. */
  reply_to: reference(),
  /** A picture, a video, a voice message or a document. */
  file: upload(),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  place_name: text(messageLimits.place),
  place_address: text(messageLimits.place),
  /** Whose card is sent. */
  contact: reference(),
  template: reference(),
  values: fromJson,
  /** Whose brochure is sent. */
  property: reference(),
});
export type MessageInput = z.input<typeof MessageInput>;

const toView = { access: 'whatsapp_message:view', subscription: 'any' } as const;
const toSend = { access: 'whatsapp_message:send', subscription: 'any' } as const;
const path = '/mgmt/whatsappmessage/';

export const whatsappMessageCalls = {
  list: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_chat', 'whatsapp_broadcast'],
    path,
    summary: 'WhatsApp messages of chats, or those with one number; the newest first unless it is said otherwise',
    query: z.object({
      page: listQuery.page,
      page_size: listQuery.page_size,
      cursor: listQuery.cursor,
      ordering: listQuery.ordering,
      user_whatsapp_number: numberInput,
    }),
    answer: pageOf(WhatsappMessage),
  }),
  create: call({
    ...toSend,
    method: 'POST',
    path,
    summary: 'Send a WhatsApp message; outside the reply window templates alone',
    body: MessageInput,
    fileBytes: 100 * 1024 * 1024,
    answer: ChatMessage,
    status: 201,
  }),
  again: call({
    ...toSend,
    method: 'POST',
    path: `${path}:id/again/`,
    summary: 'Send a message again that failed, or of which nobody knows whether it arrived',
    params: idParams,
    answer: ChatMessage,
  }),
};
