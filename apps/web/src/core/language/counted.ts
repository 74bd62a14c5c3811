import { compile } from '@angan/contract/kit/compile-message.ts';
import { formatNumber } from '@angan/domain/money.ts';

/**
 * Texts by how many of something there are. Lingui makes an `Intl.NumberFormat` for each, also where no figure stands,
 * and the first one takes a browser 40 ms, a phone four times as long: before its first list is drawn. So a plural is
 * compiled to a choice between words that `counts` gives beside the values. `Intl.PluralRules` alone costs nothing.
 */

type Message = ReturnType<typeof compile>;
type Cases = Record<string, Message>;

const categoryOf = (name: string) => `${name}:category`;
const figuresOf = (name: string) => `${name}:figures`;

const isExact = (key: string) => /^\d+$/.test(key);

/** No text of ours has an offset. `counted` is the name whose figures a '#' stands for. */
const chosen = (message: Message, counted?: string): Message =>
  message.map((token) => {
    if (token === '#' && counted !== undefined) return [figuresOf(counted)];
    if (typeof token === 'string') return token;
    const [name, type, format] = token;
    if (type !== 'plural' && type !== 'select') return token;
    const of = type === 'plural' ? name : undefined;
    const cases = Object.entries(format as Cases)
      .filter(([, inside]) => inside !== undefined)
      .map(([key, inside]) => [key, chosen(inside, of)] as const);
    const [exact, others] = [
      cases.filter(([key]) => of && isExact(key)),
      cases.filter(([key]) => !of || !isExact(key)),
    ];
    const choice = (key: string, from: typeof cases): Message[number] => [key, 'select', Object.fromEntries(from)];
    if (!of) return choice(name, others);
    const byCategory = choice(categoryOf(name), others);
    return exact.length === 0 ? byCategory : choice(name, [...exact, ['other', [byCategory]]]);
  });

const known = new Map<string, Message>();

/** A message by its text, as `compile`; its plurals need the values of `counts`. */
export const compileCounted = (message: string): Message => {
  if (!message.includes('{')) return compile(message);
  const before = known.get(message);
  if (before) return before;
  const made = chosen(compile(message));
  known.set(message, made);
  return made;
};

const rules = new Map<string, Intl.PluralRules>();
const rulesOf = (locale: string): Intl.PluralRules => {
  const made = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, made);
  return made;
};

/** The values of a message with the category and the figures of each number among them. */
export const counts = (values: Record<string, unknown>, locale: string): Record<string, unknown> => {
  const all: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'number') {
      all[categoryOf(name)] = rulesOf(locale).select(value);
      all[figuresOf(name)] = formatNumber(value);
    }
  return all;
};
