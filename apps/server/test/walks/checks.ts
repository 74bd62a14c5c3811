import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@angan/contract/kit/call.ts';
import { may, scopeOf, type Usertype, usertypes } from '@angan/domain/roles.ts';
import { expect } from 'vitest';
import { aCompany, type Person, type TestServer } from '../support.ts';
import { nameOf, tableAt } from './all-calls.ts';
import { exampleBody, exampleQuery } from './example-body.ts';
import { plantRow } from './planted-row.ts';

/** Everybody who knocks in a walk: one person of each kind, an office whose plan ended, and another company. */
export const knockers = async (server: TestServer) => {
  const office = await aCompany(server);
  const platform = await aCompany(server, { is_platform: true });
  const people = Object.fromEntries(
    await Promise.all(
      usertypes.map(async (usertype) => [usertype, await (usertype === 'Admin' ? platform : office).person(usertype)]),
    ),
  ) as Record<Usertype, Person>;
  const expired = await (await aCompany(server, { subscription_status: 'Expired' })).person('Owner');
  const other = await aCompany(server);
  return { people, expired, rival: { company: other.id, user: (await other.person('Owner')).id } };
};
export type Knockers = Awaited<ReturnType<typeof knockers>>;

const at = (call: Call, id: number | string) => call.path.replaceAll(/:[a-z_]+/g, String(id));
/** With somebody's token who may make the call, so that only the record itself stands in their way. */
const callerOf = ({ access }: Call, { people }: Knockers): Person =>
  access === 'public' || access === 'signed-in' || access === 'admin' || may('Owner', access)
    ? people.Owner
    : people.Admin;
const ofRecords = (calls: readonly Call[]) =>
  calls.filter(({ path, access }) => path.includes(':id') && access !== 'admin');

export const refusesStrangers = async (server: TestServer, calls: readonly Call[]): Promise<void> => {
  for (const call of calls.filter(({ access }) => access !== 'public')) {
    const answer = await server.ask(call.method, at(call, 1));
    expect([nameOf(call), answer.status, answer.body.detail]).toEqual([
      nameOf(call),
      401,
      'Authentication credentials were not provided.',
    ]);
    expect(answer.headers['www-authenticate']).toBe('JWT realm="api"');
  }
};

export const keepsToTheMatrix = async (
  server: TestServer,
  calls: readonly Call[],
  { people }: Knockers,
  usertype: Usertype,
): Promise<void> => {
  for (const call of calls.filter(({ access }) => access !== 'public' && access !== 'signed-in')) {
    const allowed = call.access === 'admin' ? usertype === 'Admin' : scopeOf(usertype, call.access as never) !== 'none';
    const { status } = await server.ask(call.method, at(call, 999_999), people[usertype].token);
    expect([nameOf(call), usertype, status === 403]).toEqual([nameOf(call), usertype, !allowed]);
  }
};

export const asksForASubscription = async (
  server: TestServer,
  calls: readonly Call[],
  { expired }: Knockers,
): Promise<void> => {
  for (const call of calls.filter(
    ({ access, subscription }) => subscription === 'active' && access !== 'public' && access !== 'admin',
  )) {
    const { status, body } = await server.ask(call.method, at(call, 999_999), expired.token);
    expect([nameOf(call), status]).toEqual([nameOf(call), 403]);
    expect(body.detail).not.toBe('');
  }
};

/** Another company's record is not there for anybody, and stays as it was. */
export const hidesOtherCompanies = async (
  server: TestServer,
  calls: readonly Call[],
  knocking: Knockers,
): Promise<void> => {
  const { rival } = knocking;
  const ids = new Map<string, number>();
  for (const { path } of ofRecords(calls)) {
    const family = familyOf(path);
    if (!ids.has(family)) ids.set(family, await plantRow(server, tableAt(family, calls), rival));
  }
  const knock = async (call: Call) => {
    const answer = await server.ask(
      call.method,
      at(call, ids.get(familyOf(call.path))!) + exampleQuery(call),
      callerOf(call, knocking).token,
      (exampleBody(call) ?? (call.method === 'GET' || call.method === 'DELETE' ? undefined : {})) as object,
    );
    expect([nameOf(call), answer.status]).toEqual([nameOf(call), 404]);
  };
  const before = await fingerprint(server, rival.company);
  for (const call of ofRecords(calls)) await knock(call);
  if (isDeepStrictEqual(await fingerprint(server, rival.company), before)) return;
  // Something changed: it is looked for call by call.
  for (const call of ofRecords(calls)) {
    const was = await fingerprint(server, rival.company);
    await knock(call);
    expect(await fingerprint(server, rival.company), nameOf(call)).toEqual(was);
  }
  expect('what other companies have').toBe('changed by one of the calls, the first time it was made');
};
const familyOf = (path: string) => path.slice(0, path.indexOf(':id'));

export const knowsNoOtherIds = async (
  server: TestServer,
  calls: readonly Call[],
  knocking: Knockers,
): Promise<void> => {
  for (const call of ofRecords(calls))
    for (const id of ['0', 'abc', '-1', '1e3', '99999999999999999999'])
      expect([
        nameOf(call),
        id,
        (await server.ask(call.method, at(call, id), callerOf(call, knocking).token)).status,
      ]).toEqual([nameOf(call), id, 404]);
};

/** What a company has, as one fingerprint. */
const fingerprint = async (server: TestServer, company: number) => {
  const tables = await companyTables(server);
  const { rows } = await server.owner.query(
    tables
      .map(
        (table) =>
          `select '${table}' as t, md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as h from ${table} r where company_id = ${company}`,
      )
      .join(' union all '),
  );
  return rows;
};

export const companyTables = async ({ owner }: TestServer): Promise<string[]> => {
  const { rows } = await owner.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'company_id' order by 1`,
  );
  return rows.map((row) => row.table_name);
};

/** Row-level security stands around these tables, with the company in its policy. */
export const hasTheWall = async (server: TestServer, tables: readonly string[]): Promise<void> => {
  for (const table of tables) {
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
};

/** Rows of the platform's company to which offices refer: what is to be bought, and the terms that they bought. */
const ofPlatform: readonly (string | null)[] = ['plan', 'subscription'];

/** The company stands first in their keys, and in every reference to another table of companies. */
export const beginsWithTheCompany = async (server: TestServer, tables: readonly string[]): Promise<void> => {
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
  const walled = await companyTables(server);
  for (const row of rows.filter((one) => tables.includes(one.table))) {
    const crosses = row.type === 'f' && (!walled.includes(row.target!) || ofPlatform.includes(row.target));
    if (!crosses) expect([row.table, row.name, row.first]).toEqual([row.table, row.name, 'company_id']);
  }
};

/** A connection that has not said its company reads nothing of them. */
export const showsNothingUnsaid = async (server: TestServer, tables: readonly string[]): Promise<void> => {
  for (const table of tables) {
    const { rows } = await server.services.pool.query(`select count(*) as count from ${table}`);
    expect([table, rows[0].count]).toEqual([table, 0]);
  }
};
