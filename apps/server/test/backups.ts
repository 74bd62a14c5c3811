import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject } from 'vitest';
import { newClient } from '../src/core/database/client.ts';
import { newLog } from '../src/core/log.ts';
import { seedDemo } from '../src/demo/index.ts';
import { testSecret } from './global-setup.ts';
import { aServer } from './support.ts';

const tools = path.resolve(import.meta.dirname, '../src/tools');

/** A path that nothing has yet, for `afterAll` to remove. */
export const aPath = (what: string) => path.join(os.tmpdir(), `angan-${what}-${randomUUID()}`);

export const startTool = (tool: 'backup' | 'restore', env: NodeJS.ProcessEnv, args: string[], node: string[] = []) =>
  spawn(process.execPath, [...node, path.join(tools, `${tool}.ts`), ...args], {
    env: { ...process.env, NODE_ENV: 'production', DEMO: '0', SECRET_KEY: testSecret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs the command to its end as a process of its own. */
export const runTool = async (...given: Parameters<typeof startTool>) => {
  const child = startTool(...given);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, said, complained };
};

/** An empty database on the run's cluster, of a user of its own who is no superuser but may create roles. */
export const anEmptyDatabase = async () => {
  const name = `b_${randomUUID().replaceAll('-', '')}`;
  const user = `owner_of_${name}`;
  const admin = newClient(inject('databaseUrl'));
  await admin.connect();
  await admin.query(`create role ${user} login createrole nosuperuser nobypassrls password 'for the test'`);
  // The roles of the product are the cluster's; on a cluster of this user's own it would have made them itself.
  await admin.query(`grant angan_app, angan_platform to ${user} with admin option`);
  await admin.query(`create database ${name} owner ${user}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  url.username = user;
  url.password = 'for the test';
  return {
    url: url.href,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${user}`);
      await admin.end();
    },
  };
};

/** All rows of all tables as text, sorted, and where each sequence stands. */
export const contentsOf = async (databaseUrl: string): Promise<Record<string, string[]>> => {
  const client = newClient(databaseUrl, { options: '-c timezone=UTC' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'graphile_worker') and tablename <> 'migrations' order by 1`);
    const contents: Record<string, string[]> = {};
    for (const { name } of rows) {
      const columns = { 'public.migration': '(t.name, t.hash)', 'public.secret_key_proof': 't.proof' }[name] ?? 't';
      const found = await client.query<{ row: string }>(`select ${columns}::text as row from ${name} t`);
      contents[name] = found.rows.map(({ row }) => row).sort();
    }
    const sequences = await client.query<{ row: string }>(
      `select schemaname || '.' || sequencename || ' ' || coalesce(last_value::text, 'unused') as row from pg_sequences order by 1`,
    );
    contents.sequences = sequences.rows.map(({ row }) => row);
    return contents;
  } finally {
    await client.end();
  }
};

/** The demo office on a server of its own, and where its backup lies, taken without the key. */
export const aBackedUpDemo = async () => {
  const taken = aPath('backup');
  const server = await aServer();
  await seedDemo(server.owner, server.services.store, new Date(), newLog('silent'));
  const ofServer = () => ({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.services.settings.dataDir });
  const made = await runTool('backup', ofServer(), [taken]);
  expect([made.code, made.complained]).toEqual([0, '']);
  expect(made.said).toMatch(/^Wrote .*: \d+ rows and \d+ files as they were at .*Z\.\nThe secret key is not in it:/);
  return { server, taken, ofServer };
};

/** Every file below a folder, with the hash of its bytes. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(
      async (file) =>
        `${path.relative(folder, file)} ${createHash('sha256')
          .update(await readFile(file))
          .digest('hex')}`,
    ),
  );
};
