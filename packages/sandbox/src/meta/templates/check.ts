import type { Category, Template } from '../state.ts';
import { checkBody } from './check-body.ts';
import { checkButtons } from './check-buttons.ts';
import { checkCarousel } from './check-carousel.ts';
import { checkFooter, checkHeader, type HandleCheck } from './check-edges.ts';
import { checkOffer, checkTogether } from './check-offer.ts';
import { type Component, lengthOf } from './model.ts';
import { isRecord, refusal, upper, wrong } from './refuse.ts';
import { CATEGORIES, COMPONENTS, LANGUAGES, LIMITS, NAME, SAMPLE_NAMES, TTL } from './rules.ts';

/** What the checks leave of a template: types in upper case, unknown keys dropped. */
export type Draft = Pick<Template, 'name' | 'language' | 'category' | 'parameter_format' | 'components' | 'ttl'>;

const one = <T extends string>(value: unknown, allowed: readonly T[], param: string): T => {
  const found = allowed.find((known) => known === upper(value));
  if (!found) throw wrong(`Param ${param} must be one of {${allowed.join(', ')}} - got "${String(value)}".`);
  return found;
};

/** Checks all that a create call can get wrong by itself, in Meta's order: name, category, language, components. */
export function checkDraft(body: Record<string, unknown>, handle: HandleCheck): Draft {
  for (const name of ['name', 'category', 'language', 'components'])
    if (body[name] === undefined || body[name] === '') throw wrong(`The parameter ${name} is required.`);
  const { name, language } = body;
  if (typeof name !== 'string') throw wrong('Param name must be a string.');
  if (!NAME.test(name)) throw refusal('NAME_FORMAT', {}, 'name');
  if (lengthOf(name) > LIMITS.name) throw refusal('TOO_LONG', { what: 'name', limit: LIMITS.name }, 'name');
  if (SAMPLE_NAMES.includes(name)) throw refusal('SAMPLE_NAME', {}, 'name');
  const category = one(body.category, CATEGORIES, 'category');
  if (typeof language !== 'string' || !LANGUAGES.includes(language))
    throw wrong(`Param language must be one of {${LANGUAGES.join(', ').toUpperCase()}} - got "${String(language)}".`);
  const format = one(body.parameter_format ?? 'POSITIONAL', ['POSITIONAL', 'NAMED'], 'parameter_format');
  const draft = { name, language, category, parameter_format: format, ttl: checkTtl(body, category) };
  return { ...draft, components: checkComponents(body.components, category, format, handle) };
}

/** The components of a create or edit call, or the first refusal. */
export function checkComponents(
  given: unknown,
  category: Category,
  format: Template['parameter_format'],
  handle: HandleCheck,
): Component[] {
  if (!Array.isArray(given) || given.length === 0) throw wrong('Param components must be a non-empty array.');
  const seen = new Set<string>();
  const components = given.map((part: unknown, index): Component => {
    const where = `components[${index}]`;
    if (!isRecord(part)) throw wrong(`Param ${where} must be a JSON object.`);
    const type = one(part.type, COMPONENTS, `${where}['type']`);
    if (seen.has(type)) throw wrong(`Param components can have only one ${type}.`);
    seen.add(type);
    if (type === 'HEADER') return checkHeader(part, category, format, handle);
    if (type === 'BODY') return checkBody(part, category, format);
    if (type === 'FOOTER') return checkFooter(part, category);
    if (type === 'CAROUSEL') return checkCarousel(part, category, format, handle);
    if (type === 'LIMITED_TIME_OFFER') return checkOffer(part, category);
    return checkButtons(part, category);
  });
  if (!seen.has('BODY')) throw wrong('Param components must have a BODY.');
  checkTogether(components);
  return components;
}

/** Seconds a message may wait for its phone, by the category's range. */
export function checkTtl(body: Record<string, unknown>, category: Category): number | null {
  const given = body.message_send_ttl_seconds;
  if (given === undefined) return null;
  const ttl = Number(given);
  const { from, to, unlimited } = TTL[category];
  if (Number.isInteger(ttl) && ((ttl >= from && ttl <= to) || (unlimited && ttl === -1))) return ttl;
  throw wrong(`Param message_send_ttl_seconds must be between ${from} and ${to} for ${category}.`);
}
