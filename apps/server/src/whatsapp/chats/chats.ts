import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import type { whatsappMessageCalls } from '@angan/contract/whatsapp/messages.ts';
import { quickReplies } from '@angan/contract/whatsapp/quick-replies.ts';
import { waIdFromInput, waIdOf } from '@angan/domain/whatsapp/people.ts';
import { sql } from 'kysely';
import { contactWithNumber, findContact, insertContacts } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import { crud } from '../../core/crud.ts';
import { fieldErrors } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { adOfChat, adSourceId, setSourceOfContact } from '../ads/ad-of-chat.ts';
import { asOffice } from '../as-office.ts';
import { notify } from '../notify.ts';
import { findChat, showChat } from './chat-row.ts';
import { listChats } from './list-chats.ts';
import { listAllMessages, listMessages } from './list-messages.ts';
import { linkContact, makeInquiry } from './make-inquiry.ts';
import { readChat } from './mark-read.ts';
import { matchesOfChat, searchProperties } from './property-cards.ts';
import { readAsInquiry } from './read-as-inquiry.ts';
import { searchContacts } from './search-contacts.ts';
import { chatWithNumber, sendMessage, sendMessageAgain } from './send-message.ts';
import { chatDetail } from './show-chat.ts';
import { valuesFor } from './template-values.ts';

const shown = async (context: Context, id: number) => showChat(await findChat(context, id));

export const whatsappChatHandlers: Handlers<typeof whatsappChatCalls> = {
  list: ({ query }, context) => listChats(query, context),
  get: ({ params }, context) => chatDetail(context, params.id),
  messages: (given, context) => listMessages(given, context),
  matches: ({ params }, context) => matchesOfChat(context, params.id),
  values: ({ params, query }, context) => valuesFor(context, params.id, query.template),
  reading: ({ params, query }, context) => readAsInquiry(context, { chat: params.id, message: query.message }),
  inquiry: ({ params, body }, context) => makeInquiry(context, params.id, body),

  async start({ body }, context) {
    const person = body.contact ? await findContact(asOffice(context), body.contact) : undefined;
    const wa_id = person
      ? person.mobile_number_1 && waIdOf(person.mobile_number_1)
      : body.user_whatsapp_number && waIdFromInput(body.user_whatsapp_number);
    if (!wa_id) throw fieldErrors({ contact: [person ? chatTexts.noContact : chatTexts.notOnIt] });
    return shown(context, await chatWithNumber(context, wa_id));
  },

  async people(_, { db, actor }) {
    const results = await db
      .selectFrom('app_user')
      .select(['id', sql<string>`concat_ws(' ', first_name, nullif(last_name, ''))`.as('name')])
      .where('company_id', '=', actor.companyId)
      .where('is_active', '=', true)
      .orderBy('first_name')
      .orderBy('id')
      .execute();
    return { results };
  },

  contacts: async ({ query }, context) => ({ results: await searchContacts(context, query.search) }),
  properties: async ({ query }, context) => ({ results: await searchProperties(context, query.search) }),

  async addContact({ body: { chat, name, mobile_number_1 } }, context) {
    const office = asOffice(context);
    const linked = chat ? await findChat(context, chat) : undefined;
    const known = await contactWithNumber(office, mobile_number_1);
    const id = known ?? (await insertContacts(office, [{ name, mobile_number_1 }]))[0]!;
    if (linked) {
      await linkContact(context, linked.id, id);
      const { companyId } = context.actor;
      if (await adOfChat(context.db, companyId, linked.id))
        await setSourceOfContact(context.db, companyId, id, await adSourceId(context.db, companyId));
      await notify(context.db, context.actor.companyId, 'whatsapp_chat', [linked.id]);
    }
    const row = await findContact(office, id);
    return { id, name: row.name, mobile_number_1: row.mobile_number_1 };
  },

  async read({ params }, context) {
    const { id } = await findChat(context, params.id);
    await readChat(context, id);
    return shown(context, id);
  },

  async assign({ params, body }, context) {
    const { db, actor } = context;
    const chat = await findChat(context, params.id);
    const user = body.user ?? null;
    if (user !== null) await checkPerson(context, user);
    await db
      .updateTable('whatsapp_chat')
      .set({ assigned_to: user })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', chat.id)
      .execute();
    const changes = JSON.stringify({ assigned_to: [chat.assigned_id, user] });
    await sql`select note_access('assigned', 'whatsapp_chat', ${chat.id}, ${changes}::jsonb)`.execute(db);
    await notify(db, actor.companyId, 'whatsapp_chat', [chat.id]);
    return shown(context, chat.id);
  },
};

const checkPerson = async ({ db, actor }: Context, user: number): Promise<void> => {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', user)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!found) throw fieldErrors({ user: ['This person is not in your office.'] });
};

export const whatsappMessageHandlers: Handlers<typeof whatsappMessageCalls> = {
  list: (given, context) => listAllMessages(given, context),
  create: ({ body }, context) => sendMessage(context, body),

  again: ({ params }, context) => sendMessageAgain(context, params.id),
};

export const quickReplyHandlers = crud(quickReplies, 'whatsapp_quick_reply');
