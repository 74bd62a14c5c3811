import { GraphError, invalid, noSuchObject } from '../errors.ts';
import { objectId } from '../ids.ts';
import type { Meta } from '../meta.ts';
import type { Template, Waba } from '../state.ts';
import { checkDraft } from '../templates/check.ts';
import { requireShortBody } from '../templates/check-body.ts';
import { remove, submit, unpause } from '../templates/lifecycle.ts';
import { partOf } from '../templates/model.ts';
import { newTemplate } from '../templates/new-template.ts';
import { refusal, upper } from '../templates/refuse.ts';
import { categoryTaken } from '../templates/review.ts';
import { LIMITS } from '../templates/rules.ts';
import { allowed, type GraphCall, json, list, MANAGE, ok, picked, text } from './call.ts';
import { paged } from './paging.ts';
import { handleFault } from './uploads.ts';

const TYPE = 'WhatsAppBusinessHSM';
const USUAL = ['name', 'parameter_format', 'components', 'language', 'status', 'category', 'sub_category'];

/** POST /{waba}/message_templates */
export function createTemplate(call: GraphCall, id: string): unknown {
  const waba = allowed(call, id, MANAGE);
  const { meta } = call;
  const now = meta.clock.now();
  if (!meta.templates.mayCreate(id, now, meta.settings.template_creates_per_hour))
    throw new GraphError({
      code: 80007,
      message: '(#80007) There have been too many calls to this WhatsApp Business account. Wait a bit and try again.',
    });
  const draft = checkDraft({ ...call.params, components: json(call.params.components) }, (handle, format) =>
    handleFault(meta, handle, format),
  );
  if (meta.settings.short_bodies) requireShortBody(draft.components, draft.category);
  checkPlace(meta, waba, draft);
  const category = categoryTaken(draft.category, draft.components, meta.settings);
  const template = newTemplate(draft, { id: objectId(), waba: id, category, optedOut: optedOut(call), now });
  meta.templates.add(template);
  submit(meta, template);
  meta.changed();
  return { id: template.id, status: template.status, category };
}

export const optedOut = ({ params }: GraphCall): boolean => text(params.cta_url_link_tracking_opted_out) === 'true';

