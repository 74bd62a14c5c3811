import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { cardFilesIn } from '../media/index.ts';
import type { MessageContent } from '../meta/index.ts';
import type { Json } from '../meta/json.ts';
import { bodyOf } from '../meta/read-message.ts';

/** Chats are answered before broadcasts go on. */
const priorities = { chat: 0, broadcast: 10 } as const;

export interface NewMessage {
  readonly chat: number;
  readonly number: number;
  readonly content: MessageContent;
  /** What is read of it; of a template, its text with the values filled in. Said by the content where it is left out. */
  readonly body?: string | undefined;
  /** The wamid of the message that it answers. */
  readonly replyTo?: string | undefined;
  readonly template?: number | undefined;
  readonly broadcast?: number | undefined;
  /** The file of ours that it shows. */
  readonly media?: number | undefined;
  readonly createdBy?: number | null | undefined;
  /** Not before then; now, where it is not said. */
  readonly dueAt?: Date | undefined;
}

/**
 * Puts messages into the outbox, in the transaction of `db`: they go out exactly when that commits. Answers their ids in
 * the order given. For any amount; the chats' previews follow, and a chat that only a broadcast goes to stays unlisted.
 */
export const queueMessages = async (
  db: Kysely<DB>,
  companyId: number,
  messages: readonly NewMessage[],
): Promise<number[]> => {
  if (messages.length === 0) return [];
  const rows = messages.map((message, place) => ({
    place,
    chat: message.chat,
    number: message.number,
    kind: message.content.type,
    body: message.body ?? bodyOf(message.content as unknown as Json, message.content.type),
    content: message.content,
    reply_to: message.replyTo ?? reactedTo(message.content),
    template: message.template ?? null,
    broadcast: message.broadcast ?? null,
    media: message.media ?? null,
    card_media: cardFilesIn(message.content),
    created_by: message.createdBy ?? null,
    due_at: message.dueAt?.toISOString() ?? null,
  }));
  const made = await sql<{ id: number }>`
    insert into whatsapp_message (company_id, chat, number, direction, kind, body, content, reply_to, template, broadcast, media, card_media,
        status, priority, due_at, created_by)
      select ${companyId}, chat, number, 'outgoing', kind, body, content, reply_to, template, broadcast, media, card_media, 'queued',
          case when broadcast is null then ${priorities.chat}::smallint else ${priorities.broadcast}::smallint end, coalesce(due_at, now()), created_by
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (place int, chat bigint, number bigint, kind text, body text,
          content jsonb, reply_to text, template bigint, broadcast bigint, media bigint, card_media bigint[], due_at timestamptz, created_by bigint)
       order by place
    returning id`.execute(db);
  await showInChats(db, companyId, messages, rows);
  await sql`select pg_notify('angan_whatsapp', 'send')`.execute(db);
  // Identities are given in the order of the rows.
  return made.rows.map((row) => row.id).toSorted((a, b) => a - b);
};

/** One message; see queueMessages. */
export const queueMessage = async (db: Kysely<DB>, companyId: number, message: NewMessage): Promise<number> =>
  (await queueMessages(db, companyId, [message]))[0]!;

const reactedTo = (content: MessageContent) => (content.type === 'reaction' ? content.reaction.message_id : null);

const showInChats = async (
  db: Kysely<DB>,
  companyId: number,
  messages: readonly NewMessage[],
  rows: readonly { chat: number; kind: string; body: string }[],
) => {
  const last = new Map(
    rows
      .map(({ chat, kind, body }, at) => ({ chat, kind, body, talked: messages[at]!.broadcast === undefined }))
      .filter(({ kind }) => kind !== 'reaction')
      .map((row) => [row.chat, row]),
  );
  if (last.size === 0) return;
  await sql`
    with news as (
      select * from jsonb_to_recordset(${JSON.stringify([...last.values()])}::jsonb) as r (chat bigint, kind text, body text, talked boolean)
    ), held as (
      select c.id from whatsapp_chat c join news n on n.chat = c.id where c.company_id = ${companyId} order by c.id for no key update of c
    )
    update whatsapp_chat c set talked = c.talked or n.talked, last_message_at = greatest(c.last_message_at, now()),
        preview = n.body, preview_kind = n.kind, preview_direction = 'outgoing'
      from news n join held h on h.id = n.chat
     where c.company_id = ${companyId} and c.id = n.chat`.execute(db);
};

/**
 * Sends messages again that failed, or of which nobody knows whether they went: on somebody's word, since the person may
 * then have them twice. Answers the ids of those that were in such a state.
 */
export const sendAgain = async (db: Kysely<DB>, companyId: number, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update whatsapp_message set status = 'queued', attempts = 0, due_at = now(), wamid = null, failed_at = null, error_code = null,
        error_title = null, error_detail = null
     where company_id = ${companyId} and id = any (${ids}::bigint[]) and status in ('failed', 'unknown')
    returning id`.execute(db);
  await sql`select pg_notify('angan_whatsapp', 'send')`.execute(db);
  return rows.map((row) => row.id);
};
