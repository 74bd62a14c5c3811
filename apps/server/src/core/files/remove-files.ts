import type { FileKind } from '@angan/contract/files/files.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.gen.ts';
import { purgeLater } from './purge.ts';

/** Forgets a file; its bytes go once the transaction of `db` has committed, never before. */
export const removeFile = (db: Kysely<DB>, companyId: number, id: number): Promise<void> =>
  forget(db, of(db, companyId).where('id', '=', id));

/** Forgets all files of a record that is about to be removed. */
export const removeFilesOf = (db: Kysely<DB>, companyId: number, kind: FileKind, recordId: number): Promise<void> =>
  forget(db, of(db, companyId).where('kind', '=', kind).where('record_id', '=', recordId));

const of = (db: Kysely<DB>, companyId: number) => db.deleteFrom('stored_file').where('company_id', '=', companyId);

const forget = async (db: Kysely<DB>, files: ReturnType<typeof of>) => {
  for (const { store_key } of await files.returning('store_key').execute()) await purgeLater(db, store_key, 'now');
};
