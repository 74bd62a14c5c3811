import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { newClient } from '../src/core/database/client.ts';
import { testSecret } from './global-setup.ts';

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
