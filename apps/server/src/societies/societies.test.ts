import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOffice } from '../../test/an-office.ts';
import { aHouse, aShop, aWish, bhkId, dealId, gurgaon, subtypeId, typeId } from '../../test/listings.ts';
import { aPerson, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/society/';

const office = async () => {
  const made = await anOffice(server);
  const society = (society_name: string, fields: object = {}) =>
    made.done(path, { society_name, area: made.area, ...fields });
  const read = async (id: number, as = made.owner) => (await made.get(`${path}${id}/`, as)).body;
  return { ...made, society, read };
};

describe('a society', () => {
  test('keeps all that is known of it', async () => {
    const { society, read, area } = await office();
    server.clock.now = () => new Date('2026-11-21T10:00:00+05:30');
    const fields = {
      aliases: ['SV'],
      society_kind: 'Apartment association',
      property_type: [typeId('Residential')],
      address: 'Golf Course Road',
      landmark: 'Opp. the lake',
      pincode: '122011',
      latitude: 28.42,
      longitude: 77.1,
      builder_name: 'Sun Builders',
      towers: 4,
      floors: 14,
      units_total: 224,
      year_built: 2014,
      amenities: [1, 26],
      maintenance: 3.5,
      maintenance_basis: 'Per sqft per month',
      transfer_charge: 25_000,
      noc_required: true,
      rules: 'No bachelors',
      parking_rule: 'One covered a flat',
      water_source: ['Municipal', 'Borewell'],
      power_backup: 'Lift only',
      lift_count: 8,
      rera_no: 'HRERA-12',
      oc_received: false,
    };
    const made = await society('Sun Vista', fields);
    expect(await read(made.id)).toMatchObject({ ...fields, area, city: gurgaon, age: 12, is_active: true });
    server.clock.now = () => new Date();
  });

  test('is refused twice in an area, whatever the case, and with what no list has', async () => {
    const { society, post, area } = await office();
    await society('Sun Vista');
    expect((await post(path, { society_name: ' SUN vista ', area })).body).toEqual({
      society_name: ['There is a society SUN vista already.'],
    });
    expect((await post(path, { society_name: 'Other', area, amenities: [9999] })).body).toEqual({
      amenities: ['Invalid pk "9999" - object does not exist.'],
    });
    expect((await post(path, { society_name: 'Other', area: 999_999 })).status).toBe(400);
  });

  test('is seen by those who work in its type, and its counts are what they see', async () => {
    const { society, done, get, company, owner } = await office();
    const residential = await aPerson(server, company, 'Residential Only');
    const mixed = await society('Mixed');
    const mall = await society('Mall', { property_type: [typeId('Commercial')] });
    await done('/properties/property/', aHouse(mixed.area, { society_name: mixed.id }));
    await done('/properties/property/', aShop(mixed.area, { society_name: mixed.id }));
    await done('/properties/inquiry/', aWish(mixed.area, { society_name: [mixed.id] }));
    const seen = async (as: typeof owner) =>
      (await get(`${path}?stock=true`, as)).body.results.map((row: Record<string, unknown>) => [
        row.society_name,
        row.stock_count,
        row.open_inquiry_count,
      ]);
    expect(await seen(owner)).toEqual([
      ['Mall', 0, 0],
      ['Mixed', 2, 1],
    ]);
    expect(await seen(residential)).toEqual([['Mixed', 1, 1]]);
    expect((await get(`${path}${mall.id}/`, residential)).status).toBe(404);
    expect((await get(`${path}${mall.id}/rates/`, residential)).status).toBe(404);
    expect((await get(`${path}similar/?name=Mal`, residential)).body.results).toEqual([]);
  });
});

describe('the vault', () => {
  const watchman = { name: 'Ramsinh', mobile_number_1: '9824099001' };

  test('is for the owners, and for who wrote it down, with the number masked', async () => {
    const { society, read, staff, area, company } = await office();
    const backend = await aPerson(server, company, 'Backend');
    const made = await society('Sun Vista', { watchman_contact: watchman, rules: 'Ring 9824099001 first' });
    expect(await read(made.id)).toMatchObject({ watchman_contact: watchman, office_contact: null });
    for (const person of [staff, backend]) {
      const shown = await read(made.id, person);
      expect(shown).not.toHaveProperty('watchman_contact');
      expect(JSON.stringify(shown)).not.toContain('9824099001');
    }
    const own = await server.ask('POST', path, staff.token, {
      society_name: 'Own',
      area,
      office_contact: { name: 'Desk', mobile_number_1: '9824099002' },
    });
    expect(own.body.office_contact).toMatchObject({ name: 'Desk', mobile_number_1: '*******002' });
    expect((await read(own.body.id, backend)).office_contact).toBeUndefined();
  });

  test('is written by nobody who may not read it, and by no id of another company', async () => {
    const { society, company, patch } = await office();
    const backend = await aPerson(server, company, 'Backend');
    const made = await society('Sun Vista');
    const rival = await office();
    const theirs = await rival.add({ name: 'Theirs' });
    const write = await server.ask('PATCH', `${path}${made.id}/`, backend.token, { watchman_contact: watchman });
    expect(write.body).toEqual({ watchman_contact: ['You do not have permission to perform this action.'] });
    expect((await server.ask('PATCH', `${path}${made.id}/`, backend.token, { rules: 'None' })).status).toBe(200);
    expect((await patch(`${path}${made.id}/`, { office_contact: theirs.id })).body).toEqual({
      office_contact: [`Invalid pk "${theirs.id}" - object does not exist.`],
    });
  });

  test('follows a contact that is merged, and comes back with it', async () => {
    const { society, add, merge, unmerge, read } = await office();
    const [gone, kept] = [await add({ name: 'Ram' }), await add({ name: 'Ramsinh' })];
    const made = await society('Sun Vista', { watchman_contact: gone.id, office_contact: gone.id });
    const done = await merge(kept.id, [gone.id]);
    expect(done.moved).toMatchObject({ society: 2 });
    expect(await read(made.id)).toMatchObject({ watchman_contact: { id: kept.id }, office_contact: { id: kept.id } });
    await unmerge(done.merge);
    expect(await read(made.id)).toMatchObject({ watchman_contact: { id: gone.id }, office_contact: { id: gone.id } });
  });
});

test('deleting is refused while used; merging moves properties and inquiries and takes over what is not known', async () => {
  const { society, done, get, post, read, owner, area, staff } = await office();
  const [from, into] = [
    await society('Shela Hights', { towers: 3, floors: 12, aliases: ['S Heights'] }),
    await society('Shela Heights', { towers: 5 }),
  ];
  const house = await done('/properties/property/', aHouse(area, { society_name: from.id }));
  const wish = await done('/properties/inquiry/', aWish(area, { society_name: [from.id, into.id] }));
  const remove = await server.ask('DELETE', `${path}${from.id}/`, owner.token);
  expect(remove).toMatchObject({ status: 400, body: { non_field_errors: ['In use by 1 property and 1 inquiry'] } });
  expect((await post(`${path}${from.id}/merge/`, { into: into.id }, staff)).status).toBe(403);
  expect((await post(`${path}${from.id}/merge/`, { into: into.id })).body).toMatchObject({
    id: into.id,
    aliases: ['S Heights', 'Shela Hights'],
    towers: 5,
    floors: 12,
    stock_count: 1,
    open_inquiry_count: 1,
  });
  expect((await get(`/properties/property/${house.id}/`)).body.society_name).toEqual({
    id: into.id,
    society_name: 'Shela Heights',
  });
  expect((await get('/properties/property/?search=shela heights')).body.count).toBe(1);
  expect((await get(`/properties/inquiry/?society_name=${into.id}`)).body.count).toBe(1);
  expect((await get(`/properties/inquiry/?society_name=${from.id}`)).body.count).toBe(0);
  const asked = (await get(`/properties/inquiry/${wish.id}/`)).body.society_name;
  expect(asked.map((row: { id: number }) => row.id)).toEqual([into.id]);
  expect((await get(`${path}${from.id}/`)).status).toBe(404);
  const empty = await society('Nobody');
  expect((await server.ask('DELETE', `${path}${empty.id}/`, owner.token)).status).toBe(204);
  expect(await read(empty.id)).toMatchObject({ detail: 'Not found.' });
});

test('near names are told with their area: those of the area first, none of another city', async () => {
  const { society, done, get, area } = await office();
  const beside = await done('/properties/area/', { area: 'Sector 56', city: gurgaon });
  const far = await done('/properties/area/', { area: 'Adajan', city: 3 });
  const there = await society('Shela Heights', { area: beside.id });
  const here = await society('Shela Highs');
  await society('Shela Heights', { area: far.id });
  await society('Orchid Heights');
  const like = async (query: string) =>
    (await get(`${path}similar/?${query}`)).body.results.map((row: { id: number }) => row.id);
  expect(await like(`name=Shela Hights&area=${area}`)).toEqual([here.id, there.id]);
  expect(await like('name=Shela Hights')).toHaveLength(3);
  expect(await like(`name=Tulip&area=${area}`)).toEqual([]);
});

test('rates are on carpet, of what the reader sees, by BHK from three samples on', async () => {
  const { society, done, get, area, staff } = await office();
  const { id } = await society('Sun Vista');
  const flat = (fields: object) =>
    done(
      '/properties/property/',
      aHouse(area, {
        property_subtype: subtypeId('Flat/Apartment'),
        society_name: id,
        unit_no: 'A-1',
        bhk: bhkId(3),
        size: 1000,
        size_unit: 'Sqft',
        size_basis: 'Super Built-up',
        ...fields,
      }),
    );
  for (const sale_price of [49_00_000, 56_00_000, 70_00_000]) await flat({ sale_price });
  await flat({ sale_price: 35_00_000, locked_property: true, bhk: bhkId(2) });
  await flat({ deal_type: [dealId('Rent')], sale_price: null, rent: 21_000 });
  const rates = async (as?: typeof staff) => (await get(`${path}${id}/rates/`, as)).body;
  expect(await rates()).toEqual({
    sale: { all: { median: 7500, samples: 4 }, by_bhk: [{ bhk: bhkId(3), median: 8000, samples: 3 }] },
    rent: { all: { median: 30, samples: 1 }, by_bhk: [] },
  });
  expect((await rates(staff)).sale.all).toEqual({ median: 8000, samples: 3 });
});
