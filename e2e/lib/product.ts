import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort, portIsFree } from '../../apps/server/src/core/ports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const leaveWithParent = path.join(root, 'scripts/lib/leave-with-parent.ts');

export interface Product {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it: server and sandbox as processes of their own, on free ports, with the demo office. */
export const startProduct = async (env: NodeJS.ProcessEnv = {}): Promise<Product> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'angan-e2e-'));
  const port = await freePort();
  const sandboxPort = await threeFree();
  const settings = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'warn',
    // The app of phones: lib/phone.ts.
    APP_ORIGINS: 'https://localhost,capacitor://localhost',
    // All journeys sign in from one address.
    SIGN_INS_PER_ADDRESS: '10000',
    // They share people as well, each in a window of its own; device-limit.test.ts has a server that counts them.
    DEVICE_LIMITS: '0',
    // Each new office of a journey comes from an address of its own, as it would in life: lib/new-office.ts.
    TRUST_PROXY: '1',
    ...env,
  };
  const begin = (main: string) =>
    // A run that is ended leaves nothing of it behind.
    fork(path.join(root, main), { env: settings, stdio: 'inherit', execArgv: ['--import', leaveWithParent] });
  const sandbox = begin('packages/sandbox/src/main.ts');
  const server = begin('apps/server/src/main.ts');
  await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => {
      throw new Error('The server ended before it was ready');
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    dataDir,
    stop: async () => {
      await Promise.all([server, sandbox].map(stopped));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const stopped = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/**
 * The sandbox takes its port and the one after it. They lie below those that the system hands out by itself: while the
 * sandbox starts, one of these may go to anybody.
 */
const threeFree = async (): Promise<number> => {
  const port = 20_000 + 3 * Math.floor(Math.random() * 5000);
  const areFree = await Promise.all([port, port + 1, port + 2].map((one) => portIsFree(one, '127.0.0.1')));
  return areFree.every(Boolean) ? port : threeFree();
};
