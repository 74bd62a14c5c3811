import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInquiryOffice } from '../../test/inquiries.ts';
import { aNumber, aWish } from '../../test/listings.ts';
import { importer } from '../../test/migrations.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const anOffice = async (rule: object) => {
  const office = await anInquiryOffice(server);
  const change = (body: object) => server.ask('PATCH', '/properties/company/', office.owner.token, body);
  expect(await change(rule)).toMatchObject({ status: 200, body: rule });
  const person = office.company.person;
  // The turn goes by ids, and these are drawn.
  const [first, second] = [await person('All-Rounder'), await person('All-Rounder')].toSorted((a, b) => a.id - b.id);
  await server.owner.query(`update app_user set first_name = 'Second' where id = $1`, [second!.id]);
  return {
    ...office,
    change,
    people: {
      first: first!,
      second: second!,
      shops: await person('Commercial Only'),
      backend: await person('Backend'),
    },
    wish: (more: object = {}) =>
      aWish(office.area, { contact: { name: 'Buyer', mobile_number_1: aNumber() }, ...more }),
    alertsOf: async ({ token }: Person) =>
      (await server.ask('GET', '/properties/user_alerts/', token)).body.results.map(
        ({ alert }: { alert: { title: string; message: string } }) => [alert.title, alert.message],
      ) as [string, string][],
  };
};
const whose = (inquiry: { assigned_to: { id: number }[] }) => inquiry.assigned_to.map(({ id }) => id);

describe('an inquiry that comes without a name', () => {
  test('waits for somebody, as long as the office has no rule', async () => {
    const { owner, add, wish, people } = await anOffice({ assign_rule: 'Nobody' });
    expect(whose(await add(owner, wish()))).toEqual([]);
    expect(whose(await add(people.first, wish()))).toEqual([]);
  });

  test('goes round among those whose work it is, and they are told', async () => {
    const { owner, add, wish, people, alertsOf } = await anOffice({ assign_rule: 'Round robin' });
    const { first, second, backend } = people;
    const made = [
      await add(owner, wish()),
      await add(backend, wish()),
      await add(owner, wish()),
      await add(owner, wish({ assigned_to: [second.id] })),
      await add(owner, wish()),
    ];
    expect(made.map(whose)).toEqual([[first.id], [second.id], [first.id], [second.id], [second.id]]);
    expect(await alertsOf(first)).toEqual([
      ['Inquiry assigned', expect.stringMatching(/^Given to you: /)],
      ['Inquiry assigned', expect.stringMatching(/^Given to you: /)],
    ]);
    // What a salesperson adds stays with them, and they are told nothing of it.
    const own = await add(second, wish());
    expect(whose(own)).toEqual([second.id]);
    expect((await alertsOf(second)).flat().join()).not.toContain(own.inquiry_code);
    // Nobody else sees what is locked.
    expect(whose(await add(owner, wish({ locked_inquiry: true })))).toEqual([]);
  });

  test('goes by its area to whom the area is given, else to who has the fewest', async () => {
    const { owner, areas, add, wish, people } = await anOffice({ assign_rule: 'By area' });
    const { first, second } = people;
    await server.ask('POST', '/properties/user_permissions/', owner.token, {
      user: second.id,
      areas: [areas['Sector 57']],
    });
    const at = async (area: number | undefined) => whose(await add(owner, wish({ area: [area] })));
    expect([await at(areas['Sector 57']), await at(areas['Sector 57']), await at(areas['Sector 56'])]).toEqual([
      [second.id],
      [second.id],
      [first.id],
    ]);
  });

  test('goes to the one person, unless they are gone or it is not their work', async () => {
    const { owner, add, wish, change, people } = await anOffice({ assign_rule: 'By domain' });
    expect(await change({ assign_rule: 'One person' })).toMatchObject({
      status: 400,
      body: { assign_to: ['Choose who gets them.'] },
    });
    expect(await change({ assign_rule: 'One person', assign_to: 999_999 })).toMatchObject({ status: 400 });
    await change({ assign_rule: 'One person', assign_to: people.shops.id });
    expect(whose(await add(owner, wish()))).toEqual([]);
    await change({ assign_to: people.second.id });
    expect(whose(await add(owner, wish()))).toEqual([people.second.id]);
    await server.owner.query('update app_user set is_active = false where id = $1', [people.second.id]);
    expect(whose(await add(owner, wish()))).toEqual([]);
  });
});

