import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const pune = 9;
const path = '/properties/area/localities/';

test('localities of a city become areas of the office once, with their places', async () => {
  const owner = await (await aCompany(server)).person('Owner');
  const ask = (method: 'GET' | 'POST', at: string, body?: object) => server.ask(method, at, owner.token, body);
  const listed = async () => (await ask('GET', `${path}?city=${pune}`)).body.results as Record<string, unknown>[];
  const baner = (await listed()).find(({ locality }) => locality === 'Baner')!;
  expect(baner).toMatchObject({ city: pune, pincode: '411045', is_main: true, area: null });
  expect((await listed()).length).toBeGreaterThan(100);

  const aundh = (await listed()).find(({ locality }) => locality === 'Aundh')!;
  const added = await ask('POST', path, { localities: [baner.id, aundh.id, baner.id] });
  expect([added.status, added.body]).toEqual([200, { added: 2 }]);
  expect((await ask('POST', path, { localities: [baner.id] })).body).toEqual({ added: 0 });
  const [area] = (await ask('GET', '/properties/area/?search=baner')).body.results;
  expect(area).toMatchObject({ area: 'Baner', city: pune, pincodes: ['411045'] });
  expect(area.latitude).toBeCloseTo(18.56, 1);
  expect((await listed()).find(({ id }) => id === baner.id)).toMatchObject({ area: area.id });
});

test('an area that is added by its name alone has its place, unless somebody says another', async () => {
  const owner = await (await aCompany(server)).person('Owner');
  const add = async (body: object) => (await server.ask('POST', '/properties/area/', owner.token, body)).body;
  const named = await add({ area: 'kharadi', city: pune });
  expect(named).toMatchObject({ area: 'kharadi', pincodes: ['411014'] });
  expect(named.longitude).toBeCloseTo(73.9, 1);
  const own = await add({ area: 'Wakad', city: pune, latitude: 18.6, longitude: 73.7, pincodes: ['411001'] });
  expect(own).toMatchObject({ latitude: 18.6, longitude: 73.7, pincodes: ['411001'] });
  expect(await add({ area: 'Behind the old well', city: pune })).toMatchObject({ latitude: null, pincodes: [] });
});
