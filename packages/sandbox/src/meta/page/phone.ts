import { type Html, html } from '../../page/html.ts';
import type { Meta } from '../meta.ts';
import type { Customer, PhoneNumber } from '../state.ts';
import { bubble, gist } from './bubble.ts';
import { button, dayOf, doing, mobile, type Query, timeOf, to } from './links.ts';

const PLUS = html`<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true"><path d="M10 3v14M3 10h14"/></svg>`;
const LISTED = 60;
const DRAWN = 80;

const nameOf = (customer: Customer): string => customer.name || customer.username || mobile(customer.digits);
const initial = (name: string): string => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase();
const lastAt = ({ chat, added_at = 0 }: Customer): number => Math.max(chat.at(-1)?.at ?? 0, added_at);

/** Everybody with a phone, who wrote or was written to last first. */
export function people(meta: Meta): Customer[] {
  const all = [...meta.customers.byId.values()];
  // Of a load test's thousands only the last are looked at: sorting them all costs more than they are worth.
  return all.slice(-2000).sort((a, b) => lastAt(b) - lastAt(a));
}

export function chats(meta: Meta, query: Query, shown: Customer | undefined): Html {
  const all = people(meta).slice(0, LISTED);
  return html`<div class="chats">
    <nav class="rows" id="chats" aria-label="Customers' phones">
      ${all.map((customer) => row(customer, query, customer === shown))}
      ${all.length === 0 && html`<p class="hint">Nobody yet. Add a customer here, or let Angan write to a number: the phone appears by itself.</p>`}
    </nav>
    ${doing(
      'customer',
      {},
      html`<input id="new-digits" data-keep name="digits" inputmode="tel" placeholder="Mobile, 98240 11768" aria-label="Mobile" required autocomplete="off"><input id="new-name" data-keep name="name" placeholder="Name" aria-label="Name" autocomplete="off"><button>Add</button>`,
      'newcomer',
    )}
  </div>`;
}

function row(customer: Customer, query: Query, open: boolean): Html {
  const last = customer.chat.at(-1);
  const name = nameOf(customer);
  return html`<a class="row" href="${to(query, { who: customer.id, view: query.view && query.view !== 'phone' ? query.view : 'phone' })}" ${open && html`aria-current="true"`}>
    <span class="person" aria-hidden="true">${initial(name)}</span>
    <span class="first"><b>${name}</b>${last && html`<time>${timeOf(last.at)}</time>`}</span>
    <span class="second">${last ? gist(last).slice(0, 90) : mobile(customer.digits)}</span>
    ${customer.unread > 0 && html`<span class="unread" aria-label="${customer.unread} unread">${customer.unread}</span>`}
  </a>`;
}

/** The phone of one customer: the business's chat on it, a line to write, and what its owner can switch. */
export function phone(meta: Meta, query: Query, customer: Customer): Html {
  const number = meta.numbers.get(query.number ?? '') ?? numberOf(meta, customer);
  const messages = customer.chat.filter((message) => message.number === number.id).slice(-DRAWN);
  return html`<div class="handset" aria-label="${nameOf(customer)}'s phone">
    <div class="owner"><a class="back" href="${to(query, { who: undefined, view: 'phone' })}" aria-label="All phones">←</a><b>${nameOf(customer)}</b><span>${mobile(customer.digits)}${!customer.phone_visible && ', number hidden'}</span>${moods(customer)}</div>
    <div class="chathead"><span class="face" aria-hidden="true">${initial(number.verified_name)}</span><span><b>${number.verified_name}</b><span class="meta">${customer.typing_until > meta.clock.now() ? 'typing…' : windowOf(meta, customer, number)}</span></span>${numbers(meta, query, number)}</div>
    <div class="chat" id="chat" data-bottom>
      ${messages.map((message, index) => html`${newDay(messages[index - 1]?.at, message.at)}${bubble(meta, message, customer)}`)}
      ${messages.length === 0 && html`<p class="hint">Write first, or wait for the business. What you write opens its window for 24 hours.</p>`}
    </div>
    ${composer(customer, number)}
  </div>`;
}

/** The businesses that one may write to, where there are several. */
const numbers = (meta: Meta, query: Query, shown: PhoneNumber): Html | false =>
  meta.numbers.size > 1 &&
  html`<nav class="numbers" aria-label="Written to">${[...meta.numbers.values()].map((one) => html`<a href="${to(query, { number: one.id })}" ${one === shown && html`aria-current="true"`}>${one.verified_name}</a>`)}</nav>`;

const newDay = (before: number | undefined, at: number): Html | false =>
  (before === undefined || dayOf(before) !== dayOf(at)) && html`<span class="day">${dayOf(at)}</span>`;

function numberOf(meta: Meta, customer: Customer): PhoneNumber {
  const last = customer.chat.at(-1)?.number ?? '';
  return meta.numbers.get(last) ?? [...meta.numbers.values()][0]!;
}

function windowOf(meta: Meta, customer: Customer, number: PhoneNumber): string {
  const left = (customer.windows[number.id] ?? 0) - meta.clock.now();
  if (left <= 0) return 'Window closed: only templates arrive';
  return `Window open for ${Math.floor(left / 3_600_000)} h ${Math.floor((left % 3_600_000) / 60_000)} min`;
}

function composer(customer: Customer, { id: number }: PhoneNumber): Html {
  const who = customer.id;
  return html`<div class="composer">
    ${doing(
      'say',
      { who, number },
      html`<label class="attach" title="Send a picture or a file">${PLUS}<input type="file" name="file" id="say-file" data-send aria-label="Send a picture or a file"></label><input name="text" id="say-text" data-keep data-clear placeholder="Message" aria-label="Message" autocomplete="off"><button class="send" aria-label="Send">➤</button>`,
      'write',
    )}
    <div class="quick">${button('say', { who, number, text: 'STOP' }, 'STOP')}${button('place', { who, number }, 'Location')}${button('card', { who, number }, 'Contact card')}${button('ad', { who, number }, 'By an ad')}${button('echo', { who, number }, 'The office answers on its phone')}${button('group', { who, number }, 'In a group')}${button('odd', { who, number }, 'Empty kinds')}${button('preference', { who, number, value: customer.stopped ? 'resume' : 'stop' }, customer.stopped ? 'Resume offers' : 'Stop offers')}</div>
  </div>`;
}

const MOODS = [
  ['receipts', 'Blue ticks'],
  ['online', 'Online'],
  ['chat_open', 'Chat on screen'],
  ['blocked', 'Blocked'],
  ['phone_visible', 'Number shown'],
  ['on_whatsapp', 'On WhatsApp'],
] as const;

const moods = (customer: Customer): Html =>
  html`<details class="moods" id="moods"><summary>Phone</summary><div>${MOODS.map(([name, label]) => button('mood', { who: customer.id, name, value: customer[name] ? '' : '1' }, html`<span aria-hidden="true">${customer[name] ? '●' : '○'}</span> ${label}`))}${doing('number', { who: customer.id }, html`<input name="digits" id="new-number" data-keep placeholder="New number" aria-label="New number" inputmode="tel" required autocomplete="off"><button>Change</button>`, 'newcomer')}</div></details>`;
