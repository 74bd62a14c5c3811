import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOffice } from '../../test/an-office.ts';
import { aHouse, aProject, aWish, gurgaon, surat } from '../../test/listings.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/area/';

const office = async () => {
  const made = await anOffice(server);
  const addArea = async (area: string, fields: object = {}) => made.done(path, { area, city: gurgaon, ...fields });
  const read = async (id: number) => (await made.get(`${path}${id}/`)).body;
  const remove = (id: number, as = made.owner) => server.ask('DELETE', `${path}${id}/`, as.token);
  return { ...made, addArea, read, remove };
};

describe('an area', () => {
  test('is found by what brokers call it and by its pincode', async () => {
    const { addArea, get } = await office();
    await addArea('Prahladnagar', { aliases: ['PNagar', 'pnagar', 'Prahalad Nagar'], pincodes: ['380015'] });
    const named = async (search: string) => (await get(`${path}?search=${search}`)).body.results;
    expect(await named('pnagar')).toMatchObject([{ area: 'Prahladnagar', aliases: ['pnagar', 'Prahalad Nagar'] }]);
    expect(await named('380015')).toMatchObject([{ pincodes: ['380015'], stock_count: null }]);
    expect(await named('nowhere')).toEqual([]);
  });

  test('says what is wrong with a pincode, and that its name is taken, beside the field', async () => {
    const { post } = await office();
    expect((await post(path, { area: 'Shela', city: gurgaon, pincodes: ['38005'] })).body).toEqual({
      pincodes: ['A pincode has six digits.'],
    });
    expect((await post(path, { area: 'sector 57', city: gurgaon })).body).toEqual({
      area: ['There is an area sector 57 already.'],
    });
  });

  test('counts what its reader sees of it, where that is asked for', async () => {
    const { area, done, get, staff } = await office();
    await done('/properties/property/', aHouse(area));
    await done('/properties/property/', aHouse(area, { locked_property: true }));
    await done('/properties/society/', { society_name: 'Sun Vista', area });
    await done('/properties/inquiry/', aWish(area));
    const [mine] = (await get(`${path}?stock=true`)).body.results;
    expect(mine).toMatchObject({ stock_count: 2, society_count: 1, open_inquiry_count: 1, may_edit: true });
    const [theirs] = (await get(`${path}?stock=true`, staff)).body.results;
    expect(theirs).toMatchObject({ stock_count: 1, may_edit: false });
  });
});

describe('neighbours', () => {
  test('hold on both sides, however they were written', async () => {
    const { addArea, area, patch, read } = await office();
    const ids = [area, (await addArea('Shela')).id, (await addArea('Bopal')).id, (await addArea('Ghuma')).id];
    const pick = fc.constantFrom(0, 1, 2, 3);
    const said = fc.record({
      at: pick,
      neighbours: fc.uniqueArray(
        fc.record({ to: pick, km: fc.option(fc.integer({ min: 0, max: 90 }).map((tenths) => tenths / 10)) }),
        { selector: ({ to }) => to },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 4 }), async (changes) => {
        for (const { at, neighbours } of changes) {
          const given = neighbours.filter(({ to }) => to !== at).map(({ to, km }) => ({ area: ids[to], km }));
          expect(await patch(`${path}${ids[at]}/`, { neighbours: given })).toMatchObject({ status: 200 });
          const kept: object[] = (await read(ids[at]!)).neighbours;
          expect(kept).toHaveLength(given.length);
          expect(kept).toEqual(expect.arrayContaining(given));
        }
        const all = await Promise.all(ids.map(read));
        for (const one of all)
          for (const { area: id, km } of one.neighbours)
            expect(all.find((other) => other.id === id).neighbours).toContainEqual({ area: one.id, km });
      }),
      { numRuns: 15 },
    );
  });

  test('are areas of the company, each once, and not the area itself', async () => {
    const { area, patch } = await office();
    const rival = await office();
    const say = async (neighbours: object[]) => (await patch(`${path}${area}/`, { neighbours })).body.neighbours;
    expect(await say([{ area }])).toEqual(['An area is no neighbour of itself.']);
    expect(await say([{ area: rival.area }])).toEqual([`Invalid pk "${rival.area}" - object does not exist.`]);
    expect(await say([{ area: 1 }, { area: 1 }])).toEqual(['An area is in this list twice.']);
  });
});

describe('deleting', () => {
  test('is refused while something uses it, with the counts; deleted records count too', async () => {
    const { area, done, remove, owner } = await office();
    const house = await done('/properties/property/', aHouse(area));
    await done('/properties/property/', aHouse(area));
    await done('/properties/inquiry/', aWish(area));
    await server.ask('DELETE', `/properties/property/${house.id}/`, owner.token);
    expect(await remove(area)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['In use by 1 property, 1 inquiry and 1 deleted record'] },
    });
  });

  test('is the owners’ and takes an area that nothing uses', async () => {
    const { area, staff, remove, get } = await office();
    expect((await remove(area, staff)).status).toBe(403);
    expect((await remove(area)).status).toBe(204);
    expect((await get(`${path}${area}/`)).status).toBe(404);
  });
});

