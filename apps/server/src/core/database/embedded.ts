import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { freePort, portIsFree } from '../ports.ts';
import { StartError } from '../start-error.ts';
import { newClient } from './client.ts';
import { accountFor, openTo } from './embedded-account.ts';
import { type Cluster, findBinaries, initialise, signalStop, start, stop } from './embedded-cluster.ts';
import { keepRunning, keepsServer } from './embedded-keeper.ts';
import { isAlive, isHeld, readLock } from './embedded-lock.ts';
import { writeSettings } from './embedded-settings.ts';

export interface EmbeddedOptions {
  /** The product's data folder; the database lives in its folder `postgres`. */
  dataDir: string;
  /** TCP port to prefer. Without it, or where it is taken, the one used last time, else any free one. */
  port?: number;
  /** For tests: gives up safety in a power cut (no fsync) for speed. */
  fast?: boolean;
  /** For tests: reached by a socket where its path allows one, by which a question costs half of what it costs over TCP. */
  bySocket?: boolean;
  /** Starts the server again, at the same port, when it dies while this process uses it. */
  keepRunning?: boolean;
  /** Told in a sentence about what was changed outside the data folder, and of a server that died. */
  log?: (sentence: string) => void;
}

export interface Embedded {
  /** Address of the database `angan`, as its superuser. Holds the password: never log it. */
  url: string;
  /** Leaves the server; the last process to leave shuts it down. */
  stop(): Promise<void>;
}

const DATABASE = 'angan';
const SUPERUSER = 'postgres';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let seats = 0;

/**
 * Starts PostgreSQL under `dataDir`, or joins the one that already runs there: of a process that lives, or left
 * behind by one that was killed. Throws `StartError` with a sentence for the person where that is impossible.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const log = options.log ?? ((sentence: string) => console.error(sentence));
  const home = await makeFolder(resolve(options.dataDir, 'postgres'));
  const account = await accountFor(log);
  const binaries = await findBinaries();
  if (account) await openTo([home, binaries.postgres], account, log);
  else await chmod(home, 0o700);

  const cluster: Cluster = { folder: join(home, 'cluster'), binaries, account };
  const password = await keptPassword(home, cluster.folder);
  await initialise(cluster, { superuser: SUPERUSER, password, fast: options.fast ?? false });

  const others = await livingUsers(home);
  const seat = await takeSeat(home, options.keepRunning ?? false);
  try {
    if (others === 0) await writeSettings(cluster.folder, options);
    const port = (await joinRunning(cluster, password)) ?? (await startOnAPort(cluster, home, options.port));
    await ensureDatabase(port, password);
    const keeper = options.keepRunning ? keepRunning(cluster, { home, seat, port, log }) : undefined;
    const leave = leaver(home, cluster, seat);
    return {
      url: addressOf(port, password, DATABASE, hostOf(cluster, port)),
      stop: async () => {
        await keeper?.stop();
        await leave();
      },
    };
  } catch (error) {
    await rm(seat, { force: true });
    throw error;
  }
}

async function makeFolder(home: string): Promise<string> {
  try {
    await mkdir(home, { recursive: true });
    return await realpath(home);
  } catch (error) {
    throw new StartError(
      `The data folder ${home} cannot be made (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder you may write to.`,
    );
  }
}

const readOrNull = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

async function keptPassword(home: string, folder: string): Promise<string> {
  const file = join(home, 'password');
  const kept = (await readOrNull(file))?.trim();
  if (kept) return kept;
  if (await readOrNull(join(folder, 'PG_VERSION')))
    throw new StartError(
      `The database in ${folder} is there, but its password file ${file} is gone. Put the file back from a backup, or move ${home} away to begin with an empty database.`,
    );
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

const client = (port: number, password: string): pg.Client =>
  newClient(addressOf(port, password, 'postgres'), { connectionTimeoutMillis: 5000 });

const addressOf = (port: number, password: string, database: string, host = '127.0.0.1'): string =>
  `postgres://${SUPERUSER}:${password}@${host}:${port}/${database}`;

/** Its socket, where it has one. */
const hostOf = ({ folder }: Cluster, port: number): string =>
  existsSync(join(folder, `.s.PGSQL.${port}`)) ? encodeURIComponent(folder) : '127.0.0.1';

/** The port of the server that runs on this folder already, or null. */
async function joinRunning(cluster: Cluster, password: string): Promise<number | null> {
  const deadline = Date.now() + 60_000;
  for (let found = await readLock(cluster.folder); found; found = await readLock(cluster.folder)) {
    if (!(await isHeld(cluster.folder, found))) return null;
    if (found.port !== null && (await answersFor(cluster, found.port, password))) return found.port;
    if (!['starting', 'stopping'].includes(found.status) || Date.now() > deadline) return null;
    await new Promise((done) => setTimeout(done, 100));
  }
  return null;
}

async function answersFor(cluster: Cluster, port: number, password: string): Promise<boolean> {
  const connection = client(port, password);
  try {
    await connection.connect();
    const answer = await connection.query<{ data_directory: string }>('show data_directory');
    await connection.query('select pg_reload_conf()');
    return resolve(answer.rows[0]?.data_directory ?? '') === cluster.folder;
  } catch {
    return false;
  } finally {
    await connection.end().catch(() => {});
  }
}

async function startOnAPort(cluster: Cluster, home: string, preferred: number | undefined): Promise<number> {
  const file = join(home, 'port');
  const remembered = Number(await readOrNull(file));
  const wished = [preferred, remembered].filter((port): port is number => Boolean(port));
  for (const port of [...wished, await freePort(), await freePort()]) {
    if (!(await portIsFree(port))) continue;
    if (await start(cluster, port)) {
      await writeFile(file, `${port}\n`);
      return port;
    }
  }
  throw new StartError('PostgreSQL found no free port on 127.0.0.1. Close some programs, or set DATABASE_URL.');
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  const connection = client(port, password);
  await connection.connect();
  try {
    const found = await connection.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await connection.query(`create database ${DATABASE}`);
  } catch (error) {
    // Two processes that start at once may both find it missing; the second is content.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await connection.end();
  }
}

async function livingUsers(home: string): Promise<number> {
  const folder = join(home, 'users');
  await mkdir(folder, { recursive: true });
  let living = 0;
  for (const name of await readdir(folder)) {
    if (isAlive(Number.parseInt(name, 10))) living++;
    else await rm(join(folder, name), { force: true });
  }
  return living;
}

/** Says on disk that this process uses the server, so that no other one stops it under us. */
async function takeSeat(home: string, keeps: boolean): Promise<string> {
  const seat = join(home, 'users', `${process.pid}-${++seats}`);
  await writeFile(seat, keeps ? keepsServer : '');
  return seat;
}

function leaver(home: string, cluster: Cluster, seat: string): () => Promise<void> {
  // An uncaught error ends the process without stop(): the signal is all that can still be sent then.
  const onExit = () => signalStop(cluster, seat);
  process.once('exit', onExit);
  // A tool without a handler of its own would die of the signal with nothing said to the server.
  const onSignal = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  let leaving: Promise<void> | undefined;
  const leave = async () => {
    process.off('exit', onExit);
    for (const signal of SIGNALS) process.off(signal, onSignal);
    await rm(seat, { force: true });
    if ((await livingUsers(home)) === 0) await stop(cluster);
  };
  return () => {
    leaving ??= leave();
    return leaving;
  };
}
