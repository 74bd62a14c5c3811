import type { RecordKind } from '@angan/contract/imports/kinds.ts';
import type { Kysely } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Importer } from '../engine/importer.ts';
import type { Reader } from '../engine/reader.ts';
import type { FieldPair } from '../values/field.ts';
import type { Columns } from './handle.ts';
import type { RecordRow } from './record-row.ts';

/** A record with what is to be changed of it. */
export interface ChangedRecord {
  readonly id: number;
  readonly before: Columns;
  readonly changes: Columns;
}

/** In what properties and inquiries differ where they are imported. */
export interface RecordNoun {
  readonly kind: RecordKind;
  readonly entity: 'property' | 'inquiry';
  readonly reader: Reader<string, RecordRow>;
  label(target: string): string;
  /** The fields of the form, for the words of their lists. */
  readonly fields: Readonly<Record<string, FieldPair>>;
  /** A row of the template, and lists that only this noun has. */
  readonly sample: Readonly<Record<string, string>>;
  readonly lists: Template['lists'];
  /** The society by which such a record is looked for, beside its contact and its number at the source; null: by none. */
  societyOf(columns: Columns): number | null;
  /** Which of the table an actor may see, by the alias that the noun's own condition has. */
  readonly alias: string;
  visible(actor: Actor): Condition;
  /** What makes two of them the same (domain 6.5): keys, the surest first, and whether two that share one are. */
  keys(columns: Columns): string[];
  isSame(key: string, one: Columns, other: Columns): boolean;
  insert(
    db: Kysely<DB>,
    actor: Actor,
    by: { createdBy: number | null; now: Date },
    rows: readonly Columns[],
  ): Promise<number[]>;
  change(db: Kysely<DB>, companyId: number, rows: readonly ChangedRecord[], now: Date): Promise<void>;
  readonly finish?: Importer['finish'];
}
type Template = Importer['template'];
