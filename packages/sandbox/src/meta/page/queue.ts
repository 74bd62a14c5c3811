import { type Html, html } from '../../page/html.ts';
import type { Meta } from '../meta.ts';
import type { Template } from '../state.ts';
import { buttonsOf, partOf } from '../templates/model.ts';
import { reviewed } from '../templates/review.ts';
import { button, dayOf, doing, timeOf } from './links.ts';
import { words } from './words.ts';

const REASONS = [
  'INVALID_FORMAT',
  'TAG_CONTENT_MISMATCH',
  'SCAM',
  'ABUSIVE_CONTENT',
  'PROMOTIONAL',
  'INCORRECT_CATEGORY',
];
const SHOWN = 60;

/** What may be decided in each status: the button's words and what the control API calls it. */
const DECISIONS: Partial<Record<Template['status'], [string, string][]>> = {
  APPROVED: [
    ['Pause', 'pause'],
    ['Disable', 'disable'],
  ],
  PAUSED: [
    ['Unpause', 'unpause'],
    ['Disable', 'disable'],
  ],
  REJECTED: [['Approve', 'approve']],
};

function sample(meta: Meta, template: Template): Html {
  const { components } = template;
  const header = partOf(components, 'HEADER');
  const footer = partOf(components, 'FOOTER')?.text;
  const handle = (header?.example?.header_handle as string[] | undefined)?.[0];
  const picture = handle ? meta.handles.get(handle) : undefined;
  return html`<div class="balloon">
    ${picture?.type.startsWith('image/') ? html`<img class="picture" src="/_meta/media/${picture.media}" alt="Sample">` : header?.format && header.format !== 'TEXT' && html`<span class="nofile">${header.format.toLowerCase()}</span>`}
    ${header?.text && html`<b class="heading">${header.text}</b>`}<p>${words(partOf(components, 'BODY')?.text ?? '')}</p>${footer && html`<span class="meta">${footer}</span>`}
    ${buttonsOf(components).map(({ text }) => html`<span class="label">${text}</span>`)}
  </div>`;
}

/** What the reviewer would say, so that a person sees it before deciding. */
function opinion(meta: Meta, template: Template): Html {
  const others = meta.templates.of(template.waba).filter((other) => other !== template && other.status !== 'REJECTED');
  const finding = reviewed(template, others, meta.settings);
  return finding
    ? html`<p class="verdict bad">The rules say: ${finding.text}</p>`
    : html`<p class="verdict">The rules find nothing wrong.</p>`;
}

function decisions(meta: Meta, template: Template): Html {
  const { id, status, rejected_reason, paused_until } = template;
  if (status === 'PENDING')
    return html`${opinion(meta, template)}<div class="acts">${button('template', { id, decision: 'approve' }, 'Approve', 'good')}${button('template', { id, decision: 'review' }, 'Review now')}${doing('template', { id, decision: 'reject' }, html`<select name="reason" id="reason-${id}" data-keep aria-label="Reason">${REASONS.map((reason) => html`<option>${reason}</option>`)}</select><button class="bad">Reject</button>`)}</div>`;
  const why = status === 'REJECTED' ? rejected_reason : paused_until ? `until ${timeOf(paused_until)}` : null;
  return html`${why && html`<p class="verdict bad">${why}</p>`}<div class="acts">${(DECISIONS[status] ?? []).map(([label, decision]) => button('template', { id, decision }, label))}</div>`;
}

const card = (meta: Meta, template: Template): Html => html`<article class="template">
  <div class="first"><b>${template.name}</b><span class="status ${template.status}">${template.status}</span></div>
  <span class="meta">${template.category}, ${template.language}, ${dayOf(template.created_at)} ${timeOf(template.created_at)}${template.quality !== 'UNKNOWN' && `, quality ${template.quality}`}</span>
  ${sample(meta, template)}
  ${decisions(meta, template)}
</article>`;

/** Meta's reviewer: what waits first, then everything else, the newest first. */
export function queue(meta: Meta): Html {
  const all = [...meta.templates.byId.values()].reverse();
  const waiting = all.filter(({ status }) => status === 'PENDING');
  const rest = all.filter(({ status }) => status !== 'PENDING').slice(0, SHOWN);
  const auto = meta.settings.review === 'auto';
  return html`<div class="queue">
    <div class="bar"><span>${auto ? `Reviewed by the rules after ${meta.settings.review_seconds} s` : 'You are the reviewer'}</span>${button('settings', { review: auto ? 'manual' : 'auto' }, auto ? 'Review by hand' : 'Leave it to the rules')}</div>
    ${[...waiting, ...rest].map((template) => card(meta, template))}
    ${all.length === 0 && html`<p class="hint">No templates yet. What Angan submits waits here for its review.</p>`}
  </div>`;
}
