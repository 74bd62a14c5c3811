import { expect, inject, test } from 'vitest';
import { anEmptyDatabase } from '../../../test/backups.ts';
import { newClient } from '../database/client.ts';
import { installQueue } from './install.ts';

test('a database that ends all connections just after the tables of the queue were made ends no process', async () => {
  const database = await anEmptyDatabase();
  const admin = newClient(inject('databaseUrl'));
  await admin.connect();
  const name = new URL(database.url).pathname.slice(1);
  try {
    for (let n = 0; n < 30; n++) {
      await installQueue(database.url);
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    }
    const left = 'select count(*)::int as left from pg_stat_activity where datname = $1';
    await expect.poll(async () => (await admin.query(left, [name])).rows).toEqual([{ left: 0 }]);
  } finally {
    await admin.end();
    await database.drop();
  }
});
