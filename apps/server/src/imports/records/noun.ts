import type { MigrationKind } from '@angan/contract/imports/kinds.ts';
import type { Entity } from '@angan/domain/entities.ts';
import type { Kysely } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Importer, Template, Undo } from '../engine/importer.ts';
import type { Reader } from '../engine/reader.ts';
import type { Columns } from './handle.ts';
import type { ReadRecord } from './record.ts';
import type { RecordRow } from './record-row.ts';
import type { Resolved, ResolveWith } from './resolve.ts';

/** A record with what is to be changed of it. */
export interface ChangedRecord {
  readonly id: number;
  readonly before: Columns;
  readonly changes: Columns;
}

/** In what nouns differ whose rows are records. `byPlacesAndPeople` has what properties and inquiries share. */
export interface RecordNoun {
  readonly kind: MigrationKind;
  readonly entity: Entity;
  readonly reader: Reader<string, RecordRow>;
  label(target: string): string;
  /** The column that people know a record by. */
  readonly code: string;
  /** The columns with ids for what the row names. */
  resolve(record: ReadRecord, given: ResolveWith): Resolved;
  /** Columns with ids of places and sources that an import may add. */
  readonly naming: readonly string[];
  /** The columns that a target is written to. */
  columnsOf(target: string): readonly string[];
  /** Columns that a list does not change of what is here. */
  readonly fixed: ReadonlySet<string>;
  /** Whether the actor may change what is here. */
  mayChange(actor: Actor): boolean;
  /** Which of the table an actor may see, by the alias that the noun's own condition has. */
  readonly alias: string;
  visible(actor: Actor): Condition;
  /** Which of the table the rows could be about; undefined: none. */
  candidates(rows: readonly Columns[], actor: Actor): Condition | undefined;
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
  /** Removes what the import has added and nobody has worked with since; answers its ids. */
  readonly remove: Undo['remove'];
  readonly finish?: Importer['finish'];
  show(record: ReadRecord): ReturnType<Importer['show']>;
  readonly template: Template;
}
