import { type Html, html } from '../../page/html.ts';
import type { Meta } from '../meta.ts';
import { button, dayOf, doing, timeOf } from './links.ts';

const FAULTS: [string, string][] = [
  ['http500', 'Answer 500'],
  ['http503', 'Answer 503'],
  ['http429', 'Answer 429'],
  ['token_expired', 'Token expired'],
  ['slow', 'Slow, 1 s'],
  ['cut_before', 'Cut the line before'],
  ['cut_after', 'Take it, then cut the line'],
  ['status_failed', 'Message fails'],
  ['webhook_lost', 'Webhook lost'],
  ['webhook_late', 'Webhook late'],
  ['webhook_double', 'Webhook doubled'],
  ['webhook_unordered', 'Webhooks backwards'],
];
const STEPS: [string, number][] = [
  ['1 min', 60],
  ['1 hour', 3600],
  ['24 hours', 86_400],
  ['30 days', 30 * 86_400],
];

const fact = (label: string, value: Html | string): Html => html`<dt>${label}</dt><dd>${value}</dd>`;

function accounts(meta: Meta): Html {
  const apps = [...meta.apps.values()].map((app) =>
    fact(
      app.name,
      html`<code>${app.id}</code> ${app.subscriptions.map(({ callback_url }) => html`<span class="meta">tells ${callback_url}</span>`)}${app.subscriptions.length === 0 && html`<span class="meta">no webhook yet</span>`}`,
    ),
  );
  const wabas = [...meta.wabas.values()].map((waba) =>
    fact(
      waba.name,
      html`<code>${waba.id}</code> <span class="meta">${waba.tier}, ${meta.limits.reachedBy(waba, meta.clock.now())} reached today${waba.apps.length === 0 && ', no app subscribed'}</span>`,
    ),
  );
  const numbers = [...meta.numbers.values()].map((number) =>
    fact(
      number.display,
      html`<code>${number.id}</code> <span class="meta">${number.quality}, ${number.throughput} a second${!number.registered && ', not registered'}</span>`,
    ),
  );
  return html`<dl>${apps}${wabas}${numbers}${fact('Graph API', html`<code>${meta.origin}/v25.0</code>`)}${fact('Token', html`<code>${meta.seed.token}</code>`)}</dl>`;
}

/** The clock, the bad manners, and what exists here. */
export function switches(meta: Meta): Html {
  const now = meta.clock.now();
  const hours = Math.round(meta.clock.lead / 36_000) / 100;
  const { read, quiet } = meta.settings;
  return html`<div class="switches">
    <h2>Clock</h2>
    <p>${dayOf(now)} ${timeOf(now)}${hours > 0 && html` <span class="badge">${hours} h ahead</span>`}</p>
    <div class="acts">${STEPS.map(([label, seconds]) => button('clock', { advance: seconds }, `+ ${label}`))}</div>
    <h2>Bad manners</h2>
    <div class="acts">${meta.faults.pending().map(({ kind, times }) => html`<span class="badge">${FAULTS.find(([known]) => known === kind)?.[1] ?? kind} × ${times}</span>`)}${meta.faults.pending().length > 0 && button('faults', {}, 'Be good again')}</div>
    ${doing('fault', {}, html`<select name="kind" id="fault-kind" data-keep aria-label="What">${FAULTS.map(([kind, label]) => html`<option value="${kind}">${label}</option>`)}</select><input name="times" id="fault-times" data-keep type="number" min="1" max="1000" value="1" aria-label="How often"><button>Next</button>`, 'acts')}
    <h2>Manners</h2>
    <div class="acts">${(['soon', 'opened', 'never'] as const).map((one) => button('settings', { read: one }, html`<span aria-hidden="true">${read === one ? '●' : '○'}</span> Read ${one === 'soon' ? 'at once' : one === 'opened' ? 'when opened' : 'never'}`))}${button('settings', { quiet: quiet ? '' : '1' }, html`<span aria-hidden="true">${quiet ? '●' : '○'}</span> Quiet`)}</div>
    <h2>What exists</h2>
    ${accounts(meta)}
  </div>`;
}
