import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { migrate, readMigrations } from '../core/database/migrate.ts';
import type { BlobStore } from '../core/files/blob-store.ts';
import { StartError } from '../core/start-error.ts';
import { connectForCopy } from './connection.ts';
import { hold, loseTokens } from './hold.ts';
import { fingerprintOf } from './key.ts';
import { loadTables, type Waiting } from './load-tables.ts';
import { fileAt, type Manifest } from './manifest.ts';
import { refuseUnlessEmpty } from './refuse-unless-empty.ts';
import { listMigrations } from './tables.ts';
import { listFiles } from './verify.ts';

export interface RestoreOptions {
  readonly databaseUrl: string;
  readonly store: BlobStore;
  readonly secretKey: string;
  readonly folder: string;
  /** Of the folder, which was verified. */
  readonly manifest: Manifest;
  /** Goes on with another secret key than the one that the database was written with. */
  readonly newKey?: boolean;
  /** Keeps waiting jobs and messages from going out until they are released. */
  readonly hold?: boolean;
}

/**
 * Fills an empty database and file store from a backup. The rows come in one transaction that is committed only when what
 * the database holds was read again and is what was backed up; until then the database stays empty. Then it is brought to
 * the level of this version. Throws a StartError where something is in the way; then nothing was changed but files that
 * no row names.
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Waiting> => {
  const { databaseUrl, store, secretKey, folder, manifest, newKey } = options;
  const isOtherKey = fingerprintOf(secretKey) !== manifest.key_fingerprint;
  if (isOtherKey && !newKey)
    throw new StartError(
      'The secret key is not the one that this backup was made with. Set SECRET_KEY to that one, or put its file secret-key into DATA_DIR. If it is lost, --new-key restores all the same: everybody signs in again, and the tokens of WhatsApp numbers are asked for anew.',
    );
  const client = await connectForCopy(databaseUrl);
  try {
    await refuseUnlessEmpty(client);
    await migrate(databaseUrl, secretKey, { only: levelOf(manifest) });
    if (JSON.stringify(await listMigrations(client)) !== JSON.stringify(manifest.migrations))
      throw new StartError(
        'The database is empty but at another level than the backup. Restore into a new, empty database.',
      );
    await putFiles(store, folder);
    const waiting = await loadTables(client, folder, manifest);
    await migrate(databaseUrl, secretKey);
    if (isOtherKey) await loseTokens(client);
    if (options.hold) await hold(client);
    return waiting;
  } finally {
    await client.end();
  }
};

/** The migrations up to the backup's level, all of which this version must know as they were. */
const levelOf = ({ migrations, version }: Manifest): ReadonlySet<string> => {
  const known = new Map(readMigrations().map(({ name, hash }) => [name, hash]));
  const unknown = migrations.find(({ name, hash }) => known.get(name) !== hash);
  if (unknown)
    throw new StartError(
      `The backup has the migration ${unknown.name}, which this version of Angan does not have as it was. Restore with version ${version} or a later one.`,
    );
  return new Set(migrations.map(({ name }) => name));
};

const putFiles = async (store: BlobStore, folder: string) => {
  for await (const { key, content_type, sha256 } of listFiles(folder))
    if (sha256 !== null) await store.put(key, await buffer(createReadStream(fileAt(folder, key))), content_type);
};
