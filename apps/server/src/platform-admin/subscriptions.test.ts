import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';
import { changeTerm } from '../../test/terms.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await aServer();
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
});
afterAll(() => server.close());

const today = dayInIndia();
const list = async (query: string) => (await server.ask('GET', `/platform/subscriptions/?${query}`, admin.token)).body;

test('terms are told by their days, those that end next first', async () => {
  const [soon, later, over, ahead] = await Promise.all([1, 2, 3, 4].map(() => aCompany(server, { plan: 'team' })));
  await changeTerm(server, soon!.id, { kind: 'Trial', ends_on: addDays(today, 5) });
  await changeTerm(server, later!.id, { ends_on: addDays(today, 40) });
  await changeTerm(server, over!.id, { kind: 'Trial', ends_on: addDays(today, -10) });
  await changeTerm(server, ahead!.id, { started_on: addDays(today, 2), ends_on: addDays(today, 20) });
  const of = [soon, later, over, ahead].map((company) => `company=${company!.id}`).join('&');
  const rows = async (query: string) =>
    (await list(`${of}&${query}`)).results.map((row: { office: { id: number }; status: string; days_left: number }) => [
      row.office.id,
      row.status,
      row.days_left,
    ]);
  expect(await rows('')).toEqual([
    [over!.id, 'Ended', 0],
    [soon!.id, 'Active', 6],
    [ahead!.id, 'Ahead', 21],
    [later!.id, 'Active', 41],
  ]);
  expect(await rows('status=Active&ordering=-ends_on')).toEqual([
    [later!.id, 'Active', 41],
    [soon!.id, 'Active', 6],
  ]);
  expect(await rows('ending=15')).toEqual([[soon!.id, 'Active', 6]]);
  expect(await rows('ending=6&kind=Trial')).toEqual([[soon!.id, 'Active', 6]]);
  expect(await rows('ending=5')).toEqual([]);
  expect(await rows('kind=Complimentary&status=Ahead&status=Active')).toHaveLength(2);
});

test('a term shows its office, plan and users, and nobody but the Admin looks', async () => {
  const company = await aCompany(server, { plan: 'team' });
  const owner = await company.person('Owner');
  const { results } = await list(`company=${company.id}`);
  expect(results).toMatchObject([
    {
      ...{ office: { id: company.id, is_suspended: false }, plan_name: 'Team', kind: 'Complimentary' },
      ...{ ends_on: null, days_left: null, users: 1, users_allowed: 5, order: null },
    },
  ]);
  expect((await server.ask('GET', '/platform/subscriptions/', owner.token)).status).toBe(403);
});
