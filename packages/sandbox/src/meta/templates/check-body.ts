import type { Category, Template } from '../state.ts';
import { type Component, lengthOf, partOf, variablesOf, withoutVariables } from './model.ts';
import { isRecord, refusal, textOf, wrong } from './refuse.ts';
import { EMOJI, LIMITS, NOT_TEXT, RATIO } from './rules.ts';

const HAS_LETTER = /[\p{L}\p{N}]/u;

/** Words outside the variables, as the ratio counts them. */
export const wordsOf = (text: string): number =>
  withoutVariables(text)
    .split(/\s+/)
    .filter((word) => HAS_LETTER.test(word)).length;

/** Whether the first or the last thing that is text is a variable; punctuation around it does not help. */
export function variableAtEdge(text: string): boolean {
  // The variables become letters from the private area, so that their braces are not taken for punctuation.
  const marked = text.replace(/\{\{[^{}]*\}\}/g, '\uE000');
  const letters = [...marked].filter((letter) => !NOT_TEXT.test(letter));
  return letters[0] === '\uE000' || letters.at(-1) === '\uE000';
}

/** A body's text and its examples; an authentication template has a text of Meta's own. */
export function checkBody(
  part: Record<string, unknown>,
  category: Category,
  format: Template['parameter_format'],
): Component {
  if (category === 'AUTHENTICATION') return authenticationBody(part);
  const text = textOf(part, 'text', 'body');
  if (lengthOf(text) > LIMITS.bodyText) throw refusal('TOO_LONG', { what: 'body', limit: LIMITS.bodyText }, 'body');
  const variables = variablesOf(text);
  if (variables.length > 0 && !HAS_LETTER.test(withoutVariables(text)))
    throw refusal('BODY_FORMAT', { why: "The body can't be made of variables only." }, 'body');
  if (new RegExp(`(\\r?\\n[^\\S\\n]*){${LIMITS.bodyNewlines + 1},}`).test(text))
    throw refusal('BODY_FORMAT', { why: "The body can't have more than two newlines in a row." }, 'body');
  if (text.includes('\t')) throw refusal('BODY_FORMAT', { why: "The body can't have tabs." }, 'body');
  if (variables.length === 0) return { type: 'BODY', text };
  if (variableAtEdge(text)) throw refusal('EDGE_VARIABLE', {}, 'body');
  if (wordsOf(text) < RATIO.perVariable * variables.length + RATIO.plus) throw refusal('RATIO', {}, 'body');
  return { type: 'BODY', text, example: bodyExample(part, variables, format) };
}

/** Emoji as people count them: a family of four is one. */
const emojiIn = (text: string): number =>
  [...new Intl.Segmenter().segment(text)].filter(({ segment }) => EMOJI.test(segment)).length;

/** The tighter limits of the body of a MARKETING or UTILITY template, for accounts on which Meta holds to them. */
export function requireShortBody(components: readonly Component[], category: Category): void {
  if (category === 'AUTHENTICATION') return;
  const text = partOf(components, 'BODY')?.text ?? '';
  if (lengthOf(text) > LIMITS.shortBody) throw refusal('TOO_LONG', { what: 'body', limit: LIMITS.shortBody }, 'body');
  if (emojiIn(text) > LIMITS.bodyEmoji)
    throw refusal('TOO_LONG', { what: 'emojis of the body', limit: LIMITS.bodyEmoji }, 'body');
}

function bodyExample(part: Record<string, unknown>, variables: string[], format: Template['parameter_format']) {
  const example = isRecord(part.example) ? part.example : {};
  const names = [...new Set(variables)];
  if (format === 'NAMED')
    return { body_text_named_params: namedExamples(example.body_text_named_params, names, 'body') };
  const given = Array.isArray(example.body_text) ? example.body_text : [];
  // The page's table shows a flat list, all its examples a list in a list.
  const values: unknown[] = Array.isArray(given[0]) ? given[0] : given;
  if (values.length !== names.length || values.some((value) => String(value ?? '').trim() === ''))
    throw refusal('NO_EXAMPLE', { what: 'body' }, 'body');
  return { body_text: [values.map(String)] };
}

/** Examples of named variables: one for each name, in any order. */
export function namedExamples(given: unknown, names: string[], what: string) {
  const values = (Array.isArray(given) ? given : []).filter(isRecord);
  return names.map((param_name) => {
    const example = values.find((one) => one.param_name === param_name)?.example;
    if (typeof example !== 'string' || example.trim() === '') throw refusal('NO_EXAMPLE', { what }, what);
    return { param_name, example };
  });
}

function authenticationBody(part: Record<string, unknown>): Component {
  if (part.text !== undefined) throw wrong("Param components['BODY']['text'] can't be set for AUTHENTICATION.");
  const warned = part.add_security_recommendation === true;
  return {
    type: 'BODY',
    text: `*{{1}}* is your verification code.${warned ? ' For your security, do not share this code.' : ''}`,
    add_security_recommendation: warned,
    example: { body_text: [['123456']] },
  };
}
