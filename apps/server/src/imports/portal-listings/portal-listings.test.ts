import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aListing, aListingsFile, type ListingRow } from '../../../test/listing-sample.ts';
import { aWish, bhkId, possessionId, subtypeId } from '../../../test/listings.ts';
import { aCompany, aServer, type TestServer } from '../../../test/support.ts';
import { importListings } from '../index.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await aServer();
  folder = await mkdtemp(path.join(os.tmpdir(), 'angan-import-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const coordinatesFile = path.resolve(import.meta.dirname, '../../../test/samples/coordinates.csv');

const anOffice = async () => {
  const company = await aCompany(server);
  const { token } = await company.person('Owner');
  const dataDir = path.join(folder, String(company.id));
  const run = async (rows: readonly ListingRow[]) =>
    importListings({
      pool: server.services.pool,
      companyId: company.id,
      file: await aListingsFile(dataDir, rows),
      coordinatesFile,
      dataDir,
    });
  const ask = async (path: string) => (await server.ask('GET', `/properties/${path}`, token)).body;
  const report = async () => {
    const [name] = (await readdir(path.join(dataDir, 'imports'))).sort();
    return readFile(path.join(dataDir, 'imports', name!), 'utf8');
  };
  return { company, token, run, ask, report };
};

describe('a listing', () => {
  test('becomes a property with its society, area, size, rooms, items and amenities, and no owner yet', async () => {
    const { run, ask } = await anOffice();
    expect((await run([aListing('A1')]))[1]).toBe('Imported 1 properties.');
    const { results } = await ask('property/');
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      property_code: 'P-000001',
      property_subtype: subtypeId('Independent House/Kothi'),
      contact: null,
      area: [{ area: 'Sector 201' }],
      city: { city: 'Gurgaon' },
      society_name: { society_name: 'Banyan Meadows' },
      sale_price: 54_000_000,
      size: 300,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      size_sqft: 2700,
      plot_area: 300,
      bhk: bhkId(4),
      bathrooms: 5,
      balconies: 3,
      additional_rooms: ['Servant', 'Pooja'],
      total_floors: 3,
      facing: 'North-East',
      possession: possessionId('Ready to move'),
      property_age: '0-1',
      furnishing_items: { Fan: 3, 'Stove/Hob': 1, AC: 2 },
      amenities: [25, 38],
      remark: "Also in the file: Children's Moon Base.",
      external_ref: 'A1',
      status: 'Available',
      last_verified_at: null,
      freshness: 'Stale',
    });
    const [area] = (await ask('area/')).results;
    expect(area).toMatchObject({ area: 'Sector 201', latitude: 28.4, longitude: 77.1 });
    const features = (await ask('features/?page_size=100')).results;
    expect(features.find((row: { id: number }) => row.id === results[0].features[0]).feature).toBe('Vastu compliant');
  });

  test('is brought in once, however often its file is imported', async () => {
    const { run, ask } = await anOffice();
    await run([aListing('A1'), aListing('A2'), aListing('A1')]);
    const lines = await run([aListing('A1', { price: '9 Crore' }), aListing('A3')]);
    expect(lines).toContain('Already here, not touched: 1.');
    const { results } = await ask('property/?ordering=created_date');
    expect(results.map((row: { external_ref: string }) => row.external_ref)).toEqual(['A1', 'A2', 'A3']);
    expect(results[0].sale_price).toBe(54_000_000);
    expect((await ask('area/')).count).toBe(1);
    expect((await ask('society/')).count).toBe(1);
  });

  test('goes to one company and is seen by no other', async () => {
    const { run } = await anOffice();
    const other = await anOffice();
    await run([aListing('A1')]);
    expect((await other.ask('property/')).count).toBe(0);
    await other.run([aListing('A1')]);
    expect((await other.ask('property/')).results).toMatchObject([{ property_code: 'P-000001' }]);
  });

  test('without a price is listed by its size; what nothing can be made of is refused with its reason', async () => {
    const { run, ask, report } = await anOffice();
    const lines = await run([
      aListing('A1', { price: 'Price on Request', rate: '' }),
      aListing('A2', { price: '', areaWithType: '', bedRoom: '' }),
      aListing('A3', { property_name: '4 Bedroom House for sale in Near the old well' }),
      aListing('A4', { price: 'call me' }),
      aListing('', { link: 'https://www.99acres.com/no-number' }),
      aListing('A6', { property_name: 'Spaceship for sale in Sector 201 Gurgaon' }),
    ]);
    expect(lines).toContain('Imported 1 properties.');
    expect(lines).toContain('Refused: 5.');
    expect((await ask('property/')).results).toMatchObject([
      { status: 'Available', sale_price: null, remark: expect.stringContaining('The price is on request.') },
    ]);
    const csv = await report();
    expect(csv).toContain(
      '"4","A3","refused","The area cannot be told: 4 Bedroom House for sale in Near the old well"',
    );
    expect(csv).toContain('"5","A4","refused","The price cannot be read: call me"');
    expect(csv).toContain('"2","A1","imported, to be checked","The price is on request."');
  });
});

