import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmptyDatabase, aPath, contentsOf, runTool } from '../../test/backups.ts';
import { testSecret } from '../../test/global-setup.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { migrate, readMigrations } from '../core/database/migrate.ts';

let server: TestServer;
let company: number;
const ofServer = () => ({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.services.settings.dataDir });
const made: string[] = [];
const newPath = (what: string) => {
  const folder = aPath(what);
  made.push(folder);
  return folder;
};
beforeAll(async () => {
  server = await aServer();
  const { id, person } = await aCompany(server);
  company = id;
  await person('Owner');
});
afterAll(async () => {
  await server.close();
  for (const folder of made) await rm(folder, { recursive: true, force: true });
});

test('while the server writes, it shows one moment: what came in one transaction is in it whole or not at all', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  let writing = true;
  const writer = (async () => {
    for (let pair = 0; writing; pair++) {
      await client.query('begin');
      // The tables are read in the order of their names, so the first is copied long before the last.
      for (const table of ['contactgroup', 'source'])
        await client.query(`insert into ${table} (company_id, ${nameColumn[table]}) values ($1, $2)`, [
          company,
          `pair ${pair}`,
        ]);
      await client.query('commit');
    }
  })();
  const folder = newPath('busy');
  const database = await anEmptyDatabase();
  try {
    expect((await runTool('backup', ofServer(), [folder])).code).toBe(0);
    writing = false;
    await writer;
    const restored = await runTool('restore', { DATABASE_URL: database.url, DATA_DIR: newPath('data') }, [folder]);
    expect([restored.code, restored.complained]).toEqual([0, '']);
    const there = await contentsOf(database.url);
    const pairs = (table: string) => there[`public.${table}`]!.map((row) => /pair \d+/.exec(row)?.[0]).filter(Boolean);
    expect(pairs('source').length).toBeGreaterThan(0);
    expect(pairs('contactgroup').sort()).toEqual(pairs('source').sort());
  } finally {
    writing = false;
    await writer;
    await client.end();
    await database.drop();
  }
});
const nameColumn: Record<string, string> = { contactgroup: 'contact_group_name', source: 'source_name' };

test('rows that do not come in as they were leave the database empty, and it can be tried again', async () => {
  const folder = newPath('other-rows');
  expect((await runTool('backup', ofServer(), [folder])).code).toBe(0);
  const file = path.join(folder, 'manifest.json');
  const right = await readFile(file, 'utf8');
  await writeFile(file, right.replace(/("name": "public\.source"[\s\S]*?"digest": ")[0-9a-f]{4}/, '$10000'));
  const database = await anEmptyDatabase();
  const env = { DATABASE_URL: database.url, DATA_DIR: newPath('data') };
  try {
    expect((await runTool('restore', env, [folder])).complained).toContain('public.source did not come in as it was');
    expect((await contentsOf(database.url))['public.app_user']).toEqual([]);
    await writeFile(file, right);
    const restored = await runTool('restore', env, [folder]);
    expect([restored.code, restored.complained]).toEqual([0, '']);
    // What the restore took off for a while is there again.
    const form = `select conname as name, pg_get_constraintdef(oid) as is from pg_constraint where contype = 'f'
      union all select tgname, format('%s %s', tgrelid::regclass, tgenabled) from pg_trigger where not tgisinternal order by 1, 2`;
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const formThere = (await client.query(form)).rows;
    await client.end();
    expect(formThere).toEqual((await server.owner.query(form)).rows);
  } finally {
    await database.drop();
  }
});

test('a backup of an older version comes in at its level and is brought to this one; of a newer one, it is refused', async () => {
  const old = await anEmptyDatabase();
  const database = await anEmptyDatabase();
  const still = await anEmptyDatabase();
  const folder = newPath('old');
  const all = readMigrations().map(({ name }) => name);
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  try {
    await migrate(old.url, testSecret, { only: new Set(all.filter((name) => name < '0043')) });
    await client.query(`insert into company (company_name) values ('Since long ago')`);
    expect((await runTool('backup', { DATABASE_URL: old.url, DATA_DIR: newPath('data') }, [folder])).code).toBe(0);
    const env = { DATABASE_URL: database.url, DATA_DIR: newPath('data') };
    const restored = await runTool('restore', env, [folder]);
    expect([restored.code, restored.complained]).toEqual([0, '']);
    const there = await contentsOf(database.url);
    expect(there['public.migration']).toHaveLength(all.length);
    expect(there['public.company']!.join()).toContain('Since long ago');
    await client.query(`insert into migration (name, hash) values ('9999_of_tomorrow.sql', 'x')`);
    const newer = newPath('newer');
    expect((await runTool('backup', { DATABASE_URL: old.url, DATA_DIR: newPath('data') }, [newer])).code).toBe(0);
    const another = { DATABASE_URL: still.url, DATA_DIR: newPath('data') };
    expect((await runTool('restore', another, [newer])).complained).toContain('9999_of_tomorrow.sql');
  } finally {
    await client.end();
    await old.drop();
    await database.drop();
    await still.drop();
  }
});

test('half a million rows come back, and memory does not grow with them', async () => {
  const rss = [
    '--import',
    `data:text/javascript,process.on('exit',()=>console.log('peak',process.resourceUsage().maxRSS))`,
  ];
  const peakOf = ({ code, said, complained }: Awaited<ReturnType<typeof runTool>>) => {
    expect([code, complained]).toEqual([0, '']);
    return Number(/peak (\d+)/.exec(said)![1]) / 1024;
  };
  const roundTrip = async () => {
    const folder = newPath('size');
    const database = await anEmptyDatabase();
    try {
      const written = peakOf(await runTool('backup', ofServer(), [folder], rss));
      const env = { DATABASE_URL: database.url, DATA_DIR: newPath('data') };
      return { written, read: peakOf(await runTool('restore', env, [folder], rss)) };
    } finally {
      await database.drop();
    }
  };
  const small = await roundTrip();
  const megabytes = 500;
  // In parts: no statement may take longer than half a minute.
  for (let part = 0; part < 10; part++)
    await server.owner.query(
      `insert into audit_log (company_id, entity, entity_id, action, changes)
        select $1, 'contact', n, 'changed', jsonb_build_object('comment', jsonb_build_array(n, repeat(md5(n::text), 30))) from generate_series(1, $2) n`,
      [company, megabytes * 100],
    );
  const large = await roundTrip();
  // Megabytes: a fifth of what went through would be what is held of it.
  expect(large.written - small.written).toBeLessThan(megabytes / 5);
  expect(large.read - small.read).toBeLessThan(megabytes / 5);
});