/** What hinders a good template: its place is taken or rests, or the account is full. */
function checkPlace(meta: Meta, waba: Waba, { name, language }: Pick<Template, 'name' | 'language'>): void {
  const values = { language: languageName(language) };
  if (meta.templates.find(waba.id, name, language)) throw refusal('LANGUAGE_EXISTS', values, 'language');
  if (meta.templates.rests(waba.id, name, language, meta.clock.now())) throw refusal('NAME_RESTS', values, 'language');
  const limit = waba.verified ? LIMITS.templatesOfVerified : LIMITS.templates;
  if (meta.templates.of(waba.id).length >= limit) throw refusal('TOO_MANY_TEMPLATES', { limit });
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const languageName = (code: string): string => languageNames.of(code.replace('_', '-')) ?? code;

function nodeOf(call: GraphCall, template: Template): Record<string, unknown> {
  const { previous_category, correct_category, ttl } = template;
  return {
    id: template.id,
    name: template.name,
    parameter_format: template.parameter_format,
    components: template.components.map((part) => withSample(call.meta, part)),
    language: template.language,
    status: template.status,
    category: template.category,
    sub_category: undefined,
    previous_category: previous_category ?? undefined,
    correct_category: correct_category ?? undefined,
    rejected_reason: template.rejected_reason,
    quality_score: { score: template.quality, date: call.meta.clock.seconds() },
    message_send_ttl_seconds: ttl ?? undefined,
    cta_url_link_tracking_opted_out: template.tracking_opted_out,
    ...template.odd,
  };
}

/** In an answer the sample is an address that expires, not the handle that was sent. */
function withSample(meta: Meta, part: Template['components'][number]): unknown {
  if (part.cards)
    return {
      ...part,
      cards: part.cards.map((card) => ({ components: card.components.map((one) => withSample(meta, one)) })),
    };
  const [handle] = (part.example?.header_handle as string[] | undefined) ?? [];
  const uploaded = handle && meta.handles.get(handle);
  if (!uploaded) return part;
  return { ...part, example: { header_handle: [`${meta.origin}/_meta/media/${uploaded.media}`] } };
}

const contains = (text: string | undefined, wanted: string): boolean =>
  (text ?? '').toLowerCase().includes(wanted.toLowerCase());

/** GET /{waba}/message_templates with its filters; texts match anywhere, without case. */
export function listTemplates(call: GraphCall, id: string): unknown {
  const waba = allowed(call, id, MANAGE);
  const { params, meta } = call;
  const matches = (name: string, value: string): boolean => {
    const wanted = list(params[name]).map(upper);
    return wanted.length === 0 || wanted.includes(upper(value));
  };
  const bodyOf = (one: Template) => partOf(one.components, 'BODY')?.text;
  const found = meta.templates
    .of(waba.id)
    .filter(
      (one) =>
        matches('status', one.status) &&
        matches('category', one.category) &&
        matches('language', one.language) &&
        matches('quality_score', one.quality) &&
        contains(one.name, text(params.name) ?? '') &&
        contains(bodyOf(one), text(params.content) ?? '') &&
        contains(`${one.name}\n${bodyOf(one)}`, text(params.name_or_content) ?? '') &&
        one.created_at / 1000 >= Number(text(params.since) ?? 0) &&
        one.created_at / 1000 <= Number(text(params.until) ?? Infinity),
    );
  const answer = paged(call, found, (template) => picked(call, nodeOf(call, template), USUAL, TYPE));
  return params.summary === undefined ? answer : { ...answer, summary: summaryOf(meta, waba, found.length) };
}

const summaryOf = (meta: Meta, waba: Waba, total: number) => ({
  total_count: total,
  message_template_count: meta.templates.of(waba.id).length,
  message_template_limit: waba.verified ? LIMITS.templatesOfVerified : LIMITS.templates,
  are_translations_complete: true,
});

export function readTemplate(call: GraphCall, template: Template): unknown {
  allowed(call, template.waba, MANAGE);
  return picked(call, nodeOf(call, template), USUAL, TYPE);
}

/** DELETE /{waba}/message_templates: by name every language, by name and hsm_id one, by hsm_ids up to 100. */
export function deleteTemplates(call: GraphCall, id: string): unknown {
  const waba = allowed(call, id, MANAGE);
  const { params, meta } = call;
  for (const template of chosen(call, waba.id)) {
    if (template.status === 'DISABLED') throw invalid("A disabled template can't be deleted.");
    remove(meta, template);
  }
  return ok;

  function chosen({ params: given }: GraphCall, account: string): Template[] {
    const of = meta.templates.of(account);
    const name = text(given.name);
    const one = text(given.hsm_id);
    if (given.hsm_ids !== undefined) {
      if (name || one) throw invalid('Param hsm_ids does not go with name and hsm_id.');
      const ids = list(params.hsm_ids);
      if (ids.length === 0 || ids.length > LIMITS.deleteByIds)
        throw invalid(`Param hsm_ids must have 1 to ${LIMITS.deleteByIds} ids.`);
      return ids.map((wanted) => of.find((template) => template.id === wanted) ?? gone(wanted));
    }
    if (!name) throw invalid('The parameter name is required.');
    const found = of.filter((template) => template.name === name && (!one || template.id === one));
    return found.length > 0 ? found : gone(one ?? name);
  }
}

function gone(what: string): never {
  throw new GraphError({
    ...noSuchObject('delete', what).parts,
    message: `(#100) Message template ${what} was not found.`,
  });
}

/** POST /{template}/unpause lifts a pacing pause; one for bad quality ends by itself. */
export function unpauseTemplate(call: GraphCall, template: Template): unknown {
  allowed(call, template.waba, MANAGE);
  if (template.status !== 'PAUSED' || template.paused_by !== 'pacing')
    throw invalid('The template is not paused by pacing.');
  unpause(call.meta, template);
  return ok;
}
