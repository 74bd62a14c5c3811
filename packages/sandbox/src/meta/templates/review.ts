import type { Settings } from '../settings.ts';
import type { Category, Template } from '../state.ts';
import { buttonsOf, type Component, cardsOf, partOf, variablesOf, withoutVariables } from './model.ts';
import {
  ASKING,
  ASKING_DISTANCE,
  NAMED_VARIABLE,
  OFFERS,
  REJECTIONS,
  type RejectionName,
  SCRIPT_SHARE,
  SCRIPTS,
  SECRETS,
  THREATS,
} from './rules.ts';

export interface Rejection {
  name: RejectionName;
  reason: string;
  text: string;
  recommendation: string;
}

type Content = Pick<Template, 'components' | 'category' | 'language' | 'parameter_format'>;

const words = (components: readonly Component[]): string =>
  [
    ...components.map(({ text }) => text ?? ''),
    ...cardsOf(components).map(({ components: card }) => partOf(card, 'BODY')?.text ?? ''),
    ...buttonsOf(components).map(({ type, text }) => (type === 'QUICK_REPLY' ? (text ?? '') : '')),
  ].join('\n');

const fingerprint = (components: readonly Component[]): string =>
  JSON.stringify([partOf(components, 'BODY')?.text?.trim(), partOf(components, 'FOOTER')?.text?.trim() ?? '']);

/** Braces left over, names that may not be, or numbers that are not 1 to n. */
function variablesAreWrong(text: string, format: Template['parameter_format']): boolean {
  if (/\{\{|\}\}/.test(withoutVariables(text))) return true;
  const names = new Set(variablesOf(text));
  if (format === 'NAMED') return [...names].some((name) => !NAMED_VARIABLE.test(name));
  return [...names].some((name) => !/^[1-9]\d*$/.test(name) || Number(name) > names.size);
}

function asksForSecrets(text: string): boolean {
  const near = `[\\s\\S]{0,${ASKING_DISTANCE}}`;
  return new RegExp(
    `(${ASKING.source})${near}(${SECRETS.source})|(${SECRETS.source})${near}(${ASKING.source})`,
    'i',
  ).test(text);
}

function otherLanguage(text: string, language: string): boolean {
  const script = SCRIPTS.get(language.split('_')[0]!);
  const letters = withoutVariables(text).match(/\p{L}/gu) ?? [];
  if (!script || letters.length === 0) return false;
  return letters.filter((letter) => script.test(letter)).length < SCRIPT_SHARE * letters.length;
}

/** Whether a template that was filed otherwise promotes something. */
export const promotes = (components: readonly Component[]): boolean => OFFERS.test(words(components));

/** The category under which a create is taken: an offer filed as UTILITY becomes MARKETING where that is the rule. */
export const categoryTaken = (asked: Category, components: Component[], { promotional }: Settings): Category =>
  asked === 'UTILITY' && promotional === 'recategorise' && promotes(components) ? 'MARKETING' : asked;

/** What the reviewer finds, or null to approve. `others` are the account's other templates that are not gone. */
export function reviewed(
  content: Content,
  others: readonly Pick<Template, 'components'>[],
  settings: Settings,
): Rejection | null {
  const name = findingOf(content, others, settings);
  return name && { name, ...REJECTIONS[name] };
}

function findingOf(
  content: Content,
  others: readonly Pick<Template, 'components'>[],
  settings: Settings,
): RejectionName | null {
  const { components, category, language, parameter_format } = content;
  if (category === 'AUTHENTICATION') return null;
  const texts = [components, ...cardsOf(components).map((card) => card.components)].flatMap((parts) => [
    partOf(parts, 'HEADER')?.text ?? '',
    partOf(parts, 'BODY')?.text ?? '',
  ]);
  const all = words(components);
  if (texts.some((text) => variablesAreWrong(text, parameter_format))) return 'VARIABLE_FORMAT';
  if (texts.some((text) => /\}\}\s*\{\{/.test(text))) return 'ADJACENT_VARIABLES';
  const mine = fingerprint(components);
  if (others.some((other) => fingerprint(other.components) === mine)) return 'DUPLICATE';
  if (asksForSecrets(all)) return 'ASKS_FOR_NUMBERS';
  if (THREATS.test(all)) return 'THREAT';
  if (otherLanguage(all, language)) return 'OTHER_LANGUAGE';
  if (category === 'UTILITY' && settings.promotional === 'reject' && promotes(components))
    return 'PROMOTION_AS_UTILITY';
  return null;
}
