import { type Html, html } from '../../page/html.ts';
import { readAll } from '../messages/send.ts';
import type { Meta } from '../meta.ts';
import { type Query, to, VIEWS, type View, viewOf } from './links.ts';
import { log } from './log.ts';
import { chats, people, phone } from './phone.ts';
import { queue } from './queue.ts';
import { switches } from './switches.ts';

const SIDES: Record<Exclude<View, 'phone'>, (meta: Meta) => Html> = { templates: queue, log, switches };

/**
 * WhatsApp from the other side: a customer's phone, and beside it Meta's reviewer, the log or the switches. On a
 * narrow screen one of them at a time. A chat that was chosen counts as opened: what arrived is read.
 */
export function section(meta: Meta, query: Query): Html {
  if (query.room !== 'meta') return html``;
  const view = viewOf(query);
  const chosen = query.who === undefined ? undefined : meta.customers.find(query.who);
  const shown = chosen ?? people(meta)[0];
  if (chosen && meta.settings.read === 'opened') readAll(meta, chosen);
  const side = view === 'phone' ? 'templates' : view;
  const waiting = [...meta.templates.byId.values()].filter(({ status }) => status === 'PENDING').length;
  const tab = (name: View): Html =>
    html`<a class="${name === 'phone' && 'only-narrow'}" href="${to(query, { view: name })}" ${name === view && html`aria-current="page"`} ${name === side && html`data-side`}>${VIEWS[name]}${name === 'templates' && waiting > 0 && html` <span class="count">${waiting}</span>`}</a>`;
  return html`<div class="whatsapp" data-view="${view}" ${chosen && html`data-chosen`}>
    ${chats(meta, query, shown)}
    <div class="stage">${shown ? phone(meta, query, shown) : html`<div class="empty"><h2>A customer's phone</h2><p>Add a customer with a mobile number, and write to the business as they would.</p></div>`}</div>
    <div class="side"><nav class="views" aria-label="Behind the phone">${(Object.keys(VIEWS) as View[]).map(tab)}</nav><div class="pane" id="pane">${SIDES[side](meta)}</div></div>
  </div>`;
}
