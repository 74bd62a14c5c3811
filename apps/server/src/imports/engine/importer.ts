import type { MigrationKind, MigrationMode } from '@angan/contract/imports/data-migration.ts';
import type { MigrationRow, RowLook, RowOutcome } from '@angan/contract/imports/row.ts';
import type { RowReason } from '@angan/contract/imports/row-reasons.ts';
import type { MigrationValue } from '@angan/contract/imports/values.ts';
import type { Entity } from '@angan/domain/entities.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Changes } from './changes.ts';
import type { MappedColumn, Reader, Reading, ReadRow } from './reader.ts';

/** What is said of an import as a whole, whatever brings its rows: a file's import (data_migration) or a portal. */
export interface ImportSettings {
  readonly columns: readonly MappedColumn[];
  readonly mode: MigrationMode;
  /** What the file turned out to be; '' for rows that come from none. */
  readonly format: string;
  /** Who what is added belongs to. */
  readonly created_by: number | null;
  /** For rows that name none themselves. */
  readonly default_source: number | null;
  readonly default_groups: readonly number[];
  readonly default_deals: readonly number[];
  readonly default_subtype: number | null;
  readonly default_staff: readonly number[];
  readonly default_city: number | null;
  /** Targets that are overwritten in that mode; empty: all that the rows have. */
  readonly overwrite: readonly string[];
  readonly unknown_values: readonly Pick<MigrationValue, 'field' | 'text' | 'means' | 'is_remembered'>[];
}

/** Where an import notes what it did, so that it can be undone and goes on after a crash. */
export interface Ledger {
  /** Ids of those that the import has added so far; only of these, where they are given. */
  created(db: Kysely<DB>, ids?: readonly number[]): Promise<ReadonlySet<number>>;
  /** Ids of those whom lines of earlier chunks were about, by line. */
  idsOfLines(db: Kysely<DB>, lines: readonly number[]): Promise<ReadonlyMap<number, number>>;
  note(db: Kysely<DB>, written: Written): Promise<void>;
}

export interface ImportContext {
  readonly settings: ImportSettings;
  /** Whose rights hold, and to whose company the transaction is bound. */
  readonly actor: Actor;
  readonly now: Date;
}

/** What a row says and whom it is about, in columns of data_migration_row. */
interface RowContent {
  readonly person?: unknown;
  readonly record?: unknown;
  readonly contact_id?: number | null;
  readonly record_id?: number | null;
}

/** A row with what will happen to it. */
export interface CheckedRow extends RowContent {
  readonly row_no: number;
  readonly outcome: RowOutcome;
  readonly look?: RowLook;
  readonly twice_of: number | null;
  readonly reasons: readonly RowReason[];
  readonly cells: readonly string[] | null;
}

/** What of a checked row its import has to know. */
export type RowToWrite = Pick<CheckedRow, 'row_no' | 'outcome' | 'twice_of' | 'person' | 'record'>;

/** A check under way: what it holds grows with each batch, so batches come in the order of the rows. */
export interface Check<Row extends ReadRow = ReadRow> {
  readonly reading: Reading;
  check(db: Kysely<DB>, rows: readonly Row[]): Promise<CheckedRow[]>;
  /** Names of the rows so far that the office does not have, with what becomes of each. */
  unknownValues(): MigrationValue[];
}

export type RowResult = 'created' | 'updated' | 'skipped' | 'failed';

/** What became of a row. */
export interface WrittenRow extends Pick<RowContent, 'contact_id' | 'record_id'> {
  readonly row_no: number;
  readonly result: RowResult;
  readonly reasons: readonly RowReason[];
  /** What became of it, where the check could not know it. */
  readonly outcome?: RowOutcome;
}

/** What an import did to one contact, property or inquiry. */
export interface Effect {
  readonly id: number;
  readonly is_created: boolean;
  /** Empty for what it has added. */
  readonly changes: Changes;
  /** Of a contact: the groups that it was put into, and its last_updated as it was found. */
  readonly groups?: readonly number[];
  readonly found_at?: string | null;
}

/** What a chunk of rows has done. */
export interface Written {
  readonly rows: readonly WrittenRow[];
  readonly effects: readonly Effect[];
  /** Ids of the contacts that were added beside records. */
  readonly people: readonly number[];
  /** Ids of the names that were added, by the columns of data_migration that keep them. */
  readonly made: Readonly<Partial<Record<MadeColumn, readonly number[]>>>;
}
export type MadeColumn = 'made_sources' | 'made_groups' | 'made_areas' | 'made_societies';

/** An effect as it is stored. */
export interface StoredEffect extends Effect {
  readonly groups: readonly number[];
}

/** How what an import did to one table is undone. */
export interface Undo {
  readonly table: 'data_migration_contact' | 'data_migration_record';
  /** Effects of one transaction. */
  readonly perChunk: number;
  /** Removes those that the import has added and nobody has worked with since; answers their ids. */
  remove(db: Kysely<DB>, migrationId: number, ids: readonly number[]): Promise<number[]>;
  /** Gives those that were here what they had; answers the ids of those that are wholly as they were. */
  restore(
    db: Kysely<DB>,
    migration: { readonly company_id: number; readonly id: number },
    effects: readonly StoredEffect[],
    now: Date,
  ): Promise<number[]>;
}

/** How one noun is imported: its rows are read and mapped (`reader`), checked, written, shown and undone. */
export interface Importer<Target extends string = string, Row extends ReadRow = ReadRow> {
  readonly kind: MigrationKind;
  readonly entity: Entity;
  /** The column that people know one by. */
  readonly code: string;
  readonly reader: Reader<Target, Row>;
  label(target: Target): string;
  /** Rows of one transaction of the check, and of the import, which holds up others who add the same. */
  readonly rowsPerCheck: number;
  readonly rowsPerWrite: number;
  /** The lock under which chunks of one company come one after the other: two would each find that nobody is here. */
  readonly lock: string;
  beginCheck(db: Kysely<DB>, context: ImportContext): Promise<Check<Row>>;
  /** Writes checked rows, none of them refused. Looks everything up anew, since much may have come after the check. */
  write(
    db: Kysely<DB>,
    context: ImportContext & { readonly ledger: Ledger },
    rows: readonly RowToWrite[],
  ): Promise<Written>;
  /** What is undone, in this order; the noun's own first. */
  readonly undo: readonly [Undo, ...Undo[]];
  /** After the last chunk. */
  finish?(
    db: Kysely<DB>,
    migration: { id: number; company_id: number; file_name: string; created_by: number | null },
  ): Promise<void>;
  /** A row's content as its reader looks through it; `usual`: what rows get that name none themselves. */
  show(content: unknown, usual: { source: string; groups: readonly string[] }): Pick<MigrationRow, 'values' | 'record'>;
  readonly template: Template;
}

/** An empty list to be filled in: columns with a sample, and the words of its lists. */
export interface Template {
  readonly columns: readonly (readonly [label: string, sample: string])[];
  readonly lists: readonly (readonly [label: string, words: readonly string[]])[];
}
