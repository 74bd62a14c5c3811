import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { isAlive, readLock } from '../../apps/server/src/core/database/embedded-lock.ts';
import { freePort, portIsFree } from '../../apps/server/src/core/ports.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Who of the chain from `npm start` to the server is ended. */
export type Ended = 'npm' | 'run.mjs' | 'the command' | 'the server';
const patience = { timeout: 120_000, interval: 100 };

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
const below = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...below(child)]);

/** Starts the product as a person or a service manager does, ends one process of it alone, and sees that nothing is left. */
export const startAndEnd = async (ended: Ended, signal: NodeJS.Signals): Promise<void> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-ending-'));
  const [port, sandboxPort] = await freePorts();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...withoutNpm(), DATA_DIR: folder, DEMO: '0', PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
  });
  try {
    await expect.poll(() => answers(`http://127.0.0.1:${port}/readyz`), patience).toBe(true);
    const started = below(npm.pid!);
    const named = (part: string) => started.find((pid) => commandOf(pid).includes(part))!;
    const pids: Record<Ended, number> = {
      npm: npm.pid!,
      'run.mjs': named('scripts/run.mjs'),
      'the command': named('commands/start.ts'),
      'the server': named('server/src/main.ts'),
    };
    const database = (await readLock(path.join(folder, 'postgres', 'cluster')))!.pid;
    const all = [npm.pid!, ...started, database];
    expect([named('sandbox/src/main.ts'), ...all].every(isAlive)).toBe(true);
    process.kill(pids[ended], signal);
    await expect.poll(() => all.filter(isAlive), patience).toEqual([]);
    expect(
      await Promise.all([port, sandboxPort, sandboxPort + 1, sandboxPort + 2].map((one) => portIsFree(one))),
    ).toEqual([true, true, true, true]);
  } finally {
    end(npm, folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
};

const freePorts = async (): Promise<[number, number]> => {
  for (;;) {
    const [port, sandboxPort] = [await freePort(), await freePort()];
    const free = await Promise.all([1, 2].map((more) => portIsFree(sandboxPort + more)));
    if (!free.includes(false) && ![1, 2].includes(port - sandboxPort)) return [port, sandboxPort];
  }
};

/** As from a shell: what npm and the test runner say to those whom they start is not for the product. */
const withoutNpm = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|NODE_OPTIONS$|VITEST)/.test(name)),
  );

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Of a start that failed the test, nothing stays behind either. */
const end = (npm: ChildProcess, folder: string): void => {
  const left = [npm.pid!, ...(isAlive(npm.pid!) ? below(npm.pid!) : [])];
  const lock = path.join(folder, 'postgres', 'cluster', 'postmaster.pid');
  try {
    left.push(Number.parseInt(readFileSync(lock, 'utf8'), 10));
  } catch {
    // No database was left.
  }
  for (const pid of left.filter(isAlive)) process.kill(pid, 'SIGKILL');
};
