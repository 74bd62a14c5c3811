import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { MessageReading } from '@angan/contract/whatsapp/chats.ts';
import { bhkRows, type DealType, dealTypes, propertySubtypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { type PasteFields, parseMessage } from '@angan/domain/paste/index.ts';
import { mobileOf } from '@angan/domain/whatsapp/people.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { findChat } from './chat-row.ts';

/** A message of a chat as an inquiry, by the rules of pasted messages with the company's areas and societies. */
export const readAsInquiry = async (
  context: Context,
  { chat: id, message }: { chat: number; message: number },
): Promise<MessageReading> => {
  const { db, actor } = context;
  const chat = await findChat(context, id);
  const of = actor.companyId;
  const row = await db
    .selectFrom('whatsapp_message')
    .select('body')
    .where('company_id', '=', of)
    .where('chat', '=', chat.id)
    .where('id', '=', message)
    .executeTakeFirst();
  if (!row) throw notFound(chatTexts.notThere);
  const areas = await db.selectFrom('area').select(['id', 'area as name']).where('company_id', '=', of).execute();
  const societies = await db
    .selectFrom('society')
    .select(['id', 'society_name as name'])
    .where('company_id', '=', of)
    .execute();
  const { kind } = parseMessage(row.body, { areas, societies });
  const { fields, unread } = parseMessage(row.body, { areas, societies }, 'Requirement');
  return {
    text: row.body,
    nothing: kind === 'Nothing',
    contact: chat.contact_id === null ? null : { id: chat.contact_id, name: chat.contact_name ?? '' },
    name: chat.contact_name || chat.profile_name || sure(fields.name) || '',
    mobile_number_1: (chat.wa_id && mobileOf(chat.wa_id)) || sure(fields.phones)?.[0] || '',
    ...wishesIn(fields),
    area: areas
      .filter((area) => sure(fields.areas)?.includes(area.id))
      .map(({ id: area, name }) => ({ id: area, area: name })),
    comment: unread.map((one) => one.text).join(', '),
  };
};

const sure = <V>(found: { value: V; confidence: string } | undefined): V | undefined =>
  found && found.confidence !== 'Low' ? found.value : undefined;

const wishesIn = (fields: PasteFields) => {
  const named = sure(fields.subtypes) ?? [];
  const subtypes = propertySubtypes.filter((row) => named.includes(row.property_subtype));
  const deals: readonly DealType[] = sure(fields.deal_types) ?? ['Sale'];
  const rooms = sure(fields.bhk) ?? [];
  return {
    property_type: subtypes[0]?.property_type ?? propertyTypes[0]!.id,
    property_subtype: subtypes.map(({ id }) => id),
    deal_type: dealTypes.filter((row) => deals.includes(row.deal_type)).map(({ id }) => id),
    bhk: bhkRows.filter((row) => rooms.includes(row.value)).map(({ id }) => id),
    budget_min: sure(fields.budget_min) ?? null,
    budget_max: sure(fields.budget_max) ?? sure(fields.price) ?? sure(fields.rent) ?? null,
  };
};
