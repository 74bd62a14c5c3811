import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoLogins, demoPassword } from '@angan/contract/demo/logins.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBackedUpDemo, anEmptyDatabase, aPath, contentsOf, filesIn, runTool, startTool } from '../../test/backups.ts';
import { dueNow } from '../../test/due-now.ts';
import { testSecret } from '../../test/global-setup.ts';
import type { TestServer } from '../../test/support.ts';
import { startEmbedded } from '../core/database/embedded.ts';
import { holdPurging } from '../core/files/index.ts';
import { freePort } from '../core/ports.ts';
import { startProduct } from '../start.ts';
import { connectForCopy } from './connection.ts';

let server: TestServer;
/** The demo office, as it was backed up without its key. */
let taken: string;
let ofServer: () => { DATABASE_URL: string; DATA_DIR: string };
const made: string[] = [];
// The demo office with all its papers and pictures, filled and backed up, is minutes of work where the machine is busy.
beforeAll(async () => {
  ({ server, taken, ofServer } = await aBackedUpDemo());
  made.push(taken);
}, 240_000);
afterAll(async () => {
  await server.close();
  for (const folder of made) await rm(folder, { recursive: true, force: true });
});
const newPath = (what: string) => {
  const folder = aPath(what);
  made.push(folder);
  return folder;
};

