import { type Html, html } from '../../page/html.ts';
import { outline } from '../control/find.ts';
import { ERRORS } from '../errors.ts';
import type { Meta } from '../meta.ts';
import type { Customer, Message } from '../state.ts';
import { partOf } from '../templates/model.ts';
import { isRecord } from '../templates/refuse.ts';
import { carousel } from './carousel.ts';
import { button, timeOf } from './links.ts';
import { taps } from './taps.ts';
import { words } from './words.ts';

const REACTIONS = ['👍', '❤️', '🙏'];
const QUOTED = 80;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a message says in a line, for quotations and the list of chats. */
export function gist(message: Message): string {
  const { content, type } = message;
  const said = outline(message).body || text(content.body) || text(content.text) || text(content.caption);
  if (said) return said;
  if (type === 'reaction') return `Reacted ${text(content.emoji)}`;
  return type === 'location' ? `📍 ${text(content.name) || 'Location'}` : `${type[0]!.toUpperCase()}${type.slice(1)}`;
}

/** A tick, two, or two in blue; a clock while nothing was told. */
function ticks(message: Message): Html {
  const { status } = message;
  if (status === 'accepted' || status === 'held') return html`<span class="tick" title="${status}">◷</span>`;
  if (status === 'failed') return html`<span class="tick failed" title="failed">!</span>`;
  const both = status !== 'sent';
  return html`<svg class="tick ${status}" viewBox="0 0 18 11" width="18" height="11" role="img" aria-label="${status}"><path d="M1 6l3.2 3.5L11 1.5"/>${both && html`<path d="M7.5 8.6l.9.9L16 1.5"/>`}</svg>`;
}

function file(meta: Meta, message: Message): Html | null {
  const media = message.media ? meta.media.byId.get(message.media) : undefined;
  if (!media) {
    const { type } = message;
    const format = message.template && partOf(message.template.components, 'HEADER')?.format;
    const missing =
      format && format !== 'TEXT' && format !== 'LOCATION'
        ? format.toLowerCase()
        : ['image', 'video', 'sticker'].includes(type)
          ? type
          : null;
    return missing ? html`<span class="nofile">${missing}</span>` : null;
  }
  const source = `/_meta/media/${media.id}`;
  if (media.mime.startsWith('image/'))
    return html`<img class="${message.type === 'sticker' ? 'sticker' : 'picture'}" src="${source}" alt="${text(message.content.caption) || 'Picture'}">`;
  if (media.mime.startsWith('video/'))
    return html`<video class="picture" src="${source}" controls preload="metadata"></video>`;
  if (media.mime.startsWith('audio/')) return html`<audio src="${source}" controls preload="none"></audio>`;
  const name = text(message.content.filename) || media.filename || 'Document';
  return html`<a class="file" href="${source}" target="_blank" rel="noopener"><b>${name}</b><span>${media.mime}, ${Math.ceil(media.size / 1024)} KB</span></a>`;
}

function place(content: Record<string, unknown>): Html {
  const { latitude, longitude, name, address } = content;
  return html`<span class="place"><b>${text(name) || 'Location'}</b>${text(address)}<span class="meta">${String(latitude)}, ${String(longitude)}</span></span>`;
}

function cards(content: Record<string, unknown>): Html {
  const list = Array.isArray(content.list) ? content.list.filter(isRecord) : [];
  return html`${list.map((one) => {
    const name = isRecord(one.name) ? text(one.name.formatted_name) : '';
    const phones = Array.isArray(one.phones) ? one.phones.filter(isRecord).map(({ phone }) => text(phone)) : [];
    return html`<span class="place"><b>${name}</b>${phones.join(', ')}</span>`;
  })}`;
}

function inside(meta: Meta, message: Message): Html {
  const { content, type } = message;
  const { header, body, footer } = outline(message);
  if (type === 'location') return place(content);
  if (type === 'contacts') return cards(content);
  if (type === 'unsupported') return html`<i>Something that WhatsApp does not hand on (${text(content.type)})</i>`;
  const reply = isRecord(content.button_reply)
    ? content.button_reply
    : isRecord(content.list_reply)
      ? content.list_reply
      : null;
  const said = body || text(content.body) || text(content.text) || text(content.caption) || text(reply?.title);
  return html`${file(meta, message)}${header && html`<b class="heading">${header}</b>`}${said && html`<p>${words(said)}</p>`}${footer && html`<span class="meta">${footer}</span>`}`;
}

function quoted(meta: Meta, message: Message): Html | null {
  const answered = message.context && meta.messages.find(message.context);
  if (!answered) return null;
  const from = answered.direction === 'in' ? 'You' : (meta.numbers.get(answered.number)?.verified_name ?? '');
  return html`<blockquote class="quoted"><b>${from}</b>${words(gist(answered).slice(0, QUOTED))}</blockquote>`;
}

function tools(message: Message, customer: Customer): Html {
  return html`<details class="tools" id="tools-${message.id}"><summary aria-label="React or reply">⋯</summary><div>
    ${REACTIONS.map((emoji) => button('react', { who: customer.id, message: message.id, emoji: message.reactions.customer === emoji ? '' : emoji }, emoji))}
    ${replyForm(message, customer)}
  </div></details>`;
}

const replyForm = (message: Message, customer: Customer): Html =>
  html`<form method="post" action="/_meta/do" enctype="multipart/form-data"><input type="hidden" name="do" value="say"><input type="hidden" name="who" value="${customer.id}"><input type="hidden" name="reply_to" value="${message.id}"><input name="text" id="reply-${message.id}" data-keep placeholder="Reply" aria-label="Reply to this message" required autocomplete="off"></form>`;

/** One message on the customer's phone: theirs green on the right, the business's white on the left. */
export function bubble(meta: Meta, message: Message, customer: Customer): Html | null {
  if (message.type === 'reaction') return null;
  const theirs = message.direction === 'in';
  const { customer: own, business } = message.reactions;
  const reactions = [own, business].filter(Boolean);
  if (message.status === 'failed' || message.status === 'held' || (!theirs && message.status === 'accepted'))
    return absent(message);
  return html`<div class="say ${theirs ? 'mine' : 'theirs'}">
    <div class="balloon">${quoted(meta, message)}${inside(meta, message)}<span class="stamp">${timeOf(message.at)} ${ticks(message)}</span></div>
    ${!theirs && taps(message, customer, outline(message))}
    ${!theirs && carousel(meta, message, customer)}
    ${reactions.length > 0 && html`<span class="reactions">${reactions.join('')}</span>`}
    ${!theirs && tools(message, customer)}
  </div>`;
}

/** What the business sent and the phone never showed. */
function absent(message: Message): Html {
  const why =
    message.status === 'held'
      ? 'Held for its quality to be assessed'
      : message.error
        ? `Not delivered, ${message.error}: ${ERRORS[message.error]?.title ?? 'error'}`
        : 'On its way';
  return html`<div class="say absent"><div class="balloon"><p>${words(gist(message).slice(0, 2 * QUOTED))}</p><span class="stamp">${why}</span></div></div>`;
}
