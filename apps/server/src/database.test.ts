import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { overTcp } from '../test/over-tcp.ts';
import { newClient } from './core/database/client.ts';
import { migrate, readMigrations } from './core/database/migrate.ts';
import { rolePool } from './core/database/pool.ts';
import { newLog } from './core/log.ts';
import { freePort } from './core/ports.ts';
import { newSeal } from './core/sealing.ts';
import { readSettings } from './core/settings.ts';
import { openDatabase, sealedColumns } from './open-database.ts';

const clusterUrl = inject('databaseUrl');
const log = newLog('silent');
const made: { name: string; user: string }[] = [];

const on = async (url: string, text: string, values?: unknown[]) => {
  const client = newClient(url);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};
const asSuperuser = (text: string, database = 'postgres') =>
  on(Object.assign(new URL(clusterUrl), { pathname: `/${database}` }).href, text);

/** An empty database as a managed PostgreSQL gives it: its user owns it and may make roles, and is nothing more. */
const aManagedDatabase = async (rights = 'login createrole') => {
  const name = `m_${randomUUID().slice(0, 8)}`;
  const user = `${name}_user`;
  await asSuperuser(`create role ${user} ${rights} password 'managed'`);
  await asSuperuser(`create database ${name} owner ${user}`);
  made.push({ name, user });
  const url = Object.assign(new URL(clusterUrl), { pathname: `/${name}`, username: user, password: 'managed' }).href;
  return { name, user, url };
};
afterAll(async () => {
  for (const { name, user } of made.toReversed()) {
    await asSuperuser(`drop database ${name} with (force)`);
    const roles = (await asSuperuser(`select rolname from pg_roles where rolname like 'angan%${name}%'`)) as {
      rolname: string;
    }[];
    for (const role of [...roles.map(({ rolname }) => rolname), user]) await asSuperuser(`drop role ${role}`);
  }
});

const keyOf = (letter: string) => letter.repeat(40);
const dataDir = path.join(os.tmpdir(), `angan-databases-${randomUUID()}`);
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const settingsOf = (url: string, key: string, more: NodeJS.ProcessEnv = {}) =>
  readSettings({
    DATABASE_URL: url,
    SECRET_KEY: key,
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ...more,
  });
const open = (url: string, key: string, more?: NodeJS.ProcessEnv, waitMs = 0) =>
  openDatabase(settingsOf(url, key, more), log, waitMs);
