import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOffice } from '../../test/an-office.ts';
import { aHouse, typeId } from '../../test/listings.ts';
import { aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/features/';

test('a new office has the features of the seed, and adds its own, each name once whatever its case', async () => {
  const { done, get, post } = await anOffice(server);
  const [corner] = (await get(`${path}?search=corner&stock=true`)).body.results;
  expect(corner).toMatchObject({ feature: 'Corner', category: 'Location', is_system: true, used_count: 0 });
  const own = await done(path, {
    feature: 'Lake facing',
    category: 'View',
    colour: 'Blue',
    property_type: [typeId('Residential')],
  });
  expect(own).toMatchObject({ is_system: false, is_active: true, colour: 'Blue', may_edit: true });
  expect((await post(path, { feature: 'lake FACING' })).body).toEqual({
    feature: ['There is a feature lake FACING already.'],
  });
  expect((await post(path, { feature: 'Other', property_type: [77] })).body).toEqual({
    property_type: ['Invalid pk "77" - object does not exist.'],
  });
});

test('is changed by its maker and the office, deleted by the owners while nothing uses it, else merged', async () => {
  const { area, done, get, post, staff, owner } = await anOffice(server);
  const [from, into] = [await done(path, { feature: 'Park view' }), await done(path, { feature: 'Garden side' })];
  const ask = (method: 'PATCH' | 'DELETE', id: number, as = owner, body?: object) =>
    server.ask(method, `${path}${id}/`, as.token, body);
  expect((await ask('PATCH', from.id, staff, { colour: 'Red' })).status).toBe(404);
  expect((await ask('PATCH', from.id, owner, { colour: 'Red', is_active: false })).body).toMatchObject({
    colour: 'Red',
    is_active: false,
  });
  const house = await done('/properties/property/', aHouse(area, { features: [into.id, from.id] }));
  expect((await ask('DELETE', from.id)).body).toEqual({ non_field_errors: ['In use by 1 property'] });
  expect((await post(`${path}${from.id}/merge/`, { into: into.id }, staff)).status).toBe(403);
  expect((await post(`${path}${from.id}/merge/`, { into: into.id })).body).toMatchObject({
    aliases: ['Park view'],
    used_count: 1,
  });
  expect((await get(`/properties/property/${house.id}/`)).body.features).toEqual([into.id]);
  const unused = await done(path, { feature: 'Nobody' });
  expect((await ask('DELETE', unused.id, staff)).status).toBe(403);
  expect((await ask('DELETE', unused.id)).status).toBe(204);
});

test('countries and states are served with what the trade needs of them', async () => {
  const { get } = await anOffice(server);
  const [india] = (await get('/properties/country/')).body.results;
  expect(india).toMatchObject({ iso_code: 'IN', currency: 'INR', currency_symbol: '₹' });
  const [gujarat] = (await get('/properties/state/?search=gujarat')).body.results;
  expect(gujarat).toMatchObject({ state: 'Gujarat', country: india.id, gst_state_code: '24' });
});
