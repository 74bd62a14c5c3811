import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmptyDatabase } from '../../test/backups.ts';
import { testSecret } from '../../test/global-setup.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';
import { keepTrailsOf, rowsInFile } from '../../test/trails.ts';
import { migrate, readMigrations } from '../core/database/migrate.ts';

let server: TestServer;
let mine: { id: number; owner: Person; backend: Person };
let theirs: { id: number; owner: Person; backend: Person };
const trails = ['audit_log', 'revealed_number', 'viewed_inquiry', 'viewed_property'];
beforeAll(async () => {
  server = await aServer();
  const anOffice = async () => {
    const company = await aCompany(server);
    return { id: company.id, owner: await company.person('Owner'), backend: await company.person('Backend') };
  };
  mine = await anOffice();
  theirs = await anOffice();
});
afterAll(() => server.close());

const keep = (settings: Parameters<typeof keepTrailsOf>[1] = {}) => keepTrailsOf(server, settings);
const months = async (name: string): Promise<string[]> =>
  (
    await server.owner.query(
      `select to_char(month, 'YYYY-MM') as month from trails.trail_month where name = $1 order by 1`,
      [name],
    )
  ).rows.map(({ month }) => month);
const audited = (company: number, at: string, entity_id: number) =>
  server.owner.query(
    `insert into audit_log (company_id, at, entity, entity_id, action, changes) values ($1, $2, 'contact', $3, 'changed', '{"name": ["A \\\\ b", "line\\nbreak"]}')`,
    [company, at, entity_id],
  );
const revealed = (company: number, user: number, day: string) =>
  server.owner.query(`insert into revealed_number values ($1, $2, $3, '+919824011768')`, [company, user, day]);
const inIndia = (monthsAhead: number) => {
  const now = new Date(Date.now() + 5.5 * 3600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1)).toISOString().slice(0, 7);
};

test('every trail has its months ahead, and what is written goes into its own', async () => {
  // The database may be of the month before, by some minutes.
  expect(await keep()).toEqual([]);
  for (const trail of trails) expect((await months(trail)).slice(-4)).toEqual([0, 1, 2, 3].map(inIndia));
  await audited(mine.id, `${inIndia(0)}-01T00:00:00+05:30`, 1);
  await audited(mine.id, `${inIndia(1)}-01T00:00:00+05:30`, 1);
  const { rows } = await server.owner.query(
    `select tableoid::regclass::text as part from audit_log where company_id = $1 and entity = 'contact' order by at`,
    [mine.id],
  );
  expect(rows.map(({ part }) => part)).toEqual([0, 1].map((n) => `trails.audit_log_${inIndia(n).replace('-', '_')}`));
  expect(await keep()).toEqual([]);
});

test('a row of a month that nobody made is kept, gets its month, and a warning tells of it', async () => {
  const before = inIndia(-2);
  await audited(mine.id, `${before}-28T23:59:59+05:30`, 2);
  expect(await months('audit_log')).not.toContain(before);
  expect(await keep()).toMatchObject([{ trail: 'audit_log', month: before, rows: 1 }]);
  expect(await months('audit_log')).toContain(before);
  expect((await server.owner.query('select 1 from trails.audit_log_other')).rowCount).toBe(0);
  expect(await keep()).toEqual([]);
});

