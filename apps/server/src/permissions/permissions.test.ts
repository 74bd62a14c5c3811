import { usualRights } from '@angan/domain/personal-rights.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSectors } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/user_permissions/';
const unit = 'can_send_unit_number_in_property_pdf_share';
const society = 'can_send_society_name_property_pdf_share';

test('a record is made with one of the two sharing switches at most, then changed switch by switch', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const { id: user } = await company.person('Backend');
  expect(await server.ask('POST', path, owner.token, { user, [unit]: true, [society]: true })).toMatchObject({
    status: 400,
    body: { non_field_errors: ['Only one of the two can be allowed at first. Allow the other afterwards.'] },
  });
  const made = await server.ask('POST', path, owner.token, { user, [unit]: true, [society]: false });
  const { id } = made.body;
  expect(made).toMatchObject({
    status: 201,
    body: { id, user, ...usualRights('Backend'), [unit]: true },
  });
  expect(await server.ask('POST', path, owner.token, { user, can_export: true })).toMatchObject({
    status: 400,
    body: { user: ['A permission record of this person already exists.'] },
  });
  const changed = await server.ask('PATCH', `${path}${id}/`, owner.token, { [society]: true });
  expect(changed.body).toEqual({ id, user, ...usualRights('Backend'), [unit]: true, [society]: true });
  expect((await server.ask('PATCH', `${path}${id}/`, owner.token, {})).body).toEqual(changed.body);
  const read = await server.ask('GET', `${path}?user=${user}`, owner.token);
  expect(read.body.results).toEqual([changed.body]);
  const { rows } = await server.owner.query(
    `select action, changes from audit_log where company_id = $1 and entity = 'user_permission' order by id`,
    [company.id],
  );
  expect(rows).toEqual([
    { action: 'created', changes: null },
    { action: 'changed', changes: { [society]: [false, true] } },
  ]);
});

test('only the Owner changes them, only for people of the company, and everybody reads their own', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const coOwner = await company.person('Co-Owner');
  const staff = await company.person('All-Rounder');
  const stranger = await (await aCompany(server)).person('Backend');
  expect((await server.ask('POST', path, coOwner.token, { user: staff.id, can_export: true })).status).toBe(403);
  expect(await server.ask('POST', path, owner.token, { user: stranger.id, can_export: true })).toMatchObject({
    status: 400,
    body: { user: [`Invalid pk "${stranger.id}" - object does not exist.`] },
  });
  expect(await server.ask('POST', path, owner.token, {})).toMatchObject({
    status: 400,
    body: { user: ['This field is required.'] },
  });
  for (const { id: user } of [coOwner, staff]) await server.ask('POST', path, owner.token, { user, can_export: true });
  expect((await server.ask('GET', path, owner.token)).body.count).toBe(2);
  const own = (await server.ask('GET', path, staff.token)).body.results;
  expect(own).toMatchObject([{ user: staff.id, can_export: true }]);
  expect((await server.ask('GET', `${path}?user=${coOwner.id}`, staff.token)).body.results).toEqual([]);
  const theirs = `${path}${own[0].id}/`;
  expect((await server.ask('PATCH', theirs, staff.token, { [unit]: true })).status).toBe(403);
  expect((await server.ask('PATCH', theirs, stranger.token, { [unit]: true })).status).toBe(403);
});

test('limit and areas are checked, and an area that a person is kept to stays', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const { id: user } = await company.person('Residential Only');
  const { id: foreign } = (await addAreas(await (await aCompany(server)).person('Owner')))[0]!;
  const [here] = await addAreas(owner);
  const { id } = (await server.ask('POST', path, owner.token, { user, daily_reveal_limit: 40 })).body;
  const patch = (body: object) => server.ask('PATCH', `${path}${id}/`, owner.token, body);
  expect((await patch({ daily_reveal_limit: -1 })).body).toEqual({
    daily_reveal_limit: ['Ensure this value is greater than or equal to 0.'],
  });
  expect((await patch({ daily_reveal_limit: 1001 })).status).toBe(400);
  expect((await patch({ areas: [foreign] })).body).toEqual({
    areas: [`Invalid pk "${foreign}" - object does not exist.`],
  });
  expect((await patch({ areas: [here!.id], daily_reveal_limit: null })).body).toMatchObject({
    areas: [here!.id],
    daily_reveal_limit: 40,
  });
  expect((await server.ask('DELETE', `/properties/area/${here!.id}/`, owner.token)).status).toBe(400);
  expect((await patch({ areas: [] })).body.areas).toEqual([]);
  expect((await server.ask('DELETE', `/properties/area/${here!.id}/`, owner.token)).status).toBe(204);
});

const addAreas = async (owner: Person) =>
  Object.values(await addSectors(server, owner, ['Sector 57', 'Sector 56'])).map((id) => ({ id }));