describe('a size', () => {
  const sizeOf = async (given: Partial<ListingRow>) => {
    const { run, ask } = await anOffice();
    await run([aListing('A1', given)]);
    const [row] = (await ask('property/')).results;
    return { size: row.size, unit: row.size_unit, basis: row.size_basis, sqft: row.size_sqft, remark: row.remark, row };
  };

  test('has the unit in which its number is as large as the square metres beside it', async () => {
    expect(
      await sizeOf({
        areaWithType: 'Plot area 2700(250.84 sq.m.)',
      }),
    ).toMatchObject({ size: 2700, unit: 'Sqft', basis: 'Plot', sqft: 2700 });
    expect(await sizeOf({ areaWithType: 'Carpet area: 251', area: '(251 sq.m.) Carpet Area' })).toMatchObject({
      size: 251,
      unit: 'SqMtr',
      basis: 'Carpet',
    });
    const several = await sizeOf({
      areaWithType:
        'Plot area 300(250.84 sq.m.)Built Up area: 400 sq.yards (334.45 sq.m.)Carpet area: 330 sq.yards (275.92 sq.m.)',
    });
    expect(several).toMatchObject({ size: 300, unit: 'SqYd', basis: 'Plot' });
    expect(several.row).toMatchObject({ built_up_area: 400, built_up_area_unit: 'SqYd', carpet_area: 330 });
  });

  test.each([
    ['the columns contradict each other', { area: '(900 sq.m.) Plot Area' }, 'one column says 900 sq.m., another 251'],
    ['no unit fits', { areaWithType: 'Plot area 300(999.5 sq.m.)', area: '' }, 'agree in no unit'],
  ])('is left out, with its words kept, where %s', async (_, given, why) => {
    const { size, remark } = await sizeOf(given);
    expect(size).toBeNull();
    expect(remark).toContain('Size to be asked: the file has "');
    expect(remark).toContain(why);
  });

  test.each([
    ['price by rate gives another', { rate: '₹ 2,000/sq.ft.' }, 'price by rate gives 27000 sqft'],
    [
      'more is built than a plot can bear',
      { areaWithType: 'Plot area 300(250.84 sq.m.)Built Up area: 4000 sq.yards (3344.51 sq.m.)' },
      '36000 sqft do not stand on a plot of 2700 sqft in 3 floors',
    ],
    [
      'the rooms do not fit in',
      { areaWithType: 'Built Up area: 50 (4.65 sq.m.)', area: '(5 sq.m.) Built-up Area', rate: '' },
      '4 bedrooms do not fit into 50 sqft',
    ],
  ])('is kept and flagged where %s', async (_, given, why) => {
    const { size, remark } = await sizeOf(given);
    expect(size).toBeGreaterThan(0);
    expect(remark).toContain('Check the size: the file has "');
    expect(remark).toContain(why);
  });

  test('is kept and flagged where its price lies far from all others, as feet for yards do', async () => {
    const { run, ask } = await anOffice();
    const usual = Array.from({ length: 24 }, (_, n) => aListing(`A${n}`));
    const feet = { areaWithType: 'Plot area 300(27.87 sq.m.)', area: '(28 sq.m.) Plot Area', bedRoom: '2 Bedrooms' };
    await run([...usual, aListing('B1', { ...feet, rate: '₹ 1,80,000/sq.ft.' })]);
    const { results } = await ask('property/?search=far+from+the+usual');
    expect(results).toMatchObject([{ external_ref: 'B1', size: 300, status: 'Available' }]);
    expect((await ask('property/?size_sqft__gte=2700')).count).toBe(24);
  });
});