test('a month that has grown old becomes a file of each company, and is gone', async () => {
  const old = inIndia(-61);
  await audited(mine.id, `${old}-10T10:00:00+05:30`, 31);
  await audited(mine.id, `${old}-11T10:00:00+05:30`, 32);
  await audited(theirs.id, `${old}-12T10:00:00+05:30`, 33);
  await audited(mine.id, `${inIndia(-60)}-12T10:00:00+05:30`, 34);
  await revealed(mine.id, mine.owner.id, `${inIndia(-37)}-03`);
  await keep();
  expect(await months('audit_log')).not.toContain(old);
  expect(await months('audit_log')).toContain(inIndia(-60));
  expect(await months('revealed_number')).not.toContain(inIndia(-37));
  const left = await server.owner.query(
    `select entity_id from audit_log where entity = 'contact' and entity_id between 31 and 34`,
  );
  expect(left.rows).toEqual([{ entity_id: 34 }]);
  const exported = await server.owner.query(
    `select e.company_id, e.trail, e.rows, f.id, f.name, f.store_key from trail_export e join stored_file f on f.company_id = e.company_id and f.id = e.file order by e.trail, e.rows desc`,
  );
  expect(exported.rows).toMatchObject([
    { company_id: mine.id, trail: 'audit_log', rows: 2, name: `audit_log-${old}.jsonl.gz` },
    { company_id: theirs.id, trail: 'audit_log', rows: 1 },
    { company_id: mine.id, trail: 'revealed_number', rows: 1 },
  ]);
  expect(await rowsInFile(server, exported.rows[0])).toMatchObject([
    { company_id: mine.id, entity_id: 31, changes: { name: ['A \\ b', 'line\nbreak'] } },
    { company_id: mine.id, entity_id: 32 },
  ]);
  expect(await rowsInFile(server, exported.rows[1])).toMatchObject([{ company_id: theirs.id, entity_id: 33 }]);
  const file = (person: Person) => server.ask('GET', `/files/${exported.rows[0].id}/`, person.token);
  expect((await file(mine.owner)).status).toBe(200);
  expect((await file(mine.backend)).status).toBe(404);
  expect((await file(theirs.owner)).status).toBe(404);
  // Done once more, nothing comes of it.
  await keep();
  expect((await server.owner.query('select 1 from trail_export')).rowCount).toBe(3);
});

test('where nothing is to be kept, a month goes without a file; alerts and messages go row by row', async () => {
  const old = inIndia(-100);
  await audited(mine.id, `${old}-10T10:00:00+05:30`, 41);
  for (const [key, age] of [
    ['old', '2 years'],
    ['new', '2 months'],
  ]) {
    await server.owner.query(
      `insert into user_alert (company_id, user_id, kind, sentence, key, created_date) values ($1, $2, 'Task', as_sentence('x', '{}'), $3, now() - $4::interval)`,
      [mine.id, mine.owner.id, key, age],
    );
    for (const status of ['sent', 'queued'])
      await server.owner.query(
        `insert into outbox_message (company_id, channel, "to", body, idempotency_key, status, created_date) values ($1, 'sms', '1', '{}', $2, $3, now() - $4::interval)`,
        [mine.id, `${key} ${status}`, status, age],
      );
  }
  await keep({ old: 'drop' });
  expect(await months('audit_log')).not.toContain(old);
  expect((await server.owner.query('select 1 from trail_export where month = $1', [`${old}-01`])).rowCount).toBe(0);
  const keys = async (column: string, table: string) =>
    (
      await server.owner.query(`select ${column} as key from ${table} where company_id = $1 order by 1`, [mine.id])
    ).rows.map(({ key }) => key);
  expect(await keys('key', 'user_alert')).toEqual(['new']);
  // What has not gone out yet is no log.
  expect(await keys('idempotency_key', 'outbox_message')).toEqual(['new queued', 'new sent', 'old queued']);
});

