import { defaultWeights, withWeight } from '@angan/domain/matching/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSectors, aHouse, aWish } from '../../test/listings.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const path = '/properties/match_weights/';

test('a company weighs as it likes, on both records, in the kept pairs, and for itself alone', async () => {
  const company = await aCompany(server);
  const [owner, staff] = [await company.person('Owner'), await company.person('All-Rounder')];
  const areas = await addSectors(server, owner, ['Sector 57', 'Sector 56']);
  const add = async (kind: string, body: object) =>
    (await server.ask('POST', `/properties/${kind}/`, owner.token, body)).body;
  const house = await add('property', aHouse(areas['Sector 56']!, { sale_price: 66_000_000 }));
  const wish = await add('inquiry', aWish(areas['Sector 57']!));
  const scores = async () => [
    (await server.ask('GET', `/properties/property/${house.id}/matches/`, owner.token)).body.results[0].score,
    (await server.ask('GET', `/properties/inquiry/${wish.id}/matches/`, owner.token)).body.results[0].score,
  ];
  const kept = async () =>
    (await server.owner.query('select round(score) as score from match_pair where company_id = $1', [company.id])).rows;
  await expect.poll(kept).toEqual([{ score: 75 }]);
  expect(await scores()).toEqual([75, 75]);

  const weights = withWeight(defaultWeights['Residential sale'], 'budget', 60);
  const body = { column: 'Residential sale', weights };
  expect((await server.ask('PUT', path, staff.token, body)).status).toBe(403);
  const told = await server.ask('PUT', path, owner.token, body);
  expect(told.body.columns[0]).toEqual({ column: 'Residential sale', weights, is_standard: false });
  expect((await server.ask('GET', path, staff.token)).body).toEqual(told.body);
  const [lower] = await scores();
  expect(lower).toBeLessThan(70);
  expect(await scores()).toEqual([lower, lower]);
  await expect.poll(kept).toEqual([{ score: lower }]);
  const other = await (await aCompany(server)).person('Owner');
  expect((await server.ask('GET', path, other.token)).body.columns[0].is_standard).toBe(true);

  const wrong = await server.ask('PUT', path, owner.token, { ...body, weights: { ...weights, area: 99 } });
  expect(wrong).toMatchObject({
    status: 400,
    body: { weights: ['The weights must be whole numbers that sum to 100.'] },
  });
  await server.ask('PUT', path, owner.token, { ...body, weights: defaultWeights['Residential sale'] });
  await expect.poll(kept).toEqual([{ score: 75 }]);
});
