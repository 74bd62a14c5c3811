import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSectors, aHouse, aShop } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

test('the map shows what the list shows, each at its own place, its society’s or its area’s', async () => {
  const company = await aCompany(server);
  const [owner, homes] = [await company.person('Owner'), await company.person('Residential Only')];
  const { 'Sector 57': area } = await addSectors(server, owner, ['Sector 57']);
  const post = async (path: string, body: object) =>
    (await server.ask('POST', `/properties/${path}/`, owner.token, body)).body.id as number;
  const society_name = await post('society', {
    society_name: 'Orchid Heights',
    area,
    latitude: 28.41,
    longitude: 77.11,
  });
  const pinned = await post('property', aHouse(area!, { latitude: 28.42, longitude: 77.12 }));
  const inSociety = await post('property', aHouse(area!, { society_name }));
  const inArea = await post('property', aShop(area!));
  const locked = await post('property', aHouse(area!, { locked_property: true }));
  const map = async (person: Person, query = '') => {
    const { body } = await server.ask('GET', `/properties/property/map/${query}`, person.token);
    return {
      ...body,
      points: body.points.map((point: { id: number; placed_by: string; latitude: number }) => [
        point.id,
        point.placed_by,
        point.latitude,
      ]),
    };
  };
  expect(await map(owner)).toEqual({
    count: 4,
    tiles: null,
    points: [
      [locked, 'area', 28.4],
      [inArea, 'area', 28.4],
      [inSociety, 'society', 28.41],
      [pinned, 'property', 28.42],
    ],
  });
  expect((await map(homes)).points.map(([id]: [number]) => id)).toEqual([inSociety, pinned]);
  expect((await map(owner, `?society_name=${society_name}`)).points).toEqual([[inSociety, 'society', 28.41]]);
  const stranger = await (await aCompany(server)).person('Owner');
  expect((await map(stranger)).count).toBe(0);
});
