import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { numberTexts } from '@angan/contract/whatsapp/numbers.ts';
import { repliesUntil, waIdFromInput } from '@angan/domain/whatsapp/people.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { badRequest, fieldErrors, notFound } from '../../core/errors.ts';
import { keepFile } from '../../core/files/index.ts';
import { chatsFor } from '../chat-rows/chats-for.ts';
import { ourFile, withFile } from '../media/index.ts';
import type { MessageContent } from '../meta/index.ts';
import { notify } from '../notify.ts';
import { defaultNumber, metaOfNumber } from '../numbers/index.ts';
import { endedMarketing, isMarketingMessage, ofChat } from '../opt-outs/index.ts';
import { queueMessage, sendAgain } from '../outgoing/queue.ts';
import { type ChatRow, findChat } from './chat-row.ts';
import { contentOf, kindGiven } from './content-of.ts';
import type { Given, Made } from './making.ts';
import { messageRows } from './message-rows.ts';
import { showMessage } from './show-message.ts';

/** Puts one message into the outbox and answers it as the chat shows it. Refused with the notice once the window closed. */
export const sendMessage = async (context: Context, given: Given): Promise<ChatMessage> => {
  const { db, actor, services } = context;
  const chat = await chatGiven(context, given);
  await requireConnected(context, chat);
  if (kindGiven(given) !== 'template' && isClosed(chat, services.now())) throw badRequest(chatTexts.closedNotice);
  const quoted = await quotedOf(context, chat, given);
  const made = await contentOf({ context, chat, given, quoted });
  const id = await queueMessage(db, actor.companyId, {
    chat: chat.id,
    number: chat.number,
    content: made.content,
    body: made.body,
    replyTo: quoted,
    template: made.template,
    media: made.shows,
    createdBy: actor.userId,
  });
  if (made.file) await keepFileOf(context, id, made.content, made.file);
  await notify(db, actor.companyId, 'whatsapp_chat', [chat.id]);
  return shownMessage(context, id);
};

export const shownMessage = async (context: Context, id: number): Promise<ChatMessage> => {
  const [row] = await messageRows(context, { where: sql<SqlBool>`m.id = ${id}`, limit: 1 });
  if (!row) throw notFound();
  return showMessage(row, context);
};

/** Puts a message into the outbox again that failed, or of which nobody knows; within the window, unless it is a template. */
export const sendMessageAgain = async (context: Context, id: number): Promise<ChatMessage> => {
  const { db, actor, services } = context;
  const message = await shownMessage(context, id);
  const chat = await findChat(context, message.chat);
  if (message.kind !== 'template' && isClosed(chat, services.now())) throw badRequest(chatTexts.closedNotice);
  if (await isUnwanted(context, id)) throw badRequest(chatTexts.noMarketing);
  const [again] = await sendAgain(db, actor.companyId, [id]);
  if (again === undefined) throw notFound();
  await notify(db, actor.companyId, 'whatsapp_chat', [chat.id]);
  return shownMessage(context, id);
};

/** Whether it is marketing to somebody who has ended that. */
const isUnwanted = async ({ db, actor: { companyId } }: Context, id: number): Promise<boolean> => {
  const { rows } = await sql<{ unwanted: boolean }>`
    select ${isMarketingMessage(companyId)} and ${endedMarketing(companyId, ofChat)} as unwanted
      from whatsapp_message m join whatsapp_chat c on c.company_id = ${companyId} and c.id = m.chat
     where m.company_id = ${companyId} and m.id = ${id}`.execute(db);
  return rows[0]?.unwanted ?? false;
};

/** Whether the person wrote, and that more than 24 hours ago. Who never wrote is Meta's to refuse (spec 4). */
const isClosed = ({ last_incoming_at }: ChatRow, now: Date): boolean =>
  last_incoming_at !== null && repliesUntil(Date.parse(last_incoming_at), now.getTime()) === undefined;

const chatGiven = async (context: Context, { chat, user_whatsapp_number }: Given): Promise<ChatRow> => {
  if (chat) return findChat(context, chat);
  if (!user_whatsapp_number) throw fieldErrors({ user_whatsapp_number: [chatTexts.notOnIt] });
  return findChat(context, await chatWithNumber(context, waIdFromInput(user_whatsapp_number)));
};

/** The chat with a number: the latest of them where it is on several of our numbers, a new one where it is on none. */
export const chatWithNumber = async ({ db, actor }: Context, wa_id: string): Promise<number> => {
  const known = await db
    .selectFrom('whatsapp_chat')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('wa_id', '=', wa_id)
    .orderBy(sql`last_message_at desc nulls last`)
    .limit(1)
    .executeTakeFirst();
  if (known) return known.id;
  if (!/^\d{8,15}$/.test(wa_id)) throw fieldErrors({ user_whatsapp_number: ['Enter valid mobile number'] });
  const number = await defaultNumber(db, actor.companyId);
  if (!number) throw badRequest(chatTexts.noDefault);
  const [id] = await chatsFor(db, actor.companyId, [{ number: number.id, wa_id }]);
  return id!;
};

const requireConnected = async ({ db, actor, services }: Context, chat: ChatRow): Promise<void> => {
  const number = await db
    .selectFrom('whatsapp_number')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', chat.number)
    .executeTakeFirstOrThrow();
  if (number.status === 'Disconnected' || !metaOfNumber(services, number)) throw badRequest(numberTexts.notConnected);
};

const quotedOf = async ({ db, actor }: Context, chat: ChatRow, { reply_to }: Given): Promise<string | undefined> => {
  if (!reply_to) return undefined;
  const row = await db
    .selectFrom('whatsapp_message')
    .select('wamid')
    .where('company_id', '=', actor.companyId)
    .where('chat', '=', chat.id)
    .where('id', '=', reply_to)
    .executeTakeFirst();
  if (!row?.wamid) throw fieldErrors({ reply_to: [chatTexts.noQuoted] });
  return row.wamid;
};

/** Keeps the file of a message, which from then on says which it is. */
const keepFileOf = async (
  context: Context,
  message: number,
  content: MessageContent,
  { name, blobs }: NonNullable<Made['file']>,
) => {
  const { db, actor, services, request } = context;
  const [full, ...smaller] = blobs;
  const keeper = { services, db, companyId: actor.companyId, userId: actor.userId, requestId: request.id };
  const media = await keepFile(keeper, { kind: 'whatsapp_message', recordId: message, name }, full, smaller);
  await db
    .updateTable('whatsapp_message')
    .set({ media, content: JSON.stringify(withFile(content, ourFile(media))) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', message)
    .execute();
};
