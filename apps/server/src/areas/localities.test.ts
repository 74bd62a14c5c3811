import type { Locality } from '@angan/contract/areas/localities.ts';
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
  expect(added).toMatchObject({ status: 200, body: { added: 2 } });
  expect((await ask('POST', path, { localities: [baner.id] })).body).toEqual({
    added: 0,
    areas: [{ locality: baner.id, area: expect.any(Number) }],
  });
  const [area] = (await ask('GET', '/properties/area/?search=baner')).body.results;
  expect(area).toMatchObject({ area: 'Baner', city: pune, pincodes: ['411045'] });
  expect(area.latitude).toBeCloseTo(18.56, 1);
  expect((await listed()).find(({ id }) => id === baner.id)).toMatchObject({ area: area.id });
});

test('a locality is found in any city by a part of its name and by its name as somebody wrote it', async () => {
  const owner = await (await aCompany(server)).person('Owner');
  const ask = async (query: string) =>
    (await server.ask('GET', `${path}?${query}`, owner.token)).body.results as Locality[];
  expect((await ask('search=aund&limit=3'))[0]).toMatchObject({ locality: 'Aundh', city: pune });
  const [first, second] = [await ask('city=9,97&limit=20'), await ask('city=9,97&limit=20&page=2')];
  expect([first.length, second.length]).toEqual([20, 20]);
  expect(second.some(({ id }) => first.some((one) => one.id === id))).toBe(false);
  expect(await ask('search=100%25')).toEqual([]);
  expect((await ask('name=Hinjawadi&city=9'))[0]).toMatchObject({ locality: 'Hinjewadi', city: pune });
  expect(await ask('name=Sector 62&city=9')).toEqual([]);

  // An area of the office that is called so is that locality, however it is written.
  const own = await server.ask('POST', '/properties/area/', owner.token, { area: 'Prahlad Nagar', city: 1 });
  expect(own.body).toMatchObject({ pincodes: ['380015'] });
  const [prahladnagar] = await ask('name=prahladnagar&city=1');
  expect(prahladnagar).toMatchObject({ locality: 'Prahladnagar', area: own.body.id });
  const again = await server.ask('POST', path, owner.token, { localities: [prahladnagar!.id] });
  expect(again.body).toEqual({ added: 0, areas: [{ locality: prahladnagar!.id, area: own.body.id }] });
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
