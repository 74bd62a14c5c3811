import { inspect } from 'node:util';
import { startEmbedded } from '../core/database/embedded.ts';
import { migrate } from '../core/database/migrate.ts';
import { ownerPool } from '../core/database/pool.ts';
import { newBlobStore } from '../core/files/new-blob-store.ts';
import { newLog } from '../core/log.ts';
import { readSettings } from '../core/settings.ts';
import { StartError } from '../core/start-error.ts';
import { seedDemo } from '../demo/index.ts';
import { writeLocalities, writePlatformLists } from '../lookups/index.ts';
import { writeMotivation } from '../motivation/index.ts';

/**
 * Fills an empty database with the demo office, whether the server runs or not. It never removes anything: where there
 * is data, it says how to begin again.
 */
const seed = async () => {
  const settings = readSettings(process.env);
  if (!settings.demo)
    throw new StartError('The demo office has known passwords, and DEMO is off. Set DEMO=1 if you mean it.');
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: settings.dataDir, log: (sentence) => console.error(sentence) });
  const databaseUrl = settings.databaseDirectUrl ?? embedded!.url;
  try {
    const owner = ownerPool(databaseUrl);
    const fill = async () => {
      await writePlatformLists(owner);
      await writeLocalities(owner);
      await writeMotivation(owner);
      const started = Date.now();
      if (await seedDemo(owner, newBlobStore(settings), new Date(), newLog('warn')))
        console.log(`Made the demo office in ${Date.now() - started} ms.`);
      else throw new StartError(howToBeginAgain(settings));
    };
    try {
      await migrate(databaseUrl, settings.secretKey, { fill });
    } finally {
      await owner.end();
    }
  } finally {
    await embedded?.stop();
  }
};

const howToBeginAgain = ({ databaseUrl, dataDir }: ReturnType<typeof readSettings>) =>
  databaseUrl
    ? 'The database has companies already, and nothing was changed. To begin again, set DATABASE_URL to an empty database.'
    : `The database has companies already, and nothing was changed. To begin again, stop the server, delete ${dataDir} and run npm start.`;

try {
  await seed();
} catch (error) {
  console.error(error instanceof StartError ? error.message : inspect(error));
  process.exitCode = 1;
}
