import { type Html, html } from '../page/html.ts';
import { when } from '../page/time.ts';
import type { Mail } from './mail.ts';

const initial = (mail: Mail): string => (/[\p{L}\p{N}]/u.exec(mail.to[0] ?? '')?.[0] ?? '?').toUpperCase();

const row = (mail: Mail, open: boolean): Html => html`
  <a class="row" href="/?room=mailbox&amp;mail=${mail.id}" ${open && html`aria-current="true"`}>
    <span class="person" aria-hidden="true">${initial(mail)}</span>
    <span class="first"><b>${mail.to.join(', ')}</b>${when(mail.received_at)}</span>
    <span class="subject">${mail.subject || 'No subject'}</span>
    <span class="second">${mail.text.trim().replace(/\s+/g, ' ').slice(0, 120)}</span>
  </a>`;

const fact = (label: string, value: Html | string): Html => html`<dt>${label}</dt><dd>${value}</dd>`;

const attachment = ({ filename, content_type, size }: Mail['attachments'][number]): Html =>
  html`<span class="chip">${filename}, ${content_type}, ${Math.ceil(size / 1024)} KB</span> `;

const reader = (mail: Mail): Html => html`
  <article class="reader">
    <a class="back" href="/?room=mailbox">All mails</a>
    <h2>${mail.subject || 'No subject'}</h2>
    <dl>
      ${fact('From', mail.from)} ${fact('To', mail.to.join(', '))} ${fact('Received', when(mail.received_at))}
      ${mail.attachments.length > 0 && fact('Attached', html`${mail.attachments.map(attachment)}`)}
      ${mail.links.length > 0 && fact(mail.links.length === 1 ? 'Link' : 'Links', html`${mail.links.map((link) => html`<a class="link" href="${link}" target="_blank" rel="noopener noreferrer">${link}</a>`)}`)}
    </dl>
    ${mail.html ? html`<iframe title="The mail as its reader sees it" src="/mailbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : html`<pre class="plain">${mail.text}</pre>`}
  </article>`;

/** List and reading pane; `open` is the id of the mail to read, else the newest on a wide screen. */
export function section(mails: readonly Mail[], open: number, port: number): Html {
  const chosen = mails.find(({ id }) => id === open);
  const shown = chosen ?? mails[0];
  if (!shown)
    return html`<div class="empty"><h2>No mail yet</h2><p>Every mail that Angan sends arrives here, whoever it is for. Try "Forgot password" on its sign-in page.</p><p>SMTP listens on port ${port}.</p></div>`;
  return html`<div class="mails ${chosen && 'reading'}">
    <nav class="rows" aria-label="Mails">${mails.map((mail) => row(mail, mail === shown))}</nav>
    ${reader(shown)}
  </div>`;
}
