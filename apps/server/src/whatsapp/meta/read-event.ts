import { beginningOf } from '@angan/domain/beginning.ts';
import { isTold } from '@angan/domain/whatsapp/status.ts';
import { keepable } from '../../core/database/keepable.ts';
import type { FieldChange, ReadEvent, Told } from './event.ts';
import { given, type Json, part, parts, said, timeOf } from './json.ts';
import { parseExact } from './parse-exact.ts';
import { readMessage } from './read-message.ts';

/** Longest text kept of what Meta says about an error. */
const mostText = 500;

/** Everything in one webhook. What nobody knows is left out; throws only on what is no JSON. */
export const readEvent = (body: string, receivedAt: Date): ReadEvent => {
  const read: ReadEvent = { messages: [], statuses: [], changes: [], faults: [] };
  for (const entry of parts(part(parseExact(body)).entry)) {
    const wabaId = said(entry.id);
    const at = timeOf(entry.time, receivedAt);
    for (const change of parts(entry.changes)) {
      // Some senders leave the field out where it is about messages.
      const field = said(change.field) || 'messages';
      const value = part(change.value);
      if (field === 'messages') readMessages(read, value, receivedAt);
      else read.changes.push(fieldChange(field, value, wabaId, at));
    }
  }
  return read;
};

const readMessages = (read: ReadEvent, value: Json, receivedAt: Date): void => {
  const phoneNumberId = said(part(value.metadata).phone_number_id);
  const people = parts(value.contacts);
  for (const message of parts(value.messages)) {
    // What is said in a group belongs to nobody's own chat.
    if (given(message.group_id)) {
      read.faults.push('A message of a group');
      continue;
    }
    const came = readMessage(message, people, phoneNumberId, receivedAt);
    if (came) read.messages.push(came);
    else read.faults.push('A message without an id or a sender');
  }
  for (const status of parts(value.statuses)) {
    const told = readStatus(status, people, phoneNumberId, receivedAt);
    if (told) read.statuses.push(told);
  }
  for (const { code, title } of parts(value.errors).map(readError)) read.faults.push(`${code} ${title}`);
};

const readStatus = (
  status: Json,
  people: readonly Json[],
  phoneNumberId: string,
  receivedAt: Date,
): Told | undefined => {
  const wamid = given(status.id);
  const word = said(status.status);
  if (!wamid || !isTold(word)) return undefined;
  const error = parts(status.errors)[0];
  const pricing = part(status.pricing);
  return {
    phoneNumberId,
    wamid: keepable(wamid),
    status: word,
    at: timeOf(status.timestamp, receivedAt),
    recipient: recipientOf(status, people),
    callback: said(status.biz_opaque_callback_data),
    error: error && readError(error),
    pricing:
      status.pricing === undefined
        ? undefined
        : keepable({ category: said(pricing.category), type: said(pricing.type) }),
  };
};

const recipientOf = (status: Json, people: readonly Json[]): Told['recipient'] => {
  if (said(status.recipient_type) === 'group') return undefined;
  const wa_id = given(status.recipient_id);
  const beside = people.find((one) => said(one.wa_id) === wa_id);
  const user_id = given(status.recipient_user_id) ?? given(beside?.user_id);
  return wa_id && user_id ? keepable({ wa_id, user_id }) : undefined;
};

/** New ones have their details in `error_data`, old ones beside the title. */
export const readError = (error: Json) =>
  keepable({
    code: Number(said(error.code)) || 0,
    title: beginningOf(said(error.title) || said(error.message), mostText),
    detail: beginningOf(said(part(error.error_data).details) || said(error.details) || said(error.message), mostText),
  });

const fieldChange = (field: string, value: Json, wabaId: string, at: Date): FieldChange => ({
  // Meta's own example of a template's quality comes under the field of its status.
  field: value.new_quality_score === undefined ? field : 'message_template_quality_update',
  wabaId,
  phoneNumberId: said(part(value.metadata).phone_number_id),
  value: keepable(value),
  at,
});
