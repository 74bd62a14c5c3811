import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSectors, aProject, aUnit, bhkId } from '../../test/listings.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/projects/';
const units = '/properties/projectunits/';

const anOffice = async () => {
  const owner = await (await aCompany(server)).person('Owner');
  const areas = await addSectors(server, owner, ['Sector 57']);
  const post = (at: string, body: object) => server.ask('POST', at, owner.token, body);
  const made = async (at: string, body: object) => {
    const answer = await post(at, body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  };
  return { owner, area: areas['Sector 57']!, post, made };
};

describe('what its units come to', () => {
  test('stands on the project: lowest and highest price of a whole unit, and what is left', async () => {
    const { owner, area, made } = await anOffice();
    const { id } = await made(path, aProject(area));
    const read = async () => {
      const { price_from, price_to, units_left, bhk } = (await server.ask('GET', `${path}${id}/`, owner.token)).body;
      return [price_from, price_to, units_left, bhk];
    };
    const two = await made(units, aUnit(id));
    expect(await read()).toEqual([6_000_000, 6_500_000, 12, [bhkId(2)]]);
    const three = await made(
      units,
      aUnit(id, {
        unit_name: '3 BHK',
        bhk: bhkId(3),
        rera_carpet: 900,
        super_built_up: 1500,
        price_basis: 'Per unit of super built-up',
        price_from: 5200,
        price_to: null,
        units_left: 3,
      }),
    );
    expect(three).toMatchObject({ price_from: 5200, price_from_total: 7_800_000, price_to_total: null });
    expect(await read()).toEqual([6_000_000, 7_800_000, 15, [bhkId(2), bhkId(3)]]);
    await server.ask('PATCH', `${units}${three.id}/`, owner.token, { super_built_up: 1600, units_left: 2 });
    expect(await read()).toEqual([6_000_000, 8_320_000, 14, [bhkId(2), bhkId(3)]]);
    await server.ask('DELETE', `${units}${two.id}/`, owner.token);
    expect(await read()).toEqual([8_320_000, 8_320_000, 2, [bhkId(3)]]);
    await server.ask('DELETE', `${units}${three.id}/`, owner.token);
    expect(await read()).toEqual([null, null, null, []]);
  });

  test('counts units that are added at the same moment', async () => {
    const { owner, area, made } = await anOffice();
    const { id } = await made(path, aProject(area));
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => made(units, aUnit(id, { unit_name: `Type ${at}`, units_left: 2 }))),
    );
    expect((await server.ask('GET', `${path}${id}/`, owner.token)).body.units_left).toBe(12);
  });

  test('is refused where it contradicts itself', async () => {
    const { area, post, made } = await anOffice();
    const { id } = await made(path, aProject(area));
    const refused = async (given: object) => (await post(units, aUnit(id, given))).body;
    expect(await refused({ price_from: 7_000_000, units_left: 41, super_built_up: 600 })).toEqual({
      price_from: ['The lowest price is above the highest.'],
      units_left: ['More units are left than there are.'],
      super_built_up: ['The super built-up area is smaller than the carpet area.'],
    });
    await made(units, aUnit(id));
    expect(await refused({ unit_name: '2 bhk type a' })).toEqual({
      unit_name: ['This project has a unit type of this name.'],
    });
    expect(await refused({ rera_carpet: '' })).toHaveProperty('rera_carpet');
  });
});
