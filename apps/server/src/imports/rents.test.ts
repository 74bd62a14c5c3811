import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../../scripts/lib/how-many.ts';
import { everythingIn } from '../../test/killed-imports.ts';
import { bhkId, dealId, subtypeId, typeId } from '../../test/listings.ts';
import { importer } from '../../test/migrations.ts';
import { noPlaces, type RentRow, rentCities, rentFile, rentRows } from '../../test/rents.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const rows = rentRows(howMany(600, 5000));
/** Localities of twenty inquiries, of which every city has three or four. */
const wished = [
  ...['Sion', 'Powai', 'Chembur', 'Mira Road'],
  ...['Velachery', 'Porur', 'Adyar', 'Tambaram'],
  ...['Gachibowli', 'Kondapur', 'Madhapur'],
  ...['Saket', 'Laxmi Nagar', 'Dwarka Sector 22'],
  ...['Garia', 'Behala', 'New Alipore'],
  ...['Whitefield', 'Marathahalli', 'Yelahanka'],
];
const hasPlace = ({ locality }: RentRow) => !noPlaces.includes(locality);

test('a list of rents of six cities comes in with nothing said but the kind, is matched, and is undone exactly', {
  timeout: 300_000,
}, async () => {
  const office = await aCompany(server);
  const person = await office.person('Owner');
  const { upload, map, take, read } = importer(server, person);
  const ask = async (path: string) => (await server.ask('GET', `/properties/${path}`, person.token)).body;
  const tables = ['property', 'property_area', 'society'];
  const stored = () =>
    everythingIn(
      server,
      office.id,
      tables,
      `to_jsonb(t) ->> 'counter' = 'property_code' or to_jsonb(t) ->> 'value' = '0'`,
    );
  const before = await stored();

  const { id, columns } = await upload(rentFile(rows), 'rents.csv', 'Properties');
  expect(Object.fromEntries(columns.map(({ header, target }) => [header, target]))).toEqual({
    'Posted On': 'skip',
    BHK: 'bhk',
    Rent: 'rent',
    Size: 'size',
    Floor: 'floor_no',
    'Area Type': 'size_basis',
    'Area Locality': 'area',
    City: 'city',
    'Furnishing Status': 'furniture',
    'Tenant Preferred': 'preferred_tenants',
    Bathroom: 'bathrooms',
    'Point of Contact': 'skip',
  });
  expect((await map(id, { defaults: { property_subtype: subtypeId('Flat/Apartment') } })).status).toBe(200);
  await take(id, 'validate');
  const places = rows.filter(hasPlace);
  const { counts, values } = await read(id);
  expect(counts).toMatchObject({ new: places.length, refused: rows.length - places.length });
  // Each area is asked about once, and what is no place is not among them.
  const asked = values.filter(({ field }) => field === 'area').map(({ text }) => text);
  expect(asked.filter((text) => /BHK|\d{6}|house/i.test(text))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toEqual(
    expect.arrayContaining(['Sion', 'Dwarka Sector 22', 'Salt Lake City Sector 2', 'Thakur Complex']),
  );
  expect(values.filter(({ field }) => field === 'society_name').map(({ text }) => text)).toEqual([
    'Gokul Regency Apartment',
  ]);

  const done = await take(id, 'run');
  expect(done.results).toMatchObject({ created: places.length });
  const made = await server.owner.query<{
    status: string;
    size: number;
    rent: number;
    bhk: number;
    area: string;
    city: number;
  }>(
    `select p.status, p.size::float8 as size, p.rent::float8 as rent, p.bhk, a.area, p.city from property p
       join area a on a.company_id = p.company_id and a.id = p.area[1] where p.company_id = $1 order by p.id`,
    [office.id],
  );
  const right = made.rows.filter(
    (row, n) => row.status === 'Available' && row.size === places[n]!.size && row.rent === places[n]!.rent,
  );
  expect(right.length / places.length).toBeGreaterThanOrEqual(0.99);
  expect(new Set(made.rows.map(({ city }) => city)).size).toBe(rentCities.length);

  // First tens that a broker would send: of the place, the rooms and the money that were asked for.
  const areas = (await ask('area/?page_size=100')).results as { id: number; area: string }[];
  for (const [n, name] of wished.entries()) {
    const bhk = 1 + (n % 3);
    const area = areas.find((one) => one.area === name)!;
    const there = made.rows.filter((row) => row.area === name && row.bhk === bhkId(bhk)).map(({ rent }) => rent);
    expect([name, there.length > 0]).toEqual([name, true]);
    const budget_max = Math.max(...there);
    const wish = await server.ask('POST', '/properties/inquiry/', person.token, {
      contact: { name: `Tenant ${n}`, mobile_number_1: `98${String(70_000_000 + n)}` },
      property_type: typeId('Residential'),
      deal_type: [dealId('Rent')],
      area: [area.id],
      bhk: [bhkId(bhk)],
      budget_max,
    });
    expect([wish.status, name]).toEqual([201, name]);
    const { results } = await ask(`inquiry/${wish.body.id}/matches/?page_size=10`);
    const sent = Math.min(there.length, 10);
    expect(results.length).toBeGreaterThanOrEqual(sent);
    for (const { property, score } of results.slice(0, sent)) {
      expect([name, property.area[0].area, property.bhk, property.rent_total <= budget_max]).toEqual([
        name,
        name,
        bhkId(bhk),
        true,
      ]);
      expect(score).toBeGreaterThanOrEqual(85);
    }
    expect((await server.ask('DELETE', `/properties/inquiry/${wish.body.id}/`, person.token)).status).toBe(204);
  }

  await take(id, 'rollback');
  expect(await stored()).toEqual(before);
  // An area that somebody asked for meanwhile is kept.
  const kept = (await ask('area/?page_size=100')).results as { area: string }[];
  expect(kept.map(({ area }) => area).sort()).toEqual([...wished].sort());
});
