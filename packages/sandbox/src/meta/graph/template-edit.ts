import { invalid } from '../errors.ts';
import type { Meta } from '../meta.ts';
import type { Template } from '../state.ts';
import { checkComponents, checkTtl } from '../templates/check.ts';
import { requireShortBody } from '../templates/check-body.ts';
import { tellComponents } from '../templates/events.ts';
import { submit } from '../templates/lifecycle.ts';
import { refusal, upper } from '../templates/refuse.ts';
import { CATEGORIES, LIMITS } from '../templates/rules.ts';
import { allowed, type GraphCall, json, MANAGE, ok } from './call.ts';
import { optedOut } from './templates.ts';
import { handleFault } from './uploads.ts';

const DAY = 86_400_000;

/** POST /{template}: replaces what is given and goes back to review; the counting of clicks alone needs none. */
export function editTemplate(call: GraphCall, template: Template): unknown {
  allowed(call, template.waba, MANAGE);
  const { meta, params } = call;
  if (params.cta_url_link_tracking_opted_out !== undefined) {
    template.tracking_opted_out = optedOut(call);
    if (params.components === undefined && params.message_send_ttl_seconds === undefined) return ok;
  }
  const approved = template.status === 'APPROVED';
  checkQuota(meta, template);
  const category = categoryOf(call, template);
  const given = json(params.components);
  const components =
    given === undefined
      ? template.components
      : checkComponents(given, category, template.parameter_format, (handle, format) =>
          handleFault(meta, handle, format),
        );
  if (meta.settings.short_bodies) requireShortBody(components, category);
  const ttl = checkTtl(params, category) ?? template.ttl;
  Object.assign(template, { category, components, ttl });
  if (approved) template.edits.push(meta.clock.now());
  if (given !== undefined) tellComponents(meta, template);
  submit(meta, template);
  meta.changed();
  return ok;
}

/** Approved ones once in 24 hours and 10 times in 30 days, rejected and paused ones as often as wanted, others never. */
function checkQuota(meta: Meta, template: Template): void {
  const { status } = template;
  if (!['APPROVED', 'REJECTED', 'PAUSED'].includes(status))
    throw refusal('NOT_NOW', { why: `A template can't be edited while it is ${status}.` });
  const now = meta.clock.now();
  template.edits = template.edits.filter((at) => at > now - 30 * DAY);
  const today = template.edits.filter((at) => at > now - DAY).length;
  if (status === 'APPROVED' && (today >= LIMITS.editsPerDay || template.edits.length >= LIMITS.editsPerMonth))
    throw refusal('NOT_NOW', { why: 'An approved template can be edited once in 24 hours and 10 times in 30 days.' });
}

function categoryOf({ params }: GraphCall, template: Template): Template['category'] {
  if (params.category === undefined) return template.category;
  const category = CATEGORIES.find((known) => known === upper(params.category));
  if (!category) throw invalid(`Param category must be one of {${CATEGORIES.join(', ')}}.`);
  if (category !== template.category && template.status === 'APPROVED')
    throw invalid("The category of an approved template can't be changed.");
  return category;
}
