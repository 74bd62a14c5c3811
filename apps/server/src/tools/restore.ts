import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { keyName, restoreBackup, verifyBackup } from '../backup/index.ts';
import { startEmbedded } from '../core/database/embedded.ts';
import { newBlobStore } from '../core/files/new-blob-store.ts';
import { readSettings } from '../core/settings.ts';
import { StartError } from '../core/start-error.ts';

const usage = 'npm run restore -- FOLDER [--new-key]';

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'new-key': { type: 'boolean', default: false } },
    });
    if (positionals.length === 1) return { folder: path.resolve(positionals[0]!), newKey: values['new-key'] };
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

/** Fills an empty database and an empty file store from a backup. */
const run = async () => {
  const { folder, newKey } = readArguments();
  const manifest = await verifyBackup(folder);
  const settings = await settingsWithKey(folder);
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: settings.dataDir, log: (sentence) => console.error(sentence) });
  try {
    const databaseUrl = settings.databaseDirectUrl ?? embedded!.url;
    const { secretKey } = settings;
    const { jobs, messages } = await restoreBackup({
      databaseUrl,
      store: newBlobStore(settings),
      secretKey,
      folder,
      manifest,
      newKey,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows} rows and ${manifest.files.count - manifest.files.missing} files of ${manifest.taken_at}.`,
    );
    if (manifest.files.missing) console.log(`${manifest.files.missing} files were lost before the backup was made.`);
    if (jobs + messages > 0)
      console.log(
        `${messages} messages and ${jobs} jobs waited then, and go on as soon as a worker starts, also those that were done after the backup. ROLE=web npm start looks without one.`,
      );
  } finally {
    await embedded?.stop();
  }
};

try {
  await run();
} catch (error) {
  console.error(error instanceof StartError ? `Nothing was restored. ${error.message}` : inspect(error));
  process.exitCode = 1;
}