test('two who add at the same moment do not give the same turn', async () => {
  const { owner, add, wish, people } = await anOffice({ assign_rule: 'Round robin' });
  const made = await Promise.all([1, 2, 3, 4].map(() => add(owner, wish())));
  const { first, second } = people;
  expect(made.flatMap(whose).toSorted()).toEqual([first.id, first.id, second.id, second.id].toSorted());
});

test('rows that come together are shared among people, each of whom is told once', async () => {
  const { owner, get, wish, people, alertsOf } = await anOffice({ assign_rule: 'By domain' });
  const { first, second } = people;
  const { upload, map, take } = importer(server, owner);
  const lines = Array.from(
    { length: 6 },
    (_, at) => `Buyer ${at},${aNumber()},Buy,Residential,2 BHK,Sector 57,60 L,${at === 5 ? second.id : ''}`,
  ).map((line) => line.replace(`,${second.id}`, ',Second Test'));
  const read = await upload(
    ['Client,Contact No,Requirement for,Property Type,Config,Location,Budget,Handled by', ...lines].join('\n'),
    'leads.csv',
    'Inquiries',
  );
  await map(read.id, {});
  await take(read.id, 'validate');
  expect((await take(read.id, 'run')).results).toMatchObject({ created: 6, failed: 0 });
  const { results } = (await get(owner, '?page_size=50')).body;
  const had = (person: Person) =>
    results.filter((one: { assigned_to: { id: number }[] }) => whose(one).includes(person.id)).length;
  expect([had(first), had(second)]).toEqual([3, 3]);
  const together = [['Inquiry assigned', '3 inquiries assigned to you, from leads.csv.']];
  expect([await alertsOf(first), await alertsOf(second)]).toEqual([together, together]);

  // The same of rows that are typed in bulk.
  const rows = [1, 2, 3, 4].map(() => ({ row_key: crypto.randomUUID(), ...wish() }));
  await server.ask('POST', '/properties/bulk_inquiry/', owner.token, rows);
  expect([(await alertsOf(first))[0], (await alertsOf(second))[0]]).toEqual([
    ['Inquiry assigned', '2 inquiries assigned to you.'],
    ['Inquiry assigned', '2 inquiries assigned to you.'],
  ]);
});

describe('a rule is tried with what came in the last 30 days', () => {
  test('and changes nothing', async () => {
    const { owner, add, wish, people } = await anOffice({ assign_rule: 'Nobody' });
    const { first, second, backend } = people;
    for (let made = 0; made < 5; made += 1) await add(owner, wish());
    await add(owner, wish({ locked_inquiry: true }));
    const tried = (query: string, by: Person = owner) =>
      server.ask('GET', `/properties/assign_dry_run/${query}`, by.token);
    expect((await tried('')).body).toEqual({ count: 6, nobody: 6, people: [] });
    const inTurn = {
      count: 6,
      nobody: 1,
      people: [
        { id: first.id, count: 3 },
        { id: second.id, count: 2 },
      ],
    };
    expect((await tried('?assign_rule=Round robin')).body).toEqual(inTurn);
    expect((await tried('?assign_rule=Round robin')).body).toEqual(inTurn);
    expect((await tried(`?assign_rule=One person&assign_to=${second.id}`)).body).toEqual({
      ...{ count: 6, nobody: 1, people: [{ id: second.id, count: 5 }] },
    });
    expect((await tried('?assign_rule=Round robin&source=Housing')).body).toEqual({ count: 0, nobody: 0, people: [] });
    expect((await tried('', backend)).status).toBe(403);
    expect((await tried('?assign_rule=Anybody')).status).toBe(400);
    await server.owner.query(`update inquiry set date_time = date_time - interval '31 days' where company_id = $1`, [
      (await server.owner.query('select company_id from app_user where id = $1', [owner.id])).rows[0].company_id,
    ]);
    expect((await tried('?assign_rule=Round robin')).body.count).toBe(0);
  });
});
