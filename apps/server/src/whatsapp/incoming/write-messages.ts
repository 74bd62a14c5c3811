import { lostFiles } from '@angan/contract/whatsapp/stored-sentences.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { chatsFor } from '../chat-rows/index.ts';
import type { CameIn } from '../meta/event.ts';

/** A message with the number of ours that it came to. */
export type CameTo = CameIn & { readonly number: number };

export interface Written {
  readonly id: number;
  readonly chat: number;
  readonly message: CameTo;
}

/**
 * Writes the messages that are not there yet, each once by its wamid however often it came, into the chats of their
 * senders. Answers those that were new.
 */
export const writeMessages = async (
  db: Kysely<DB>,
  companyId: number,
  messages: readonly CameTo[],
): Promise<Written[]> => {
  const fresh = await unseen(db, companyId, messages);
  if (fresh.length === 0) return [];
  const chats = await chatsFor(
    db,
    companyId,
    fresh.map(({ number, person }) => ({ number, wa_id: person.wa_id, user_id: person.user_id })),
  );
  const rows = fresh.map((message, at) => ({
    chat: chats[at]!,
    number: message.number,
    kind: message.kind,
    body: message.body,
    content: message.content,
    wamid: message.wamid,
    reply_to: message.reply_to ?? null,
    at: message.at.toISOString(),
    media_due_at: message.hasFile ? message.at.toISOString() : null,
    media_error: message.lostFile ? lostFiles.of.notSent : null,
  }));
  const made = await sql<{ id: number; number: number; wamid: string }>`
    insert into whatsapp_message (company_id, chat, number, direction, kind, body, content, wamid, reply_to, at, media_due_at, media_error)
      select ${companyId}, chat, number, 'incoming', kind, body, content, wamid, reply_to, at, media_due_at, media_error
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (chat bigint, number bigint, kind text, body text,
          content jsonb, wamid text, reply_to text, at timestamptz, media_due_at timestamptz, media_error jsonb)
    on conflict (company_id, number, wamid) where wamid is not null do nothing
    returning id, number, wamid`.execute(db);
  const ids = new Map(made.rows.map((row) => [`${row.number} ${row.wamid}`, row.id]));
  return fresh.flatMap((message, at) => {
    const id = ids.get(keyOf(message));
    return id === undefined ? [] : [{ id, chat: chats[at]!, message }];
  });
};

const keyOf = ({ number, wamid }: CameTo) => `${number} ${wamid}`;

/** Looked up first: a message that came before may have come from a number that its sender has left since. */
const unseen = async (db: Kysely<DB>, companyId: number, messages: readonly CameTo[]): Promise<CameTo[]> => {
  const once = new Map(messages.map((message) => [keyOf(message), message]));
  const all = [...once.values()];
  const { rows } = await sql<{ number: number; wamid: string }>`
    select m.number, m.wamid from whatsapp_message m
      join unnest(${all.map((one) => one.number)}::bigint[], ${all.map((one) => one.wamid)}::text[]) k (number, wamid)
        on m.number = k.number and m.wamid = k.wamid
     where m.company_id = ${companyId} and m.wamid is not null`.execute(db);
  for (const { number, wamid } of rows) once.delete(`${number} ${wamid}`);
  return [...once.values()];
};
