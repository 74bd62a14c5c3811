import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { newClient } from '../src/core/database/client.ts';
import { startEmbedded } from '../src/core/database/embedded.ts';
import { isAlive, readLock } from '../src/core/database/embedded-lock.ts';

/** How a database goes away: ended by its operator, killed with all it has in hand, or its connections cut (a failover). */
export type Failure = 'stopped' | 'killed' | 'cut';
const signals = { stopped: 'SIGINT', killed: 'SIGQUIT' } as const;

/** A PostgreSQL of a test's own, for the product to use as an external one, that goes away and comes back at one address. */
export const aFailingDatabase = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-failing-'));
  const begin = () => startEmbedded({ dataDir: folder, fast: true, log: () => undefined });
  let server = await begin();
  const { url } = server;

  const query = async (text: string, values?: unknown[]) => {
    const client = newClient(url);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  // Unlike other tests' databases, this one may not forget what it has just committed when it is killed.
  await query(`alter system set synchronous_commit = 'on'`);
  await query('select pg_reload_conf()');
  return {
    url,
    dataDir: path.join(folder, 'product'),
    query,
    fail: async (failure: Failure) => {
      if (failure === 'cut') {
        await query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
        );
        return;
      }
      const { pid } = (await readLock(path.join(folder, 'postgres', 'cluster')))!;
      process.kill(pid, signals[failure]);
      await expect.poll(() => isAlive(pid)).toBe(false);
      await server.stop();
    },
    comeBack: async () => {
      server = await begin();
      expect(server.url).toBe(url);
    },
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type FailingDatabase = Awaited<ReturnType<typeof aFailingDatabase>>;
