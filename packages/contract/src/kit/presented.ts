import type { Pair } from './pairs.ts';

/** How a person meets a field, beside what it holds. */
export interface Presentation<Section extends string = string> {
  readonly label: string;
  /** The label where room is short: on the record and over a column. */
  readonly short?: string;
  /** Where it stands in the form, on the record and among what the column of a list may become. */
  readonly section: Section;
  /** Behind the number: 'ft', 'kW', 'months'. */
  readonly unit?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isRequired?: true;
  /** A long text that is written in one line all the same. */
  readonly isOneLine?: true;
  /** In a sentence: 'e-mail'. The label in small letters where it is left out. */
  readonly inSentence?: string;
  /** Width in rem of its column of the table; the usual one of its kind where it is left out. */
  readonly width?: number;
  /** What lists call it, parted by commas, in plain form: beside its label and its name. */
  readonly imports?: string;
  /** Several columns of a list join in it. */
  readonly joins?: true;
}
export type Field = Pair & Presentation;
export type Fields = Readonly<Record<string, Field>>;

/**
 * Declares fields section by section, each in a line: what it holds, its label, and what is special about it.
 * `const who = sectionsOf<'Who' | 'Where'>()('Who')`, then `nickname: who(textPair(60), 'Nickname')`. `More`: what the noun
 * says of a field beyond what all nouns do.
 */
export const sectionsOf =
  <Section extends string, More extends object = object>() =>
  (section: Section, common: Partial<Presentation<Section> & More> = {}) =>
  <P extends Pair>(
    pair: P,
    label: string,
    special: Partial<Presentation<Section> & More> = {},
  ): P & Presentation<Section> & Partial<More> => ({ ...pair, label, section, ...common, ...special });

export const labelOf = (fields: Fields, name: string): string | undefined =>
  Object.hasOwn(fields, name) ? fields[name]!.label : undefined;

/** 'date of birth', 'RERA no.': as it stands in the middle of a sentence. */
export const inSentence = ({ label, inSentence = label }: Presentation): string =>
  /^\p{Lu}{2}/u.test(inSentence) ? inSentence : inSentence.charAt(0).toLowerCase() + inSentence.slice(1);

/** Some of the fields. */
export const only = <F extends object, Name extends keyof F>(fields: F, names: readonly Name[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name as Name))) as Pick<F, Name>;

/** The fields without some. */
export const without = <F extends object, Name extends keyof F>(fields: F, names: readonly Name[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name as Name))) as Omit<F, Name>;

/** Names of fields in their order, those of a section or all. */
export const namesOf = <F extends Fields>(fields: F, section?: F[keyof F]['section']) =>
  Object.keys(fields).filter((name) => section === undefined || fields[name]!.section === section) as (keyof F &
    string)[];

/** The fields that a screen has not shown in a way of its own, so that a new one is on it by itself. */
export const othersOf = <F extends Fields>(fields: F, said: readonly (keyof F & string)[]) =>
  namesOf(fields).filter((name) => !said.includes(name));

/** All names by which the heading of a list may call a field: its label, its own name, and what others call it. */
export const headingsOf = (fields: Fields, name: string): string[] => {
  const { label, imports = '' } = fields[name]!;
  return [label, name.replaceAll('_', ' '), ...imports.split(',').map((one) => one.trim())].filter(Boolean);
};
