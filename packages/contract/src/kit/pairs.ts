import { z } from 'zod';
import { choice, choices, date, flag, maybeFlag, number, reference, references, rupees, text } from './fields.ts';

/**
 * A field with both its sides: how it is given in a body, and how an answer shows it. A noun with many plain fields
 * declares them as one table of pairs; its input, its row, its columns and the control of its form follow from the table.
 */
export interface Pair {
  readonly kind: FieldKind;
  readonly given: z.ZodType;
  readonly shown: z.ZodType;
}
export type Pairs = Readonly<Record<string, Pair>>;
/** What a field is to the person who fills it in. `maybe`: yes, no, or nobody asked. */
export type FieldKind =
  | 'text'
  | 'choice'
  | 'choices'
  | 'count'
  | 'amount'
  | 'rupees'
  | 'percent'
  | 'date'
  | 'flag'
  | 'maybe'
  | 'reference'
  | 'references'
  | 'parts';

const pair = <K extends FieldKind, G extends z.ZodType, S extends z.ZodType>(kind: K, given: G, shown: S) => ({
  kind,
  given,
  shown,
});
type Words = readonly [string, ...string[]];

/** Text, '' where nothing was said. */
export const textPair = (max: number) => ({ ...pair('text', text(max), z.string()), max });
/** One of a closed list of words, or null. */
export const choicePair = <const T extends Words>(options: T) => ({
  ...pair('choice', choice(options), z.enum(options).nullable()),
  options,
});
/** One of a closed list of words; the column has a default, so null leaves it at what it is. */
export const setChoicePair = <const T extends Words>(options: T) => ({
  ...pair('choice', choice(options), z.enum(options)),
  options,
  isAlwaysSet: true as const,
});
export const choicesPair = <const T extends Words>(options: T) => ({
  ...pair('choices', choices(options), z.array(z.enum(options))),
  options,
});
/** A whole number. */
export const countPair = (min: number, max: number) =>
  pair('count', number(min, max, 'int'), z.number().int().nullable());
export const amountPair = (min: number, max: number) => pair('amount', number(min, max), z.number().nullable());
export const rupeesPair = () => pair('rupees', rupees(), z.number().nullable());
/** Percent, 0 to 100. */
export const percentPair = () => pair('percent', number(0, 100), z.number().nullable());
/** YYYY-MM-DD */
export const datePair = () => pair('date', date(), z.string().nullable());
export const flagPair = () => pair('flag', flag(), z.boolean());
/** Yes, no, or null: nobody asked. */
export const maybePair = () => pair('maybe', maybeFlag(), z.boolean().nullable());
export const referencePair = () => pair('reference', reference(), z.number().nullable());
export const referencesPair = (max?: number) => pair('references', references(max), z.array(z.number()));
/** A value with parts, kept as JSON. */
export const partsPair = <G extends z.ZodType, S extends z.ZodType>(given: G, shown: S) => pair('parts', given, shown);

type Side<P extends Pairs, K extends 'given' | 'shown'> = { [F in keyof P]: P[F][K] };
const side = <P extends Pairs, K extends 'given' | 'shown'>(pairs: P, which: K) =>
  Object.fromEntries(Object.entries(pairs).map(([name, one]) => [name, one[which]])) as Side<P, K>;

/** The fields as a body gives them. */
export const givenOf = <P extends Pairs>(pairs: P) => side(pairs, 'given');
/** The fields as an answer shows them. */
export const shownOf = <P extends Pairs>(pairs: P) => side(pairs, 'shown');

/** The fields as an answer shows them to who may see them; left out for others. */
export const shownAtTimes = <P extends Pairs>(pairs: P) =>
  Object.fromEntries(Object.entries(pairs).map(([name, { shown }]) => [name, shown.optional()])) as {
    [F in keyof P]: z.ZodOptional<P[F]['shown']>;
  };

/** The names of the fields of one kind. */
export const namesOfKind = <P extends Pairs, K extends FieldKind>(pairs: P, kind: K) =>
  Object.keys(pairs).filter((name) => pairs[name]!.kind === kind) as NamesOfKind<P, K>[];
export type NamesOfKind<P extends Pairs, K extends FieldKind> = {
  [F in keyof P]: P[F] extends { kind: K } ? F : never;
}[keyof P];

/** The fields that a null leaves alone. */
export const alwaysSetOf = <P extends Pairs>(pairs: P) =>
  Object.keys(pairs).filter((name) => 'isAlwaysSet' in pairs[name]!) as AlwaysSet<P>[];
type AlwaysSet<P extends Pairs> = {
  [F in keyof P]: P[F] extends { isAlwaysSet: true } ? F : never;
}[keyof P];
