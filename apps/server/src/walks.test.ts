import { allCalls } from '@angan/contract/index.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import { may, scopeOf, type Usertype, usertypes } from '@angan/domain/roles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../test/support.ts';
import { recordAt, validBody, validQuery } from '../test/walks/other-company.ts';

/** Walks over every call and every table there is: what is added later is walked over without being named here. */

const calls: Call[] = Object.values(allCalls).flatMap((noun) => Object.values(noun) as Call[]);
const nameOf = (call: Call) => `${call.method} ${call.path}`;
const at = (call: Call, id: number | string) => call.path.replaceAll(/:[a-z_]+/g, String(id));
/** With somebody's token who may make the call, so that only the record itself stands in their way. */
const callerOf = ({ access }: Call): Person =>
  access === 'public' || access === 'signed-in' || access === 'admin' || may('Owner', access)
    ? people.Owner
    : people.Admin;
/** Server-sent events never end, so their walk is their own: core/live/live.test.ts. */
const answering = calls.filter((call) => call.path !== '/events/');

let server: TestServer;
let people: Record<Usertype, Person>;
let expired: Person;
let rival: { company: number; user: number };

beforeAll(async () => {
  server = await aServer();
  const office = await aCompany(server);
  const platform = await aCompany(server, { is_platform: true });
  people = Object.fromEntries(
    await Promise.all(
      usertypes.map(async (usertype) => [usertype, await (usertype === 'Admin' ? platform : office).person(usertype)]),
    ),
  ) as Record<Usertype, Person>;
  expired = await (await aCompany(server, { subscription_status: 'Expired' })).person('Owner');
  const other = await aCompany(server);
  rival = { company: other.id, user: (await other.person('Owner')).id };
});
afterAll(() => server.close());

describe('every call', () => {
  test('is served', () => {
    expect(new Set(calls.map(nameOf)).size).toBe(calls.length);
    for (const call of calls) expect(server.app.declared, nameOf(call)).toContain(call);
  });

  test('is declared: what is served beside the calls is this short list', () => {
    expect(server.app.undeclared.toSorted()).toEqual(['GET /docs', 'GET /healthz', 'GET /openapi.json', 'GET /readyz']);
  });

  test('keeps who may call it, as this list shows', () => {
    const list = calls
      .map((call) => `${nameOf(call)} ${call.access}${call.subscription === 'any' ? '' : ' active'}`)
      .toSorted();
    return expect(list.join('\n')).toMatchFileSnapshot('../test/walks/access.txt');
  });

  test('goes through the wall, but for what is of no company', () => {
    expect(calls.filter(({ access }) => access === 'admin').map(nameOf)).toEqual([
      'GET /platform/dead_letters/',
      'POST /platform/dead_letters/:id/retry/',
    ]);
  });

  test('answers 401 without a token', async () => {
    for (const call of answering.filter(({ access }) => access !== 'public')) {
      const answer = await server.ask(call.method, at(call, 1));
      expect([nameOf(call), answer.status, answer.body.detail]).toEqual([
        nameOf(call),
        401,
        'Authentication credentials were not provided.',
      ]);
      expect(answer.headers['www-authenticate']).toBe('JWT realm="api"');
    }
  });

  test('answers 401 with a token of another signature, another type, or of Bearer', async () => {
    const { token, refresh } = people.Owner;
    const forged = `${token.slice(0, -4)}AAAA`;
    for (const call of answering.filter(({ access }) => access !== 'public')) {
      expect((await server.ask(call.method, at(call, 1), forged)).body).toMatchObject({ code: 'token_not_valid' });
      expect((await server.ask(call.method, at(call, 1), refresh)).body).toMatchObject({ code: 'token_not_valid' });
      expect(
        (await server.ask(call.method, at(call, 1), undefined, undefined, { authorization: `Bearer ${token}` })).status,
      ).toBe(401);
    }
  });

  test.each(usertypes)('lets %s through exactly where the matrix says so', async (usertype) => {
    for (const call of answering.filter(({ access }) => access !== 'public' && access !== 'signed-in')) {
      const allowed =
        call.access === 'admin' ? usertype === 'Admin' : scopeOf(usertype, call.access as never) !== 'none';
      const { status } = await server.ask(call.method, at(call, 999_999), people[usertype].token);
      expect([nameOf(call), usertype, status === 403]).toEqual([nameOf(call), usertype, !allowed]);
    }
  });

  test('that needs an active subscription is refused without one', async () => {
    for (const call of answering.filter(
      ({ access, subscription }) => subscription === 'active' && access !== 'public' && access !== 'admin',
    )) {
      const { status, body } = await server.ask(call.method, at(call, 999_999), expired.token);
      expect([nameOf(call), status]).toEqual([nameOf(call), 403]);
      expect(body.detail).not.toBe('');
    }
  });

  test("answers 404 for another company's record, and changes nothing", async () => {
    for (const call of answering.filter(({ path, access }) => path.includes(':id') && access !== 'admin')) {
      const family = call.path.slice(0, call.path.indexOf(':id'));
      const make = recordAt[family];
      if (!make) throw new Error(`Say in test/walks/other-company.ts how to make a record at ${family}`);
      const id = await make(server, rival.company, rival.user).catch((error) => existing(family, error));
      const before = await snapshot();
      const answer = await server.ask(
        call.method,
        at(call, id) + (validQuery[nameOf(call)] ?? ''),
        callerOf(call).token,
        validBody[nameOf(call)] ?? (call.method === 'GET' || call.method === 'DELETE' ? undefined : {}),
      );
      expect([nameOf(call), answer.status]).toEqual([nameOf(call), 404]);
      expect(await snapshot(), nameOf(call)).toEqual(before);
    }
  });

  test('answers 404 for what is no id', async () => {
    for (const call of answering.filter(({ path, access }) => path.includes(':id') && access !== 'admin'))
      for (const id of ['0', 'abc', '-1', '1e3', '99999999999999999999'])
        expect([nameOf(call), id, (await server.ask(call.method, at(call, id), callerOf(call).token)).status]).toEqual([
          nameOf(call),
          id,
          404,
        ]);
  });
});

