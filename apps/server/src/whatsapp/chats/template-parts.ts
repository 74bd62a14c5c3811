import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { type Json, part, parts, said } from '../meta/json.ts';
import { type CarouselCard, carouselOf, withoutCards } from './carousel-parts.ts';
import { filledButtons, filledText } from './filled-parts.ts';
import type { MessageRow } from './message-rows.ts';
import { placeIn } from './place-in.ts';

type Parts = Pick<ChatMessage, 'place' | 'header' | 'header_format' | 'footer' | 'buttons' | 'message_body'> & {
  readonly carousel: CarouselCard[];
};

/** Of a template the text as it is read has its header and footer in it: they are taken apart again to be drawn. */
export const templateParts = (row: MessageRow, sent: Json): Parts => {
  const components = parts(sent.components);
  const carousel = carouselOf(row, components);
  const headerText = row.header_format === 'TEXT' ? filledText(row.header ?? '', components, 'header') : '';
  const footer = row.footer ?? '';
  let body = withoutCards(row.body, carousel);
  const hasHeader = headerText !== '' && body.startsWith(`${headerText}\n`);
  if (hasHeader) body = body.slice(headerText.length + 1);
  const hasFooter = footer !== '' && body.endsWith(`\n${footer}`);
  if (hasFooter) body = body.slice(0, -footer.length - 1);
  return {
    place: row.header_format === 'LOCATION' ? headerPlace(components) : null,
    message_body: body,
    header: hasHeader ? headerText : '',
    header_format: row.header_format,
    footer: hasFooter ? footer : '',
    buttons: filledButtons(row.buttons ?? [], components),
    carousel,
  };
};

const headerPlace = (components: readonly Json[]): Parts['place'] => {
  const [parameter] = parts(components.find((one) => said(one.type) === 'header')?.parameters);
  return placeIn(part(part(parameter).location));
};
