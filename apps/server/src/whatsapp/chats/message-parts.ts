import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { type Json, part, parts, said } from '../meta/json.ts';
import { readAd } from '../meta/read-ad.ts';
import type { CarouselCard } from './carousel-parts.ts';
import type { MessageRow } from './message-rows.ts';
import { placeIn } from './place-in.ts';
import { templateParts } from './template-parts.ts';

type Parts = Pick<
  ChatMessage,
  'place' | 'cards' | 'header' | 'header_format' | 'footer' | 'buttons' | 'detail' | 'ad' | 'message_body'
> & { readonly carousel: CarouselCard[] };

const none = {
  place: null,
  cards: [],
  header: '',
  header_format: null,
  footer: '',
  buttons: [],
  carousel: [],
  detail: '',
  ad: null,
} satisfies Omit<Parts, 'message_body'>;

/** What a message holds besides its words, read of what Meta sent or took. */
export const partsOf = (row: MessageRow): Parts => {
  const own = part(row.content[row.kind]);
  const ad = readAd(part(row.content.referral));
  const plain = {
    ...none,
    message_body: row.body,
    ad: ad ? { headline: ad.headline, body: ad.body, url: ad.url } : null,
  };
  if (row.revoked_at !== null) return { ...plain, message_body: '' };
  if (row.kind === 'location') return { ...plain, place: placeIn(own) };
  if (row.kind === 'contacts') return { ...plain, cards: parts(row.content.contacts).map(cardOf) };
  if (row.kind === 'interactive') return { ...plain, detail: said(part(own.list_reply).description) };
  if (row.kind === 'template') return { ...plain, ...templateParts(row, own) };
  return plain;
};

const cardOf = (card: Json): Parts['cards'][number] => {
  const name = part(card.name);
  return {
    name: said(name.formatted_name) || [said(name.first_name), said(name.last_name)].filter(Boolean).join(' '),
    phones: parts(card.phones)
      .map((one) => said(one.phone) || said(one.wa_id))
      .filter(Boolean),
    emails: parts(card.emails)
      .map((one) => said(one.email))
      .filter(Boolean),
    company: said(part(card.org).company),
  };
};
