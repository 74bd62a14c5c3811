import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { cardLines, type TemplateCard } from '@angan/domain/whatsapp/templates/index.ts';
import { fileNamed } from '../media/index.ts';
import { type Json, part, parts, said } from '../meta/json.ts';
import { filledButtons, filledText } from './filled-parts.ts';
import type { CardFile, MessageRow } from './message-rows.ts';

/** A card as it was sent, with its file of ours. */
export type CarouselCard = Omit<ChatMessage['carousel'][number], 'file'> & { readonly file: CardFile | null };

/** The cards of a carousel with the values, buttons and files with which each was sent. */
export const carouselOf = (
  { cards, card_files }: Pick<MessageRow, 'cards' | 'card_files'>,
  components: readonly Json[],
): CarouselCard[] => {
  const sent = parts(components.find((one) => said(one.type) === 'carousel')?.cards);
  // The template may have got cards since that this message was sent without.
  if (!cards || sent.length !== cards.length) return [];
  return cards.map((card, at) => {
    const own = parts(sent.find((one) => Number(one.card_index) === at)?.components);
    return cardOf(card, own, card_files ?? []);
  });
};

const cardOf = (card: TemplateCard, own: readonly Json[], files: readonly CardFile[]): CarouselCard => {
  const [parameter] = parts(own.find((one) => said(one.type) === 'header')?.parameters);
  const id = fileNamed(said(part(parameter?.[card.format.toLowerCase()]).id));
  return {
    format: card.format,
    file: files.find((one) => one.id === id) ?? null,
    body: filledText(card.body, own, 'body'),
    buttons: filledButtons(card.buttons, own),
  };
};

/** The text of a message without its cards, which it ends with as it is read in lines. */
export const withoutCards = (body: string, cards: readonly CarouselCard[]): string => {
  const end = `\n${cardLines(cards.map((card) => card.body))}`;
  return end !== '\n' && body.endsWith(end) ? body.slice(0, -end.length) : body;
};
