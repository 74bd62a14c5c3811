import type { Logger } from 'pino';
import { startEmbedded } from './core/database/embedded.ts';
import { migrate } from './core/database/migrate.ts';
import { ownerPool } from './core/database/pool.ts';
import { newBlobStore } from './core/files/new-blob-store.ts';
import type { Settings } from './core/settings.ts';
import { refuseDemo, seedDemo } from './demo/index.ts';
import { writePlatformLists } from './lookups/index.ts';

/**
 * Brings up the database of the settings, or joins the one that runs: migrated, with the platform's lists and, where it
 * is wanted and nothing is there yet, the demo office. `owner` sees past the wall between companies.
 */
export const openDatabase = async (settings: Settings, log: Logger) => {
  for (const sentence of settings.warnings) log.warn(sentence);
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: settings.dataDir, log: (sentence) => log.warn(sentence) });
  const databaseUrl = settings.databaseUrl ?? embedded!.url;
  for (const name of await migrate(databaseUrl, settings.secretKey)) log.info({ name }, 'migrated');
  const owner = ownerPool(databaseUrl);
  await refuseDemo(owner, settings);
  await writePlatformLists(owner);
  if (settings.demo) await seedDemo(owner, newBlobStore(settings), new Date(), log);
  return {
    databaseUrl,
    owner,
    close: async () => {
      await owner.end();
      await embedded?.stop();
    },
  };
};
