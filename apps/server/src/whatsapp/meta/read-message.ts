import { beginningOf } from '@angan/domain/beginning.ts';
import { keepable } from '../../core/database/keepable.ts';
import type { CameIn, MessageKind, Person } from './event.ts';
import { messageKinds } from './event.ts';
import { given, type Json, part, parts, said, timeOf } from './json.ts';
import { readAd } from './read-ad.ts';

const files = ['image', 'video', 'audio', 'document', 'sticker'] as const satisfies readonly MessageKind[];
const unsupportedText = 'Unsupported Message';
const mostBody = 10_000;

/** One entry of `messages`; undefined where it has no id or nobody sent it. `people` stand beside it in the webhook. */
export const readMessage = (
  message: Json,
  people: readonly Json[],
  phoneNumberId: string,
  receivedAt: Date,
): CameIn | undefined => {
  const wamid = given(message.id);
  const person = personOf(message, people);
  if (!wamid || !person) return undefined;
  const type = said(message.type);
  const kind = kindOf(type);
  const content = contentOf(message, type);
  const isFile = (files as readonly string[]).includes(kind);
  return {
    phoneNumberId,
    wamid,
    at: timeOf(message.timestamp, receivedAt),
    person,
    kind,
    body: keepable(beginningOf(bodyOf(message, kind), mostBody)),
    content,
    reply_to: targetOf(message, type),
    written: kind !== 'reaction' && kind !== 'system',
    byAd: message.referral !== undefined,
    ad: readAd(part(message.referral)),
    hasFile: isFile && given(part(message[type]).id) !== undefined,
    lostFile: isFile && given(part(message[type]).id) === undefined,
    becomes: type === 'system' ? becomes(part(message.system)) : undefined,
  };
};

/** Edits and what was taken back are about another message, as news of the chat are: see apply-edits.ts. */
const kindOf = (type: string): MessageKind => {
  if (type === 'edit' || type === 'revoke') return 'system';
  return type !== 'template' && (messageKinds as readonly string[]).includes(type)
    ? (type as MessageKind)
    : 'unsupported';
};

/** Who wrote: people with a username may have no number, and a system message has nobody beside it. */
export const personOf = (message: Json, people: readonly Json[]): Person | undefined => {
  const wa_id = given(message.from);
  // Who has another id from now on wrote as the one before.
  const user_id = given(part(message.system).previous_user_id) ?? given(message.from_user_id);
  const beside =
    people.find((one) => (wa_id && said(one.wa_id) === wa_id) || (user_id && said(one.user_id) === user_id)) ??
    (people.length === 1 && !isAnother(people[0]!, wa_id, user_id) ? people[0]! : {});
  const person = {
    wa_id: wa_id ?? given(beside.wa_id),
    user_id: user_id ?? given(beside.user_id),
    username: said(part(beside.profile).username) || said(beside.username),
    profile_name: said(part(beside.profile).name),
  };
  return person.wa_id || person.user_id ? keepable(person) : undefined;
};

/** Somebody beside a message who is not its sender by an id that both have. */
const isAnother = (one: Json, wa_id: string | undefined, user_id: string | undefined): boolean =>
  Boolean((wa_id && given(one.wa_id)) || (user_id && given(one.user_id)));

const contentOf = (message: Json, type: string): Json => {
  const { from: _f, from_user_id: _u, from_parent_user_id: _p, id: _i, timestamp: _t, ...content } = message;
  return keepable({ ...content, type });
};

/** The message that this one is about: the one it quotes, reacts to, edits or takes back. */
const targetOf = (message: Json, type: string): string | undefined => {
  if (type === 'reaction') return given(part(message.reaction).message_id);
  if (type === 'edit' || type === 'revoke') return given(part(message[type]).original_message_id);
  return given(part(message.context).id);
};

const becomes = (system: Json): CameIn['becomes'] => {
  const kind = said(system.type);
  const wa_id = given(system.wa_id) ?? given(system.new_wa_id);
  const user_id = given(system.user_id);
  if (kind === 'user_changed_user_id') return user_id ? { user_id } : undefined;
  // Older ones say customer_changed_number.
  return kind.endsWith('changed_number') && wa_id ? { wa_id } : undefined;
};

/** What is read of a message in the list and found by searching. */
export const bodyOf = (message: Json, kind: MessageKind): string => {
  const own = part(message[said(message.type)]);
  switch (kind) {
    case 'text':
      return said(part(message.text).body);
    case 'image':
    case 'video':
    case 'document':
      return said(own.caption) || said(own.filename);
    case 'button':
      return said(own.text) || said(own.payload);
    case 'interactive':
      return interactiveBody(own);
    case 'location':
      return [said(own.name), said(own.address)].filter(Boolean).join(', ');
    case 'contacts':
      return parts(message.contacts)
        .map((one) => said(part(one.name).formatted_name) || said(part(one.name).first_name))
        .filter(Boolean)
        .join(', ');
    case 'reaction':
      return said(own.emoji);
    case 'system':
      return said(part(message.system).body);
    case 'order':
    case 'unsupported':
      return unsupportedText;
    default:
      return '';
  }
};

const interactiveBody = (own: Json): string => {
  const reply = part(own[said(own.type)]);
  return said(reply.title) || said(reply.body) || said(reply.name);
};
