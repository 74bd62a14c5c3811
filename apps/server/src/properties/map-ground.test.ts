import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSectors, aHouse, aShop } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const ground = async (person: Person, query = '') => {
  const { status, body } = await server.ask('GET', `/properties/property/ground/${query}`, person.token);
  expect(status).toBe(200);
  return body as { areas: { id: number; area: string; latitude: number; count: number }[]; around: number[][] };
};

test('the ground has the office’s areas with what the reader sees of them, and the places of their cities', async () => {
  const company = await aCompany(server);
  const [owner, homes] = [await company.person('Owner'), await company.person('Residential Only')];
  const sectors = await addSectors(server, owner, ['Sector 57', 'Sector 9']);
  const { 'Sector 57': full, 'Sector 9': empty } = sectors;
  const post = (body: object) => server.ask('POST', '/properties/property/', owner.token, body);
  await post(aHouse(full!));
  await post(aHouse(full!, { bhk: 4 }));
  await post(aHouse(full!, { locked_property: true }));
  await post(aShop(full!));
  const counts = async (person: Person, query = '') =>
    Object.fromEntries((await ground(person, query)).areas.map(({ id, count }) => [id, count]));
  expect(await counts(owner)).toEqual({ [full!]: 4, [empty!]: 0 });
  expect(await counts(homes)).toEqual({ [full!]: 2, [empty!]: 0 });
  expect(await counts(owner, '?bhk=4')).toEqual({ [full!]: 1, [empty!]: 0 });

  const { areas, around } = await ground(owner);
  expect(areas[0]).toMatchObject({ area: 'Sector 57', latitude: 28.4 });
  expect(around.length).toBeGreaterThan(10);
  for (const [latitude, longitude] of around) {
    expect(Math.abs(latitude! - 28.45)).toBeLessThan(0.5);
    expect(Math.abs(longitude! - 77.05)).toBeLessThan(0.5);
  }

  const stranger = await (await aCompany(server)).person('Owner');
  expect(await ground(stranger)).toEqual({ areas: [], around: [] });
});
