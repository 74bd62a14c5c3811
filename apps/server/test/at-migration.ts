import type pg from 'pg';
import { newClient } from '../src/core/database/client.ts';
import { migrate, readMigrations } from '../src/core/database/migrate.ts';
import { anEmptyDatabase } from './backups.ts';
import { testSecret } from './global-setup.ts';

/** Runs `before` in a database as it was before a migration, and `after` in the same one with all of them. */
export const acrossMigration = async (
  name: string,
  before: (client: pg.Client) => Promise<unknown>,
  after: (client: pg.Client) => Promise<unknown>,
): Promise<void> => {
  const database = await anEmptyDatabase();
  const client = newClient(database.url);
  await client.connect();
  try {
    const earlier = readMigrations().flatMap((file) => (file.name < name ? [file.name] : []));
    await migrate(database.url, testSecret, { only: new Set(earlier) });
    await before(client);
    await migrate(database.url, testSecret);
    await after(client);
  } finally {
    await client.end();
    await database.drop();
  }
};
