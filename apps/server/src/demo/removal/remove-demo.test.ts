import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { demoLogins, demoPassword } from '@angan/contract/demo/logins.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPng } from '../../../test/a-whatsapp.ts';
import { testSecret } from '../../../test/global-setup.ts';
import { aCompany, aForm, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { newCompany, newUser, platformCompany } from '../../company/index.ts';
import { newLog } from '../../core/log.ts';
import { freePort } from '../../core/ports.ts';
import { readSettings } from '../../core/settings.ts';
import { connectFirstNumber } from '../../whatsapp/index.ts';
import { seedDemo } from '../seed-demo.ts';
import { seedDemoWhatsapp } from '../whatsapp/seed-whatsapp.ts';
import { refuseDemo } from './refuse-demo.ts';
import { removeDemo } from './remove-demo.ts';

let server: TestServer;
let office: number;
let owner: Person;
beforeAll(async () => {
  server = await aServer();
  await seedDemo(server.owner, server.services.store, new Date(), newLog('silent'));
  await connectFirstNumber(server.services);
  expect(await seedDemoWhatsapp(server.services)).toBe(true);
  const company = await aCompany(server);
  office = company.id;
  owner = await company.person('Owner');
  await server.ask('POST', '/properties/contacts/', owner.token, { name: 'Ram', mobile_number_1: '9824011768' });
}, 60_000);
afterAll(() => server.close());

const settings = (env: NodeJS.ProcessEnv) => readSettings({ SECRET_KEY: testSecret, ...env });
const beyond = [
  { NODE_ENV: 'production' },
  { HOST: '0.0.0.0', DEMO: '0' },
  { PUBLIC_URL: 'https://office.example', DEMO: '0' },
];
const tables = async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  );
  return rows.map(({ name }) => name);
};
/** Rows by table and company. */
const rowsOf = async (companies: readonly number[]) => {
  const counts: Record<string, number> = {};
  for (const table of await tables()) {
    const { rows } = await server.owner.query(`select count(*) as n from ${table} where company_id = any ($1)`, [
      companies,
    ]);
    if (rows[0].n > 0) counts[table] = rows[0].n;
  }
  return counts;
};

test('a product that others reach does not start on a database with demo logins, and names the command', async () => {
  const port = String(await freePort());
  const main = path.resolve(import.meta.dirname, '../../main.ts');
  for (const more of [{ NODE_ENV: 'production' }, { NODE_ENV: 'development', HOST: '0.0.0.0', DEMO: '0' }]) {
    const child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        DATABASE_URL: server.databaseUrl,
        DATA_DIR: server.services.settings.dataDir,
        SECRET_KEY: testSecret,
        PORT: port,
        ...more,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said).toContain('owner@angan.demo');
    expect(said).toContain('npm run demo:remove');
  }
});

test('DEMO=1 set by hand allows it beyond this machine, and never in production', async () => {
  for (const env of beyond) await expect(refuseDemo(server.owner, settings(env))).rejects.toThrow(/demo:remove/);
  for (const env of [{ HOST: '0.0.0.0', DEMO: '1' }, { DEMO: '0' }, {}, { HOST: '127.0.0.2', DEMO: '0' }])
    await refuseDemo(server.owner, settings(env));
  expect(() => settings({ NODE_ENV: 'production', DEMO: '1' })).toThrow(/not served in production/);
  expect(() => settings({ PUBLIC_URL: 'https://office.example' })).toThrow(/not served on office.example/);
});

test("the demo's number never calls the real Meta", async () => {
  const { rows } = await server.owner.query('select id from whatsapp_number');
  const real = await aServer({ META_GRAPH_URL: 'https://graph.facebook.com' });
  const platform = await aCompany(real, { is_platform: true });
  const admin = await platform.person('Admin');
  const at = await real.owner.query(
    `insert into whatsapp_number (company_id, waba_id, phone_number_id, token_sealed, is_default)
      select $1, waba_id, phone_number_id, token_sealed, true from jsonb_populate_record(null::whatsapp_number, $2) returning id`,
    [
      platform.id,
      JSON.stringify((await server.owner.query('select * from whatsapp_number where id = $1', [rows[0].id])).rows[0]),
    ],
  );
  const { fetch } = globalThis;
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    throw new Error('Nobody is to be asked');
  };
  try {
    const { status } = await real.ask('POST', `/sandesh/whatsapp_number/${at.rows[0].id}/refresh/`, admin.token);
    expect(status).toBe(400);
  } finally {
    globalThis.fetch = fetch;
    await real.close();
  }
  expect(asked).toEqual([]);
});

