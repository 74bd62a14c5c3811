import type { PlacedKind } from '@angan/contract/imports/kinds.ts';
import type { Template } from '../engine/importer.ts';
import type { FieldPair } from '../values/field.ts';
import type { Columns } from './handle.ts';

/** What a noun says of itself whose rows name places, staff and people. */
export interface PlacedNoun {
  readonly kind: PlacedKind;
  label(target: string): string;
  /** The fields of the form, for the words of their lists. */
  readonly fields: Readonly<Record<string, FieldPair>>;
  /** A row of the template, and lists that only this noun has. */
  readonly sample: Readonly<Record<string, string>>;
  readonly lists: Template['lists'];
  /** The table's name in conditions. */
  readonly alias: string;
  /** The society by which such a record is looked for, beside its contact and its number at the source; null: by none. */
  societyOf(columns: Columns): number | null;
  keys(columns: Columns): string[];
}
