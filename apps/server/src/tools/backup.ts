import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { verifyBackup, writeBackup } from '../backup/index.ts';
import { startEmbedded } from '../core/database/embedded.ts';
import { newBlobStore } from '../core/files/new-blob-store.ts';
import { readSettings } from '../core/settings.ts';
import { StartError } from '../core/start-error.ts';

const usage = 'npm run backup -- FOLDER [--with-key], or npm run backup -- --verify FOLDER';

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'with-key': { type: 'boolean', default: false }, verify: { type: 'boolean', default: false } },
    });
    if (positionals.length === 1) return { folder: path.resolve(positionals[0]!), ...values };
  } catch {
    // The usage tells more than the parser does.
  }
  throw new StartError(`Name one folder: ${usage}`);
};

const told = ({ tables, files, taken_at }: Awaited<ReturnType<typeof writeBackup>>) => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost = files.missing ? ` ${files.missing} files were named in the database and not in the store.` : '';
  return `${rows} rows and ${files.count} files as they were at ${taken_at}.${lost}`;
};

/** Takes a backup, whether the server runs or not, or looks through one that was taken. */
const run = async () => {
  const { folder, verify, 'with-key': withKey } = readArguments();
  if (verify) {
    console.log(`The backup is whole: ${told(await verifyBackup(folder))}`);
    return;
  }
  const settings = readSettings(process.env);
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: settings.dataDir, log: (sentence) => console.error(sentence) });
  try {
    const databaseUrl = settings.databaseDirectUrl ?? embedded!.url;
    const { secretKey } = settings;
    const made = await writeBackup({ databaseUrl, store: newBlobStore(settings), secretKey, folder, withKey });
    console.log(`Wrote ${folder}: ${told(made)}`);
    console.log(withKey ? keyIsInside : keyIsNot);
  } finally {
    await embedded?.stop();
  }
};

const keyIsInside =
  'The secret key is in it: whoever has this folder can use the WhatsApp tokens in it. Keep it as you keep passwords.';
const keyIsNot =
  'The secret key is not in it: keep SECRET_KEY, or the file secret-key of DATA_DIR, in another place. Without it the WhatsApp tokens cannot be read and everybody has to sign in again.';

try {
  await run();
} catch (error) {
  console.error(error instanceof StartError ? `There is no backup. ${error.message}` : inspect(error));
  process.exitCode = 1;
}
