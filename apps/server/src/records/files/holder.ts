import type { FiledRecord, RecordFileKind } from '@angan/contract/files/record-files.ts';
import { type SqlBool, sql } from 'kysely';
import type { Actor, Context } from '../../core/context.ts';
import { forbidden } from '../../core/errors.ts';

/** Whose files they are, as far as documents hang on it. */
export interface Maker {
  readonly created_by: number | null;
}

/** A kind of record that has files: the tables are `one` and `one`_file. */
export interface FileHolder {
  readonly one: FiledRecord;
  /**
   * A record whose files the actor may change; 404 where it is not theirs to see, 403 where not theirs to change.
   * `locked`: nobody else adds, orders or deletes its files until the transaction ends.
   */
  readonly changeable: (context: Context, id: number, locked: 'locked' | 'unlocked') => Promise<Maker>;
  /** Whether somebody who sees the record sees its documents too. */
  readonly seesDocuments: (actor: Actor, record: Maker) => boolean;
  /** What follows when files came or went. */
  readonly counted?: (context: Context, id: number) => Promise<void>;
}

/** The table of the files; both are alike in all columns but the one that names the record. */
export const filesTable = ({ one }: Pick<FileHolder, 'one'>) => `${one}_file` as 'property_file';
export const recordColumn = ({ one }: Pick<FileHolder, 'one'>) => `${one}_id` as 'property_id';

/** Those of one record, as a condition on its table of files. */
export const ofRecord = (holder: Pick<FileHolder, 'one'>, { actor }: Pick<Context, 'actor'>, id: number) =>
  sql<SqlBool>`company_id = ${actor.companyId} and ${sql.ref(recordColumn(holder))} = ${id}`;

/** Who may not see documents does not change them either. */
export const checkKind = (holder: FileHolder, { actor }: Context, record: Maker, kind: RecordFileKind): void => {
  if (kind === 'document' && !holder.seesDocuments(actor, record)) throw forbidden();
};
