import { readFile } from 'node:fs/promises';
import { usertypes } from '@angan/domain/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vendorCalls, vendorHandlers } from '../test/planted-noun/vendors.ts';
import { aCompany, aServer, type TestServer } from '../test/support.ts';
import {
  asksForASubscription,
  beginsWithTheCompany,
  hasTheWall,
  hidesOtherCompanies,
  type Knockers,
  keepsToTheMatrix,
  knockers,
  knowsNoOtherIds,
  refusesStrangers,
  showsNothingUnsaid,
} from '../test/walks/checks.ts';
import { newFuzzer } from '../test/walks/fuzz/fuzzer.ts';
import { mayAs, newWatch } from '../test/walks/shown.ts';
import { aTellTaleOffice } from '../test/walks/sight/seed.ts';
import { serve } from './core/http/serve.ts';

/** The checks of the entity recipe, on a noun that was made by it: none of them is told of the noun but by its calls. */

const calls = Object.values(vendorCalls);
const path = '/properties/vendor/';
let server: TestServer;
let knocking: Knockers;

beforeAll(async () => {
  server = await aServer({ LOG_LEVEL: 'warn' }, (door) => serve(door, vendorCalls, vendorHandlers));
  await server.owner.query(await readFile(new URL('../test/planted-noun/vendor.sql', import.meta.url), 'utf8'));
  knocking = await knockers(server);
});
afterAll(() => server.close());

test('strangers are refused, and everybody else by the matrix and the subscription', async () => {
  await refusesStrangers(server, calls);
  for (const usertype of usertypes) await keepsToTheMatrix(server, calls, knocking, usertype);
  await asksForASubscription(server, calls, knocking);
});

test("another company's records are not there, nor what is no id", async () => {
  await hidesOtherCompanies(server, calls, knocking);
  await knowsNoOtherIds(server, calls, knocking);
});

test('the wall stands around its table', async () => {
  await hasTheWall(server, ['vendor']);
  await beginsWithTheCompany(server, ['vendor']);
  await showsNothingUnsaid(server, ['vendor']);
});

test('what is written stands on the trail, and numbers in it are masked for who sees none', async () => {
  const company = await aCompany(server);
  const [owner, staff] = [await company.person('Owner'), await company.person('All-Rounder')];
  const made = await server.ask('POST', path, owner.token, {
    vendor_name: 'Shree Paints',
    comment: 'Ring 98240 11768',
  });
  expect(made).toMatchObject({ status: 201, body: { comment: 'Ring 98240 11768' } });
  const one = `${path}${made.body.id}/`;
  expect((await server.ask('GET', one, staff.token)).body).toMatchObject({ comment: 'Ring *******768' });
  expect((await server.ask('GET', `${path}?search=shree`, staff.token)).body).toMatchObject({ count: 1 });
  expect((await server.ask('PATCH', one, owner.token, { vendor_name: 'Shree Colours' })).status).toBe(200);
  expect((await server.ask('DELETE', one, owner.token)).status).toBe(204);
  const { rows } = await server.owner.query(
    `select user_id, action, changes -> 'vendor_name' as name from audit_log
      where company_id = $1 and entity = 'vendor' order by id`,
    [company.id],
  );
  expect(rows).toEqual([
    { user_id: owner.id, action: 'created', name: null },
    { user_id: owner.id, action: 'changed', name: ['Shree Paints', 'Shree Colours'] },
    { user_id: owner.id, action: 'removed', name: null },
  ]);
});

test('whatever is sent to its calls, they answer; and events reach every answer that changes', async () => {
  const office = await aTellTaleOffice(server, 'Vendors');
  const watch = await newWatch(server, office, office.owner, mayAs('Owner'), calls);
  for (const call of [vendorCalls.create, vendorCalls.update, vendorCalls.remove])
    expect([call.summary, await watch.change(call)]).toEqual([call.summary, true]);
  watch.stop();
  expect(watch.unheard).toEqual([]);
  expect(watch.differed).toEqual(new Set(['GET /properties/vendor/', 'GET /properties/vendor/:id/']));
  const fuzzer = await newFuzzer(server, office, 'vendor', calls);
  for (let round = 0; round < 40; round++) await fuzzer.round(() => false);
  expect(fuzzer.faults).toEqual([]);
});
