import { templateLimits } from './limits.ts';
import { isPlain } from './plain.ts';
import { fail, type RuleCheck, shownVariable } from './rule-check.ts';
import type { MediaHeader, TemplateContent, TextHeader } from './types.ts';
import { fillVariables, hasStrayBraces, lengthOf, sideBySide, variableCount, variablesIn } from './variables.ts';
import { metaName } from './words.ts';

const name = /^[a-z0-9_]+$/;

export const checkName = ({ name: typed }: TemplateContent): RuleCheck[] => {
  const field = 'template_name';
  const sent = metaName(typed);
  if (sent === '') return [fail(field, 'Template has no name', 'Name it, as site_visit_reminder')];
  if (lengthOf(sent) > templateLimits.name)
    return [fail(field, `Name has ${lengthOf(sent)} characters`, `${templateLimits.name} are the most`)];
  if (name.test(sent)) return [];
  const wrong = [...new Set([...sent].filter((sign) => !name.test(sign)))].slice(0, 5).join(' ');
  return [fail(field, `Name has ${wrong} in it`, 'Letters a to z, digits and underscores are what WhatsApp takes')];
};

export const checkHeader = ({ header }: TemplateContent): RuleCheck[] => {
  if (header.format === 'LOCATION') return [];
  return header.format === 'TEXT' ? checkText(header) : checkSample(header);
};

const samples = { IMAGE: 'an image', VIDEO: 'a video', DOCUMENT: 'a PDF document' } as const;

const checkSample = ({ format, sample }: MediaHeader): RuleCheck[] =>
  sample === ''
    ? [fail('header_media_sample', `Header has no sample of ${samples[format]}`, 'Add one for the review')]
    : [];

const checkText = ({ text, variable }: TextHeader): RuleCheck[] => {
  const field = 'header';
  if (text.trim() === '') return [];
  const checks: RuleCheck[] = [];
  const length = lengthOf(text);
  const count = variableCount(text);
  if (length > templateLimits.header)
    checks.push(fail(field, `Header has ${length} characters`, `${templateLimits.header} are the most`));
  if (count > 1) checks.push(fail(field, `Header has ${count} variables`, 'It may have one'));
  else if (count === 1 && variablesIn(text)[0] !== '1')
    checks.push(fail(field, `Header has ${shownVariable(variablesIn(text)[0]!)}`, 'Its one variable is {{1}}'));
  if (hasStrayBraces(text)) checks.push(fail(field, 'A variable’s braces do not match', 'Write it as {{1}}'));
  if (sideBySide(text)) checks.push(fail(field, 'Its variable stands there twice in a row', 'Take one out'));
  if (!isPlain(fillVariables(text, () => 'x')))
    checks.push(
      fail(field, 'Header has a new line, a tab, an emoji or a sign of formatting', 'Take it out, plain text is fine'),
    );
  if (count > 0 && variable.trim() === '')
    checks.push(fail('header_variable', 'Header’s {{1}} has no example', 'The review needs one for each variable'));
  return checks;
};

export const checkFooter = ({ footer }: TemplateContent): RuleCheck[] => {
  const field = 'footer';
  const length = lengthOf(footer);
  const checks: RuleCheck[] = [];
  if (length > templateLimits.footer)
    checks.push(fail(field, `Footer has ${length} characters`, `${templateLimits.footer} are the most`));
  if (variablesIn(footer).length > 0)
    checks.push(fail(field, 'Footer has a variable', 'It is the same in every message, move it to the body'));
  else if (!isPlain(footer))
    checks.push(
      fail(field, 'Footer has a new line, a tab, an emoji or a sign of formatting', 'Take it out, plain text is fine'),
    );
  return checks;
};
