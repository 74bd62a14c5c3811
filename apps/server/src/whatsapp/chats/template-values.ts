import type { Answer } from '@angan/contract/kit/call.ts';
import type { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import type { VariableSource } from '@angan/domain/whatsapp/templates/index.ts';
import { variableCount } from '@angan/domain/whatsapp/templates/index.ts';
import type { Context } from '../../core/context.ts';
import { templatePriceOf } from '../prices/index.ts';
import { templateRow } from '../templates/index.ts';
import { findChat } from './chat-row.ts';
import { matchesOfChat } from './property-cards.ts';

type Values = Answer<typeof whatsappChatCalls.values>;

/**
 * What a template's variables are filled with for the person of a chat, from the fields that are kept beside them, and
 * what sending it costs.
 */
export const valuesFor = async (context: Context, id: number, template: number): Promise<Values> => {
  const { db, actor, services } = context;
  const chat = await findChat(context, id);
  const row = await templateRow(db, actor.companyId, template);
  const sources = row.body_variable_fields as ('' | VariableSource)[];
  const best = [...sources, row.header_variable_field].some((one) => one.startsWith('property.'))
    ? (await matchesOfChat(context, chat.id)).results[0]
    : undefined;
  const sender = await senderOf(context);
  const known: Partial<Record<string, string>> = {
    'contact.name': chat.contact_name || chat.profile_name,
    'property.title': best?.title,
    'property.price': best?.price,
    'property.area': best?.where,
    'user.name': sender.name,
    'company.name': sender.company,
  };
  const filledFrom = (source: string | undefined) => (source && known[source]) || '';
  return {
    header: filledFrom(row.header_variable_field),
    body: Array.from({ length: variableCount(row.body) }, (_, at) => filledFrom(sources[at])),
    price: await templatePriceOf(db, actor.companyId, { person: chat, category: row.category, now: services.now() }),
  };
};

const senderOf = async ({ db, actor }: Context) => {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .select(['u.first_name', 'u.last_name', 'c.company_name'])
    .where('u.company_id', '=', actor.companyId)
    .where('u.id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return { name: [row.first_name, row.last_name].filter(Boolean).join(' '), company: row.company_name };
};
