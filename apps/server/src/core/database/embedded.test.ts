import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { startEmbedded } from './embedded.ts';
import { sentenceFor } from './embedded-failures.ts';

const quiet = () => {};
let root: string;
let dataDir: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'angan-embedded-'));
  // As root this parent is closed to the user that PostgreSQL runs as.
  await chmod(root, 0o700);
  dataDir = join(root, 'data');
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
const answers = (url: string) =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );
const portOf = (url: string) => Number(new URL(url).port);

/** A process that starts the server, calls out its address and does not clean up after itself. */
async function startedByAVictim(): Promise<{ url: string; kill(signal?: NodeJS.Signals): Promise<void> }> {
  const module = new URL('./embedded.ts', import.meta.url).href;
  const code = `const { startEmbedded } = await import(${JSON.stringify(module)});
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, fast: true });
    console.log(url); setInterval(() => {}, 1000);`;
  const child = spawn('node_modules/.bin/node', ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    kill: async (signal = 'SIGKILL') => {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

describe('the embedded PostgreSQL', () => {
  it('starts from nothing behind a closed folder, and stops', async () => {
    const said: string[] = [];
    const server = await startEmbedded({ dataDir, fast: true, log: (sentence) => said.push(sentence) });
    const [settings] = await ask<Record<string, string>>(
      server.url,
      `select current_setting('fsync') fsync, current_setting('server_version_num')::int / 10000 = 18 is_18,
        current_setting('jit') jit, current_setting('max_connections') connections, current_database() name`,
    );
    expect(settings).toEqual({ fsync: 'off', is_18: true, jit: 'off', connections: '200', name: 'angan' });
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(root)).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    expect(said.some((sentence) => sentence.includes(root))).toBe(process.getuid?.() === 0);
    await server.stop();
    expect(await answers(server.url)).toBe(false);
  });

  it('keeps data, password and port, and is safe in a power cut unless told otherwise', async () => {
    const first = await startEmbedded({ dataDir, log: quiet });
    await ask(first.url, 'create table kept as select 7 as seven');
    await first.stop();
    const second = await startEmbedded({ dataDir, log: quiet });
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, `select seven, current_setting('fsync') fsync from kept`)).toEqual([
      { seven: 7, fsync: 'on' },
    ]);
    await second.stop();
  });

  it('lets sessions that are closing close, and ends those that stay', async () => {
    const server = await startEmbedded({ dataDir, fast: true, log: quiet });
    const heard: string[] = [];
    const closing = new pg.Pool({ connectionString: server.url, max: 5 });
    closing.on('error', (error) => heard.push(error.message));
    await Promise.all(Array.from({ length: 5 }, () => closing.query('select 1')));
    const staying = new pg.Client(server.url);
    staying.on('error', (error) => heard.push(`staying: ${error.message}`));
    await staying.connect();
    await closing.end();
    await server.stop();
    expect(heard[0]).toBe('staying: terminating connection due to administrator command');
    expect(heard.filter((message) => !message.startsWith('staying'))).toEqual([]);
    expect(await answers(server.url)).toBe(false);
  });

  it('finds letters of Indian scripts by trigrams', async () => {
    const server = await startEmbedded({ dataDir, fast: true, log: quiet });
    await ask(server.url, 'create extension pg_trgm');
    const [found] = await ask<{ deva: number; gujr: number; lower: string }>(
      server.url,
      `select cardinality(show_trgm('हरप्रीत')) deva, cardinality(show_trgm('જિગીષા')) gujr, lower('ÉÄ') lower`,
    );
    expect(found?.deva).toBeGreaterThan(3);
    expect(found?.gujr).toBeGreaterThan(3);
    expect(found?.lower).toBe('éä');
    await server.stop();
  });

  it('joins the server of a process that lives, and leaves it running for that one', async () => {
    const other = await startedByAVictim();
    const ours = await startEmbedded({ dataDir, fast: true, log: quiet });
    expect(ours.url).toBe(other.url);
    await ours.stop();
    expect(await answers(other.url)).toBe(true);
    await other.kill();
  });

  it('takes over the server that a killed process left behind, and shuts it down at the end', async () => {
    const orphan = await startedByAVictim();
    await ask(orphan.url, 'create table written_before_the_kill as select 1 as one');
    await orphan.kill();
    expect(await answers(orphan.url)).toBe(true);
    const ours = await startEmbedded({ dataDir, fast: true, log: quiet });
    expect(await ask(ours.url, 'select one from written_before_the_kill')).toEqual([{ one: 1 }]);
    await ours.stop();
    expect(await answers(orphan.url)).toBe(false);
  });

  it('goes with a process that ends by a signal', async () => {
    const victim = await startedByAVictim();
    await victim.kill('SIGTERM');
    await expect.poll(() => answers(victim.url), { timeout: 5000 }).toBe(false);
  });

  it('starts after its server was killed too, lock file and all', async () => {
    const victim = await startedByAVictim();
    await victim.kill();
    const lock = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number(lock.split('\n')[0]), 'SIGKILL');
    const ours = await startEmbedded({ dataDir, fast: true, log: quiet });
    expect(await answers(ours.url)).toBe(true);
    await ours.stop();
  });

  it('chooses another port when the remembered one is taken, and remembers that', async () => {
    const first = await startEmbedded({ dataDir, fast: true, log: quiet });
    await first.stop();
    const intruder = createServer().listen(portOf(first.url), '127.0.0.1');
    await once(intruder, 'listening');
    const second = await startEmbedded({ dataDir, fast: true, port: portOf(first.url), log: quiet });
    expect(portOf(second.url)).not.toBe(portOf(first.url));
    await second.stop();
    intruder.close();
    const third = await startEmbedded({ dataDir, fast: true, log: quiet });
    expect(portOf(third.url)).toBe(portOf(second.url));
    await third.stop();
  });

  it('begins again where the first start was interrupted', async () => {
    const interrupted = join(root, 'interrupted');
    await mkdir(join(interrupted, 'postgres', 'cluster.draft', 'base'), { recursive: true });
    const server = await startEmbedded({ dataDir: interrupted, fast: true, log: quiet });
    expect(await answers(server.url)).toBe(true);
    await server.stop();
  });
});

