import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { accountFor, openTo } from '../../apps/server/src/core/database/embedded-account.ts';
import { type Cluster, findBinaries, initialise, start } from '../../apps/server/src/core/database/embedded-cluster.ts';
import { freePort } from '../../apps/server/src/core/ports.ts';
import type { Pulse } from './watch.ts';

const root = path.resolve(import.meta.dirname, '../..');
const quiet = () => undefined;

/** PostgreSQL as a process that the run may stop and start again under the product. */
export const aDatabase = async (folder: string) => {
  const home = path.join(folder, 'postgres');
  await mkdir(home, { recursive: true });
  const account = await accountFor(quiet);
  const binaries = await findBinaries();
  if (account) {
    await openTo([home, binaries.postgres], account, quiet);
    await chown(home, account.uid, account.gid);
  }
  const cluster: Cluster = { folder: path.join(home, 'cluster'), binaries, account };
  const password = randomBytes(16).toString('hex');
  await initialise(cluster, { superuser: 'postgres', password, fast: false });
  const port = await freePort();
  const begin = () => start(cluster, port);
  await begin();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    start: begin,
    /** `fast` ends every session; `immediate` is a crash: what was not committed is gone, and the log is replayed. */
    stop: (mode: 'fast' | 'immediate') => control(cluster, ['stop', '-w', '-m', mode]),
  };
};

const control = async ({ binaries, folder, account }: Cluster, args: string[]) => {
  const { spawn } = await import('node:child_process');
  const child = spawn(binaries.pg_ctl, [...args, '-D', folder], {
    ...account,
    cwd: path.dirname(folder),
    stdio: 'ignore',
  });
  await once(child, 'exit');
};

/** A process of the product or the stand-ins, watched: what it told of itself, and whether it ended by itself. */
export class Part {
  readonly pulses: Pulse['pulse'][] = [];
  readonly ends: string[] = [];
  private child: ChildProcess | undefined;
  private ending = false;
  readonly name: string;
  private readonly file: string;
  private readonly env: NodeJS.ProcessEnv;
  constructor(name: string, file: string, env: NodeJS.ProcessEnv) {
    this.name = name;
    this.file = file;
    this.env = env;
  }

  /** Starts it and waits until it says that it is ready. */
  async start(): Promise<void> {
    this.ending = false;
    const child = fork(path.join(root, this.file), {
      env: { ...process.env, ...this.env },
      execArgv: ['--import', path.join(import.meta.dirname, 'watch.ts')],
      stdio: 'inherit',
    });
    this.child = child;
    child.on('exit', (code, signal) => {
      if (!this.ending) this.ends.push(`${this.name} ended by itself (${signal ?? code})`);
    });
    let isReady = false;
    await new Promise<void>((done, failed) => {
      child.on('message', (message: object) => {
        // What it loads before it answers keeps nobody.
        if ('pulse' in message && isReady) this.pulses.push((message as Pulse).pulse);
        if (!('ready' in message)) return;
        isReady = true;
        done();
      });
      child.once('exit', () => failed(new Error(`${this.name} ended before it was ready`)));
    });
  }

  /** Ends it by a signal and waits until it is gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.ending = true;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/** The product as it stands in production: a web process, two workers, PostgreSQL, and the stand-ins of third parties. */
export const aStack = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-reliability-'));
  const database = await aDatabase(folder);
  const [port, sandboxPort] = [await freePort(), 25_000 + 3 * Math.floor(Math.random() * 2000)];
  const secretKey = randomBytes(32).toString('hex');
  const env = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SECRET_KEY: secretKey,
    DEMO: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    SIGN_INS_PER_ADDRESS: '10000',
    DEVICE_LIMITS: '0',
  };
  const sandbox = new Part('the sandbox', 'packages/sandbox/src/main.ts', env);
  const web = new Part('the web process', 'apps/server/src/main.ts', { ...env, ROLE: 'web' });
  const workers = [1, 2].map((n) => new Part(`worker ${n}`, 'apps/server/src/main.ts', { ...env, ROLE: 'worker' }));
  await sandbox.start();
  await web.start();
  for (const worker of workers) await worker.start();
  return {
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    secretKey,
    database,
    web,
    workers,
    sandbox,
    stop: async () => {
      for (const part of [...workers, web, sandbox]) await part.end('SIGTERM');
      await database.stop('fast');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type Stack = Awaited<ReturnType<typeof aStack>>;
