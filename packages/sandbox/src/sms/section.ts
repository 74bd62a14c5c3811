import { type Html, html } from '../page/html.ts';
import { when } from '../page/time.ts';
import type { Sms } from './flow.ts';

/** 919824011768 as people in India write it: 98240 11768. */
const shown = (mobile: string): string => mobile.replace(/^91(?=\d{10}$)/, '').replace(/^(\d{5})(\d{5})$/, '$1 $2');

const bubble = (sms: Sms): Html =>
  html`<div class="bubble"><p>${sms.text}</p><span class="meta">${sms.template_id} ${when(sms.sent_at)}</span></div>`;

/** One conversation for each number, the one with the newest SMS first; within it the newest last, as on a phone. */
export function section(all: readonly Sms[]): Html {
  if (all.length === 0)
    return html`<div class="empty"><h2>No SMS yet</h2><p>Codes that Angan sends to a mobile arrive here, whoever it is for.</p></div>`;
  const phones = Map.groupBy(all, ({ to }) => to);
  return html`<div class="phones">
    ${[...phones].map(([to, list]) => html`<section class="phone" aria-label="${shown(to)}"><h3>${shown(to)}</h3>${list.toReversed().map(bubble)}</section>`)}
  </div>`;
}
