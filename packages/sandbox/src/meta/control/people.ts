import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { INCOMING_DAYS } from '../media-store.ts';
import { contactOf } from '../messages/customers.ts';
import { changeNumber, type Incoming, receive, setPreference, writeInApp } from '../messages/incoming.ts';
import { arrive, readAll } from '../messages/send.ts';
import { errorOf } from '../messages/statuses.ts';
import type { Meta } from '../meta.ts';
import type { Customer } from '../state.ts';
import { customerAt, missing, numberAt, outline } from './find.ts';

const digits = z.string().regex(/^\d{6,15}$/);
const person = z.strictObject({
  digits,
  name: z.string().default(''),
  username: z.string().nullable().default(null),
  phone_visible: z.boolean().default(true),
  user_id: z.string().optional(),
  parent_user_id: z.string().nullable().default(null),
  on_whatsapp: z.boolean().default(true),
  receipts: z.boolean().default(true),
  online: z.boolean().default(true),
  chat_open: z.boolean().default(false),
  blocked: z.boolean().default(false),
  stopped: z.boolean().default(false),
});
const changes = person.partial().omit({ digits: true, user_id: true });

const file = z.strictObject({
  /** base64; without it a picture of one pixel. */
  data: z.base64().optional(),
  mime: z.string().default('image/png'),
  caption: z.string().optional(),
  filename: z.string().optional(),
  voice: z.boolean().optional(),
  animated: z.boolean().optional(),
  /** The download fails on Meta's side: the message arrives with error 131052. */
  broken: z.boolean().default(false),
});
const place = z.looseObject({ latitude: z.number(), longitude: z.number() });

/** One of these, and how it is sent. */
const said = z.strictObject({
  /** The business's number; the first where none is named. */
  number: z.string().optional(),
  reply_to: z.string().optional(),
  forwarded: z.boolean().optional(),
  /** What an advertisement that led here says of itself; `true` for one that is made up. */
  referral: z.union([z.literal(true), z.record(z.string(), z.unknown())]).optional(),
  /** Said in this group of WhatsApp's instead of to the business alone. */
  group: z.string().min(1).optional(),
  text: z.string().optional(),
  image: file.optional(),
  video: file.optional(),
  audio: file.optional(),
  document: file.optional(),
  sticker: file.optional(),
  location: place.optional(),
  contacts: z.array(z.record(z.string(), z.unknown())).optional(),
  /** An emoji on a message; an empty one takes it away. */
  reaction: z.strictObject({ message_id: z.string(), emoji: z.string() }).optional(),
  /** A tap on a template's quick reply or an interactive button, by its place among all buttons or its words. */
  tap: z.strictObject({ message_id: z.string(), button: z.union([z.int().min(0), z.string()]) }).optional(),
  /** What WhatsApp does not hand on: a poll, a view-once picture. */
  unsupported: z.string().optional(),
  /** Any message part as it is: its type, and what the webhook carries under it. */
  raw: z.strictObject({ type: z.string(), content: z.record(z.string(), z.unknown()) }).optional(),
});
export type Said = z.input<typeof said>;

/** An advertisement that leads to a chat, as Meta tells of it beside the first message. */
const AD = {
  source_url: 'https://fb.me/3cr4sandbox',
  source_id: '120200000000000001',
  source_type: 'ad',
  headline: 'Plots near the ring road',
  body: 'From 200 sq yd. Write to us for the plan and the price.',
  media_type: 'image',
  image_url: 'https://scontent.example/plots.jpg',
  ctwa_clid: 'ARAsandboxclick',
};

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const FILES = ['image', 'video', 'audio', 'document', 'sticker'] as const;

/** Stores what a customer sends; its id dies after 7 days. */
function fileOf(meta: Meta, number: string, type: (typeof FILES)[number], given: z.output<typeof file>): Incoming {
  const { mime, caption, filename, voice, animated, broken } = given;
  if (broken) {
    const details = 'Failed to download the media from the sender.';
    return { type, content: {}, extra: { errors: [errorOf({ code: 131052, details })] } };
  }
  const bytes = given.data ? Buffer.from(given.data, 'base64') : PIXEL;
  const media = meta.media.add(meta.clock, { bytes, mime, number, filename, days: INCOMING_DAYS });
  const content = {
    ...(caption !== undefined && { caption }),
    ...(type === 'document' && { filename: filename ?? 'document' }),
    mime_type: mime,
    sha256: Buffer.from(media.sha256, 'hex').toString('base64'),
    id: media.id,
    url: meta.media.url(meta.origin, media, meta.clock),
    ...(type === 'audio' && { voice: voice ?? false }),
    ...(type === 'sticker' && { animated: animated ?? false }),
  };
  return { type, content, media: media.id };
}

