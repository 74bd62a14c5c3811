import { inspect } from 'node:util';
import { startEmbedded } from '../core/database/embedded.ts';
import { migrate } from '../core/database/migrate.ts';
import { ownerPool } from '../core/database/pool.ts';
import { newBlobStore } from '../core/files/new-blob-store.ts';
import { readSettings } from '../core/settings.ts';
import { StartError } from '../core/start-error.ts';
import { removeDemo } from '../demo/index.ts';

/** Removes the demo's companies, people and files from the database of the settings, and says what went. */
const remove = async () => {
  const settings = readSettings({ ...process.env, DEMO: '0' });
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: settings.dataDir, log: (sentence) => console.error(sentence) });
  const databaseUrl = settings.databaseDirectUrl ?? embedded!.url;
  try {
    await migrate(databaseUrl, settings.secretKey);
    const owner = ownerPool(databaseUrl);
    try {
      const { logins, companies, platform, rows, files } = await removeDemo(owner, newBlobStore(settings));
      if (logins.length === 0) return console.log('There are no demo logins here. Nothing was removed.');
      console.log(
        `Removed ${logins.length} demo logins, ${companies.length} companies (${companies.map(({ name }) => name).join(', ')}), ${rows} rows and ${files} files.`,
      );
      if (platform?.isShared)
        console.log(
          'Other people work in the platform’s company, so its WhatsApp numbers, chats and templates were left as they are. Disconnect the demo’s number there.',
        );
    } finally {
      await owner.end();
    }
  } finally {
    await embedded?.stop();
  }
};

try {
  await remove();
} catch (error) {
  console.error(error instanceof StartError ? error.message : inspect(error));
  process.exitCode = 1;
}
