import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { fillVariables, type TemplateButton } from '@angan/domain/whatsapp/templates/index.ts';
import { readAd } from '../ads/read-ad.ts';
import { type Json, part, parts, said } from '../incoming/json.ts';
import type { MessageRow } from './message-rows.ts';

type Parts = Pick<
  ChatMessage,
  'place' | 'cards' | 'header' | 'header_format' | 'footer' | 'buttons' | 'detail' | 'ad' | 'message_body'
>;

const none = {
  place: null,
  cards: [],
  header: '',
  header_format: null,
  footer: '',
  buttons: [],
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
  if (row.kind === 'location') return { ...plain, place: placeOf(own) };
  if (row.kind === 'contacts') return { ...plain, cards: parts(row.content.contacts).map(cardOf) };
  if (row.kind === 'interactive') return { ...plain, detail: said(part(own.list_reply).description) };
  if (row.kind === 'template') return templateParts(row, own);
  return plain;
};

const placeOf = (own: Json): Parts['place'] => {
  const [latitude, longitude] = [Number(own.latitude), Number(own.longitude)];
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return { latitude, longitude, name: said(own.name), address: said(own.address) };
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

/** Of a template the text as it is read has its header and footer in it: they are taken apart again to be drawn. */
const templateParts = (row: MessageRow, sent: Json): Parts => {
  const components = parts(sent.components);
  const headerText = row.header_format === 'TEXT' ? filled(row.header ?? '', components, 'header') : '';
  const footer = row.footer ?? '';
  let body = row.body;
  const hasHeader = headerText !== '' && body.startsWith(`${headerText}\n`);
  if (hasHeader) body = body.slice(headerText.length + 1);
  const hasFooter = footer !== '' && body.endsWith(`\n${footer}`);
  if (hasFooter) body = body.slice(0, -footer.length - 1);
  return {
    ...none,
    place: row.header_format === 'LOCATION' ? headerPlace(components) : null,
    message_body: body,
    header: hasHeader ? headerText : '',
    header_format: row.header_format,
    footer: hasFooter ? footer : '',
    buttons: (row.buttons ?? []).map((button, at) => buttonOf(button, components, at)),
  };
};

const headerPlace = (components: readonly Json[]): Parts['place'] => {
  const [parameter] = parts(components.find((one) => said(one.type) === 'header')?.parameters);
  return placeOf(part(part(parameter).location));
};

const filled = (text: string, components: readonly Json[], type: string): string => {
  const values = parts(components.find((one) => said(one.type) === type)?.parameters).map((one) => said(one.text));
  return fillVariables(text, (name) => values[Number(name) - 1] ?? `{{${name}}}`);
};

const buttonOf = (button: TemplateButton, components: readonly Json[], at: number): Parts['buttons'][number] => {
  const { type, text } = button;
  if (button.type === 'Call Phone Number') return { type, text, link: `tel:+${button.country_code}${button.number}` };
  if (button.type !== 'Visit Website') return { type, text, link: '' };
  const own = components.filter((one) => said(one.type) === 'button' && Number(one.index) === at);
  return { type, text, link: filled(button.url, own, 'button') };
};
