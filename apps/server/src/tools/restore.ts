import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { keyName, releaseHold, restoreBackup, verifyBackup } from '../backup/index.ts';
import { newClient } from '../core/database/client.ts';
import { startEmbedded } from '../core/database/embedded.ts';
import { newBlobStore } from '../core/files/new-blob-store.ts';
import { readSettings, type Settings } from '../core/settings.ts';
import { StartError } from '../core/start-error.ts';

const usage = 'npm run restore -- FOLDER [--new-key] [--hold], or npm run restore -- --release';

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'new-key': { type: 'boolean', default: false },
        hold: { type: 'boolean', default: false },
        release: { type: 'boolean', default: false },
      },
    });
    const { 'new-key': newKey, hold, release } = values;
    if (release && !newKey && !hold && positionals.length === 0) return undefined;
    if (!release && positionals.length === 1) return { folder: path.resolve(positionals[0]!), newKey, hold };
  } catch {
    // The usage tells more than the parser does.
  }
  throw new StartError(`Name one folder: ${usage}`);
};

/** The settings, with the secret key of the backup where it has one and none is set; that is kept from now on. */
const settingsWithKey = async (folder: string) => {
  const dataDir = path.resolve(process.env.DATA_DIR || './.data');
  const kept = path.join(dataDir, keyName);
  const inBackup = await readFile(path.join(folder, keyName), 'utf8').catch(() => undefined);
  if (inBackup && !process.env.SECRET_KEY && !existsSync(kept)) {
    await mkdir(dataDir, { recursive: true });
    await writeFile(kept, inBackup, { mode: 0o600 });
  }
  return readSettings(process.env);
};

/** Does `work` on the database of the settings. */
const onDatabase = async (settings: Settings, work: (databaseUrl: string) => Promise<void>) => {
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: settings.dataDir, log: (sentence) => console.error(sentence) });
  try {
    await work(settings.databaseDirectUrl ?? embedded!.url);
  } finally {
    await embedded?.stop();
  }
};

/** Fills an empty database and an empty file store from a backup. */
const restore = async ({ folder, newKey, hold }: { folder: string; newKey: boolean; hold: boolean }) => {
  const manifest = await verifyBackup(folder);
  const settings = await settingsWithKey(folder);
  const store = newBlobStore(settings);
  await onDatabase(settings, async (databaseUrl) => {
    const { secretKey } = settings;
    const waiting = await restoreBackup({ databaseUrl, store, secretKey, folder, manifest, newKey, hold });
    const { jobs, messages, sending } = waiting;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows} rows and ${manifest.files.count - manifest.files.missing} files of ${manifest.taken_at}.`,
    );
    if (manifest.files.missing) console.log(`${manifest.files.missing} files were lost before the backup was made.`);
    if (sending > 0)
      console.log(
        `${sending} messages were on their way then, and nothing tells whether they arrived: they are laid out to be checked, and do not go out by themselves.`,
      );
    if (hold)
      console.log(
        `${messages} messages and ${jobs} jobs waited then. All are held, also what comes new, until npm run restore -- --release.`,
      );
    else if (jobs + messages > 0)
      console.log(
        `${messages} messages and ${jobs} jobs waited then, and go on as soon as a worker starts, also those that were done after the backup. ROLE=web npm start looks without one.`,
      );
  });
};

/** Lets what a restore held go on. */
const release = () =>
  onDatabase(readSettings(process.env), async (databaseUrl) => {
    const client = newClient(databaseUrl);
    await client.connect();
    try {
      const wasHeld = await releaseHold(client);
      console.log(wasHeld ? 'Jobs and messages go on as soon as the server starts again.' : 'Nothing was held.');
    } finally {
      await client.end();
    }
  });

try {
  const given = readArguments();
  await (given ? restore(given) : release());
} catch (error) {
  console.error(error instanceof StartError ? `Nothing was restored. ${error.message}` : inspect(error));
  process.exitCode = 1;
}
