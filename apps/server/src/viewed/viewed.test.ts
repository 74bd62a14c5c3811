import type { Usertype } from '@angan/domain/roles.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addSectors, aHouse, aNumber, aShop, aWish } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
const clock = () => new Date();
beforeAll(async () => {
  server = await aServer();
});
afterEach(() => {
  server.clock.now = clock;
});
afterAll(() => server.close());

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const as = (usertype: Usertype) => company.person(usertype);
  const add = async (noun: string, body: object, by: Person = owner): Promise<number> => {
    const made = await server.ask('POST', `/properties/${noun}/`, by.token, body);
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    return made.body.id;
  };
  const house = (number: string, given: object = {}) =>
    add('property', aHouse(area, { contact: { name: 'Rina Kothari', mobile_number_1: number }, ...given }));
  const limit = (person: Person, daily_reveal_limit: number) =>
    server.ask('POST', '/properties/user_permissions/', owner.token, { user: person.id, daily_reveal_limit });
  const alerts = async () =>
    (await server.ask('GET', '/properties/user_alerts/', owner.token)).body.results.map(
      ({ alert }: { alert: { title: string; message: string } }) => [alert.title, alert.message],
    );
  return { company, owner, area, as, add, house, limit, alerts };
};
const reveal = (person: Person, id: number, noun = 'property', action = 'Reveal') =>
  server.ask('POST', `/properties/${noun}/${id}/reveal/`, person.token, { action, screen: '/searchProperty' });
/** The same session at another time. */
const later = async (person: Person, at: Date): Promise<Person> => {
  server.clock.now = () => at;
  const { rows } = await server.owner.query('select company_id, usertype from app_user where id = $1', [person.id]);
  const token = server.tokens.access(person.id, person.device, { ...rows[0], subscription_status: 'Active' });
  return { ...person, token };
};

test('a reveal answers the numbers, is logged with its device, and counts each number of the day once', async () => {
  const { owner, area, as, house } = await anOffice();
  const staff = await as('Residential Only');
  const number = aNumber();
  const [one, two] = [await house(number), await house(number)];
  expect((await server.ask('GET', `/properties/property/${one}/`, staff.token)).body.contact.mobile_number_1).toBe(
    `*******${number.slice(-3)}`,
  );
  expect(await reveal(staff, one)).toMatchObject({
    status: 200,
    body: { contact: { name: 'Rina Kothari' }, numbers: [number], hidden: 0, used: 1, limit: 25 },
  });
  expect((await reveal(staff, two, 'property', 'Call')).body.used).toBe(1);
  expect((await reveal(owner, one)).body).toMatchObject({ numbers: [number], used: 0, limit: null });
  const log = (await server.ask('GET', '/properties/viewed_properties/', owner.token)).body;
  expect(log.count).toBe(3);
  expect(log.results).toMatchObject([
    { action: 'Reveal', user: { usertype: 'Owner' }, numbers: [number] },
    { action: 'Call', user: { id: staff.id, usertype: 'Residential Only' }, property: { id: two } },
    {
      action: 'Reveal',
      screen: '/searchProperty',
      property: {
        id: one,
        property_code: 'P-000001',
        property_subtype: aHouse(area).property_subtype,
        bhk: aHouse(area).bhk,
        deal_type: aHouse(area).deal_type,
        sale_price_total: aHouse(area).sale_price,
        area: [{ area: 'Sector 57' }],
        contact: { name: 'Rina Kothari', mobile_number_1: number },
        is_deleted: false,
      },
    },
  ]);
  await server.owner.query(`update user_device set device_name = 'Chrome on Android' where id = $1`, [staff.device]);
  const theirs = `/properties/viewed_properties/?user=${staff.id}&action=Reveal&opened_at__gte=2020-01-01`;
  expect((await server.ask('GET', theirs, owner.token)).body).toMatchObject({
    count: 1,
    results: [{ device: 'Chrome on Android' }],
  });
  for (const statement of ['update viewed_property set screen = $$$$', 'delete from viewed_property'])
    await expect(server.services.pool.query(statement)).rejects.toThrow('permission denied');
});