describe('merging', () => {
  test('moves everything, keeps the name as an alias and the trail, and leaves what others have', async () => {
    const { area, addArea, company, done, get, read, post } = await office();
    const [into, beside] = [await addArea('Shela', { pincodes: [] }), await addArea('Bopal')];
    const from = await addArea('Shela Gam', {
      aliases: ['Shella'],
      pincodes: ['380058'],
      zone: 'South West',
      neighbours: [
        { area: into.id, km: 1 },
        { area: beside.id, km: 3 },
      ],
    });
    const both = await done('/properties/property/', aHouse(from.id, { area: [from.id, into.id] }));
    const one = await done('/properties/property/', aHouse(from.id));
    const wish = await done('/properties/inquiry/', aWish(from.id, { area: [area, from.id] }));
    const same = [
      await done('/properties/society/', { society_name: 'Sun Vista', area: into.id, towers: 2 }),
      await done('/properties/society/', { society_name: 'sun vista', area: from.id, towers: 9, floors: 7 }),
    ];
    const house = await done('/properties/property/', aHouse(from.id, { society_name: same[1].id }));
    const rival = await office();
    const theirs = await rival.done('/properties/property/', aHouse(rival.area));

    const kept = (await post(`${path}${from.id}/merge/`, { into: into.id })).body;
    expect(kept).toMatchObject({
      id: into.id,
      area: 'Shela',
      aliases: ['Shela Gam', 'Shella'],
      pincodes: ['380058'],
      zone: 'South West',
      neighbours: [{ area: beside.id, km: 3 }],
      stock_count: 3,
      society_count: 1,
      open_inquiry_count: 1,
    });
    expect((await get(`${path}${from.id}/`)).status).toBe(404);
    const areasOf = async (kind: string, id: number) =>
      (await get(`/properties/${kind}/${id}/`)).body.area.map((row: { id: number }) => row.id);
    expect(await areasOf('property', both.id)).toEqual([into.id]);
    expect(await areasOf('property', one.id)).toEqual([into.id]);
    expect(await areasOf('inquiry', wish.id)).toEqual([area, into.id]);
    expect((await get(`/properties/property/?area=${into.id}`)).body.count).toBe(3);
    expect((await get(`/properties/property/${house.id}/`)).body.society_name.id).toBe(same[0].id);
    expect((await get(`/properties/society/${same[0].id}/`)).body).toMatchObject({ towers: 2, floors: 7 });
    expect((await rival.read(rival.area)).area).toBe('Sector 57');
    expect((await rival.get(`/properties/property/${theirs.id}/`)).body.area).toHaveLength(1);

    const { rows } = await server.owner.query<{ entity: string; action: string }>(
      `select entity, action, changes -> 'area' as area from audit_log where company_id = $1 and entity_id = any ($2) and action <> 'created' order by id`,
      [company, [one.id, from.id]],
    );
    expect(rows).toContainEqual({ entity: 'property', action: 'changed', area: [[from.id], [into.id]] });
    expect(rows).toContainEqual({ entity: 'area', action: 'removed', area: null });
    expect((await read(beside.id)).neighbours).toEqual([{ area: into.id, km: 3 }]);
  });

  test('is the owners’, within one city and one company', async () => {
    const { area, addArea, post, staff } = await office();
    const rival = await office();
    const far = await addArea('Adajan', { city: surat });
    const near = await addArea('Shela');
    const merge = async (into: number, as?: typeof staff) => {
      const { status, body } = await post(`${path}${area}/merge/`, { into }, as);
      return body.into ?? status;
    };
    expect(await merge(near.id, staff)).toBe(403);
    expect(await merge(area)).toEqual(['Choose another one.']);
    expect(await merge(far.id)).toEqual(['It lies in another city.']);
    expect(await merge(rival.area)).toEqual([`Invalid pk "${rival.area}" - object does not exist.`]);
    const coOwner = await (await aCompany(server)).person('Co-Owner');
    expect(await merge(near.id, coOwner)).toBe(404);
  });
});

test('areas that both have a project of one name are not merged, and it is said which', async () => {
  const { owner, area, addArea, post } = await office();
  const other = await addArea('Shela');
  const project = (at: number, given: object = {}) =>
    server.ask('POST', '/properties/projects/', owner.token, aProject(at, given));
  const [{ body: gone }] = [await project(area), await project(other.id, { project_name: 'AARAMBH skyline' })];
  const merge = () => post(`${path}${area}/merge/`, { into: other.id });
  expect(await merge()).toMatchObject({
    status: 400,
    body: { into: ['Both have a project named Aarambh Skyline. Rename or delete one of each first.'] },
  });
  await server.ask('PATCH', `/properties/projects/${gone.id}/`, owner.token, { project_name: 'Aarambh Skyline 2' });
  expect((await merge()).status).toBe(200);
  expect((await server.ask('GET', `/properties/projects/${gone.id}/`, owner.token)).body.area).toMatchObject([
    { id: other.id },
  ]);
});

test('near names are told, by alias too, and never another sector', async () => {
  const { addArea, get } = await office();
  const shela = await addArea('Shela', { aliases: ['Shela Gam'] });
  await addArea('Shela', { city: surat });
  const like = async (name: string) =>
    (await get(`${path}similar/?name=${encodeURIComponent(name)}&city=${gurgaon}`)).body.results;
  expect(await like('Sheela')).toEqual([{ id: shela.id, area: 'Shela', city: gurgaon }]);
  expect(await like('shelagam')).toMatchObject([{ id: shela.id }]);
  expect(await like('Sector 58')).toEqual([]);
  expect((await like('Sector 57')).length).toBe(1);
});