test('the months have the wall of their table and no door of their own', async () => {
  const { rows: parts } = await server.owner.query<{ part: string }>(
    `select i.inhrelid::regclass::text as part from pg_inherits i join trails.trail t on t."table" = i.inhparent`,
  );
  expect(parts.length).toBeGreaterThan(15);
  for (const pool of [server.services.pool, server.services.platformPool])
    for (const { part } of parts)
      await expect(pool.query(`select from ${part}`)).rejects.toThrow('permission denied for schema trails');
  const seen = async (company: number) => {
    const client = await server.services.pool.connect();
    try {
      await client.query(`begin; select set_config('app.company_id', '${company}', true)`);
      return (await client.query('select distinct company_id from audit_log')).rows;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  expect(await seen(mine.id)).toEqual([{ company_id: mine.id }]);
  expect(await seen(theirs.id)).toEqual([{ company_id: theirs.id }]);
});

test('lists and timelines walk indexes of the months, the newest first', async () => {
  await server.owner.query(
    `insert into audit_log (company_id, at, entity, entity_id, action)
      select $1, now() - (n % 6) * interval '1 month', 'contact', n % 500, 'changed' from generate_series(1, 12000) n`,
    [mine.id],
  );
  await keep();
  await server.owner.query('analyze');
  const client = await server.services.pool.connect();
  const plan = async (statement: string) =>
    (await client.query(`explain ${statement}`)).rows.map((row) => row['QUERY PLAN']).join('\n');
  try {
    await client.query(`begin; select set_config('app.company_id', '${mine.id}', true)`);
    const timeline = await plan(
      `select id, at from audit_log where company_id = ${mine.id} and entity = 'contact' and entity_id = 7 order by at desc`,
    );
    const filled = [0, -1, -2].map((n) => `audit_log_${inIndia(n).replace('-', '_')}`);
    for (const part of filled) {
      expect(timeline).toMatch(new RegExp(`Index Scan.* on ${part}`));
      expect(timeline).not.toMatch(new RegExp(`Seq Scan on ${part}`));
    }
    // A moment in time asks one month only.
    const today = await plan(`select from revealed_number where company_id = ${mine.id} and day = '${inIndia(0)}-02'`);
    const asked = new Set(today.match(/revealed_number_(\d{4}_\d{2}|other)/g));
    expect([...asked]).toEqual([`revealed_number_${inIndia(0).replace('-', '_')}`]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('a database of the version before, filled, comes over whole; its owner is no superuser', async () => {
  const database = await anEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const all = readMigrations().map(({ name }) => name);
  const rowsOf = async (table: string) =>
    (await client.query(`select t::text as row from ${table} t order by 1`)).rows.map(({ row }) => row);
  const rights = async () =>
    (
      await client.query(
        `select table_name, grantee, privilege_type from information_schema.role_table_grants
          where table_name = any($1) and table_schema = 'public' and grantee <> current_user order by 1, 2, 3`,
        [trails],
      )
    ).rows;
  try {
    await migrate(database.url, testSecret, { only: new Set(all.filter((name) => name < '0070')) });
    await client.query(`
      insert into company (company_name) values ('A'), ('B');
      insert into app_user (company_id, usertype, username, email, password_hash)
        select id, 'Owner', company_name, company_name || '@a.test', 'x' from company where not is_platform;
      insert into audit_log (company_id, at, entity, entity_id, action)
        select c.id, now() - n * interval '17 days', 'contact', n, 'created' from company c, generate_series(1, 60) n;
      insert into revealed_number select u.company_id, u.id, current_date - n, n::text from app_user u, generate_series(1, 60) n`);
    const before = await Promise.all(trails.map(rowsOf));
    const rightsBefore = await rights();
    expect(before[0]!.length).toBeGreaterThan(150);
    await migrate(database.url, testSecret);
    expect(await Promise.all(trails.map(rowsOf))).toEqual(before);
    expect(await rights()).toEqual(rightsBefore);
    for (const trail of trails) expect(await rowsOf(`trails.${trail}_other`)).toEqual([]);
    const { rows } = await client.query(
      `with last as (select max(id) as id from audit_log)
        insert into audit_log (company_id, entity, entity_id, action) select min(c.id), 'contact', 1, 'created' from company c returning id > (select id from last) as grows`,
    );
    expect(rows).toEqual([{ grows: true }]);
    await expect(
      client.query(
        `insert into viewed_property (company_id, user_id, property, opened_at, action) select min(id), 999, 999, now(), 'Open' from company`,
      ),
    ).rejects.toThrow('violates foreign key');
    const policies = await client.query(
      `select tablename, policyname from pg_policies where tablename = any($1) order by 1, 2`,
      [trails],
    );
    expect(policies.rows).toHaveLength(trails.length * 2);
  } finally {
    await client.end();
    await database.drop();
  }
});
