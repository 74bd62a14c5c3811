import { type Html, html } from '../../page/html.ts';
import { outline } from '../control/find.ts';
import type { Outline } from '../control/template-outline.ts';
import type { Meta } from '../meta.ts';
import type { Customer, Message } from '../state.ts';
import { taps } from './taps.ts';
import { words } from './words.ts';

/** The cards of a message in a row below it, to be swiped. */
export function carousel(meta: Meta, message: Message, customer: Customer): Html | null {
  const { cards } = outline(message);
  if (cards.length === 0) return null;
  return html`<div class="cards" tabindex="0" role="group" aria-label="${cards.length} cards">${cards.map(
    (card) =>
      html`<div class="onecard">${medium(meta, card)}${card.body && html`<p>${words(card.body)}</p>`}${taps(message, customer, card)}</div>`,
  )}</div>`;
}

function medium(meta: Meta, { media, format }: Outline['cards'][number]): Html {
  const file = media ? meta.media.byId.get(media) : undefined;
  if (!file) return html`<span class="nofile">${format}</span>`;
  const source = `/_meta/media/${file.id}`;
  return file.mime.startsWith('video/')
    ? html`<video src="${source}" controls preload="metadata"></video>`
    : html`<img src="${source}" alt="Picture">`;
}
