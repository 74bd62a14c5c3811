import { type Html, html } from '../../page/html.ts';
import type { Call, Meta } from '../meta.ts';
import type { Delivery } from '../webhooks/line.ts';
import { timeOf } from './links.ts';

const SHOWN = 60;

/** JSON with its lines broken, so that a person can read it; as it is where it is no JSON. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const entry = (
  key: string,
  good: boolean,
  status: string | number,
  what: string,
  aside: string,
  body: string | null,
): Html =>
  html`<details class="entry" id="${key}"><summary><span class="code ${good ? '' : 'bad'}">${status}</span><span class="what">${what}</span><span class="meta">${aside}</span></summary>${body ? html`<pre>${readable(body)}</pre>` : html`<p class="hint">Its body is not kept.</p>`}</details>`;

const call = (one: Call, at: number): Html =>
  entry(
    `call-${at}`,
    one.status < 400,
    one.status,
    `${one.method} ${one.path.replace(/^\/v\d+\.\d+/, '')}`,
    `${one.code ? `#${one.code}, ` : ''}${one.ms} ms, ${timeOf(one.at)}`,
    one.body,
  );

const delivery = (one: Delivery, at: number): Html =>
  entry(
    `hook-${at}`,
    one.status === 200,
    one.status || '—',
    `${one.fields}${one.updates > 1 ? ` × ${one.updates}` : ''}`,
    `${one.attempt > 1 ? `attempt ${one.attempt}, ` : ''}${one.ms} ms, ${timeOf(one.at)}`,
    one.body,
  );

/** What was asked of Meta, and what it told. Keys count from the first, so that an open entry stays open. */
export function log(meta: Meta): Html {
  const { calls, webhooks } = meta;
  const { counts } = webhooks;
  return html`<div class="log">
    <h2>Webhooks</h2>
    <p class="meta">${counts.updates} updates, ${counts.posts} POSTs taken${counts.failed > 0 && `, ${counts.failed} not`}${counts.unheard > 0 && `, ${counts.unheard} that nobody had subscribed to`}${counts.lost > 0 && `, ${counts.lost} lost`}</p>
    ${webhooks.log.newest(SHOWN).map((one, at) => delivery(one, webhooks.log.total - at))}
    <h2>Calls</h2>
    <p class="meta">${calls.total} in all</p>
    ${calls.newest(SHOWN).map((one, at) => call(one, calls.total - at))}
  </div>`;
}
