import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await aServer();
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
});
afterAll(() => server.close());

const ask = (method: 'GET' | 'POST', path = '', body?: object, token = admin.token) =>
  server.ask(method, `/platform/broker_contacts/${path}`, token, body);

test('the Admin adds, lists, searches and counts the contacts of the platform, and sees no brokerage’s', async () => {
  const office = await aCompany(server);
  await server.owner.query(
    `insert into contact (company_id, name, mobile_number_1) values ($1, 'Another office', '9824011000')`,
    [office.id],
  );
  const group = (await ask('POST', 'groups/', { name: 'Surat brokers' })).body;
  const source = (await ask('POST', 'sources/', { name: 'Expo' })).body;
  const one = {
    name: 'Mehul',
    mobile_number_1: '98240 11768',
    source: source.id,
    contactgroup: [group.id],
    consent_how: 'In person',
  };
  expect((await ask('POST', '', one)).body).toMatchObject({
    mobile_number_1: '9824011768',
    consent: { status: 'Given', how: 'In person' },
  });
  const many = {
    rows: [
      { name: 'Again', mobile_number_1: '9824011768' },
      { name: 'Asha', mobile_number_1: '9824011769' },
      { mobile_number_1: '9824011770' },
    ],
    contactgroup: [group.id],
  };
  expect((await ask('POST', 'bulk_create/', many)).body).toEqual({ created: 2, known: 1 });
  expect((await ask('GET')).body).toMatchObject({ count: 3 });
  expect((await ask('GET', '?search=asha')).body.results).toMatchObject([
    { name: 'Asha', mobile_number_1: '9824011769' },
  ]);
  expect((await ask('GET', 'counts/')).body).toMatchObject({
    count: 3,
    agreed: 1,
    no_source: 2,
    no_group: 0,
    sources: [{ name: 'Expo', count: 1 }],
    groups: [{ name: 'Surat brokers', count: 3, by_rule: false }],
  });
});

test('numbers twice, of no length and groups of others are refused', async () => {
  const twice = { rows: [{ mobile_number_1: '9824011780' }, { mobile_number_1: '9824011780' }] };
  expect((await ask('POST', 'bulk_create/', twice)).body.error).toBe('Duplicate mobile numbers are not allowed.');
  expect((await ask('POST', 'bulk_create/', { rows: [{ mobile_number_1: '12' }] })).status).toBe(400);
  expect(
    (await ask('POST', '', { mobile_number_1: '9824011781', contactgroup: [99999] })).body.contactgroup,
  ).toBeDefined();
  const owner = await (await aCompany(server)).person('Owner');
  expect((await ask('GET', '', undefined, owner.token)).status).toBe(403);
});
