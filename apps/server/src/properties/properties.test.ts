import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSectors, aHouse, dealId, gurgaon, subtypeId, surat } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const areas = await addSectors(server, owner, ['Sector 57', 'Sector 56']);
  const add = async (person: Person, body: object) => {
    const made = await server.ask('POST', '/properties/property/', person.token, body);
    expect(made).toMatchObject({ status: 201 });
    return made.body;
  };
  const get = (person: Person, path: string) => server.ask('GET', `/properties/property/${path}`, person.token);
  return { company, owner, areas, area: areas['Sector 57']!, add, get };
};

describe('a property', () => {
  test('is added with what it needs and read back with area, city and owner inside', async () => {
    const { owner, area, add, get } = await anOffice();
    const made = await add(owner, aHouse(area, { contact: { name: 'Nirmala Vohra', mobile_number_1: '98111 22334' } }));
    expect(made).toMatchObject({
      property_code: 'P-000001',
      area: [{ id: area, area: 'Sector 57' }],
      city: { id: gurgaon, city: 'Gurgaon' },
      contact: { name: 'Nirmala Vohra', mobile_number_1: '9811122334' },
      size_sqft: 2700,
      sale_price_total: 55_000_000,
      price_per_sqft: 20_370,
      status: 'Available',
      freshness: 'Fresh',
      bottom_price: null,
      may_edit: true,
    });
    const { similar, ...record } = made;
    expect(similar).toEqual([]);
    expect((await get(owner, `${made.id}/`)).body).toEqual(record);
    const again = await add(owner, aHouse(area, { contact: { mobile_number_1: '9811122334' } }));
    expect(again).toMatchObject({ property_code: 'P-000002', contact: { id: made.contact.id, name: 'Nirmala Vohra' } });
  });

  test('is a Draft while something is missing, and refused as Available with the fields named', async () => {
    const { owner, area, add } = await anOffice();
    const short = { ...aHouse(area), sale_price: undefined, bhk: undefined, size: undefined };
    const draft = await add(owner, short);
    expect(draft.status).toBe('Draft');
    expect(
      await server.ask('POST', '/properties/property/', owner.token, { ...short, status: 'Available' }),
    ).toMatchObject({ status: 400, body: { sale_price: ['Enter the price, or how large it is.'] } });
    const path = `/properties/property/${draft.id}/`;
    expect(await server.ask('PATCH', path, owner.token, { sale_price: '6,00', status: 'Available' })).toMatchObject({
      status: 400,
    });
    expect(
      await server.ask('PATCH', path, owner.token, { sale_price: 6e7, bhk: 8, status: 'Available' }),
    ).toMatchObject({ status: 200, body: { status: 'Available', sale_price_total: 6e7 } });
  });

  test('refuses what contradicts itself, and ids that are not there', async () => {
    const { owner, area } = await anOffice();
    const refused = (given: object) => server.ask('POST', '/properties/property/', owner.token, aHouse(area, given));
    expect((await refused({ property_subtype: subtypeId('Shop') })).body).toEqual({
      property_subtype: ['This subtype belongs to the other property type.'],
    });
    expect((await refused({ floor_no: 5, total_floors: 3 })).body).toEqual({
      floor_no: ['The floor is above the top floor of the building.'],
    });
    expect((await refused({ deal_type: [77] })).body).toEqual({
      deal_type: ['Invalid pk "77" - object does not exist.'],
    });
    expect((await refused({ features: [999_999] })).body).toEqual({
      features: ['Invalid pk "999999" - object does not exist.'],
    });
    const other = await anOffice();
    expect((await refused({ area: [other.area] })).body).toEqual({
      area: [`Invalid pk "${other.area}" - object does not exist.`],
    });
    const inSurat = await server.ask('POST', '/properties/area/', owner.token, { area: 'Adajan', city: surat });
    expect((await refused({ area: [area, inSurat.body.id] })).body).toEqual({
      area: ['Both areas must lie in one city.'],
    });
  });

  test('counts a price by its unit and follows what is changed', async () => {
    const { owner, area, add } = await anOffice();
    const made = await add(owner, aHouse(area, { sale_price: 100_000, sale_price_basis: 'Per size unit' }));
    expect(made.sale_price_total).toBe(30_000_000);
    const path = `/properties/property/${made.id}/`;
    expect((await server.ask('PATCH', path, owner.token, { size: 200 })).body).toMatchObject({
      size_sqft: 1800,
      sale_price_total: 20_000_000,
      sale_price: 100_000,
    });
  });

  test('of another company answers 404 to every call', async () => {
    const { owner, area, add } = await anOffice();
    const { id } = await add(owner, aHouse(area));
    const stranger = await (await aCompany(server)).person('Owner');
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', 'restore/'],
      ['POST', 'verify/'],
      ['GET', 'matches/'],
    ] as const)
      expect(await server.ask(method, `/properties/property/${id}/${path}`, stranger.token)).toMatchObject({
        status: 404,
      });
    expect((await server.ask('GET', '/properties/property/', stranger.token)).body).toMatchObject({
      count: 0,
      results: [],
    });
  });

  test('is deleted and restored by the Owner alone, and verified by anyone who sees it', async () => {
    const { company, owner, area, add, get } = await anOffice();
    const all = await company.person('All-Rounder');
    const { id } = await add(owner, aHouse(area));
    const path = `/properties/property/${id}/`;
    expect(await server.ask('DELETE', path, all.token)).toMatchObject({ status: 403 });
    expect(await server.ask('DELETE', path, owner.token)).toMatchObject({ status: 204 });
    expect(await get(owner, `${id}/`)).toMatchObject({ status: 404 });
    expect(await server.ask('POST', `${path}restore/`, owner.token)).toMatchObject({ status: 200, body: { id } });
    await server.owner.query(`update property set last_verified_at = now() - interval '20 days' where id = $1`, [id]);
    expect((await get(all, `${id}/`)).body.freshness).toBe('Ageing');
    expect((await server.ask('POST', `${path}verify/`, all.token)).body.freshness).toBe('Fresh');
  });
});

