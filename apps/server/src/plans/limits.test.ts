import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInquiryOffice } from '../../test/inquiries.ts';
import { aHouse, aNumber, aWish } from '../../test/listings.ts';
import { importer } from '../../test/migrations.ts';
import { aHouseWithFiles, aPhoto } from '../../test/property-files.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';
import { changeTerm } from '../../test/terms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
  await server.owner.query(
    `update plan set max_properties = 2, max_open_inquiries = 1, picture_bytes = 1073741824, import_rows_a_month = 3 where code = 'solo'`,
  );
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

test('pictures count with their smaller forms, and a full store takes no more of them', async () => {
  const { company, owner, send } = await aHouseWithFiles(server);
  await changeTerm(server, company.id, { plan: 'solo' });
  const used = async () =>
    (await server.ask('GET', '/properties/subscription/', owner.token)).body.usage.picture_bytes as number;
  expect(await used()).toBe(0);
  expect((await send(await aPhoto(900, 600))).status).toBe(201);
  const { rows } = await server.owner.query(
    `select bytes + (select sum((v ->> 'bytes')::bigint) from jsonb_array_elements(variants) v) as all
       from stored_file where company_id = $1`,
    [company.id],
  );
  expect(await used()).toBe(Number(rows[0].all));
  await server.owner.query(
    `update company_counter set value = 1073741824 where company_id = $1 and counter = 'picture_bytes'`,
    [company.id],
  );
  const refused = await send(await aPhoto());
  expect([refused.status, refused.body]).toMatchObject([
    402,
    { non_field_errors: [expect.stringContaining('1 GB of pictures')], way: '/offers' },
  ]);
});

test('an import has the rows of the month, a trial shorter files, and records need room', async () => {
  const { owner, company, area } = await anOffice();
  const { upload, take, step, read } = importer(server, owner);
  const people = (count: number) =>
    ['Name,Mobile', ...Array.from({ length: count }, (_, at) => `Person ${at},${aNumber()}`)].join('\n');
  const first = await upload(people(2));
  await take(first.id, 'validate');
  await take(first.id, 'run');
  const second = await upload(people(2));
  await take(second.id, 'validate');
  expect(await step(second.id, 'run')).toMatchObject({
    status: 402,
    body: { non_field_errors: [expect.stringContaining('3 rows of imports a month')], way: '/offers' },
  });
  expect((await read(second.id)).status).toBe('Validated');

  const month = `update plan set import_rows_a_month = $1, import_rows_a_file = $2 where code = 'solo'`;
  await server.owner.query(month, [100, 2]);
  const long = await upload(people(3));
  expect([long.status, JSON.stringify(long.problem)]).toEqual(['Failed', expect.stringContaining('tooManyForPlan')]);
  await server.owner.query(month, [100, null]);

  const { rows: places } = await server.owner.query('select area from area where company_id = $1 and id = $2', [
    company.id,
    area,
  ]);
  const row = (n: number) => `Gate ${n} House,Apartment,Sell,${places[0].area},3,1250 sqft,${80 + n} lakh,${aNumber()}`;
  const houses = ['Title,Subtype,Deal,Area,BHK,Size,Price,Owner mobile', row(1), row(2), row(3)].join('\n');
  const listed = await upload(houses, 'list.csv', 'Properties');
  const checked = await take(listed.id, 'validate');
  expect(checked.counts).toMatchObject({ new: 3 });
  const refused = await step(listed.id, 'run');
  expect([refused.status, refused.body.non_field_errors]).toEqual([
    402,
    [expect.stringContaining('room for 2 properties')],
  ]);
});

test('two sources that are turned on at once do not share the only place', async () => {
  const { owner, ask, usage } = await anOffice();
  const push = { is_enabled: true, mode: 'Push' };
  const both = await Promise.all(
    ['housing', 'acres99', 'magicbricks'].map((portal) => ask(owner, 'PATCH', `lead_sources/${portal}`, push)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 402, 402]);
  expect(await usage()).toMatchObject({ lead_sources: 1 });
});

test('a second source of leads is refused where the plan has one; one that is on is changed all the same', async () => {
  const { owner, ask, usage } = await anOffice();
  const push = { is_enabled: true, mode: 'Push' };
  expect((await ask(owner, 'PATCH', 'lead_sources/housing', push)).status).toBe(200);
  expect(await usage()).toMatchObject({ lead_sources: 1 });
  const refused = await ask(owner, 'PATCH', 'lead_sources/acres99', push);
  expect([refused.status, refused.body]).toMatchObject([
    402,
    { non_field_errors: [expect.stringContaining('leads of one source')], way: '/offers' },
  ]);
  expect((await ask(owner, 'PATCH', 'lead_sources/housing', { ...push, duplicate_rule: 'Make new' })).status).toBe(200);
  expect(await usage()).toMatchObject({ lead_sources: 1 });
  expect((await ask(owner, 'PATCH', 'lead_sources/housing', { is_enabled: false })).status).toBe(200);
  expect((await ask(owner, 'PATCH', 'lead_sources/acres99', push)).status).toBe(200);
});
