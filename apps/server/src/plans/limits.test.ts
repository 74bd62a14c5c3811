import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInquiryOffice } from '../../test/inquiries.ts';
import { aHouse, aWish } from '../../test/listings.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';
import { changeTerm } from '../../test/terms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.owner.query(`update plan set max_properties = 2, max_open_inquiries = 1 where code = 'solo'`);
});
afterAll(() => server.close());

const anOffice = async () => {
  const office = await anInquiryOffice(server);
  await changeTerm(server, office.company.id, { plan: 'solo' });
  const ask = (person: Person, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    server.ask(method, `/properties/${path}/`, person.token, body);
  const usage = async () =>
    (await server.ask('GET', '/properties/subscription/', office.owner.token)).body.usage as Record<string, number>;
  return { ...office, ask, usage };
};

test('one property too many is refused with the number and a way on; a deleted one makes room, which its undo takes', async () => {
  const { owner, area, company, ask, usage } = await anOffice();
  const staff = await company.person('All-Rounder');
  const add = (person: Person) => ask(person, 'POST', 'property', aHouse(area));
  const first = await add(owner);
  expect([first.status, (await add(staff)).status]).toEqual([201, 201]);
  expect(await usage()).toMatchObject({ properties: 2, open_inquiries: 0 });
  expect(await add(owner)).toMatchObject({
    status: 402,
    body: {
      non_field_errors: [
        'Your plan has room for 2 properties, and this would be more. Choose a larger plan under Pricing.',
      ],
      way: '/offers',
    },
  });
  const refused = await add(staff);
  expect([refused.status, Object.keys(refused.body)]).toEqual([402, ['non_field_errors']]);
  expect(refused.body.non_field_errors[0]).toContain('Ask your Owner');
  await ask(owner, 'DELETE', `property/${first.body.id}`);
  expect(await usage()).toMatchObject({ properties: 1 });
  expect((await add(owner)).status).toBe(201);
  expect((await ask(owner, 'POST', `property/${first.body.id}/restore`)).status).toBeLessThan(300);
  expect(await usage()).toMatchObject({ properties: 3 });
});

test('two that come at once do not share the last place', async () => {
  const { owner, area, ask, usage } = await anOffice();
  await ask(owner, 'POST', 'property', aHouse(area));
  const both = await Promise.all([1, 2, 3].map(() => ask(owner, 'POST', 'property', aHouse(area))));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 402, 402]);
  expect(await usage()).toMatchObject({ properties: 2 });
});

test('rows of a grid over the limit are refused each by itself', async () => {
  const { owner, area, ask } = await anOffice();
  const rows = [1, 2, 3].map(() => ({ row_key: crypto.randomUUID(), ...aHouse(area) }));
  const { body } = await ask(owner, 'POST', 'bulk_property', rows);
  expect(body.results).toMatchObject([{ code: 'P-000001' }, { code: 'P-000002' }, { errors: expect.any(Object) }]);
  expect(JSON.stringify(body.results[2])).toContain('room for 2 properties');
});

test('inquiries count while they are open', async () => {
  const { owner, area, ask, usage } = await anOffice();
  const add = () => ask(owner, 'POST', 'inquiry', aWish(area));
  const first = await add();
  expect([first.status, (await add()).status]).toEqual([201, 402]);
  const closed = await ask(owner, 'POST', `inquiry/${first.body.id}/stage`, {
    stage: 'Junk',
    reason: 'Wrong number',
  });
  expect([closed.status, await usage()]).toMatchObject([200, { open_inquiries: 0 }]);
  expect((await add()).status).toBe(201);
});