describe('what a person must mend is said in a sentence', () => {
  it('a folder of another major version', async () => {
    const old = join(root, 'old');
    await mkdir(join(old, 'postgres', 'cluster'), { recursive: true });
    await writeFile(join(old, 'postgres', 'cluster', 'PG_VERSION'), '15\n');
    await writeFile(join(old, 'postgres', 'password'), 'kept\n');
    const failure = await startEmbedded({ dataDir: old, log: quiet }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/written by PostgreSQL 15, and this is PostgreSQL 18\. Back up/);
  });

  it('a lost password file', async () => {
    const lost = join(root, 'lost');
    await mkdir(join(lost, 'postgres', 'cluster'), { recursive: true });
    await writeFile(join(lost, 'postgres', 'cluster', 'PG_VERSION'), '18\n');
    await expect(startEmbedded({ dataDir: lost, log: quiet })).rejects.toThrow(/password file .* is gone/);
  });

  it('a data folder that cannot be made', async () => {
    await writeFile(join(root, 'a-file'), '');
    await expect(startEmbedded({ dataDir: join(root, 'a-file'), log: quiet })).rejects.toThrow(/Set DATA_DIR/);
  });

  it.each([
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', /disk .* is full/],
    [
      'postgres: error while loading shared libraries: libicui18n.so.60: cannot open',
      /system library libicui18n\.so\.60/,
    ],
    ['FATAL:  lock file "postmaster.pid" already exists\nHINT:  Is another postmaster (PID 77) running', /kill 77$/],
    ['FATAL:  data directory "/x" has wrong ownership', /belongs to another user/],
    ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /too little free memory/],
    ['FATAL:  could not open file "pg_wal": Permission denied', /may not use \/data/],
    ['a\nb\nsomething new', /It said: a \/ b \/ something new/],
  ])('%s', (output, sentence) => {
    const failure = sentenceFor(output, '/data');
    expect(failure).toBeInstanceOf(StartError);
    expect(failure.message).toMatch(sentence);
  });
});
