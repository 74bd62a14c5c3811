import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BlobStore } from '../core/files/blob-store.ts';
import { holdPurging } from '../core/files/index.ts';
import { StartError } from '../core/start-error.ts';
import { connectForCopy } from './connection.ts';
import { copyFiles } from './copy-files.ts';
import { fingerprintOf } from './key.ts';
import { type BackedUpTable, keyName, type Manifest, writeManifest } from './manifest.ts';
import { newRowDigest } from './row-digest.ts';
import { copyOut, listMigrations, listMonths, listSequences, listTables, type Table } from './tables.ts';
import { writeTo } from './write-stream.ts';

export interface BackupOptions {
  readonly databaseUrl: string;
  readonly store: BlobStore;
  readonly secretKey: string;
  /** Must not exist yet. */
  readonly folder: string;
  /** Puts the secret key beside the rest: then whoever has the backup can open what is sealed in it. */
  readonly withKey?: boolean;
}

/** Light enough not to keep a processor busy, and rows of text still come out at a quarter. */
const compression = { level: 3 };

/**
 * Writes all rows and files of one moment into a folder, while the server works: one snapshot of the database, and files
 * that it names are not purged meanwhile. The folder gets its name when it is complete and on the disk, so a backup that
 * ended half-way is none. Memory stays flat, however large the office. Throws a StartError where the folder is taken.
 */
export const writeBackup = async ({ databaseUrl, store, secretKey, folder, withKey }: BackupOptions) => {
  if (await stat(folder).catch(() => undefined))
    throw new StartError(`${folder} is there already, and a backup is never written over. Name another folder.`);
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const client = await connectForCopy(databaseUrl);
  try {
    await holdPurging(client);
    const tables = await openSnapshot(client);
    const { rows } = await client.query<{ at: string; postgres: string }>(
      `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, current_setting('server_version') as postgres`,
    );
    const written: BackedUpTable[] = [];
    for (const table of tables) written.push(await writeTable(client, table, draft));
    const manifest: Manifest = {
      format: 1,
      version: await productVersion(),
      postgres: rows[0]!.postgres,
      taken_at: rows[0]!.at,
      migrations: await listMigrations(client),
      tables: written,
      months: await listMonths(client),
      sequences: await listSequences(client),
      files: await copyFiles(client, store, draft),
      key_fingerprint: fingerprintOf(secretKey),
    };
    if (withKey) await writeFile(path.join(draft, keyName), secretKey, { mode: 0o600, flush: true });
    await writeManifest(draft, manifest);
    await rename(draft, folder);
    return manifest;
  } finally {
    await client.end();
  }
};

/**
 * Begins the one transaction that everything is read in, with all tables locked against a change of their form first: a
 * table that is rewritten between the snapshot and its turn would look empty.
 */
const openSnapshot = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<{ migrated: boolean }>(
    `select to_regclass('public.migration') is not null as migrated`,
  );
  if (!rows[0]!.migrated) throw new StartError('The database is empty: there is nothing to back up.');
  const known = await listTables(client);
  await client.query('begin isolation level repeatable read, read only');
  await client.query(`lock table ${known.map(({ name }) => name).join(', ')} in access share mode`);
  const tables = await listTables(client);
  if (JSON.stringify(tables) !== JSON.stringify(known))
    throw new StartError('The database was being migrated. Run the backup again.');
  return tables;
};

const writeTable = async (client: pg.Client, table: Table, folder: string): Promise<BackedUpTable> => {
  const file = `tables/${table.name.replaceAll('"', '')}.copy.gz`;
  const digest = newRowDigest();
  const copied = client.query(copyTo(copyOut(table)));
  const written = await writeTo(path.join(folder, file), copied, digest.stream, createGzip(compression));
  return { ...table, file, ...written, ...digest.result() };
};

const productVersion = async (): Promise<string> => {
  const text = await readFile(path.resolve(import.meta.dirname, '../../../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};
