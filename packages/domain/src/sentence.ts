import { formatDate, formatDateTime } from './dates.ts';
import { formatNumber, formatPrice } from './money.ts';

/** A sentence of the software without its words: which one it is, and what stands in its places. Stored so and sent so. */
export interface Sentence<K extends string = string, V = Readonly<Record<string, unknown>>> {
  readonly key: K;
  readonly values: V;
}

type NameOf<Place extends string> = Place extends `${infer Name},${string}`
  ? Name
  : Place extends `${string} ${string}`
    ? never
    : Place;
/** The names of a template's places: of '{name} has {count, plural, one {# flat} other {# flats}}' 'name' and 'count'. */
export type PlacesIn<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? NameOf<Place> | PlacesIn<Rest>
  : never;
type Given<T extends string> = [PlacesIn<T>] extends [never]
  ? []
  : [values: Readonly<Record<PlacesIn<T>, string | number>>];

/** Words texts in one language: the web app's of its reader, the server's of whom it writes to. */
export interface Words {
  /**
   * A text that is said at once and not kept: `say('Hello {name},', { name })`. The English stands where it is used, in
   * one piece, and is its key in the catalogues; what is in the places is worded already. A count is a number.
   */
  readonly say: <const T extends string>(template: T, ...given: Given<T>) => string;
  /** A text of the packages, which its English names. */
  readonly word: (english: string) => string;
  readonly sentence: <D extends Definitions>(set: SentenceSet<D>, sentence: SentenceOf<D> | PlainSentence) => string;
  /** 'Bopal, Shela and Ambli', 'Bopal or Shela'. */
  readonly joined: (items: readonly string[], by: 'and' | 'or') => string;
}

/** What is read in the place of a value. */
type Place = (value: never, words: Words) => string | number;
type Places = Readonly<Record<string, Place>>;
type ValuesOf<P extends Places> = { readonly [K in keyof P]: Parameters<P[K]>[0] };

interface Definition<P extends Places = Places> {
  /** English, in ICU's form: '{code} was given to you.' */
  readonly template: string;
  readonly places: P;
}
export type Definitions = Readonly<Record<string, Definition>>;
export type SentenceOf<D extends Definitions> = {
  [K in keyof D & string]: Sentence<K, ValuesOf<D[K]['places']>>;
}[keyof D & string];
/** A text of a version that stored sentences whole. Nothing writes it any more. */
export type PlainSentence = Sentence<'plain', { readonly text: string }>;

type Builder<K extends string, P extends Places> = keyof P extends never
  ? Sentence<K, ValuesOf<P>>
  : (values: ValuesOf<P>) => Sentence<K, ValuesOf<P>>;
type Builders<D extends Definitions> = { readonly [K in keyof D & string]: Builder<K, D[K]['places']> };

export interface SentenceSet<D extends Definitions> {
  readonly definitions: D;
  /** The only way to write one: `of.assigned({ code })`; one without places is itself a value. */
  readonly of: Builders<D>;
}
/** What a place of some column may hold: a sentence of this set, or one that an older version stored whole. */
export type Stored<S> = S extends SentenceSet<infer D> ? SentenceOf<D> | PlainSentence : never;

/** The usual places; a noun adds its own functions. */
export const places = {
  /** What people wrote, or a code, as it is. */
  text: (text: string) => text,
  /** Decides a plural; stands there without groups. */
  count: (count: number) => count,
  /** In groups: '1,23,456'. */
  figure: (figure: number, { word }: Words) => word(formatNumber(figure)),
  /** YYYY-MM-DD. */
  day: (day: string, { word }: Words) => word(formatDate(day)),
  moment: (moment: string, { word }: Words) => word(formatDateTime(moment)),
  /** Rupees. */
  price: (rupees: number, { word }: Words) => word(formatPrice(rupees)),
  /** A text of the packages: a stage, a label of a field, a stock sentence of the wire. Its English is its name. */
  word: (english: string, { word }: Words) => word(english),
  words: (all: readonly string[], { word }: Words) => all.map(word).join(' '),
};

/** One sentence of a set. */
export function says(template: string): Definition<Record<never, never>>;
export function says<const P extends Places>(template: string, inside: P): Definition<P>;
export function says(template: string, inside: Places = {}): Definition {
  return { template, places: inside };
}

/** The sentences that one column may hold, by their keys. A key that was stored once stays. */
export const sentences = <const D extends Definitions>(definitions: D): SentenceSet<D> => {
  const of = Object.entries(definitions).map(([key, { places: inside }]) => [
    key,
    Object.keys(inside).length === 0 ? { key, values: {} } : (values: object) => ({ key, values }),
  ]);
  return { definitions, of: Object.fromEntries(of) as Builders<D> };
};

const plain = says('{text}', { text: places.text });

const kinds = { and: 'conjunction', or: 'disjunction' } as const;
// Making one takes longer than all that it is used for: a phone 0.1 s, which English does not wait for.
const formats = new Map<string, Intl.ListFormat>();
const listFormat = (locale: string, by: 'and' | 'or'): Intl.ListFormat => {
  const key = `${locale} ${by}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type: kinds[by] });
  formats.set(key, format);
  return format;
};
const inEnglish = { and: ' and ', or: ' or ' } as const;

/** Items and what stands between them, which says so of itself. */
const parts = (items: readonly string[], by: 'and' | 'or', locale: string): { type: string; value: string }[] =>
  locale === 'en-IN'
    ? items.flatMap((value, at) => [
        ...(at === 0 ? [] : [{ type: 'literal', value: at === items.length - 1 ? inEnglish[by] : ', ' }]),
        { type: 'element', value },
      ])
    : listFormat(locale, by).formatToParts(items);

/** How sentences read, by what fills a template, what words a text of the packages, and the tag of the language. */
export const wordsOf = (
  fill: (template: string, values?: Record<string, string | number>) => string,
  word: (english: string) => string,
  locale: () => string,
): Words => {
  const words: Words = {
    say: fill as Words['say'],
    word,
    joined: (items, by) =>
      items.length < 2
        ? items.join('')
        : parts(items, by, locale())
            .map(({ type, value }) => (type === 'literal' ? word(value) : value))
            .join(''),
    sentence: ({ definitions }, { key, values }) => {
      const definition: Definition | undefined = key === 'plain' ? plain : definitions[key];
      if (!definition) return '';
      const given = Object.entries(definition.places).map(([name, show]) => [
        name,
        show((values as Record<string, unknown>)[name] as never, words),
      ]);
      return fill(definition.template, Object.fromEntries(given));
    },
  };
  return words;
};

/**
 * Texts that go out to their reader in the reader's language, each worded by `word` where it goes: the check holds every
 * language to them.
 */
export const goingOut = <const T>(texts: T): T => texts;