/** What the server's role sees of companies without having said which it works for, and the session it works in. */
const asApp = async (url: string, key: string, role: string) => {
  const pool = rolePool(url, key, role, 1);
  try {
    const { rows } = await pool.query(
      `select (select count(*) from company) as companies, current_setting('timezone') as zone,
         current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    return rows[0];
  } finally {
    await pool.end();
  }
};
const session = { companies: 0, zone: 'Asia/Kolkata', statement: '30s', idle: '1min' };

describe('a database whose user is no superuser', () => {
  test('is set up by two processes that start at once, with one demo office, and opened again', async () => {
    const { url, name } = await aManagedDatabase();
    const key = keyOf('a');
    const [one, two] = await Promise.all([open(url, key, { DEMO: '1' }), open(url, key, { DEMO: '1' })]);
    const companies = await one.owner.query('select company_name from company where not is_platform');
    expect(companies.rows.map((row) => row.company_name)).toEqual([
      ...new Set(companies.rows.map((row) => row.company_name)),
    ]);
    expect(companies.rowCount).toBeGreaterThan(1);
    expect(one.roles).toEqual({ app: `angan_app_${name}`, platform: `angan_platform_${name}` });
    expect(two.roles).toEqual(one.roles);
    await Promise.all([one.close(), two.close()]);
    const again = await open(url, key);
    expect(await asApp(url, key, again.roles.app)).toEqual(session);
    await again.close();
  });

  test('shares its PostgreSQL with another Angan that has another key', async () => {
    const [here, there] = [await aManagedDatabase(), await aManagedDatabase()];
    const ours = await open(here.url, keyOf('b'));
    const theirs = await open(there.url, keyOf('c'));
    expect(await asApp(here.url, keyOf('b'), ours.roles.app)).toEqual(session);
    expect(await asApp(there.url, keyOf('c'), theirs.roles.app)).toEqual(session);
    // What a role may do ends at its own database.
    const strangers = rolePool(there.url, keyOf('b'), ours.roles.app, 1);
    await expect(strangers.query('select 1 from company')).rejects.toThrow('permission denied');
    await strangers.end();
    await Promise.all([ours.close(), theirs.close()]);
  });

  test('takes other names where its own are taken', async () => {
    const { url, name } = await aManagedDatabase();
    await asSuperuser(`create role angan_app_${name} login password 'somebody else'`);
    const { roles, close } = await open(url, keyOf('d'));
    expect(roles).toEqual({ app: `angan_app_${name}_2`, platform: `angan_platform_${name}_2` });
    await close();
  });

  test.each([
    ['login', /alter role .* createrole/],
    ['nologin', /does not let the user/],
  ])('says what is missing: %s', async (rights, sentence) => {
    const { url } = await aManagedDatabase(rights);
    await expect(open(url, keyOf('e'))).rejects.toThrow(sentence);
  });

  test('says what is missing: the right to make tables, the database, the server', async () => {
    const { url, name, user } = await aManagedDatabase();
    await asSuperuser(`alter database ${name} owner to postgres`);
    await expect(open(url, keyOf('e'))).rejects.toThrow(`alter database "${name}" owner to "${user}"`);
    await expect(open(Object.assign(new URL(url), { pathname: '/nowhere' }).href, keyOf('e'))).rejects.toThrow(
      'no database named nowhere',
    );
    await expect(open('postgres://me@127.0.0.1:9/angan', keyOf('e'))).rejects.toThrow('127.0.0.1:9 does not answer');
  });
});

test('a database that starts after the product is waited for', async () => {
  const { url } = await aManagedDatabase();
  const { hostname, port } = overTcp(url);
  const door = net.createServer((socket) => {
    const inside = net.connect(Number(port), hostname);
    socket.pipe(inside).pipe(socket);
    for (const end of [socket, inside]) end.on('error', () => undefined);
  });
  const doorPort = await freePort();
  const through = Object.assign(overTcp(url), { port: String(doorPort) }).href;
  const opening = open(through, keyOf('w'), {}, 20_000);
  await setTimeout(700);
  door.listen(doorPort, '127.0.0.1');
  const { owner, close } = await opening;
  expect((await owner.query('select count(*)::int as n from company where is_platform')).rows).toEqual([{ n: 1 }]);
  await close();
  door.close();
});

describe('a database belongs to one secret key', () => {
  let url: string;
  let role: string;
  beforeAll(async () => {
    ({ url } = await aManagedDatabase());
    const { roles, owner, close } = await open(url, keyOf('f'));
    role = roles.app;
    const { rows } = await owner.query('select id from company where is_platform');
    await owner.query(
      `insert into whatsapp_number (company_id, waba_id, phone_number_id, token_sealed) values ($1, 'w', 'p', $2)`,
      [rows[0].id, newSeal(keyOf('f'), 'whatsapp tokens').seal('token', 'p')],
    );
    await close();
  });
  const token = async (key: string) =>
    newSeal(key, 'whatsapp tokens').open(
      (await on(url, 'select token_sealed from whatsapp_number'))[0].token_sealed,
      'p',
    );

  test('a process with another is refused and changes nothing', async () => {
    await expect(open(url, keyOf('g'))).rejects.toThrow('belongs to another SECRET_KEY');
    await expect(open(url, keyOf('g'), { SECRET_KEY_BEFORE: keyOf('x') })).rejects.toThrow('belongs to another');
    expect(await asApp(url, keyOf('f'), role)).toEqual(session);
  });

  test('it is changed on purpose, once nobody else works, and what was sealed opens with the new one', async () => {
    const running = rolePool(url, keyOf('f'), role, 1);
    await running.query('select 1');
    await expect(open(url, keyOf('g'), { SECRET_KEY_BEFORE: keyOf('f') })).rejects.toThrow('Stop them all');
    await running.end();
    const changing = () => open(url, keyOf('g'), { SECRET_KEY_BEFORE: keyOf('f') });
    await (await changing()).close();
    await (await changing()).close();
    expect(await token(keyOf('g'))).toBe('token');
    expect(await asApp(url, keyOf('g'), role)).toEqual(session);
    await expect(open(url, keyOf('f'))).rejects.toThrow('belongs to another SECRET_KEY');
  });

  test('where the one before is lost, the database can be taken over without what was sealed with it', async () => {
    await (await open(url, keyOf('h'), { SECRET_KEY_BEFORE: 'unknown' })).close();
    expect(await token(keyOf('h'))).toBeUndefined();
    expect(await asApp(url, keyOf('h'), role)).toEqual(session);
  });

  test('one from before the key was kept is known by its roles', async () => {
    await on(url, `drop table secret_key_proof; delete from migration where name = '0050_secret_key_proof.sql'`);
    await expect(open(url, keyOf('i'))).rejects.toThrow('belongs to another SECRET_KEY');
    await (await open(url, keyOf('h'))).close();
    await expect(open(url, keyOf('i'))).rejects.toThrow('belongs to another SECRET_KEY');
  });

  test('every sealed column is sealed anew with it', async () => {
    const columns = await on(
      url,
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and column_name like '%sealed%' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(
      sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted(),
    );
  });
});

test('a role that another database uses with another key is not taken from it', async () => {
  const { url, name } = await aManagedDatabase();
  await (await open(url, keyOf('j'))).close();
  const copy = `${name}_copy`;
  await asSuperuser(`create database ${copy} template ${name} owner ${name}_user`);
  made.push({ name: copy, user: `${copy}_user` });
  await asSuperuser(`create role ${copy}_user`);
  const copyUrl = Object.assign(new URL(url), { pathname: `/${copy}` }).href;
  await expect(open(copyUrl, keyOf('k'), { SECRET_KEY_BEFORE: keyOf('j') })).rejects.toThrow(
    'used by another database',
  );
  expect(await asApp(url, keyOf('j'), `angan_app_${name}`)).toEqual(session);
});

test('a database is migrated once, whoever asks', async () => {
  const { url } = await aManagedDatabase();
  const both = await Promise.all([migrate(url, keyOf('l')), migrate(url, keyOf('l'))]);
  expect(both.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
});

test('what loans held of their payouts becomes commissions: what is due, what came, and nothing twice', async () => {
  const { url } = await aManagedDatabase();
  const names = readMigrations().map(({ name }) => name);
  const before = names.slice(0, names.indexOf('0195_payouts_as_commissions.sql'));
  await migrate(url, keyOf('p'), { only: new Set(before) });
  await on(url, `insert into company (company_name, gstin, pan) values ('Office', '24AAAFS0000G1Z', 'AAAFS0000G')`);
  await on(
    url,
    `insert into contact (company_id, name, mobile_number_1) select id, 'Utsav', '9824011768' from company where not is_platform`,
  );
  const loan = (code: string, columns: string, values: string) =>
    on(
      url,
      `insert into loan (company_id, loan_code, applicant, loan_type, employment, required_amount, ${columns})
        select c.id, '${code}', p.id, 'Home loan (purchase)', 'Salaried', 5000000, ${values} from company c join contact p on p.company_id = c.id and p.name = 'Utsav'`,
    );
  const [sbi, axis] = [1, 15];
  await loan('L-1', 'bank, disbursed_amount, payout_percent, stage', `${sbi}, 5000000, 0.5, 'Disbursed'`);
  await loan(
    'L-2',
    'bank, disbursed_amount, payout_slab, stage',
    `${axis}, 2000000, '[{"up_to": null, "rate": 0.6}, {"up_to": 1000000, "rate": 0.3}]', 'Part Disbursed'`,
  );
  await loan(
    'L-3',
    'bank, disbursed_amount, payout_percent, payout_received_on, payout_received, stage',
    `${sbi}, 4500000, 0.5, '2026-10-18', 22000, 'Payout Received'`,
  );
  // Nothing was agreed, and nothing paid out yet.
  await loan('L-4', 'bank, disbursed_amount, stage', `${sbi}, 1000000, 'Part Disbursed'`);
  await loan('L-5', 'bank, payout_percent, stage', `${sbi}, 0.5, 'Sanctioned'`);
  await loan('L-6', 'disbursed_amount, payout_percent, is_deleted, stage', `1000000, 0.5, true, 'Part Disbursed'`);
  await migrate(url, keyOf('p'));

  const shown = `loan_code, c.name, m.status, gross_amount::float as gross, discount::float, taxable::float, cgst::float, igst::float,
    invoice_total::float as total, tds_expected::float as tds, balance::float, place_of_supply as place, m.is_deleted`;
  const rows = await on(
    url,
    `select ${shown} from commission m join loan l on l.id = m.loan join contact c on c.id = m.payer order by loan_code`,
  );
  const open = { status: 'Confirmed', discount: 0, is_deleted: false };
  expect(rows).toEqual([
    {
      ...open,
      ...{ loan_code: 'L-1', name: 'State Bank of India', gross: 25_000, taxable: 25_000, cgst: 0, igst: 4_500 },
      ...{ total: 29_500, tds: 500, balance: 29_500, place: '27' },
    },
    {
      ...open,
      ...{ loan_code: 'L-2', name: 'Axis Bank', gross: 12_000, taxable: 12_000, cgst: 1_080, igst: 0 },
      ...{ total: 14_160, tds: 0, balance: 14_160, place: '24' },
    },
    {
      ...{ loan_code: 'L-3', name: 'State Bank of India', status: 'Received', gross: 22_500, discount: 500 },
      ...{ taxable: 22_000, cgst: 0, igst: 0, total: 22_000, tds: 0, balance: 0, place: '27', is_deleted: false },
    },
    expect.objectContaining({ loan_code: 'L-6', name: 'Lender', gross: 5_000, is_deleted: true }),
  ]);
  expect(await on(url, 'select date::text, amount::float from commission_receipt')).toEqual([
    { date: '2026-10-18', amount: 22_000 },
  ]);
  const parts = await on(
    url,
    'select sum(total)::float as total, sum(settled)::float as settled from commission_milestone',
  );
  expect(parts).toEqual([{ total: 29_500 + 14_160 + 22_000 + 5_900, settled: 22_000 }]);
  expect(await on(url, 'select count(*)::int as n from lender')).toEqual([{ n: 2 }]);
});
