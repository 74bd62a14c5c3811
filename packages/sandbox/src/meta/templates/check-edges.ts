import type { Category, Template } from '../state.ts';
import { namedExamples } from './check-body.ts';
import { type Component, lengthOf, variablesOf } from './model.ts';
import { isRecord, refusal, textOf, upper, wrong } from './refuse.ts';
import { EMOJI, HEADER_FORMATS, LIMITS, LOCATION_CATEGORIES, NOT_PLAIN } from './rules.ts';

/** Whether a handle of a resumable upload is good for a header of this format; a sentence where it is not. */
export type HandleCheck = (handle: string, format: string) => string | null;

export function checkHeader(
  part: Record<string, unknown>,
  category: Category,
  format: Template['parameter_format'],
  handle: HandleCheck,
): Component {
  if (category === 'AUTHENTICATION') throw wrong('Param components: AUTHENTICATION has no HEADER.');
  const kind = HEADER_FORMATS.find((known) => known === upper(part.format));
  if (!kind) throw wrong(`Param header['format'] must be one of {${HEADER_FORMATS.join(', ')}}.`);
  if (kind === 'TEXT') return textHeader(part, format);
  if (kind === 'LOCATION') {
    if (!LOCATION_CATEGORIES.some((allowed) => allowed === category))
      throw refusal('HEADER_FORMAT', { why: `A ${category} template can't have a location.` }, 'header');
    return { type: 'HEADER', format: kind };
  }
  const example = isRecord(part.example) ? part.example : {};
  const [sample] = Array.isArray(example.header_handle) ? example.header_handle : [];
  if (typeof sample !== 'string' || sample === '') throw refusal('NO_EXAMPLE', { what: 'header' }, 'header');
  const fault = handle(sample, kind);
  if (fault) throw wrong(fault);
  return { type: 'HEADER', format: kind, example: { header_handle: [sample] } };
}

function textHeader(part: Record<string, unknown>, format: Template['parameter_format']): Component {
  const text = textOf(part, 'text', 'header');
  if (lengthOf(text) > LIMITS.headerText)
    throw refusal('TOO_LONG', { what: 'header', limit: LIMITS.headerText }, 'header');
  const variables = [...new Set(variablesOf(text))];
  if (variables.length > LIMITS.headerVariables)
    throw refusal('HEADER_FORMAT', { why: "The header can't have more than one variable." }, 'header');
  const plain = text.replace(/\{\{[^{}]*\}\}/g, 'x');
  if (NOT_PLAIN.test(plain) || EMOJI.test(plain))
    throw refusal(
      'HEADER_FORMAT',
      { why: "The header can't have newlines, formatting characters, emojis or asterisks." },
      'header',
    );
  if (variables.length === 0) return { type: 'HEADER', format: 'TEXT', text };
  const example = isRecord(part.example) ? part.example : {};
  if (format === 'NAMED') {
    const named = namedExamples(example.header_text_named_params, variables, 'header');
    return { type: 'HEADER', format: 'TEXT', text, example: { header_text_named_params: named } };
  }
  const [sample, more] = Array.isArray(example.header_text) ? example.header_text : [];
  if (typeof sample !== 'string' || sample.trim() === '' || more !== undefined)
    throw refusal('NO_EXAMPLE', { what: 'header' }, 'header');
  return { type: 'HEADER', format: 'TEXT', text, example: { header_text: [sample] } };
}

export function checkFooter(part: Record<string, unknown>, category: Category): Component {
  if (category === 'AUTHENTICATION') return authenticationFooter(part);
  const text = textOf(part, 'text', 'footer');
  if (lengthOf(text) > LIMITS.footerText)
    throw refusal('TOO_LONG', { what: 'footer', limit: LIMITS.footerText }, 'footer');
  if (variablesOf(text).length > 0)
    throw refusal('FOOTER_FORMAT', { why: "The footer can't have variables." }, 'footer');
  if (NOT_PLAIN.test(text) || EMOJI.test(text))
    throw refusal(
      'FOOTER_FORMAT',
      { why: "The footer can't have newlines, emojis or formatting characters." },
      'footer',
    );
  return { type: 'FOOTER', text };
}

function authenticationFooter(part: Record<string, unknown>): Component {
  const minutes = Number(part.code_expiration_minutes);
  const [from, to] = LIMITS.codeMinutes;
  if (!Number.isInteger(minutes) || minutes < from || minutes > to)
    throw wrong(`Param footer['code_expiration_minutes'] must be between ${from} and ${to}.`);
  return { type: 'FOOTER', text: `This code expires in ${minutes} minutes.`, code_expiration_minutes: minutes };
}
