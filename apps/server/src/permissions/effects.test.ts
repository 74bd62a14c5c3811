import type { Usertype } from '@angan/domain/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSectors, aHouse, aWish } from '../../test/listings.ts';
import { aCompany, aForm, aServer, type Person, type TestServer } from '../../test/support.ts';

/** What the Owner switches is so with the next request, wherever it says something. */

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const areas = await addSectors(server, owner, ['Sector 57', 'Sector 56']);
  const [here, there] = [areas['Sector 57']!, areas['Sector 56']!];
  const records = new Map<number, number>();
  const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, by: Person, body?: object) =>
    server.ask(method, `/properties/${path}`, by.token, body);
  /** Changes a person's record, made at the first time. */
  const allow = async ({ id: user }: Person, body: object) => {
    const known = records.get(user);
    const answer = known
      ? await ask('PATCH', `user_permissions/${known}/`, owner, body)
      : await ask('POST', 'user_permissions/', owner, { user, ...body });
    expect([answer.status < 300, answer.body]).toEqual([true, expect.anything()]);
    records.set(user, answer.body.id);
  };
  const add = async (noun: string, body: object, by = owner): Promise<number> =>
    (await ask('POST', `${noun}/`, by, body)).body.id;
  /** What a person's list holds, and what it says that it holds. */
  const listed = async (noun: string, by: Person): Promise<number[]> => {
    const { body } = await ask('GET', `${noun}/?ordering=created_date`, by);
    expect(body.count).toBe(body.results.length);
    return body.results.map((row: { id: number }) => row.id);
  };
  const as = (usertype: Usertype) => company.person(usertype);
  return { owner, here, there, as, ask, allow, add, listed };
};

test('verifying, importing and closing follow their switches', async () => {
  const { here, as, ask, allow, add } = await anOffice();
  const staff = await as('All-Rounder');
  const mine = await add('property', aHouse(here), staff);
  const status = (to: string) =>
    ask('POST', `property/${mine}/status/`, staff, { status: to, closed_by: 'Owner directly', price: 9_500_000 });
  const verify = async () => (await ask('POST', `property/${mine}/verify/`, staff)).status;
  const upload = async () => {
    const form = aForm(
      { kind: 'Contacts' },
      { file: { name: 'a.csv', content: Buffer.from('Name,Mobile\nA,9824011768\n') } },
    );
    return (await server.ask('POST', '/properties/datamigration/', staff.token, form.payload, form.headers)).status;
  };
  expect([await verify(), await upload(), (await status('Sold')).status]).toEqual([200, 201, 403]);
  await allow(staff, { can_verify_property: false, can_import: false, can_close_property: true });
  expect([await verify(), await upload(), (await status('Sold')).status]).toEqual([403, 403, 200]);
  await allow(staff, { can_verify_property: true, can_import: true, can_close_property: false });
  expect([await verify(), await upload(), (await status('Available')).status]).toEqual([200, 201, 403]);
});

test('who is switched to all inquiries sees those of others, in their domain and unlocked', async () => {
  const { here, as, allow, add, listed, ask } = await anOffice();
  const [staff, other] = [await as('Residential Only'), await as('Residential Only')];
  const theirs = await add('inquiry', aWish(here, { assigned_to: [other.id] }));
  await add('inquiry', aWish(here, { assigned_to: [other.id], locked_inquiry: true }));
  const free = await add('inquiry', aWish(here));
  expect(await listed('inquiry', staff)).toEqual([free]);
  await allow(staff, { can_see_all_inquiries: true });
  expect(await listed('inquiry', staff)).toEqual([theirs, free]);
  expect((await ask('GET', `inquiry/${theirs}/`, staff)).body).toMatchObject({ id: theirs, may_edit: false });
  expect((await ask('PATCH', `inquiry/${theirs}/`, staff, { comment: 'x' })).status).toBe(403);
  await allow(staff, { can_see_all_inquiries: false });
  expect((await ask('GET', `inquiry/${theirs}/`, staff)).status).toBe(404);
});

test('who is kept to areas sees the properties there, and what is in their own hands', async () => {
  const { here, there, as, ask, allow, add, listed } = await anOffice();
  for (const usertype of ['All-Rounder', 'Backend'] as const) {
    const staff = await as(usertype);
    const inside = await add('property', aHouse(here));
    const both = await add('property', aHouse(there, { area: [there, here] }));
    const outside = await add('property', aHouse(there, { description: 'tamarind' }));
    const given = await add('property', aHouse(there, { assigned_to: [staff.id] }));
    const made = await add('property', aHouse(there), staff);
    const before = (await listed('property', staff)).slice(-5);
    expect(before).toEqual([inside, both, outside, given, made]);
    await allow(staff, { areas: [here] });
    expect((await listed('property', staff)).slice(-4)).toEqual([inside, both, given, made]);
    expect((await ask('GET', `property/${outside}/`, staff)).status).toBe(404);
    expect((await ask('GET', 'property/?search=tamarind', staff)).body.count).toBe(0);
    expect((await ask('POST', `property/${outside}/reveal/`, staff, { action: 'Reveal' })).status).toBe(404);
    await allow(staff, { areas: [] });
    expect(await listed('property', staff)).toContain(outside);
  }
});

test('who is kept to areas sees the inquiries for there, for anywhere and for nowhere yet, and their own', async () => {
  const { owner, here, there, as, ask, allow, add, listed } = await anOffice();
  const [staff, backend] = [await as('All-Rounder'), await as('Backend')];
  const inside = await add('inquiry', aWish(here));
  const anywhere = await add('inquiry', aWish(there, { area: [], any_area: true }));
  const nowhere = await add('inquiry', aWish(there, { area: [] }));
  const outside = await add('inquiry', aWish(there));
  const given = await add('inquiry', aWish(there, { assigned_to: [staff.id] }));
  for (const one of [staff, backend]) await allow(one, { areas: [here] });
  expect(await listed('inquiry', staff)).toEqual([inside, anywhere, nowhere, given]);
  expect(await listed('inquiry', backend)).toEqual([inside, anywhere, nowhere]);
  expect(await listed('inquiry', owner)).toEqual([inside, anywhere, nowhere, outside, given]);
  expect((await ask('GET', `inquiry/${outside}/`, staff)).status).toBe(404);
  const far = await add('property', aHouse(there));
  const asks = await add('inquiry', aWish(here, { asked_property: far }));
  expect((await ask('GET', `inquiry/${asks}/`, owner)).body.asked_property).toMatchObject({ id: far });
  expect((await ask('GET', `inquiry/${asks}/`, staff)).body.asked_property).toBeNull();
  const house = await add('property', aHouse(there, { assigned_to: [staff.id] }));
  const matches = (await ask('GET', `property/${house}/matches/?why_not=true`, staff)).body;
  const fitting = (await ask('GET', `property/${house}/matches/?show_weak=true`, staff)).body;
  const seen = [...matches.results, ...fitting.results].map((row: { inquiry: { id: number } }) => row.inquiry.id);
  expect(seen).not.toContain(outside);
  expect(seen).toContain(given);
});
