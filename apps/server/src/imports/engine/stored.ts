import type {
  MigrationKind,
  MigrationMode,
  MigrationStatus,
  MigrationValue,
} from '@angan/contract/imports/data-migration.ts';
import { runsTheOffice, type Usertype } from '@angan/domain/roles.ts';
import type { Kysely } from 'kysely';
import { seesNumbers } from '../../contacts/index.ts';
import { type Actor, newActor, type Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { notFound } from '../../core/errors.ts';
import type { StoredColumn } from '../map/columns.ts';

/** An import as the database has it, with its lists as what they are. */
export type Migration = Awaited<ReturnType<typeof lockMigration>>;
export type Working = 'Reading' | 'Checking' | 'Importing' | 'Undoing';

const rows = (db: Kysely<DB>, companyId: number, id: number) =>
  db.selectFrom('data_migration').where('company_id', '=', companyId).where('id', '=', id).selectAll();

const typed = (row: Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>) => ({
  ...row,
  kind: row.kind as MigrationKind,
  columns: row.columns as unknown as StoredColumn[],
  unknown_values: row.unknown_values as unknown as MigrationValue[],
  edits: row.edits as unknown as Readonly<Record<string, readonly string[]>>,
  mode: row.mode as MigrationMode,
  status: row.status as MigrationStatus,
  working: row.working as Working | null,
});

/** The import, held until the transaction ends, so that of two who work on it one waits. 404 where there is none. */
export const lockMigration = async (db: Kysely<DB>, companyId: number, id: number) => {
  const row = await rows(db, companyId, id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return typed(row);
};

/** Who runs the office sees all imports, everybody else their own. */
export const seesMigration = (actor: Actor, row: { created_by: number | null }): boolean =>
  runsTheOffice(actor.usertype) || row.created_by === actor.userId;

/**
 * Whether the reader is told what the check has found: who sees no numbers reads one that looked people up only once the
 * import has begun, when the rows are here anyway.
 */
export const isCheckTold = (actor: Actor, row: { knows_people: boolean; started_at: string | null }): boolean =>
  seesNumbers(actor) || !row.knows_people || row.started_at !== null;

/** Whether a person who is here may be changed: by who may see whom they change. */
export const mayChangePeople = (actor: Actor): boolean => seesNumbers(actor);

export const changeMigration = (db: Kysely<DB>, companyId: number, id: number) =>
  db.updateTable('data_migration').where('company_id', '=', companyId).where('id', '=', id);

/** The actor on whose behalf a job works. */
export const actorOfJob = async (db: Kysely<DB>, companyId: number, userId: number | null): Promise<Actor> => {
  const { usertype } = await db
    .selectFrom('app_user')
    .select('usertype')
    .where('company_id', '=', companyId)
    .where('id', '=', userId ?? 0)
    .executeTakeFirstOrThrow();
  const facts = { user_id: userId!, company_id: companyId, usertype: usertype as Usertype, subscription_status: '' };
  return newActor(facts, 0);
};

interface Upload {
  readonly blob: string;
  readonly bytes: number;
}

/** Where the file that was uploaded lies. */
export const uploadOf = async (db: Kysely<DB>, { company_id, file }: Migration): Promise<Upload> => {
  const { store_key, bytes } = await db
    .selectFrom('stored_file')
    .select(['store_key', 'bytes'])
    .where('company_id', '=', company_id)
    .where('id', '=', file ?? 0)
    .executeTakeFirstOrThrow();
  return { blob: `${company_id}/${store_key}/full`, bytes };
};

/** Its bytes, in memory of their own so that they can be given to a thread. */
export const readUpload = async ({ store }: Services, { blob, bytes }: Upload): Promise<Uint8Array> => {
  const stream = await store.get(blob);
  if (!stream) throw new Error('The uploaded file has lost its content');
  const content = new Uint8Array(bytes);
  let at = 0;
  for await (const chunk of stream) {
    content.set(chunk as Uint8Array, at);
    at += (chunk as Uint8Array).length;
  }
  return content;
};