/** What the rival company has, as one fingerprint. */
const snapshot = async () => {
  const tables = await companyTables();
  const { rows } = await server.owner.query(
    tables
      .map(
        (table) =>
          `select '${table}' as t, md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as h from ${table} r where company_id = ${rival.company}`,
      )
      .join(' union all '),
  );
  return rows;
};

/** A unique name was taken by an earlier round of the walk: that record serves as well. */
const existing = async (family: string, error: { code?: string }) => {
  if (error.code !== '23505') throw error;
  const table = {
    '/properties/area/': 'area',
    '/properties/society/': 'society',
    '/properties/contactgroup/': 'contactgroup',
    '/properties/source/': 'source',
    '/properties/user_devices/': 'user_device',
    '/properties/user_permissions/': 'user_permission',
  }[family];
  if (!table) throw new Error(`No record could be made at ${family}`);
  const { rows } = await server.owner.query<{ id: number }>(
    `select max(id) as id from ${table} where company_id = $1`,
    [rival.company],
  );
  return rows[0]!.id;
};

const companyTables = async () => {
  const { rows } = await server.owner.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'company_id' order by 1`,
  );
  return rows.map((row) => row.table_name);
};

describe('every table', () => {
  const withoutCompany = [
    'amenity',
    'bhk',
    'city',
    'company',
    'country',
    'deal_type',
    'furniture',
    'migration',
    'one_time_code',
    'pending_registration',
    'possession',
    'property_subtype',
    'property_type',
    'rate_limit',
    'restore_hold',
    'secret_key_proof',
    'state',
    'whatsapp_event',
  ];

  test('belongs to a company, or is on the short list of those that do not', async () => {
    const { rows } = await server.owner.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public' order by 1`,
    );
    const walled = await companyTables();
    expect(rows.map((row) => row.tablename).filter((table) => !walled.includes(table))).toEqual(withoutCompany);
  });

  test('of companies has the wall: row-level security with the company in its policy', async () => {
    for (const table of [...(await companyTables()), 'company']) {
      const { rows } = await server.owner.query<{ relrowsecurity: boolean; policies: string[] }>(
        `select relrowsecurity, array(select qual from pg_policies where tablename = $1 and roles = '{angan_app}') as policies from pg_class where oid = $1::regclass`,
        [table],
      );
      expect([
        table,
        rows[0]!.relrowsecurity,
        rows[0]!.policies.length > 0 && rows[0]!.policies.every((policy) => policy.includes('current_company_id()')),
      ]).toEqual([table, true, true]);
    }
  });

  test('of companies has the company first in its key and in every reference to another', async () => {
    const { rows } = await server.owner.query<{
      table: string;
      name: string;
      type: string;
      first: string;
      target: string | null;
    }>(`
      select c.conrelid::regclass::text as table, c.conname as name, c.contype as type, a.attname as first, nullif(c.confrelid, 0)::regclass::text as target
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype in ('p', 'f') and c.connamespace = 'public'::regnamespace`);
    const walled = await companyTables();
    for (const row of rows.filter((one) => walled.includes(one.table))) {
      const crosses = row.type === 'f' && !walled.includes(row.target!);
      if (!crosses) expect([row.table, row.name, row.first]).toEqual([row.table, row.name, 'company_id']);
    }
  });

  test('shows nothing to a connection that has not said its company, and takes nothing for another', async () => {
    for (const table of await companyTables()) {
      const { rows } = await server.services.pool.query(`select count(*) as count from ${table}`);
      expect([table, rows[0].count]).toEqual([table, 0]);
    }
    const client = await server.services.pool.connect();
    await client.query(`begin; select set_config('app.company_id', '${rival.company}', true)`);
    await expect(
      client.query(`insert into contact (company_id, mobile_number_1) values (${rival.company + 1}, '9824011768')`),
    ).rejects.toThrow(/row-level security/);
    await client.query('rollback');
    client.release();
  });

  test('is out of reach of a role that could climb the wall', async () => {
    const { rows } = await server.owner.query(
      `select rolname from pg_roles where rolname in ('angan_app', 'angan_platform') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)
       union all select tableowner from pg_tables where schemaname = 'public' and tableowner in ('angan_app', 'angan_platform')`,
    );
    expect(rows).toEqual([]);
  });
});
