import type { Answer } from '@angan/contract/kit/call.ts';
import type { matchCalls, PropertyCard } from '@angan/contract/matches/matches.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import type { ChatMatch, ChatProperty, whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { formatPrice } from '@angan/domain/money.ts';
import { propertyTitle } from '@angan/domain/requirement.ts';
import type { Context } from '../../core/context.ts';
import { matchHandlers } from '../../matches/index.ts';
import { propertyHandlers } from '../../properties/index.ts';
import { asOffice } from '../as-office.ts';
import { findChat } from './chat-row.ts';
import { newestInquiry } from './person-of-chat.ts';

const mostFound = 20;
const mostMatches = 3;

/** Properties on offer that have the words, to send the brochure of. */
export const searchProperties = async (context: Context, search: string | undefined): Promise<ChatProperty[]> => {
  type Given = Parameters<typeof propertyHandlers.list>[0];
  const query = { search, status: ['Available'], page_size: String(mostFound) };
  const { results } = await propertyHandlers.list(
    { params: {}, query, body: undefined } as unknown as Given,
    asOffice(context),
  );
  return results.map((row) => cardOf(row as unknown as PropertyCard));
};

/** The best matches of the newest inquiry of the chat's person. */
export const matchesOfChat = async (
  context: Context,
  id: number,
): Promise<Answer<typeof whatsappChatCalls.matches>> => {
  const chat = await findChat(context, id);
  const office = asOffice(context);
  const inquiry = chat.contact_id === null ? undefined : await newestInquiry(office, chat.contact_id);
  if (!inquiry) return { inquiry: null, count: 0, results: [] };
  type Given = Parameters<typeof matchHandlers.ofInquiry>[0];
  const given = { params: { id: inquiry.id }, query: { page_size: String(mostMatches) }, body: undefined };
  const { count, results } = (await matchHandlers.ofInquiry(given as unknown as Given, office)) as Answer<
    typeof matchCalls.ofInquiry
  >;
  return {
    inquiry: inquiry.id,
    count,
    results: results.map(
      ({ property, score, label, shared_before }): ChatMatch => ({ ...cardOf(property), score, label, shared_before }),
    ),
  };
};

const cardOf = (card: PropertyCard): ChatProperty => {
  const row = { ...card, area: card.area[0]?.area ?? null };
  return {
    ...row,
    title: propertyTitle(row),
    price: priceOf(card),
    where: [card.society_name?.society_name, ...card.area.map((one) => one.area)].filter(Boolean).join(', '),
  };
};

const priceOf = ({ sale_price_total: sale, rent_total: rent }: PropertyCard): string => {
  if (sale !== null) return formatPrice(sale);
  return rent === null ? propertyTexts.priceOnRequest : `${formatPrice(rent)} per month`;
};
