import type { Call } from '@angan/contract/kit/call.ts';
import { type LookupName, lookups } from '@angan/contract/lookups/lookups.ts';
import { namesCall, namesQuery } from '@angan/contract/lookups/names-call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aPerson, aServer, type Person, type TestServer } from '../../test/support.ts';
import { aSupport } from '../../test/support-visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const calls: [string, Call][] = Object.entries(lookups).map(([name, { call }]) => [name, call]);
type Page = { count: number; next: string | null; results: ({ id: number } & Record<string, unknown>)[] };

const namesOf = async (token: string): Promise<Partial<Record<LookupName, Page>>> => {
  const { status, body } = await server.ask('GET', namesCall.path, token);
  expect(status).toBe(200);
  return body;
};

/** What the lists' own calls answer with 200. */
const apart = async (token: string): Promise<Record<string, unknown>> => {
  const answered: Record<string, unknown> = {};
  for (const [name, { path }] of calls) {
    const { status, body } = await server.ask('GET', `${path}?${new URLSearchParams(namesQuery)}`, token);
    expect([name, [200, 403].includes(status)]).toEqual([name, true]);
    if (status === 200) answered[name] = body;
  }
  return answered;
};

const number = '98240 11768';

/** An office with a number in the name of a row of each of its lists, whether it may add any or not. */
const anOffice = async (given: Parameters<typeof aCompany>[1] = {}) => {
  const company = await aCompany(server, given);
  const owner = await company.person('Owner');
  await fill(company.id, owner.id);
  return { ...company, owner };
};

const fill = async (company: number, by: number) => {
  const values = [company, by, `Ring ${number}`];
  await server.owner.query(
    'insert into area (company_id, created_by, area, city) select $1, $2, $3 || n, 1 from generate_series(1, 130) n',
    values,
  );
  for (const [table, column] of [
    ['feature', 'feature'],
    ['contactgroup', 'contact_group_name'],
    ['source', 'source_name'],
  ])
    await server.owner.query(`insert into ${table} (company_id, created_by, ${column}) values ($1, $2, $3)`, values);
};

test('each list is as its own call answers it, to whoever asks, with the link to its next page', async () => {
  const { id, owner, person } = await anOffice();
  const kept = await person('All-Rounder');
  const [area] = (await namesOf(owner.token)).areas!.results;
  const permitted = { user: kept.id, areas: [area!.id], can_export: true };
  expect((await server.ask('POST', '/properties/user_permissions/', owner.token, permitted)).status).toBe(201);
  const people: Person[] = [owner, kept];
  for (const role of ['Co-Owner', 'Residential Only', 'Commercial Only', 'Backend'] as const)
    people.push(await aPerson(server, id, role));
  for (const { token } of people) {
    const names = await namesOf(token);
    expect(names).toEqual(await apart(token));
    expect(Object.keys(names)).toEqual(Object.keys(lookups));
    const next = names.areas?.next ?? '';
    expect(new URL(next).pathname).toBe(lookups.areas.call.path);
    expect((await server.ask('GET', next, token)).body.results).toHaveLength(30);
  }
  expect((await namesOf(owner.token)).permissions?.results).toHaveLength(1);
  expect((await namesOf(people.at(-1)!.token)).permissions?.results).toEqual([]);
});

test('who sees no numbers reads none in the names, and support neither, and it is written down that it looked', async () => {
  const { owner, person } = await anOffice();
  expect(JSON.stringify(await namesOf(owner.token))).toContain(number);
  const backend = await person('Backend');
  expect(JSON.stringify(await namesOf(backend.token))).not.toContain(number);

  const support = await aSupport(server);
  const visit = await support.visited();
  await fill(visit.id, visit.owner.id);
  const seen = await namesOf(visit.token);
  expect(JSON.stringify(seen)).not.toContain(number);
  const looked = 'select family from support_look where support_visit = $1';
  expect((await server.owner.query(looked, [visit.visit])).rows).toEqual([{ family: 'Team' }]);
  expect(seen).toEqual(await apart(visit.token));
});

test('the Admin, who reads none of the lists, is answered none', async () => {
  const admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  expect(await apart(admin.token)).toEqual({});
  expect(await namesOf(admin.token)).toEqual({});
});

test('an office whose term is over reads what the lists of themselves still answer', async () => {
  const { owner } = await anOffice({ subscription_status: 'Expired' });
  expect((await server.ask('GET', '/properties/contacts/', owner.token)).status).toBe(403);
  const names = await namesOf(owner.token);
  expect(names).toEqual(await apart(owner.token));
  expect(names.areas?.results).toHaveLength(100);
});

test('nobody reads rows of another office, and nobody anything without a session or while the office is deleted', async () => {
  const [one, other] = [await anOffice(), await anOffice()];
  const theirs = await namesOf(other.owner.token);
  const own = await namesOf(one.owner.token);
  for (const list of ['areas', 'features', 'contactgroups', 'source_names', 'subusers'] as const) {
    const ids = new Set(theirs[list]?.results.map(({ id }) => id));
    expect([list, ids.size > 0, own[list]?.results.filter(({ id }) => ids.has(id))]).toEqual([list, true, []]);
  }
  expect((await server.ask('GET', namesCall.path)).status).toBe(401);
  const asked = 'update company set deletion_asked_at = now(), delete_on = current_date + 30 where id = $1';
  await server.owner.query(asked, [one.id]);
  const facts = { company_id: one.id, usertype: 'Owner', subscription_status: 'Deleting' };
  const token = server.tokens.access(one.owner.id, one.owner.device, facts);
  expect((await server.ask('GET', namesCall.path, token)).status).toBe(403);
});
