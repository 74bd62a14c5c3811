/**
 * How a field of several people becomes one. `chosen`: one value is kept, the others are told in words. `either`: true
 * where anybody has true. `all`: lists are united. `latest`: the latest time. `consent`: the strictest.
 */
export type MergeRule = 'chosen' | 'either' | 'all' | 'latest' | 'consent';

export interface MergeField {
  readonly rule: MergeRule;
  /** As it stands in a sentence: 'e-mail', 'date of birth'. */
  readonly label: string;
}
export type MergeFields = Readonly<Record<string, MergeField>>;

export type MergeValue = string | number | boolean | null | readonly (string | number)[] | Consent;

/** Whether and how a person agreed to be written to. */
export interface Consent {
  readonly status: string;
  readonly at: string | null;
  readonly how: string;
  readonly text_version: string;
}

/** What a merge knows of a person. `mobiles` in their places, with '' for a place that is empty. */
export interface Mergeable {
  readonly mobiles: readonly string[];
  readonly comment: string;
  readonly values: Readonly<Record<string, MergeValue>>;
}

/**
 * The person into whom others were merged, before it is cut to what a contact has room for: by themselves, or with those
 * who were merged in.
 */
export interface Whole extends Mergeable {
  /** The order that somebody gave the numbers after a merge; empty where nobody did. */
  readonly order: readonly string[];
  readonly lines: readonly Line[];
}

/** What of a merge does not count any more, since somebody changed it on the merged person. */
export interface Dropped {
  /** Fields that somebody has filled in anew, each with the values of the merged people that stood there until then. */
  readonly fields: Readonly<Record<string, readonly MergeValue[]>>;
  /** Lines of the comment, by their text, that were changed or taken out. */
  readonly lines: readonly string[];
  /** Numbers that were taken out. */
  readonly mobiles: readonly string[];
  /** What was taken out of a list, by field. */
  readonly items: Readonly<Record<string, readonly (string | number)[]>>;
}

export interface Merge {
  readonly id: number;
  /** Who was merged in, as they are. */
  readonly people: readonly (Mergeable & { readonly id: number })[];
  /** Whose value is kept, by field; `mobile_number_1` for the main number. */
  readonly choices: Readonly<Record<string, number>>;
  readonly dropped: Dropped;
}

/** A line of the comment that tells what found no field. */
export interface Line {
  /** The merge it comes from; 0 for a number that is told because all five places are taken. */
  readonly merge: number;
  /** Names it within its merge: `email:12`, `comment:12`, `mobile:9824011768`. */
  readonly key: string;
  readonly text: string;
}

/** A person as the contact shows it. `mobiles` has a place for each of the contact's numbers. */
export interface Shown extends Mergeable {
  readonly lines: readonly Line[];
}

/** How values are said in the words of a comment; '' for what need not be said. */
export type InWords = (field: string, value: MergeValue) => string;

export const nothingDropped: Dropped = { fields: {}, lines: [], mobiles: [], items: {} };