describe('a list of properties', () => {
  test('filters, orders with unknown prices last both ways, and pages by cursor without a gap', async () => {
    const { owner, areas, area, add } = await anOffice();
    const prices = [5, 3, undefined, 9, 3, undefined, 7];
    for (const [index, price] of prices.entries())
      await add(owner, aHouse(index % 2 ? area : areas['Sector 56']!, { sale_price: price && price * 1e7 }));
    const walk = async (query: string) => {
      const seen: (number | null)[] = [];
      let url: string | null = `/properties/property/?page_size=2&${query}`;
      while (url) {
        const { body } = await server.ask('GET', url, owner.token);
        seen.push(...body.results.map((row: { sale_price: number | null }) => row.sale_price && row.sale_price / 1e7));
        url = body.next;
      }
      return seen;
    };
    expect(await walk('ordering=sale_price')).toEqual([3, 3, 5, 7, 9, null, null]);
    expect(await walk('ordering=-sale_price')).toEqual([9, 7, 5, 3, 3, null, null]);
    expect(await walk(`area=${area}&ordering=sale_price`)).toEqual([3, 9, null]);
    expect(await walk('sale_price__gte=40000000&sale_price__lte=80000000&ordering=sale_price')).toEqual([5, 7]);
    expect(await walk('status=Draft')).toEqual([]);
    expect(await walk(`deal_type=${dealId('Rent')}`)).toEqual([]);
    expect(await walk('')).toEqual([7, null, 3, 9, null, 3, 5]);
  });

  test('finds by society, area, unit and description, also after a society was renamed', async () => {
    const { owner, area, add } = await anOffice();
    const society = await server.ask('POST', '/properties/society/', owner.token, {
      society_name: 'Neem Villas',
      area,
    });
    const made = await add(
      owner,
      aHouse(area, { society_name: society.body.id, unit_no: 'B/12', description: 'Corner' }),
    );
    const find = async (search: string) =>
      (await server.ask('GET', `/properties/property/?search=${encodeURIComponent(search)}`, owner.token)).body.count;
    for (const word of ['neem', 'Sector 57', 'b/12', 'corner neem', made.property_code])
      expect(await find(word)).toBe(1);
    expect(await find('banyan')).toBe(0);
    await server.ask('PATCH', `/properties/society/${society.body.id}/`, owner.token, {
      society_name: 'Banyan Villas',
    });
    expect(await find('banyan')).toBe(1);
    expect(await find('neem')).toBe(0);
  });
});
