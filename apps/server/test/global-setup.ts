import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { newClient } from '../src/core/database/client.ts';
import { startEmbedded } from '../src/core/database/embedded.ts';
import { migrate } from '../src/core/database/migrate.ts';
import { ownerPool } from '../src/core/database/pool.ts';
import { writeLocalities, writePlatformLists } from '../src/lookups/index.ts';
import { writeMotivation } from '../src/motivation/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

export const testSecret = 'a secret key for tests, of at least 32 letters';

/** One PostgreSQL for the whole run, with one migrated template; each test file works in a clone of it. */
export default async (project: TestProject) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-test-'));
  const database = await startEmbedded({ dataDir: folder, fast: true, bySocket: true, log: () => undefined });
  await migrate(database.url, testSecret);
  const owner = ownerPool(database.url);
  await writePlatformLists(owner);
  await writeLocalities(owner);
  await writeMotivation(owner);
  await owner.end();
  const admin = newClient(withDatabase(database.url, 'postgres'));
  await admin.connect();
  await admin.query(`alter database ${new URL(database.url).pathname.slice(1)} rename to angan_template`);
  await admin.end();
  project.provide('databaseUrl', withDatabase(database.url, 'postgres'));
  return async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
