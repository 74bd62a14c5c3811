import { savedViewLimits, savedViewTexts } from '@angan/contract/saved-views/saved-views.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/saved_views/';
const save = (person: Person, name: string, query = 'bhk=3') =>
  server.ask('POST', path, person.token, { list: 'properties', name, query });
const names = async (person: Person, list = 'properties') =>
  (await server.ask('GET', `${path}?list=${list}`, person.token)).body.results.map(
    ({ name, query }: { name: string; query: string }) => `${name}: ${query}`,
  );

test('a view is everybody’s own: kept under its name, replaced under the same, forgotten by nobody else', async () => {
  const company = await aCompany(server);
  const [owner, staff] = [await company.person('Owner'), await company.person('Backend')];
  const { body: mine } = await save(owner, 'Three rooms');
  expect(await save(owner, 'three ROOMS', 'bhk=4')).toMatchObject({ status: 201, body: { id: mine.id } });
  await save(owner, 'घर 🏠', 'deal_type=1');
  expect(await names(owner)).toEqual(['three ROOMS: bhk=4', 'घर 🏠: deal_type=1']);
  expect(await names(owner, 'inquiries')).toEqual([]);
  expect(await names(staff)).toEqual([]);
  expect((await server.ask('DELETE', `${path}${mine.id}/`, staff.token)).status).toBe(404);
  expect((await server.ask('DELETE', `${path}${mine.id}/`, owner.token)).status).toBe(204);
  expect(await names(owner)).toEqual(['घर 🏠: deal_type=1']);
});

test('a name of 10,000 letters is refused, and one view too many says what to do', async () => {
  const owner = await (await aCompany(server)).person('Owner');
  expect((await save(owner, 'x'.repeat(10_000))).status).toBe(400);
  for (let made = 0; made < savedViewLimits.views; made++) await save(owner, `View ${made}`);
  expect(await save(owner, 'One more')).toMatchObject({
    status: 400,
    body: { non_field_errors: [savedViewTexts.tooMany] },
  });
  expect((await save(owner, 'View 3', 'bhk=5')).status).toBe(201);
});
