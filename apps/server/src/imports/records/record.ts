import type { RowReason } from '@angan/contract/imports/row-reasons.ts';
import type { ValueField } from '@angan/contract/imports/values.ts';

/** Names in a row of what the office keeps under ids of its own. */
export interface Names {
  readonly area: readonly string[];
  /** The whole cell that the area was read in: an area or a society of the office may be called so. */
  readonly place?: string;
  /** The city of the areas, where the row says it. */
  readonly city: number | null;
  readonly society_name: readonly string[];
  /** '' where the row names none. */
  readonly source: string;
  readonly features: readonly string[];
  /** Staff by name or e-mail. */
  readonly assigned_to: readonly string[];
}

/** A property or an inquiry as a row tells it, ready to be written but for the ids of what it names. */
export interface ReadRecord {
  /** Plain fields with ids of the platform's lists; only what the row says. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly names: Names;
  readonly person: { readonly name: string; readonly mobiles: readonly string[]; readonly email: string };
  /** '' where the row has no number of its own. */
  readonly external_ref: string;
  /** Of a list of fields: what it names of the office, by field. */
  readonly named?: Readonly<Record<string, string>>;
}

/** A name whose meaning somebody has to say. */
export interface UnknownName {
  readonly field: ValueField;
  readonly text: string;
  /** Of an area where it lies, where that is told. */
  readonly city?: number | null;
}

/** A row as it was understood. Of one that is refused the reasons begin with why. */
export interface RecordRead {
  readonly record: ReadRecord;
  readonly isRefused: boolean;
  readonly reasons: readonly RowReason[];
  readonly unknown: readonly UnknownName[];
  /** What somebody has to ask before it is believed; part of the reasons. */
  readonly asks: readonly RowReason[];
}

/** What was decided of a name: 'create', 'leave', an id or a word; undefined where nobody has said. */
export type Decided = (field: ValueField, text: string) => string | undefined;
