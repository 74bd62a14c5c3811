import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import type { Chat, whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { chatPreview } from '@angan/domain/whatsapp/chats.ts';
import { replyWindowMs } from '@angan/domain/whatsapp/people.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { wordsOf } from '../../core/search-words.ts';
import { chatRows, showChat } from './chat-row.ts';

type Query = Received<typeof whatsappChatCalls.list>['query'];

/** A page of the chats in which somebody has talked, the latest first, with how many there are to see to. */
export const listChats = async (query: Query, context: Context) => {
  const { actor, services } = context;
  const opened = new Date(services.now().getTime() - replyWindowMs).toISOString();
  const found = await searched(query.search, context);
  const conditions: Condition[] = [sql<SqlBool>`c.company_id = ${actor.companyId} and c.talked`];
  if (found) conditions.push(sql<SqlBool>`c.id = any (${[...found.keys()]}::bigint[])`);
  if (query.unread) conditions.push(sql<SqlBool>`c.unread_count > 0`);
  if (query.mine) conditions.push(sql<SqlBool>`c.assigned_to = ${actor.userId}`);
  if (query.open) conditions.push(sql<SqlBool>`c.last_incoming_at > ${opened}`);
  const where = sql.join(conditions, sql` and `) as Condition;

  const total = () => countOf(context, where);
  const paging = await readPaging(query, ['-last_message_at'], total);
  if (paging.after?.key === '') throw notFound(drf.invalidPage);
  let page = chatRows(context).where(where);
  if (paging.after)
    page = page.where(
      sql<SqlBool>`(c.last_message_at, c.id) < (${paging.after.key}::timestamptz, ${paging.after.id}::bigint)`,
    );
  const rows = await page
    .orderBy('c.last_message_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const fits = paging.page === 1 && rows.length <= paging.size;
  const lines = await linesOf(
    context,
    rows.flatMap((row) => found?.get(row.id) ?? []),
  );
  return {
    ...envelope(
      context,
      paging,
      fits ? rows.length : await total(),
      rows,
      (row) => row.last_message_at!,
      (row) => showChat(row, lines.get(found?.get(row.id) ?? 0) ?? null),
    ),
    counts: await countsOf(context, opened),
    now: services.now().toISOString(),
  };
};

/** Chats that have the words, each with the message that does, if it is one; undefined where nothing is searched. */
const searched = async (
  search: string | undefined,
  { db }: Context,
): Promise<Map<number, number | null> | undefined> => {
  // As numbers are written: 'plus' and what stands between the digits are not stored.
  const words = wordsOf(search?.replaceAll(/\+(?=\d)/g, ''));
  if (words.length === 0) return undefined;
  const { rows } = await sql<{ chat: number; message: number | null }>`
    select chat, message from search_whatsapp_chats(${words}::text[], ${searchCountCap})`.execute(db);
  return new Map(rows.map((row) => [row.chat, row.message]));
};

const linesOf = async ({ db, actor }: Context, ids: readonly number[]): Promise<Map<number, Chat['found']>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('whatsapp_message')
    .select(['id', 'kind', 'body'])
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, { id: row.id, line: chatPreview(row.kind, row.body) }]));
};

const countOf = async ({ db }: Context, where: Condition): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from whatsapp_chat c where ${where}`.execute(
    db,
  );
  return rows[0]!.count;
};

const countsOf = async ({ db, actor }: Context, opened: string) => {
  const count = (more: Condition) =>
    sql`(select count(*) from whatsapp_chat c where c.company_id = ${actor.companyId} and c.talked and ${more})`;
  const { rows } = await sql<{ unread: number; mine: number; open: number }>`
    select ${count(sql<SqlBool>`c.unread_count > 0`)} as unread, ${count(sql<SqlBool>`c.assigned_to = ${actor.userId}`)} as mine,
      ${count(sql<SqlBool>`c.last_incoming_at > ${opened}`)} as open`.execute(db);
  return rows[0]!;
};
