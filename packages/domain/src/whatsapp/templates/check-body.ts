import { leastWords, safeWords, templateLimits } from './limits.ts';
import { emojiIn } from './plain.ts';
import { fail, oneOrMany, pass, type RuleCheck, shownVariable, warn } from './rule-check.ts';
import type { TemplateContent } from './types.ts';
import {
  hasStrayBraces,
  lengthOf,
  missingNumber,
  saysSomething,
  sideBySide,
  variableAtEdge,
  variableCount,
  variablesIn,
  wordsIn,
  wrongName,
} from './variables.ts';

const field = 'body';
const tooManyNewLines = new RegExp(`(\\r?\\n[^\\S\\n]*){${templateLimits.newLines + 1},}`);

/** The body and the examples of its variables. */
export const checkBody = ({ body, body_values }: TemplateContent): RuleCheck[] => {
  if (body.trim() === '') return [fail(field, 'Body is empty', 'Write what the message says')];
  return [...checkText(body), ...checkVariables(body), ...checkExamples(body, body_values)];
};

const checkText = (body: string): RuleCheck[] => {
  const checks: RuleCheck[] = [];
  const length = lengthOf(body);
  if (length > templateLimits.body)
    checks.push(
      fail(field, `Body has ${length} characters`, `Take out ${length - templateLimits.body}, 1,024 are the most`),
    );
  else if (length > templateLimits.safeBody)
    checks.push(
      warn(
        field,
        `Body has ${length} characters`,
        `WhatsApp refuses more than ${templateLimits.safeBody} on some accounts`,
      ),
    );
  if (tooManyNewLines.test(body))
    checks.push(fail(field, 'Body has more than two new lines in a row', 'Leave one empty line at most'));
  const emoji = emojiIn(body);
  if (emoji > templateLimits.safeEmoji)
    checks.push(
      warn(
        field,
        `Body has ${emoji} emojis`,
        `WhatsApp refuses more than ${templateLimits.safeEmoji} on some accounts`,
      ),
    );
  if (body.includes('\t')) checks.push(fail(field, 'Body has a tab', 'Put a space in its place'));
  if (/(?<!\{)\{\w+\}(?!\})/.test(body))
    checks.push(warn(field, 'One brace on a side makes no variable', 'Write two, as {{1}}'));
  return checks;
};

const checkVariables = (body: string): RuleCheck[] => {
  const count = variableCount(body);
  const checks: RuleCheck[] = [];
  if (hasStrayBraces(body))
    checks.push(fail(field, 'A variable’s braces do not match', 'Write each with two on both sides, as {{1}}'));
  if (count === 0) return checks;

  const wrong = wrongName(body);
  const gap = missingNumber(body);
  if (wrong !== undefined)
    checks.push(fail(field, `${shownVariable(wrong)} is no number`, 'Number the variables {{1}}, {{2}} and so on'));
  else if (gap !== undefined)
    checks.push(fail(field, `${shownVariable(gap)} is missing`, 'Number the variables without a gap'));
  else checks.push(pass(count > 1 ? `Variables run ${numbers(count)} with no gap` : 'One variable, {{1}}', field));

  if (count > templateLimits.bodyVariables)
    checks.push(fail(field, `Body has ${count} variables`, `${templateLimits.bodyVariables} are the most`));
  const edge = variableAtEdge(body);
  if (edge && saysSomething(body))
    checks.push(
      edge.edge === 'start'
        ? fail(field, 'Body starts with a variable', `Add a word before ${shownVariable(edge.name)}`)
        : fail(field, 'Body ends with a variable', `Add a word after ${shownVariable(edge.name)}`),
    );
  const pair = sideBySide(body);
  if (pair)
    checks.push(
      fail(field, `${pair.map(shownVariable).join(' and ')} stand side by side`, 'Put a word between the two'),
    );
  return [...checks, checkWords(body)];
};

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(', ');

/** Every place counts, a variable that stands twice counts twice. */
const checkWords = (body: string): RuleCheck => {
  const places = variablesIn(body).length;
  const words = wordsIn(body);
  const text = `${oneOrMany(words, 'word')} for ${oneOrMany(places, 'variable')}`;
  if (!saysSomething(body)) return fail(field, 'Body is made of variables only', 'Add words around them');
  if (words < leastWords(places)) return fail(field, text, `Write at least ${leastWords(places)} words`);
  if (words < safeWords(places))
    return warn(field, text, `WhatsApp may find that little, ${safeWords(places)} are safe`);
  return pass(text, field);
};

const checkExamples = (body: string, values: readonly string[]): RuleCheck[] => {
  const count = Math.min(variableCount(body), templateLimits.bodyVariables);
  const without = Array.from({ length: count }, (_, at) => at + 1).filter((at) => !values[at - 1]?.trim());
  if (count > 0 && without.length === 0)
    return [pass(count === 1 ? 'Its variable has an example' : 'Every variable has an example')];
  return without.map((at) =>
    fail(`body_variable_${at}_value`, `${shownVariable(at)} has no example`, 'The review needs one for each variable'),
  );
};