test('two at once do not pass the limit; above it the Owner is told once, and midnight in India begins anew', async () => {
  const { company, owner, as, house, limit, alerts } = await anOffice();
  const staff = await as('All-Rounder');
  await limit(staff, 2);
  const houses = await Promise.all(Array.from({ length: 5 }, () => house(aNumber())));
  server.clock.now = () => new Date('2100-11-21T18:20:00Z');
  const evening = await later(staff, new Date('2100-11-21T18:20:00Z'));
  const answers = await Promise.all(houses.map((id) => reveal(evening, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403, 403]);
  const refused = answers.find(({ status }) => status === 403)!;
  expect(refused.body.detail).toBe('Daily limit of 2 numbers reached. Ask the owner.');
  expect(await alerts()).toEqual([
    ['Reveal limit', 'All-Rounder Test has revealed 2 numbers today and asked for more.'],
  ]);
  const free = houses[answers.findIndex(({ status }) => status === 200)]!;
  expect((await reveal(evening, free)).status).toBe(200);
  const today = async (person: Person) =>
    (await server.ask('GET', '/properties/viewed_today/', person.token)).body.results;
  expect(await today(evening)).toMatchObject([{ user: { id: staff.id }, used: 2, limit: 2 }]);
  await company.person('Backend');
  expect((await today(await later(owner, new Date('2100-11-21T18:20:00Z')))).length).toBe(2);

  // Half past midnight in India, still the day before in London.
  const night = await later(staff, new Date('2100-11-21T19:00:00Z'));
  expect(await today(night)).toMatchObject([{ used: 0 }]);
  const refusedHouse = houses[answers.indexOf(refused)]!;
  expect(await reveal(night, refusedHouse)).toMatchObject({ status: 200, body: { used: 1, limit: 2 } });
});

test('of a person with more numbers than are left, those that fit are shown', async () => {
  const { add, as, area, limit, owner } = await anOffice();
  const staff = await as('All-Rounder');
  await limit(staff, 2);
  const numbers = [aNumber(), aNumber(), aNumber()];
  const contact = await add('contacts', {
    name: 'Three',
    mobile_number_1: numbers[0],
    mobile_number_2: numbers[1],
    mobile_number_3: numbers[2],
  });
  const id = await add('property', aHouse(area, { contact }));
  expect((await reveal(staff, id)).body).toMatchObject({ numbers: numbers.slice(0, 2), hidden: 1, used: 2, limit: 2 });
  expect((await reveal(staff, id)).body).toMatchObject({ numbers: numbers.slice(0, 2), hidden: 1, used: 2 });
  expect((await reveal(owner, id)).body.numbers).toEqual(numbers);
});

test('a day unlike the thirty before is told to the Owner once', async () => {
  const { company, as, house, alerts } = await anOffice();
  const staff = await as('Commercial Only');
  await server.owner.query(
    `insert into revealed_number (company_id, user_id, day, number)
       select $1, $2, (now() at time zone 'Asia/Kolkata')::date - d, 'n' || n from generate_series(1, 30) d, generate_series(1, 2) n`,
    [company.id, staff.id],
  );
  for (let n = 0; n < 8; n++) {
    const id = await house(aNumber(), { ...commercial });
    expect((await reveal(staff, id)).status).toBe(200);
    expect(await alerts()).toHaveLength(n < 6 ? 0 : 1);
  }
  expect(await alerts()).toEqual([
    ['Reveal limit', 'Commercial Only Test has revealed 7 numbers today, more than three times as many as usual.'],
  ]);
});
const commercial = (({ contact: _, area: __, ...shop }) => shop)(aShop(0) as Record<string, unknown>);

test('who may not see a record or its person gets 404; an inquiry is revealed by whose it is, and by a switch', async () => {
  const { owner, as, add, house, area } = await anOffice();
  const [residential, other, commercialOnly, backend] = [
    await as('Residential Only'),
    await as('Residential Only'),
    await as('Commercial Only'),
    await as('Backend'),
  ];
  const open = await house(aNumber());
  const locked = await house(aNumber(), { locked_property: true });
  const person = await add('contacts', { name: 'Locked', mobile_number_1: aNumber(), locked_contact: true });
  const ofLocked = await add('property', aHouse(area, { contact: person }));
  for (const id of [locked, ofLocked, 999_999]) expect((await reveal(residential, id)).status).toBe(404);
  expect((await reveal(commercialOnly, open)).status).toBe(404);
  expect((await reveal(backend, open)).status).toBe(403);
  expect((await reveal(residential, open, 'property', 'PDF')).status).toBe(400);

  const wish = await add('inquiry', aWish(area));
  const given = await add('inquiry', aWish(area, { assigned_to: [residential.id] }));
  expect((await reveal(residential, wish, 'inquiry')).status).toBe(403);
  expect((await reveal(residential, given, 'inquiry', 'WhatsApp')).status).toBe(200);
  expect((await reveal(other, given, 'inquiry')).status).toBe(404);
  expect((await server.ask('GET', '/properties/viewed_inquiries/', owner.token)).body).toMatchObject({
    count: 1,
    results: [
      {
        action: 'WhatsApp',
        inquiry: {
          id: given,
          inquiry_code: 'Q-000002',
          bhk: aWish(area).bhk,
          budget_max: 60_000_000,
          society_name: [],
        },
      },
    ],
  });

  const record = (user: number, body: object) =>
    server.ask('POST', '/properties/user_permissions/', owner.token, { user, ...body });
  await record(residential.id, { can_reveal_numbers: false });
  await record(backend.id, { can_reveal_numbers: true });
  expect((await reveal(residential, open)).status).toBe(403);
  expect((await reveal(backend, open)).status).toBe(200);
  for (const staff of [residential, backend])
    expect((await server.ask('GET', '/properties/viewed_properties/', staff.token)).status).toBe(403);
});

test('Backend sees again what it typed that day, and nothing that it only pointed to', async () => {
  const { owner, as, add, area } = await anOffice();
  const backend = await as('Backend');
  const number = aNumber();
  const typed = await add('property', aHouse(area, { contact: { name: 'Typed', mobile_number_1: number } }), backend);
  expect(await reveal(backend, typed)).toMatchObject({ status: 200, body: { numbers: [number], limit: null } });
  const known = await add('contacts', { name: 'Known', mobile_number_1: aNumber() });
  const pointed = await add('property', aHouse(area, { contact: known }), backend);
  expect((await reveal(backend, pointed)).status).toBe(403);
  const contact = (await server.ask('GET', `/properties/property/${typed}/`, owner.token)).body.contact.id;
  await server.ask('PATCH', `/properties/contacts/${contact}/`, owner.token, { mobile_number_2: aNumber() });
  expect((await reveal(backend, typed)).status).toBe(403);

  const again = await add('property', aHouse(area), backend);
  const tomorrow = await later(backend, new Date(Date.now() + 24 * 3_600_000));
  expect((await reveal(tomorrow, again)).status).toBe(403);
});

test('opening is noted once in half an hour, by each person and for each record they may see', async () => {
  const { owner, as, house } = await anOffice();
  const staff = await as('Commercial Only');
  const id = await house(aNumber());
  const open = (person: Person, record = id) =>
    server.ask('POST', `/properties/property/${record}/viewed/`, person.token, { screen: '/searchProperty' });
  expect((await Promise.all([open(owner), open(owner), open(owner)])).map(({ status }) => status)).toEqual([
    204, 204, 204,
  ]);
  expect((await open(staff)).status).toBe(404);
  const log = async () => (await server.ask('GET', '/properties/viewed_properties/?action=Open', owner.token)).body;
  expect((await log()).count).toBe(1);
  const half = await later(owner, new Date(Date.now() + 31 * 60_000));
  await open(half);
  expect((await server.ask('GET', '/properties/viewed_properties/', half.token)).body.count).toBe(2);
  expect((await server.ask('POST', `/properties/property/${id}/viewed/`, half.token, { screen: 'x y' })).status).toBe(
    400,
  );
});
