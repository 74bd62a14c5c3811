import { type Html, html } from '../../page/html.ts';
import type { Outline } from '../control/template-outline.ts';
import type { Customer, Message } from '../state.ts';
import { button } from './links.ts';

const ICONS: Record<string, string> = {
  URL: '↗',
  cta_url: '↗',
  PHONE_NUMBER: '✆',
  VOICE_CALL: '✆',
  voice_call: '✆',
  COPY_CODE: '⧉',
};
/** What can be tapped below a message or a card, and what only opens something elsewhere. */
export function taps(
  message: Message,
  customer: Customer,
  { replies, links, list }: Pick<Outline, 'replies' | 'links'> & { list?: string },
): Html | null {
  if (replies.length + links.length === 0) return null;
  const all = replies.map(({ index, title, description }) =>
    button(
      'tap',
      { who: customer.id, message: message.id, button: index },
      html`↩ ${title}${description && html`<span class="meta">${description}</span>`}`,
    ),
  );
  const choices = list ? html`<details id="list-${message.id}"><summary>☰ ${list}</summary>${all}</details>` : all;
  const others = links.map(({ title, kind, target }) =>
    /^https?:/.test(target)
      ? html`<a href="${target}" target="_blank" rel="noopener noreferrer">${ICONS[kind]} ${title}</a>`
      : html`<span title="${target}">${ICONS[kind] ?? ''} ${title}</span>`,
  );
  return html`<div class="taps">${choices}${others}</div>`;
}