// Two starts of a database and every row of the demo office, beside other files of tests.
test('an empty machine with the embedded database gets every row and file back, and serves them', {
  timeout: 120_000,
}, async () => {
  const dataDir = newPath('machine');
  const restored = await runTool('restore', { DATA_DIR: dataDir }, [taken]);
  expect([restored.code, restored.complained]).toEqual([0, '']);
  const files = await filesIn(path.join(dataDir, 'files'));
  expect(files.length).toBeGreaterThan(50);
  expect(files).toEqual(await filesIn(path.join(server.services.settings.dataDir, 'files')));
  const embedded = await startEmbedded({ dataDir });
  try {
    const there = await contentsOf(embedded.url);
    expect(there['public.contact']!.length).toBeGreaterThan(500);
    expect(there['graphile_worker._private_jobs']!.length).toBeGreaterThan(0);
    expect(there).toEqual(await contentsOf(server.databaseUrl));
  } finally {
    await embedded.stop();
  }
  const port = String(await freePort());
  const product = await startProduct({
    DATA_DIR: dataDir,
    SECRET_KEY: testSecret,
    // The office that was restored is the demo's, which production refuses.
    NODE_ENV: 'test',
    DEMO: '0',
    ROLE: 'web',
    PORT: port,
    LOG_LEVEL: 'silent',
  });
  try {
    const ask = (at: string, init: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${at}`, {
        ...init,
        headers: { 'content-type': 'application/json', ...init.headers },
      });
    const signedIn = await ask('/auth/jwt/create/', {
      method: 'POST',
      body: JSON.stringify({ username: demoLogins[0]!.email, password: demoPassword }),
    });
    const { access } = (await signedIn.json()) as { access: string };
    const headers = { authorization: `JWT ${access}` };
    const added = await ask('/properties/contacts/', {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: 'Came after', mobile_number_1: '9824011768' }),
    });
    expect(added.status).toBe(201);
    const { count } = (await (await ask('/properties/contacts/', { headers })).json()) as { count: number };
    expect(count).toBeGreaterThan(500);
  } finally {
    await product.stop();
  }
});

test('a file that nobody needs any more is purged after a backup, not during it', async () => {
  const { rows } = await server.owner.query<{ id: number }>('select id from company limit 1');
  const company = rows[0]!.id;
  const key = randomUUID();
  const { store } = server.services;
  const isThere = async () => Boolean(await store.get(`${company}/${key}/full`));
  await store.put(`${company}/${key}/full`, Buffer.from('old'), 'text/plain');
  const backup = await connectForCopy(server.databaseUrl);
  await holdPurging(backup);
  await server.owner.query(
    `select set_config('app.company_id', $1, false), enqueue_job('purge_file', $2, $3, now(), 5)`,
    [company, JSON.stringify({ store_key: key }), `file ${key}`],
  );
  const worker = await server.work();
  const inQueue = async () => {
    const found = await server.owner.query(
      `select run_at > now() + interval '30 minutes' as later from graphile_worker.jobs where key = $1`,
      [`${company}:file ${key}`],
    );
    return found.rows[0]?.later;
  };
  await expect.poll(inQueue).toBe(true);
  expect(await isThere()).toBe(true);
  await backup.end();
  await server.owner.query(dueNow('key = $1'), [`${company}:file ${key}`]);
  await expect.poll(isThere).toBe(false);
  await worker.stop();
});

test('one that was interrupted is never taken for whole', async () => {
  const folder = newPath('killed');
  made.push(`${folder}.unfinished`);
  const child = startTool('backup', ofServer(), [folder]);
  await expect
    .poll(() =>
      readdir(path.join(`${folder}.unfinished`, 'tables')).then(
        (names) => names.length,
        () => 0,
      ),
    )
    .toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'close');
  await expect(stat(folder)).rejects.toThrow('ENOENT');
  const database = await anEmptyDatabase();
  try {
    const restored = await runTool('restore', { DATABASE_URL: database.url, DATA_DIR: newPath('data') }, [
      `${folder}.unfinished`,
    ]);
    expect(restored.code).toBe(1);
    expect(restored.complained).toContain('is no backup: it has no manifest.json');
    expect(Object.keys(await contentsOf(database.url))).toEqual(['sequences']);
  } finally {
    await database.drop();
  }
  // The next one begins anew.
  expect((await runTool('backup', ofServer(), [folder])).code).toBe(0);
  expect((await runTool('backup', {}, ['--verify', folder])).said).toMatch(/^The backup is whole: \d+ rows/);
});

test('one that was damaged is refused before anything is touched', async () => {
  const folder = newPath('damaged');
  await cp(taken, folder, { recursive: true });
  const file = path.join(folder, 'tables', 'public.contact.copy.gz');
  const { size } = await stat(file);
  const database = await anEmptyDatabase();
  const restore = () => runTool('restore', { DATABASE_URL: database.url, DATA_DIR: newPath('data') }, [folder]);
  try {
    await truncate(file, size - 1);
    expect((await restore()).complained).toContain(`${file} is not as it was written`);
    await rm(file);
    expect((await restore()).complained).toContain(`${file} is missing`);
    await writeFile(path.join(folder, 'manifest.json'), '{"format": 1');
    expect((await restore()).complained).toContain('manifest.json of');
    expect(Object.keys(await contentsOf(database.url))).toEqual(['sequences']);
  } finally {
    await database.drop();
  }
});

test('a database that is not empty is refused and stays as it was', async () => {
  const before = await contentsOf(server.databaseUrl);
  const refused = await runTool('restore', ofServer(), [taken]);
  expect([refused.code, refused.said]).toEqual([1, '']);
  expect(refused.complained).toContain('Nothing was restored. The database is not empty');
  expect(await contentsOf(server.databaseUrl)).toEqual(before);
  const other = await anEmptyDatabase();
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  try {
    await client.query('create table public.invoices (id int)');
    const data = newPath('data');
    expect((await runTool('restore', { DATABASE_URL: other.url, DATA_DIR: data }, [taken])).complained).toContain(
      'The database is not empty',
    );
  } finally {
    await client.end();
    await other.drop();
  }
});

test('another secret key is refused, and goes on only where that is asked for', async () => {
  const database = await anEmptyDatabase();
  const env = { DATABASE_URL: database.url, DATA_DIR: newPath('data'), SECRET_KEY: `${testSecret}, but another one` };
  try {
    const refused = await runTool('restore', env, [taken]);
    expect(refused.complained).toContain('The secret key is not the one that this backup was made with');
    expect(Object.keys(await contentsOf(database.url))).toEqual(['sequences']);
  } finally {
    await database.drop();
  }
});

test('a folder that is there is never written over', async () => {
  const before = await filesIn(taken);
  const again = await runTool('backup', ofServer(), [taken]);
  expect([again.code, again.complained]).toEqual([1, expect.stringContaining('is there already')]);
  expect(await filesIn(taken)).toEqual(before);
});
