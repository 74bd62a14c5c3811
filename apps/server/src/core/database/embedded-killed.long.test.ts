import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aProcess } from '../../../test/server-process.ts';
import { isAlive, readLock } from './embedded-lock.ts';

const readiness = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 'no server',
  );

test.runIf(process.platform === 'linux')(
  'an embedded PostgreSQL that is killed runs again within five seconds, started by one of the processes that use it',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'angan-killed-'));
    const cluster = path.join(dataDir, 'postgres', 'cluster');
    let said = '';
    const product = (env: NodeJS.ProcessEnv) =>
      aProcess({ databaseUrl: undefined, services: { settings: { dataDir } } }, env, (text) => {
        said += text;
      });
    const all = [await product({ ROLE: 'web' })];
    try {
      all.push(await product({ ROLE: 'worker' }), await product({ ROLE: 'web' }));
      const [web, , other] = all;
      for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGKILL'] as const) {
        const { pid } = (await readLock(cluster))!;
        process.kill(pid, signal);
        await expect.poll(() => isAlive(pid)).toBe(false);
        for (const { url } of [web!, other!])
          await expect.poll(() => readiness(url), { timeout: 5000, interval: 50 }).toBe(200);
        expect((await readLock(cluster))!.pid).not.toBe(pid);
        expect(all.every((one) => one.isRunning())).toBe(true);
      }
      // One that dies again while it is being started is told of once.
      expect(said).toContain('PostgreSQL died and is started again');
      // Whoever started it may go: the next one takes its place.
      await all.shift()!.end('SIGKILL');
      const { pid } = (await readLock(cluster))!;
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => isAlive(pid)).toBe(false);
      await expect.poll(() => readiness(other!.url), { timeout: 5000, interval: 50 }).toBe(200);
      const last = (await readLock(cluster))!.pid;
      for (const one of all) await one.end('SIGTERM');
      await expect.poll(() => isAlive(last), { timeout: 10_000 }).toBe(false);
    } finally {
      for (const one of all) if (one.isRunning()) await one.end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    }
  },
);