describe('a place', () => {
  const placeOf = async (name: string, given: Partial<ListingRow> = {}) => {
    const { run, ask } = await anOffice();
    await run([aListing('A1', { property_name: `4 Bedroom House for sale in ${name}`, ...given })]);
    const [row] = (await ask('property/')).results;
    return [row.area[0].area, row.city.city, row.society_name?.society_name ?? ''];
  };

  test.each([
    ['Sector 201 Gurgaon', ['Sector 201', 'Gurgaon', 'Banyan Meadows']],
    ['B1 Block Sector-201 Gurgaon', ['Sector 201', 'Gurgaon', 'Banyan Meadows']],
    ['Sector 21A Faridabad', ['Sector 21A', 'Faridabad', 'Banyan Meadows']],
    ['Sector-5 Sohna', ['Sector 5 Sohna', 'Gurgaon', 'Banyan Meadows']],
    ['C Block Lotus City Phase II', ['Lotus City Phase 2', 'Gurgaon', 'Banyan Meadows']],
    ['Old Gurgaon Road', ['Old Gurgaon Road', 'Gurgaon', 'Banyan Meadows']],
  ])('%s is read', async (name, expected) => {
    expect(await placeOf(name)).toEqual(expected);
  });

  test.each(['Not Applicable', 'nul', 'private house', 'sector 201'])('a society named %s is none', async (society) => {
    expect((await placeOf('Sector 201 Gurgaon', { society }))[2]).toBe('');
  });
});

test('imported houses stand in the matches of an inquiry, near ones by their distance, and answer from their own side', async () => {
  const { token, run, ask } = await anOffice();
  const at = (sector: number) => ({ property_name: `4 Bedroom House for sale in Sector ${sector} Gurgaon` });
  await run([
    aListing('EXACT', at(201)),
    aListing('NEAR', at(202)),
    aListing('FAR', at(203)),
    aListing('DEAR', { price: '8 Crore', rate: '' }),
    aListing('UNSIZED', { ...at(202), area: '(900 sq.m.) Plot Area' }),
  ]);
  const areas = (await ask('area/?search=201')).results;
  const wish = await server.ask(
    'POST',
    '/properties/inquiry/',
    token,
    aWish(areas[0].id, { size_min: 250, size_unit: 'SqYd' }),
  );
  const found = await ask(`inquiry/${wish.body.id}/matches/`);
  expect(found).toMatchObject({ count: 3, weak: 1 });
  const weaker = (await ask(`inquiry/${wish.body.id}/matches/?show_weak=1`)).results[3];
  expect(weaker).toMatchObject({ property: { external_ref: 'FAR' }, score: 49, label: 'Weak' });
  const rows: { property: { id: number; external_ref: string }; score: number; ask: string[]; summary: string }[] =
    found.results;
  expect(rows.map((row) => row.property.external_ref)).toEqual(['EXACT', 'NEAR', 'UNSIZED']);
  expect(rows[0]!.score).toBe(93);
  expect(rows[1]!.summary).toContain('Sector 202, 2 km from Sector 201');
  expect(rows[2]!.ask).toEqual(['size']);
  const why = await ask(`inquiry/${wish.body.id}/matches/?why_not=1`);
  expect(why.results).toMatchObject([{ property: { external_ref: 'DEAR' }, gates: [{ text: '33 % over budget' }] }]);
  for (const { property, score } of rows)
    expect((await ask(`property/${property.id}/matches/`)).results).toMatchObject([
      { inquiry: { id: wish.body.id }, score },
    ]);
});
