import { z } from 'zod';
import { choice, choices, date, flag, maybeFlag, number, reference, references, rupees, text } from './fields.ts';

/**
 * A field with both its sides: how it is given in a body, and how an answer shows it. A noun with many plain fields
 * declares them as one table of pairs; its input, its row and its columns follow from the table.
 */
export interface Pair {
  readonly given: z.ZodType;
  readonly shown: z.ZodType;
}
export type Pairs = Readonly<Record<string, Pair>>;

const pair = <G extends z.ZodType, S extends z.ZodType>(given: G, shown: S) => ({ given, shown });

/** Text, '' where nothing was said. */
export const textPair = (max: number) => ({ ...pair(text(max), z.string()), isText: true }) as const;
/** One of a closed list of words, or null. */
export const choicePair = <const T extends readonly [string, ...string[]]>(options: T) =>
  pair(choice(options), z.enum(options).nullable());
/** One of a closed list of words; the column has a default, so null leaves it at what it is. */
export const setChoicePair = <const T extends readonly [string, ...string[]]>(options: T) =>
  ({ ...pair(choice(options), z.enum(options)), isAlwaysSet: true }) as const;
export const choicesPair = <const T extends readonly [string, ...string[]]>(options: T) =>
  pair(choices(options), z.array(z.enum(options)));
/** A whole number. */
export const countPair = (min: number, max: number) => pair(number(min, max, 'int'), z.number().int().nullable());
export const amountPair = (min: number, max: number) => pair(number(min, max), z.number().nullable());
export const rupeesPair = () => pair(rupees(), z.number().nullable());
/** Percent, 0 to 100. */
export const percentPair = () => amountPair(0, 100);
/** YYYY-MM-DD */
export const datePair = () => pair(date(), z.string().nullable());
export const flagPair = () => pair(flag(), z.boolean());
/** Yes, no, or null: nobody asked. */
export const maybePair = () => pair(maybeFlag(), z.boolean().nullable());
export const referencePair = () => pair(reference(), z.number().nullable());
export const referencesPair = (max?: number) => pair(references(max), z.array(z.number()));
/** A value with parts, kept as JSON. */
export const jsonPair = <G extends z.ZodType, S extends z.ZodType>(given: G, shown: S) => pair(given, shown);

type Side<P extends Pairs, K extends keyof Pair> = { [F in keyof P]: P[F][K] };
const side = <P extends Pairs, K extends keyof Pair>(pairs: P, which: K) =>
  Object.fromEntries(Object.entries(pairs).map(([name, one]) => [name, one[which]])) as Side<P, K>;

/** The fields as a body gives them. */
export const givenOf = <P extends Pairs>(pairs: P) => side(pairs, 'given');
/** The fields as an answer shows them. */
export const shownOf = <P extends Pairs>(pairs: P) => side(pairs, 'shown');
/** The fields of free text, where a number of a customer may hide. */
export const textNamesOf = <P extends Pairs>(pairs: P) =>
  Object.keys(pairs).filter((name) => 'isText' in pairs[name]!) as TextNames<P>[];
export type TextNames<P extends Pairs> = {
  [F in keyof P]: P[F] extends { isText: true } ? F : never;
}[keyof P];
/** The fields that a null leaves alone. */
export const alwaysSetOf = <P extends Pairs>(pairs: P) =>
  Object.keys(pairs).filter((name) => 'isAlwaysSet' in pairs[name]!) as AlwaysSet<P>[];
export type AlwaysSet<P extends Pairs> = {
  [F in keyof P]: P[F] extends { isAlwaysSet: true } ? F : never;
}[keyof P];
