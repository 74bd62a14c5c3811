import { pictureSizes } from '@angan/contract/files/files.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import { asPlatform } from '../../company/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';

/** Rows and files of one piece; each piece is a transaction of its own. */
const rowsInPiece = 2_000;
const filesInPiece = 200;

/**
 * Removes all that an office has but what the platform's books say of it: first the bytes of its files, then the rows of
 * every table, at last what its own row says. A worker that dies leaves the rest, with which the next one goes on. Throws
 * where the office's day has not come, and where the process stops.
 */
export const removeOffice = async (services: Services, office: number, signal: AbortSignal): Promise<void> => {
  const day = dayInIndia(services.now());
  const piece = <T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return asPlatform(services, '', work);
  };
  await piece((db) => sql`select empty_company(${office}, ${day})`.execute(db));
  await removeFiles(services, office, (after) =>
    piece(async (db) => {
      const { rows } = await sql<{ key: string }>`
        select files_to_remove as key from files_to_remove(${office}, ${day}, ${after}::uuid, ${filesInPiece})`.execute(
        db,
      );
      return rows.map(({ key }) => key);
    }),
  );
  for (let tables = await piece((db) => tablesLeft(db, office, day)); tables.length > 0; ) {
    let gone = 0;
    for (const table of tables)
      for (let removed = rowsInPiece; removed === rowsInPiece; gone += Math.max(removed, 0))
        removed = await piece((db) => removePiece(db, { office, table, day }));
    if (gone === 0 && (await piece((db) => release(db, { office, tables, day }))) === 0)
      throw new Error(`These tables hold on to each other: ${tables.join(', ')}`);
    tables = await piece((db) => tablesLeft(db, office, day));
  }
  await piece((db) => sql`select finish_removal(${office}, ${day})`.execute(db));
};

/** Removes the bytes of files, the keys of which `keysAfter` answers in their order, some at a time. */
const removeFiles = async (
  { store }: Services,
  office: number,
  keysAfter: (after: string | null) => Promise<string[]>,
) => {
  for (let keys = await keysAfter(null); keys.length > 0; keys = await keysAfter(keys.at(-1)!))
    for (const key of keys)
      for (const size of ['full', ...pictureSizes]) await store.remove(`${office}/${key}/${size}`);
};

const tablesLeft = async (db: Kysely<DB>, office: number, day: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tables_to_remove as name from tables_to_remove(${office}, ${day})`.execute(db);
  return rows.map(({ name }) => name);
};

const removePiece = async (
  db: Kysely<DB>,
  { office, table, day }: { office: number; table: string; day: string },
): Promise<number> => {
  const { rows } = await sql<{ gone: number }>`
    select remove_rows(${office}, ${table}, ${day}, ${rowsInPiece}) as gone`.execute(db);
  return rows[0]!.gone;
};

const release = async (
  db: Kysely<DB>,
  { office, tables, day }: { office: number; tables: readonly string[]; day: string },
): Promise<number> => {
  const { rows } = await sql<{ changed: number }>`
    select release_rows(${office}, ${[...tables]}::text[], ${day}) as changed`.execute(db);
  return rows[0]!.changed;
};