function incomingOf(meta: Meta, number: string, given: z.output<typeof said>): Incoming {
  const { text, location, contacts, reaction, tap, unsupported, raw } = given;
  if (text !== undefined) return { type: 'text', content: { body: text } };
  for (const type of FILES) if (given[type]) return fileOf(meta, number, type, given[type]);
  if (location) return { type: 'location', content: location };
  if (contacts) return { type: 'contacts', content: { list: contacts } };
  if (reaction) return { type: 'reaction', content: reaction };
  if (tap) return tapped(meta, tap.message_id, tap.button);
  if (raw) return raw;
  const details = 'Message type is currently not supported.';
  const errors = [{ ...errorOf({ code: 131051, details }), title: 'Message type unknown' }];
  return { type: 'unsupported', content: { type: unsupported ?? 'unknown' }, extra: { errors } };
}

/** What a tap on a button of a message or of one of its cards sends: `button` for a template, `interactive` for buttons and lists. */
export function tapped(meta: Meta, messageId: string, wanted: number | string): Incoming {
  const message = meta.messages.find(messageId);
  const { replies, cards } = message ? outline(message) : { replies: [], cards: [] };
  const found = [...replies, ...cards.flatMap((card) => card.replies)].find(
    ({ index, title }) => index === wanted || title === wanted,
  );
  if (!message || !found) throw missing(`button ${wanted} to tap on ${messageId}`);
  const { title, id, description } = found;
  if (message.template) return { type: 'button', content: { payload: id, text: title }, context: messageId };
  const kind = message.content.type === 'list' ? 'list_reply' : 'button_reply';
  const reply = { id, title, ...(description && { description }) };
  return { type: 'interactive', content: { type: kind, [kind]: reply }, context: messageId };
}

/** The customer says it: stored, logged, told by webhook. Returns what the webhook calls it. */
export function say(meta: Meta, customer: Customer, given: Said): { id: string; type: string } {
  const parsed = said.parse(given);
  const number = numberAt(meta, parsed.number);
  const incoming = incomingOf(meta, number.id, parsed);
  const extra = {
    ...incoming.extra,
    ...(parsed.forwarded && { context: { forwarded: true } }),
    ...(parsed.referral && { referral: parsed.referral === true ? AD : parsed.referral }),
  };
  const message = receive(meta, number, customer, {
    ...incoming,
    context: incoming.context ?? parsed.reply_to ?? null,
    group: parsed.group,
    extra,
  });
  return { id: message.id, type: message.type };
}

/** Everything that people with phones do. */
export function peopleRoutes(app: FastifyInstance, meta: Meta): void {
  const path = '/_control/meta/customers';
  app.post(path, (request, reply) => {
    const { user_id, parent_user_id, ...parts } = person.parse(request.body);
    const customer = meta.customers.add({ ...parts, ...(user_id && { id: user_id }), parent_id: parent_user_id });
    meta.changed();
    return reply.code(201).send(shown(customer));
  });
  app.get(path, () => [...meta.customers.byId.values()].map(shown));
  app.get(`${path}/:who`, (request) => shown(customerAt(meta, request.params)));
  app.patch(`${path}/:who`, (request) => {
    const customer = customerAt(meta, request.params);
    const { parent_user_id, ...parts } = changes.parse(request.body);
    const wasOffline = !customer.online;
    Object.assign(customer, parts, parent_user_id !== undefined && { parent_id: parent_user_id });
    if (wasOffline && customer.online) for (const message of [...customer.chat]) arrive(meta, message, customer);
    if (customer.chat_open) readAll(meta, customer);
    meta.changed();
    return shown(customer);
  });
  app.post(`${path}/:who/say`, (request, reply) =>
    reply.code(201).send(say(meta, customerAt(meta, request.params, true), request.body as Said)),
  );
  /** The office answers on its phone. */
  app.post(`${path}/:who/echo`, (request, reply) => {
    const { text, number } = z
      .strictObject({ text: z.string().min(1), number: z.string().optional() })
      .parse(request.body);
    const { id } = writeInApp(meta, numberAt(meta, number), customerAt(meta, request.params, true), text);
    return reply.code(201).send({ id });
  });
  app.post(`${path}/:who/read`, (request, reply) => {
    readAll(meta, customerAt(meta, request.params));
    return reply.code(204).send();
  });
  app.post(`${path}/:who/preference`, (request, reply) => {
    const { value, number } = z
      .strictObject({ value: z.enum(['stop', 'resume']), number: z.string().optional() })
      .parse(request.body);
    setPreference(meta, numberAt(meta, number), customerAt(meta, request.params, true), value);
    return reply.code(204).send();
  });
  app.post(`${path}/:who/number`, (request) => {
    const given = z.strictObject({ digits, number: z.string().optional() }).parse(request.body);
    const customer = customerAt(meta, request.params);
    changeNumber(meta, numberAt(meta, given.number), customer, given.digits);
    return shown(customer);
  });
}

const shown = ({ chat, ...customer }: Customer) => ({
  ...customer,
  messages: chat.length,
  contact: contactOf(customer as Customer),
});
