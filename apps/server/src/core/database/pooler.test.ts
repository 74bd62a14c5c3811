import { expect, test } from 'vitest';
import { aFailingDatabase } from '../../../test/failing-database.ts';
import { testSecret } from '../../../test/global-setup.ts';
import { aLoad, anOwner, doesJobs, follow, holdsTrue, takesWebhooks } from '../../../test/outage.ts';
import { aPooler, pgbouncer, shared } from '../../../test/pooler.ts';
import { aProcess } from '../../../test/server-process.ts';
import { migrate } from './migrate.ts';
import { rolePool } from './pool.ts';

/** Without PgBouncer on this machine the test is counted as skipped; .ci/run installs it. */
test.skipIf(!pgbouncer)('the product works behind PgBouncer in transaction mode', { timeout: 180_000 }, async () => {
  const database = await aFailingDatabase();
  const pooler = await aPooler(database.url);
  await expect(migrate(pooler.url, testSecret)).rejects.toThrow('is a pooler');
  const product = await aProcess(
    { databaseUrl: pooler.url, services: { settings: { dataDir: database.dataDir } } },
    { DATABASE_DIRECT_URL: database.url, LOG_LEVEL: 'silent' },
  );
  const person = await anOwner(database.url);
  const load = aLoad(product.url, person);
  const stream = follow(product.url, person);
  try {
    await load.goesOn();
    await stream.hears(() => load.add());
    await takesWebhooks(database.query);
    await doesJobs(database.query, person);
    const [roles] = await database.query(
      `select (select count(*)::int from pg_stat_activity where usename = 'angan_app') as app,
         (select count(*)::int from pg_stat_activity where usename = 'angan_platform') as platform`,
    );
    expect(roles.app).toBeGreaterThan(0);
    expect(Math.max(roles.app, roles.platform)).toBeLessThanOrEqual(shared);

    const pool = rolePool(pooler.url, testSecret, 'angan_app', 1);
    const { rows } = await pool.query(
      `select current_setting('timezone') as zone, current_setting('statement_timeout') as statement,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ zone: 'Asia/Kolkata', statement: '30s', idle: '1min' }]);
    await pool.end();

    const tried = await load.stop();
    expect(tried.filter(({ status }) => status !== 201)).toEqual([]);
    await holdsTrue(database.query, tried);
  } finally {
    await load.stop();
    stream.stop();
    await product.end('SIGTERM');
    await pooler.close();
    await database.close();
  }
});
