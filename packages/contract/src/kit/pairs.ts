import { z } from 'zod';
import {
  choice,
  choices,
  date,
  email,
  flag,
  maybeFlag,
  mobile,
  number,
  reference,
  references,
  requiredReference,
  requiredText,
  rupees,
  text,
  words,
} from './fields.ts';

/**
 * A field with both its sides: how it is given in a body, and how an answer shows it. A noun with many plain fields
 * declares them as one table of pairs; its input, its row, its columns and the control of its form follow from the table.
 */
export interface Pair {
  readonly kind: FieldKind;
  readonly given: z.ZodType;
  readonly shown: z.ZodType;
  /** Of a reference: what it refers to. */
  readonly to?: ReferredTo;
}
export type Pairs = Readonly<Record<string, Pair>>;
/**
 * What a field is to the person who fills it in. `maybe`: yes, no, or nobody asked. `words`: short texts of one's own.
 * `degrees`: of a point on the map.
 */
export const fieldKinds = [
  ...(['text', 'mobile', 'words', 'choice', 'choices', 'count', 'amount', 'degrees', 'rupees', 'percent'] as const),
  ...(['date', 'flag', 'maybe', 'reference', 'references', 'parts'] as const),
] as const;
export type FieldKind = (typeof fieldKinds)[number];

const pair = <K extends FieldKind, G extends z.ZodType, S extends z.ZodType>(kind: K, given: G, shown: S) => ({
  kind,
  given,
  shown,
});
type Words = readonly [string, ...string[]];

/** Text, '' where nothing was said. */
export const textPair = (max: number) => ({ ...pair('text', text(max), z.string()), max });
/** A text that is read by a schema of its own. */
export const textPairOf = <G extends z.ZodType>(given: G, max: number) => ({ ...pair('text', given, z.string()), max });
/** A text that a body has to bring. */
export const requiredTextPair = (max: number) => textPairOf(requiredText(max), max);
export const emailPair = (max = 254) => ({ ...textPairOf(email(max), max), input: 'email' as const });
/** A mobile number; whose schema tells whether it has to be there. */
export const mobilePair = <G extends z.ZodType>(given: G) => pair('mobile', given, z.string());
/** A mobile number, '' where there is none. */
export const optionalMobilePair = () => mobilePair(mobile());
const pincodeText = z
  .string()
  .trim()
  .regex(/^[1-9]\d{5}$/, 'A pincode has six digits.');
/** The six digits of an Indian post office, or ''. */
export const pincodePair = () => ({
  ...textPairOf(z.union([z.literal(''), pincodeText]).optional(), 6),
  input: 'digits' as const,
});
export const pincodesPair = (most: number) => ({ ...wordsPair(6, most, pincodeText), input: 'digits' as const });
/** Short texts of one's own, `most` of them, each as `of` reads it. */
export const wordsPair = (max: number, most: number, of?: z.ZodType<string, string>) => ({
  ...pair('words', words(max, most, of), z.array(z.string())),
  max,
  most,
});
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
export const countPair = (min: number, max: number) => ({
  ...pair('count', number(min, max, 'int'), z.number().int().nullable()),
  range: [min, max] as const,
});
export const amountPair = (min: number, max: number) => pair('amount', number(min, max), z.number().nullable());
/** Degrees north or east, or null. */
export const degreesPair = (most: 90 | 180) => pair('degrees', number(-most, most), z.number().nullable());
export const rupeesPair = () => pair('rupees', rupees(), z.number().nullable());
/** Percent, 0 to 100. */
export const percentPair = () => pair('percent', number(0, 100), z.number().nullable());
/** YYYY-MM-DD */
export const datePair = () => pair('date', date(), z.string().nullable());
export const flagPair = () => pair('flag', flag(), z.boolean());
/** Yes, no, or null: nobody asked. */
export const maybePair = () => pair('maybe', maybeFlag(), z.boolean().nullable());
/** What fields may refer to without more being said, each with the column of its name: control, words, import and export follow. */
export const referred = { area: 'area', source: 'source_name' } as const;
export type ReferredTo = keyof typeof referred;
const referring = <P extends object>(one: P, to?: ReferredTo) => ({ ...one, ...(to && { to }) });
/** Another record that has to be there. */
export const requiredReferencePair = (to?: ReferredTo) =>
  referring(pair('reference', requiredReference(), z.number()), to);
export const referencePair = (to?: ReferredTo) => referring(pair('reference', reference(), z.number().nullable()), to);
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
