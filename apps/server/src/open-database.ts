import type { Logger } from 'pino';
import { startEmbedded } from './core/database/embedded.ts';
import { migrate } from './core/database/migrate.ts';
import { ownerPool } from './core/database/pool.ts';
import { whenThere } from './core/database/when-there.ts';
import { newBlobStore } from './core/files/new-blob-store.ts';
import { sealedPushKey } from './core/push/index.ts';
import type { Settings } from './core/settings.ts';
import { refuseDemo, seedDemo } from './demo/index.ts';
import { sealedLeadKeys, sealedPageTokens } from './lead-events/index.ts';
import { writeLocalities, writePlatformLists } from './lookups/index.ts';
import { writeMotivation } from './motivation/index.ts';
import { sealedTokens } from './whatsapp/index.ts';

/** Every column of secrets that are sealed with the secret key. */
export const sealedColumns = [sealedTokens, sealedPushKey, ...sealedLeadKeys, sealedPageTokens];

/**
 * Brings up the database of the settings, or joins the one that runs: migrated, with the platform's lists and, where it
 * is wanted and nothing is there yet, the demo office, all by one process at a time. `owner` sees past the wall between
 * companies; `ownerUrl` leads to the database itself, `databaseUrl` perhaps through a pooler. One that does not answer yet
 * is waited for, `waitMs` milliseconds at most.
 */
export const openDatabase = async (settings: Settings, log: Logger, waitMs = 15_000) => {
  for (const sentence of settings.warnings) log.warn(sentence);
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir: settings.dataDir,
        keepRunning: true,
        log: (sentence) => log.warn(sentence),
      });
  const databaseUrl = settings.databaseUrl ?? embedded!.url;
  const ownerUrl = settings.databaseDirectUrl ?? databaseUrl;
  const owner = ownerPool(ownerUrl);
  const fill = async () => {
    await refuseDemo(owner, settings);
    await writePlatformLists(owner);
    await writeLocalities(owner);
    await writeMotivation(owner);
    if (settings.demo) await seedDemo(owner, newBlobStore(settings), new Date(), log);
  };
  const { applied, roles } = await whenThere(
    () => migrate(ownerUrl, settings.secretKey, { keyBefore: settings.secretKeyBefore, sealed: sealedColumns, fill }),
    waitMs,
    log,
  );
  for (const name of applied) log.info({ name }, 'migrated');
  return {
    databaseUrl,
    ownerUrl,
    roles,
    owner,
    close: async () => {
      await owner.end();
      await embedded?.stop();
    },
  };
};
