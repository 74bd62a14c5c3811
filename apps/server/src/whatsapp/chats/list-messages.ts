import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import type { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { messagePageSize, type whatsappMessageCalls } from '@angan/contract/whatsapp/messages.ts';
import { waIdFromInput } from '@angan/domain/whatsapp/people.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { envelope, type Paging, readPaging } from '../../core/list.ts';
import { findChat } from './chat-row.ts';
import { isDrawn, type MessageRow, messageRows } from './message-rows.ts';
import { showMessage, showPlain } from './show-message.ts';

/** A page of a chat, the newest messages first. */
export const listMessages = async (
  { params, query }: Received<typeof whatsappChatCalls.messages>,
  context: Context,
) => {
  const chat = await findChat(context, params.id);
  const asked = { ...query, page_size: query.page_size ?? String(messagePageSize) };
  const paging = await readPaging(asked, ['-timestamp'], async () => 0);
  const where = sql.join(
    [sql<SqlBool>`m.chat = ${chat.id} and ${isDrawn}`, ...before(paging)],
    sql` and `,
  ) as Condition;
  const rows = await messageRows(context, { where, limit: paging.size + 1, offset: paging.offset });
  const { results, next } = envelope(
    context,
    paging,
    0,
    rows,
    (row) => row.at,
    (row) => showMessage(row, context),
  );
  return { results, next };
};

const before = ({ after, direction }: Paging): Condition[] => {
  if (!after) return [];
  if (!Number.isFinite(Date.parse(after.key))) throw notFound(drf.invalidPage);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  return [sql<SqlBool>`(m.at, m.id) ${beyond} (${after.key}::timestamptz, ${after.id}::bigint)`];
};

type PlainRow = Pick<MessageRow, 'id' | 'wa_id' | 'direction' | 'kind' | 'body' | 'at'>;

/** Messages of all chats, or with one number, by the names of the specification; counted up to the cap of searches. */
export const listAllMessages = async ({ query }: Received<typeof whatsappMessageCalls.list>, context: Context) => {
  const { db, actor } = context;
  const number = query.user_whatsapp_number ? waIdFromInput(query.user_whatsapp_number) : undefined;
  const where = sql<SqlBool>`m.company_id = ${actor.companyId} and m.broadcast is null and m.kind <> 'reaction' and ${
    number === undefined
      ? sql`true`
      : sql`m.chat in (select id from whatsapp_chat where company_id = ${actor.companyId} and wa_id = ${number})`
  }`;
  const total = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (select 1 from whatsapp_message m where ${where} limit ${searchCountCap + 1}) m`.execute(
      db,
    );
    return rows[0]!.count;
  };
  const paging = await readPaging(query, ['-timestamp', 'timestamp'], total);
  const way = sql.raw(paging.direction);
  const { rows } = await sql<PlainRow>`
    select m.id, c.wa_id, m.direction, m.kind, m.body, m.at
      from whatsapp_message m join whatsapp_chat c on c.company_id = m.company_id and c.id = m.chat
     where ${sql.join([where, ...before(paging)], sql` and `)}
     order by m.at ${way}, m.id ${way} limit ${paging.size + 1} offset ${paging.offset}`.execute(db);
  const fits = paging.page === 1 && !paging.after && rows.length <= paging.size;
  return envelope(context, paging, fits ? rows.length : await total(), rows, (row) => row.at, showPlain);
};
