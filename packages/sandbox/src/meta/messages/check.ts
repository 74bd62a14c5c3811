import { coded, GraphError, invalid } from '../errors.ts';
import type { MediaKind } from '../media-rules.ts';
import { isRecord } from '../templates/refuse.ts';
import { checkInteractive } from './check-interactive.ts';
import { checkMedia, checkPart, checkText, type Part } from './parts.ts';

/** Longest texts of messages, in code points. */
export const LONGEST = { text: 4096, caption: 1024, callback: 512, contacts: 257 } as const;

function media(kind: MediaKind) {
  return (body: Part): Part => {
    const part = checkPart(body, kind);
    checkMedia(part, kind);
    const captioned = kind !== 'audio' && kind !== 'sticker';
    if (!captioned && part.caption !== undefined) throw invalid(`Param ${kind}['caption'] is not allowed.`);
    checkText(part, 'caption', kind, LONGEST.caption, false);
    return part;
  };
}

function text(body: Part): Part {
  const part = checkPart(body, 'text');
  checkText(part, 'body', 'text', LONGEST.text);
  return part;
}

export function location(body: Part): Part {
  const part = checkPart(body, 'location');
  for (const [key, most] of [
    ['latitude', 90],
    ['longitude', 180],
  ] as const) {
    const value = Number(part[key] === '' ? Number.NaN : part[key]);
    if (part[key] === undefined) throw coded(131008, `Parameter location['${key}'] is required.`);
    if (!(Math.abs(value) <= most)) throw coded(131009, `Parameter location['${key}'] is not a valid ${key}.`);
  }
  return part;
}

function contacts(body: Part): Part {
  const list = body.contacts;
  if (!Array.isArray(list) || list.length === 0)
    throw coded(131008, "Parameter 'contacts' is mandatory for type 'contacts'");
  if (list.length > LONGEST.contacts) throw invalid(`Param contacts must have at most ${LONGEST.contacts} elements.`);
  list.forEach((one: unknown, index) => {
    const name = isRecord(one) && isRecord(one.name) ? one.name : {};
    checkText(name, 'formatted_name', `contacts[${index}]['name']`, 1024);
    if (!['first_name', 'last_name', 'middle_name', 'suffix', 'prefix'].some((key) => typeof name[key] === 'string'))
      throw coded(131009, `contacts[${index}]['name'] needs one more part beside formatted_name.`);
  });
  return { list };
}

function reaction(body: Part): Part {
  const part = checkPart(body, 'reaction');
  checkText(part, 'message_id', 'reaction', 512);
  if (typeof part.emoji !== 'string') throw coded(131008, "Parameter reaction['emoji'] is required.");
  return part;
}

const TYPES: Record<string, (body: Part) => Part> = {
  text,
  image: media('image'),
  video: media('video'),
  audio: media('audio'),
  document: media('document'),
  sticker: media('sticker'),
  location,
  contacts,
  reaction,
  interactive: (body) => checkInteractive(checkPart(body, 'interactive')),
};

/** The part of a free-form message that its type names, checked. A contact list is put into a record. */
export function checkContent(body: Part, type: string): Part {
  const check = TYPES[type];
  if (!check) throw coded(131051, `Message type "${type}" is not supported.`);
  return check(body);
}

/** What is the same for every message: product, callback data, the message it answers. */
export function checkCommon(body: Part): { callback: string | null; context: string | null } {
  if (body.messaging_product !== 'whatsapp') throw invalid('The parameter messaging_product is required.');
  const callback = checkText(body, 'biz_opaque_callback_data', 'message', LONGEST.callback, false) ?? null;
  const context = isRecord(body.context) ? body.context.message_id : undefined;
  if (body.context !== undefined && typeof context !== 'string')
    throw coded(131009, "context['message_id'] is not valid.");
  return { callback, context: (context as string | undefined) ?? null };
}

/** Digits of a number as people write them; one without a country code is taken for one of the sender's country. */
export function digitsOf(to: unknown, sender: string): string {
  const given = typeof to === 'number' ? String(to) : to;
  if (typeof given !== 'string' || given === '')
    throw new GraphError({ code: 100, message: '(#100) The parameter to is required.' });
  const digits = given.replace(/[+\s\-()]/g, '');
  if (!/^\d{6,15}$/.test(digits)) throw coded(131009, 'Parameter to is not a valid phone number.');
  const country = sender.slice(0, -10);
  return digits.length <= 10 && !given.startsWith('+') ? country + digits.replace(/^0+/, '') : digits;
}