test('the command removes the companies, people and files of the demo, and nothing else', async () => {
  const picture = aForm({}, { subuser_profile_photo: { name: 'me.png', content: await aPng() } });
  const backend = await (await aCompany(server)).person('Backend');
  expect((await server.ask('PATCH', '/auth/users/me/', backend.token, picture.payload, picture.headers)).status).toBe(
    200,
  );
  const mine = [
    office,
    (await server.owner.query('select company_id from app_user where id = $1', [backend.id])).rows[0].company_id,
  ];
  const before = await rowsOf(mine);
  const { rows: demo } = await server.owner.query<{ company_id: number }>(
    'select distinct company_id from app_user where email = any ($1)',
    [demoLogins.map(({ email }) => email)],
  );
  const ids = demo.map(({ company_id }) => company_id);
  expect(ids).toHaveLength(4);

  const removed = await removeDemo(server.owner, server.services.store);
  expect(removed.logins).toHaveLength(demoLogins.length);
  expect(removed.companies.map(({ name }) => name).toSorted()).toEqual([
    'Old Lane Homes',
    'Rival Realty',
    'Shree Ganesh Estates',
  ]);
  expect(removed.files).toBeGreaterThan(100);

  const platform = await platformCompany(server.owner);
  expect(await rowsOf(ids.filter((id) => id !== platform))).toEqual({});
  const first = [
    'contactgroup',
    'country',
    'feature',
    'source',
    'law_row',
    'motivation',
    'plan',
    'plan_feature',
    'plan_price',
  ];
  expect(Object.keys(await rowsOf([platform])).filter((table) => !first.includes(table))).toEqual([]);
  const kinds = 'select (select count(*) from offered_plan) as plans, (select count(*) from law_rows()) as laws';
  const { rows: brought } = await server.owner.query(kinds);
  expect([Number(brought[0].plans), Number(brought[0].laws) > 40]).toEqual([5, true]);
  expect(await rowsOf(mine)).toEqual(before);
  expect((await server.owner.query(`select 1 from company where company_name = 'Rival Realty'`)).rowCount).toBe(0);
  expect((await server.owner.query('select 1 from whatsapp_event')).rowCount).toBe(0);
  const jobs = await server.owner.query(
    `select 1 from graphile_worker._private_jobs where (payload ->> 'company')::bigint = any ($1)`,
    [ids],
  );
  expect(jobs.rowCount).toBe(0);
  const kept = await readdir(path.join(server.services.settings.dataDir, 'files'), { recursive: true });
  expect(kept.filter((name) => /\/full$/.test(name))).toEqual([expect.stringMatching(new RegExp(`^${mine[1]}/`))]);
  // Triggers work again.
  const trail = async () => (await rowsOf([office])).audit_log ?? 0;
  const had = await trail();
  const sita = { name: 'Sita', mobile_number_1: '9824011769' };
  expect((await server.ask('POST', '/properties/contacts/', owner.token, sita)).status).toBe(201);
  expect(await trail()).toBeGreaterThan(had);

  const signIn = { username: 'owner@angan.demo', password: demoPassword };
  expect((await server.ask('POST', '/auth/jwt/create/', undefined, signIn)).status).toBe(401);
  for (const env of beyond) await refuseDemo(server.owner, settings(env));
  expect((await removeDemo(server.owner, server.services.store)).logins).toEqual([]);
});

test('where others work in the platform’s company, only the login goes', async () => {
  const platform = await aCompany(server, { is_platform: true });
  const real = await platform.person('Admin');
  const { email } = demoLogins.find(({ usertype }) => usertype === 'Admin')!;
  const login = { usertype: 'Admin', email, first_name: 'Asha', last_name: 'Menon', password_hash: 'none' } as const;
  const demo = await newUser(server.owner, platform.id, login);
  await server.owner.query(
    'insert into contact (company_id, name, mobile_number_1, created_by) values ($1, $2, $3, $4)',
    [platform.id, 'A broker', '9824011768', demo],
  );
  await newCompany(server.owner, { company_name: 'Rival Realty' });
  expect(await removeDemo(server.owner, server.services.store)).toMatchObject({
    logins: [email],
    companies: [],
    platform: { isShared: true },
  });
  const { rows } = await server.owner.query('select id from app_user where company_id = $1', [platform.id]);
  expect(rows).toEqual([{ id: real.id }]);
  const contacts = await server.owner.query('select name, created_by from contact where company_id = $1', [
    platform.id,
  ]);
  expect(contacts.rows).toEqual([{ name: 'A broker', created_by: null }]);
  // A company is the demo's by its people, not by its name.
  expect((await server.owner.query(`select 1 from company where company_name = 'Rival Realty'`)).rowCount).toBe(1);
});
