import { checkBody } from './check-body.ts';
import { checkButtons } from './check-buttons.ts';
import { checkFooter, checkHeader, checkName } from './check-edges.ts';
import { fail, pass, type RuleCheck, sentenceOf } from './rule-check.ts';
import { notWrittenIn } from './scripts.ts';
import type { TemplateContent } from './types.ts';
import { languageName } from './words.ts';

/**
 * A template by WhatsApp's rules, as far as they can be told before its review: first what fails, then what may, then
 * what is fine. Made for every keystroke.
 */
export const checkTemplate = (template: TemplateContent): RuleCheck[] => {
  const edges = [...checkHeader(template), ...checkFooter(template), ...checkButtons(template)];
  const checks = [
    ...checkName(template),
    ...checkCategory(template),
    ...checkBody(template),
    ...edges,
    ...checkLanguage(template),
    ...(edges.length === 0 ? [pass('Header, footer and buttons within limits')] : []),
  ];
  return (['fail', 'warn', 'pass'] as const).flatMap((state) => checks.filter((check) => check.state === state));
};

/** Whether nothing hinders it from being submitted. */
export const isFit = (checks: readonly RuleCheck[]): boolean => checks.every(({ state }) => state !== 'fail');

/** What fails, by field, as a form and an answer of the server tell it. */
export const failuresByField = (checks: readonly RuleCheck[]): Record<string, string[]> => {
  const fields: Record<string, string[]> = {};
  for (const check of checks.filter(({ state }) => state === 'fail'))
    fields[check.field] = [...(fields[check.field] ?? []), sentenceOf(check)];
  return fields;
};

/** Codes for signing in have a text of WhatsApp's own. */
const checkCategory = ({ category }: TemplateContent): RuleCheck[] =>
  category === 'AUTHENTICATION'
    ? [fail('category', 'AUTHENTICATION templates have a text of WhatsApp’s own', 'Choose MARKETING')]
    : [];

/** The language of all that the reviewer reads: header, body, footer and the labels of quick replies. */
const checkLanguage = ({ header, body, footer, buttons, language }: TemplateContent): RuleCheck[] => {
  const texts = [header.format === 'TEXT' ? header.text : '', body, footer];
  const labels = buttons.map((button) => (button.type === 'Custom' ? button.text : ''));
  const other = notWrittenIn([...texts, ...labels].join('\n'), language);
  if (!other) return [];
  return [
    fail('language', `Text is not written in ${other}`, `Choose its language instead of ${languageName(language)}`),
  ];
};
