import { freeEntryMs } from '@angan/domain/whatsapp/people.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { mergeChats } from '../chat-rows/index.ts';
import { movePerson } from '../opt-outs/index.ts';
import type { Written } from './write-messages.ts';

/** Brings chats up to date with what was just written into them, all in one statement. */
export const updateChats = async (db: Kysely<DB>, companyId: number, written: readonly Written[]): Promise<void> => {
  const news = [...Map.groupBy(written, ({ chat }) => chat)].map(([chat, all]) => newsOf(chat, all));
  if (news.length === 0) return;
  await sql`
    with news as (
      select * from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as r (chat bigint, username text, profile_name text,
        last_incoming_at timestamptz, free_until timestamptz, unread int, at timestamptz, preview text, kind text)
    ), held as (
      select c.id from whatsapp_chat c join news n on n.chat = c.id where c.company_id = ${companyId} order by c.id for no key update of c
    )
    update whatsapp_chat c set
        username = coalesce(nullif(n.username, ''), c.username),
        profile_name = coalesce(nullif(n.profile_name, ''), c.profile_name),
        last_incoming_at = greatest(c.last_incoming_at, n.last_incoming_at),
        free_until = greatest(c.free_until, n.free_until),
        unread_count = c.unread_count + n.unread,
        talked = c.talked or n.at is not null,
        preview = case when n.at >= coalesce(c.last_message_at, '-infinity') then n.preview else c.preview end,
        preview_kind = case when n.at >= coalesce(c.last_message_at, '-infinity') then n.kind else c.preview_kind end,
        preview_direction = case when n.at >= coalesce(c.last_message_at, '-infinity') then 'incoming' else c.preview_direction end,
        last_message_at = greatest(c.last_message_at, n.at)
      from news n join held h on h.id = n.chat
     where c.company_id = ${companyId} and c.id = n.chat`.execute(db);
  for (const { chat, message } of written) if (message.becomes) await becomeAnother(db, companyId, chat, message);
};

const newsOf = (chat: number, written: readonly Written[]) => {
  const messages = written.map(({ message }) => message).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const shown = messages.filter((message) => message.written);
  const last = shown.at(-1);
  const byAd = shown.findLast((message) => message.byAd);
  const named = (name: 'username' | 'profile_name') =>
    messages.findLast(({ person }) => person[name])?.person[name] ?? '';
  return {
    chat,
    username: named('username'),
    profile_name: named('profile_name'),
    last_incoming_at: last?.at.toISOString() ?? null,
    free_until: byAd ? new Date(byAd.at.getTime() + freeEntryMs).toISOString() : null,
    unread: shown.length,
    at: last?.at.toISOString() ?? null,
    preview: last?.body ?? '',
    kind: last?.kind ?? '',
  };
};

/** The person has another number or id from now on. Where that one has a chat already, the two become one. */
const becomeAnother = async (
  db: Kysely<DB>,
  companyId: number,
  chat: number,
  { number, becomes }: Written['message'],
): Promise<void> => {
  const column = becomes?.wa_id ? 'wa_id' : 'user_id';
  const value = becomes?.[column];
  if (!value) return;
  await movePerson(db, companyId, await idsOf(db, companyId, chat), { [column]: value });
  const other = await db
    .selectFrom('whatsapp_chat')
    .select('id')
    .where('company_id', '=', companyId)
    .where('number', '=', number)
    .where(column, '=', value)
    .executeTakeFirst();
  if (other?.id === chat) return;
  if (other) return mergeChats(db, companyId, { into: other.id, from: chat });
  await db
    .updateTable('whatsapp_chat')
    .set({ [column]: value })
    .where('company_id', '=', companyId)
    .where('id', '=', chat)
    .execute();
};

const idsOf = async (db: Kysely<DB>, companyId: number, chat: number) => {
  const { wa_id, user_id } = await db
    .selectFrom('whatsapp_chat')
    .select(['wa_id', 'user_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', chat)
    .executeTakeFirstOrThrow();
  return { wa_id: wa_id ?? undefined, user_id: user_id ?? undefined };
};
