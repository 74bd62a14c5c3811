import { existsSync, readFileSync } from 'node:fs';
import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { rowWords, sumsOf } from '@angan/contract/imports/row-words.ts';
import { meansName } from '@angan/contract/imports/values.ts';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealId, subtypeId } from '../../test/listings.ts';
import { importer } from '../../test/migrations.ts';
import { portalFile, portalHeaders } from '../../test/portal-export.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { inEnglish } from '../core/english.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const anOffice = async (usertype: 'Owner' | 'Residential Only' | 'All-Rounder' = 'Owner') => {
  const office = await aCompany(server);
  const person = await office.person(usertype);
  const ask = async (path: string, as = person) => (await server.ask('GET', `/properties/${path}`, as.token)).body;
  const post = async (path: string, body: object, as = person) =>
    (await server.ask('POST', `/properties/${path}`, as.token, body)).body;
  return { office, person, ask, post, ...importer(server, person) };
};
const csv = (...lines: string[]) => lines.join('\n');

describe("a portal's export", () => {
  test('is mapped by itself', async () => {
    const { upload } = await anOffice();
    const { columns } = await upload(portalFile(), 'portal.csv', 'Properties');
    expect(Object.fromEntries(columns.map(({ header, target }) => [header, target]))).toEqual({
      property_name: 'title',
      link: 'link',
      society: 'society_name',
      price: 'price',
      rate: 'rate',
      area: 'size',
      areaWithType: 'size',
      bedRoom: 'bhk',
      bathroom: 'bathrooms',
      balcony: 'balconies',
      additionalRoom: 'additional_rooms',
      address: 'address',
      noOfFloor: 'total_floors',
      facing: 'facing',
      agePossession: 'age',
      nearbyLocations: 'skip',
      description: 'description',
      furnishDetails: 'furnishing_items',
      features: 'amenities',
      rating: 'skip',
      property_id: 'external_ref',
    });
    expect(columns[0]!.samples).toHaveLength(3);
  });

  test('comes in whole: each row is a property, or refused with a reason', async () => {
    const { upload, take, rows, ask, text } = await anOffice();
    const { id } = await upload(portalFile(), 'portal.csv', 'Properties');
    const checked = await take(id, 'validate');
    expect(checked.counts).toEqual({ new: 36, existing: 0, same: 0, twice: 0, refused: 4 });
    expect(checked.looks.Error).toBe(4);
    const refused = await rows(id, '&look=Error');
    expect(refused.map(({ reasons }) => reasons[0])).toEqual([
      'Neither price nor size nor rooms: an advert of a whole project, or a page that did not load.',
      'The area cannot be told: 4 Bedroom House for sale in Near the old well',
      'The price cannot be read: call me on sunday',
      'What kind of property it is cannot be told: Spaceship for sale in Sector 201 Gurgaon',
    ]);
    const done = await take(id, 'run');
    expect(done).toMatchObject({ status: 'Completed with Errors', results: { created: 36, failed: 4 } });
    const { results: page } = await ask('property/?ordering=created_date&page_size=100');
    expect(page).toHaveLength(36);
    const of = (n: number) => page.find((one: { external_ref: string }) => one.external_ref === `T${1000 + n}`);
    expect(of(0)).toMatchObject({
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
      bathrooms: 4,
      balconies: 0,
      total_floors: 3,
      facing: 'North-East',
      property_age: '0-1',
      additional_rooms: ['Servant', 'Pooja'],
      furnishing_items: { Fan: 3, 'Stove/Hob': 1, AC: 2 },
      status: 'Available',
      freshness: 'Stale',
    });
    expect(of(0).remark).toContain("Children's Moon Base");
    expect(of(28)).toMatchObject({ sale_price: 8_400_000, size: 420, size_unit: 'Sqft' });
    expect(of(29)).toMatchObject({ size: 300, built_up_area: 400, built_up_area_unit: 'SqYd', carpet_area: 330 });
    expect([of(30), of(31)].map(({ status, sale_price }) => [status, sale_price])).toEqual([
      ['Available', null],
      ['Available', null],
    ]);
    expect(of(32)).toMatchObject({ size: 300, status: 'Available' });
    expect(of(32).remark).toContain('is far from the usual');
    expect(of(33).remark).toContain('one column says 900 sq.m.');
    expect(of(34)).toMatchObject({ total_floors: null });
    // Its number stood in the link only.
    expect(of(35)).toBeDefined();
    expect(done.error_file).not.toBeNull();
    expect((await text(done.error_file!)).split('\r\n').filter(Boolean)).toHaveLength(5);
  });

  test('a second time adds nothing', async () => {
    const { upload, take, ask } = await anOffice();
    const first = await upload(portalFile(), 'portal.csv', 'Properties');
    await take(first.id, 'validate');
    await take(first.id, 'run');
    const second = await upload(portalFile(), 'portal.csv', 'Properties');
    const { counts, looks } = await take(second.id, 'validate');
    expect(counts).toMatchObject({ new: 0, same: 36, refused: 4 });
    expect(looks).toEqual({ OK: 0, Warning: 0, Error: 4, Duplicate: 36 });
    expect((await take(second.id, 'run')).results).toMatchObject({ created: 0, updated: 0, skipped: 36 });
    expect((await ask('property/')).count).toBe(36);
  });

  test('a row is mended in place, and stays so when all are checked again', async () => {
    const { upload, take, rows, mend, ask } = await anOffice();
    const { id } = await upload(portalFile(), 'portal.csv', 'Properties');
    await take(id, 'validate');
    const bad = (await rows(id, '&look=Error')).find(({ reasons }) => reasons[0]!.startsWith('The price'))!;
    const cells = bad.cells.with(portalHeaders.indexOf('price'), '5.1 Crore');
    const mended = await mend(id, bad.row_no, cells);
    expect(mended.body).toMatchObject({
      outcome: 'new',
      record: { money: rowWords.of.money({ all: [sumsOf.price({ price: 51_000_000 })] }) },
    });
    expect((await take(id, 'validate')).counts).toMatchObject({ new: 37, refused: 3 });
    await take(id, 'run');
    expect((await ask('property/')).count).toBe(37);
    expect((await mend(id, bad.row_no, cells)).status).toBe(409);
  });
});

const officeList = csv(
  'Owner,Mobile,Type,For,Locality,Society,Wing,Flat No,BHK,Floor,Area sqft,Furnishing,Price,Facing,Parking,Status,Agent,Remarks,Broker ki baat',
  'Ramesh Patel,98240 11768,Flat,Sale,Bopal,Sun Vista,B,402,3+1,4 of 11,1850,SF,95 L,NE,2 covered,Active,,Call after five,haan',
  'Lata,9824011769,Shop,Rent,Bopal,Sun Plaza,,G-4,,Ground out of 2,"900 sq ft, 80 sq m",UF,45k,,no,Hot deal,Nobody Known,,',
);

describe("an office's own list", () => {
  test('in Gujarati is read, with its digits, units and words', async () => {
    const { upload, map, take, ask } = await anOffice();
    const list = csv(
      'નામ,મોબાઇલ,પ્રકાર,વિસ્તાર,સોસાયટી,ક્ષેત્રફળ,ભાવ,માળ,વેચાણ/ભાડું',
      'રમેશભાઈ પટેલ,૯૮૨૫૦૧૧૧૧૧,ફ્લેટ ૨ BHK,Satellite,Shivalik,૧૨૦૦ ચો.ફૂટ,૬૫ લાખ,૩,વેચાણ',
      'મહેશ,9825033333,દુકાન,Maninagar,,350,૨૫ હજાર,ગ્રાઉન્ડ,ભાડું',
    );
    const { id } = await upload(list, 'list.csv', 'Properties');
    await map(id, { defaults: { city: 1 } });
    await take(id, 'validate');
    expect((await take(id, 'run')).results).toMatchObject({ created: 2, failed: 0 });
    const { results } = await ask('property/?ordering=created_date');
    expect(results).toMatchObject([
      {
        contact: { name: 'રમેશભાઈ પટેલ', mobile_number_1: '9825011111' },
        size: 1200,
        floor_no: 3,
        sale_price: 6_500_000,
      },
      { property_subtype: subtypeId('Shop'), size: 350, floor_no: 0, rent: 25_000 },
    ]);
    expect(results[0].property_subtype).toBe(subtypeId('Flat/Apartment'));
  });

  test('with prices in lacs by their heading, and what a portal calls its adverts', async () => {
    const { upload, map, take, ask } = await anOffice();
    const list = csv(
      'Property Title;Price (Lacs);Super area;Locality',
      '4 BHK Apartment in Sector 63;92,5;2600;Sector 63',
      'Commercial Shop in Navrangpura;145;350;Navrangpura',
      '2 BHK Flat in Bopal;60-65;1200;Bopal',
    );
    const { id } = await upload(list, 'adverts.csv', 'Properties');
    await map(id, { defaults: { city: 1, deal_type: [dealId('Sale')] } });
    await take(id, 'validate');
    expect((await take(id, 'run')).results).toMatchObject({ created: 3, failed: 0 });
    const { results } = await ask('property/?ordering=created_date');
    expect(results).toMatchObject([
      { property_subtype: subtypeId('Flat/Apartment'), sale_price: 9_250_000, status: 'Available' },
      { property_subtype: subtypeId('Shop'), sale_price: 14_500_000, status: 'Available' },
      // Which end of a range is asked for nobody knows.
      { sale_price: null, size: 1200, remark: 'Price or rent: 60-65' },
    ]);
  });

  test('is read in the words of the trade, its places and people are made', async () => {
    const { upload, map, take, rows, ask } = await anOffice();
    const read = await upload(officeList, 'stock.csv', 'Properties');
    expect(read.columns.map(({ target }) => target)).toEqual([
      ...['name', 'mobile', 'property_subtype', 'deal_type', 'area', 'society_name', 'wing', 'unit_no', 'bhk'],
      ...['floor_no', 'size', 'furniture', 'price', 'facing', 'parking', 'status', 'assigned_to', 'remark', 'note'],
    ]);
    await map(read.id, { defaults: { city: 1 } });
    const { values } = await take(read.id, 'validate');
    expect(values.map(({ field, text, means }) => [field, text, means])).toEqual([
      ['area', 'Bopal', 'create'],
      ['society_name', 'Sun Vista', 'create'],
      ['status', 'Hot deal', ''],
      ['society_name', 'Sun Plaza', 'create'],
      ['assigned_to', 'Nobody Known', ''],
    ]);
    const [flat, shop] = await rows(read.id);
    expect(inEnglish(rowWords, flat!.record!.title)).toBe('3.5 BHK Flat, Sun Vista, Bopal, 1,850 Sqft');
    expect(inEnglish(rowWords, flat!.record!.money!)).toBe('95.00 Lakhs');
    expect(shop!.reasons).toContain('Status is not known here: Hot deal');
    await map(read.id, { values: [{ field: 'status', text: 'Hot deal', means: 'Available' }] });
    await take(read.id, 'validate');
    expect((await take(read.id, 'run')).results).toMatchObject({ created: 2, failed: 0 });
    const { results } = await ask('property/?ordering=created_date');
    expect(results[0]).toMatchObject({
      contact: { name: 'Ramesh Patel', mobile_number_1: '9824011768' },
      society_name: { society_name: 'Sun Vista' },
      unit_no: '402',
      wing: 'B',
      floor_no: 4,
      total_floors: 11,
      size: 1850,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      facing: 'North-East',
      parking_covered: 2,
      sale_price: 9_500_000,
      status: 'Available',
      remark: 'Call after five\nBroker ki baat: haan',
    });
    expect(results[1]).toMatchObject({ rent: 45_000, floor_no: 0, total_floors: 2, floor_label: 'Ground' });
  });

  test('asks of an area that is written otherwise whether it is one of the file, and of the office afterwards', async () => {
    const { upload, map, take, read, ask } = await anOffice();
    const rents = (...areas: string[]) =>
      csv('BHK,Rent,Size,Area Locality,City', ...areas.map((area) => `2,20000,800,"${area}",Mumbai`));
    const defaults = { property_subtype: subtypeId('Flat/Apartment') };
    const { id } = await upload(
      rents('Mulund West', 'Mulund West', 'Muund West', 'Chembur, LBS Marg'),
      'a.csv',
      'Properties',
    );
    await map(id, { defaults });
    const { values } = await take(id, 'validate');
    const meansMulund = { means: meansName('Mulund West'), label: 'Mulund West' };
    expect(values.map(({ text, rows, means, like }) => [text, rows, means, like])).toEqual([
      ['Mulund West', 2, 'create', []],
      ['Muund West', 1, 'create', [meansMulund]],
      ['Chembur', 1, 'create', []],
    ]);
    await map(id, { values: [{ field: 'area', text: 'Muund West', means: meansMulund.means }] });
    await take(id, 'validate');
    await take(id, 'run');
    const areas = async () => (await ask('area/?ordering=id')).results as { id: number; area: string }[];
    expect((await areas()).map(({ area }) => area).sort()).toEqual(['Chembur', 'Mulund West']);
    const { results } = await ask('property/?ordering=created_date');
    expect(results.map((one: { area: { area: string }[] }) => one.area[0]!.area)).toEqual([
      ...['Mulund West', 'Mulund West', 'Mulund West', 'Chembur'],
    ]);
    // Kept as the file has it, so that nothing is lost.
    expect(results[3]).toMatchObject({ address: 'Chembur, LBS Marg' });

    // What was said is remembered, now as the office's own.
    const inOtherCity = '\n2,20000,800,Mulund Vest,Chennai';
    const second = await upload(rents('Muund West', 'Mulund Wst') + inOtherCity, 'b.csv', 'Properties');
    await map(second.id, { defaults });
    await take(second.id, 'validate');
    const mulund = String((await areas()).find(({ area }) => area === 'Mulund West')!.id);
    expect((await read(second.id)).values.map(({ text, means, like }) => [text, means, like])).toEqual([
      ['Muund West', mulund, [{ means: mulund, label: 'Mulund West' }]],
      ['Mulund Wst', 'create', [{ means: mulund, label: 'Mulund West' }]],
      ['Mulund Vest', 'create', []],
    ]);
    expect((await take(second.id, 'run')).results).toMatchObject({ created: 3 });
  });

  test('is compared in its rates by city and kind, and what is far from them comes in with its size and a word', async () => {
    const { upload, take, ask } = await anOffice();
    const some = (type: string, city: string, rate: number, count: number) =>
      Array.from({ length: count }, (_, n) => `${type},Sale,${city},Camp,${1000 + n} sqft,${(1000 + n) * rate}`);
    const list = [
      ...some('Flat', 'Mumbai', 30_000, 24),
      ...some('Flat', 'Patna', 3000, 24),
      ...some('Shop', 'Patna', 30_000, 24),
      'Flat,Sale,Patna,Camp,900 sqft,27000000',
    ];
    const { id } = await upload(csv('Type,For,City,Locality,Size,Price', ...list), 'rates.csv', 'Properties');
    await take(id, 'validate');
    await take(id, 'run');
    const { results } = await ask('property/?search=far+from+the+usual&page_size=100');
    expect(results).toMatchObject([{ status: 'Available', size: 900, sale_price: 27_000_000 }]);
    expect((await ask('property/?status=Available')).count).toBe(list.length);
  });

  test('says whom an owner lets to and on which floor as public lists do', async () => {
    const { upload, take, ask } = await anOffice();
    const list = csv(
      'Type,For,City,Area Locality,BHK,Rent,Size,Floor,Tenant Preferred',
      'Flat,Rent,Mumbai,Sion,2,30000,700,Upper Basement out of 2,Bachelors/Family',
    );
    const { id } = await upload(list, 'rents.csv', 'Properties');
    await take(id, 'validate');
    await take(id, 'run');
    const { results } = await ask('property/');
    expect(results).toMatchObject([{ floor_no: -1, total_floors: 2, area: [{ area: 'Sion' }] }]);
    expect([...results[0].preferred_tenants].sort()).toEqual(['Family', 'Working men', 'Working women']);
  });

  test('remembers what names mean and how columns were mapped', async () => {
    const { upload, map, take } = await anOffice();
    const first = await upload(officeList, 'stock.csv', 'Properties');
    const targets = first.columns.map(({ target }) => (target === 'note' ? 'skip' : target));
    await map(first.id, { targets, save_as: 'Our stock', defaults: { city: 1 } });
    await take(first.id, 'validate');
    await map(first.id, { values: [{ field: 'status', text: 'Hot deal', means: 'On Hold' }] });
    const second = await upload(officeList, 'stock.csv', 'Properties');
    expect(second.mapping_name).toBe('Our stock');
    expect(second.columns.at(-1)).toMatchObject({ target: 'skip', guessed_by: 'saved' });
    await map(second.id, { defaults: { city: 1 } });
    const { values } = await take(second.id, 'validate');
    expect(values.find(({ field }) => field === 'status')).toMatchObject({ means: 'On Hold', is_remembered: true });
  });

  test('knows a property by society and unit, and another by contact, subtype, area and size', async () => {
    const { upload, map, take, rows, ask } = await anOffice();
    const bring = async (list: string, mode: string) => {
      const { id } = await upload(list, 'stock.csv', 'Properties');
      await map(id, { mode, defaults: { city: 1 } });
      await take(id, 'validate');
      return { id, rows: await rows(id) };
    };
    const head = 'Mobile,Type,For,Locality,Society,Wing,Flat No,BHK,Size,Price,Facing';
    const first = await bring(
      csv(
        head,
        '9824011768,Flat,Sale,Bopal,Sun Vista,A,1204,3,1800,90 L,',
        '9824011769,Bungalow,Sale,Bopal,,,,4,3000,2 cr,',
      ),
      'Add new only',
    );
    await take(first.id, 'run');
    const again = csv(
      head,
      // The wing is in the unit, and written otherwise.
      ',Flat,Sale,Bopal,Sun Vista,,A-1204,3,1800,99 L,East',
      '9824011769,Bungalow,Sale,Bopal,,,,4,3100,2.2 cr,West',
      '9824011769,Bungalow,Sale,Bopal,,,,4,4000,3 cr,West',
      '9824011769,Bungalow,Sale,Bopal,,,,4,4010,3 cr,',
    );
    const added = await bring(again, 'Add new only');
    expect(added.rows.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'new', 'twice']);
    expect(added.rows[0]!.here).toMatchObject({ code: 'P-000001' });
    const filled = await bring(again, 'Add and update empty fields');
    expect(filled.rows.map(({ outcome }) => outcome)).toEqual(['existing', 'existing', 'new', 'twice']);
    expect((await take(filled.id, 'run')).results).toMatchObject({ created: 1, updated: 2, skipped: 1 });
    const { results } = await ask('property/?ordering=created_date');
    expect(results).toHaveLength(3);
    expect(results[0]).toMatchObject({ sale_price: 9_000_000, facing: 'East' });
    const over = await upload(again, 'stock.csv', 'Properties');
    await map(over.id, { mode: 'Add and overwrite', overwrite: ['price'], defaults: { city: 1 } });
    await take(over.id, 'validate');
    await take(over.id, 'run');
    expect((await ask('property/?ordering=created_date')).results[0]).toMatchObject({
      sale_price: 9_900_000,
      facing: 'East',
    });
    const only = await bring(csv(head, '9824011770,Flat,Sale,Bopal,Other House,,1,2,900,40 L,'), 'Update only');
    expect(only.rows[0]).toMatchObject({
      outcome: 'refused',
      reasons: expect.arrayContaining(['It is not here, and nothing is added.']),
    });
  });
});

test('taken back: what nobody touched is gone with its places and people, what was touched is kept, what was filled is as before', async () => {
  const { office, upload, map, take, rows, ask, person } = await anOffice();
  const list = (facing: string, more = '') =>
    csv(
      'Mobile,Type,For,Locality,Society,Flat No,BHK,Size,Price,Facing',
      `9824011768,Flat,Sale,Bopal,Sun Vista,1204,3,1800,90 L,${facing}`,
      more,
    );
  const bring = async (content: string) => {
    const { id } = await upload(content, 'stock.csv', 'Properties');
    await map(id, { mode: 'Add and update empty fields', defaults: { city: 1 } });
    await take(id, 'validate');
    await take(id, 'run');
    return id;
  };
  await bring(list(''));
  const before = await server.owner.query(
    'select to_jsonb(p) - $2::text[] as row from property p where company_id = $1',
    [office.id, ['last_updated']],
  );
  const id = await bring(
    list(
      'East',
      '9824011769,Flat,Sale,Ambli,Moon Vista,1,2,900,40 L,\n9824011770,Flat,Sale,Shela,Star Vista,2,2,900,41 L,',
    ),
  );
  expect((await ask('property/')).count).toBe(3);
  const touched = (await rows(id)).find(({ record }) => inEnglish(rowWords, record!.title).includes('Shela'))!.here!;
  await server.ask('PATCH', `/properties/property/${touched.id}/`, person.token, { facing: 'West' });
  const back = await take(id, 'rollback');
  expect(back).toMatchObject({ status: 'Rolled Back', results: { undone: 2, kept: 1 } });
  const after = await server.owner.query(
    'select to_jsonb(p) - $2::text[] as row from property p where company_id = $1 and id <> $3',
    [office.id, ['last_updated'], touched.id],
  );
  expect(after.rows).toEqual(before.rows);
  expect((await ask('area/')).results.map((row: { area: string }) => row.area).toSorted()).toEqual(['Bopal', 'Shela']);
  expect((await ask('society/')).count).toBe(2);
  expect(
    (await ask('contacts/')).results.map((row: { mobile_number_1: string }) => row.mobile_number_1).toSorted(),
  ).toEqual(['9824011768', '9824011770']);
  expect((await rows(id)).map(({ here }) => here?.code ?? null)).toEqual(['P-000001', null, 'P-000003']);
});

test('staff bring in their own domain only, and never more than 200 rows alone', async () => {
  const { upload, map, take, rows, step } = await anOffice('Residential Only');
  const { id } = await upload(officeList, 'stock.csv', 'Properties');
  await map(id, { defaults: { city: 1 } });
  await take(id, 'validate');
  expect((await rows(id)).map(({ outcome, reasons }) => [outcome, reasons[0]])).toEqual([
    ['new', expect.anything()],
    ['refused', 'It is commercial, which is not your work.'],
  ]);
  const many = csv('Type,For,Locality,Price,BHK', ...Array.from({ length: 201 }, () => 'Bungalow,Sale,Bopal,2 cr,4'));
  const large = await upload(many, 'many.csv', 'Properties');
  await map(large.id, { defaults: { city: 1 } });
  await take(large.id, 'validate');
  expect((await step(large.id, 'run')).status).toBe(403);
});

test('a file of another kind, a large one and cards are refused', async () => {
  const { send, upload } = await anOffice();
  expect((await send('BEGIN:VCARD\nEND:VCARD', 'x.vcf', 'Properties')).body.file[0]).toContain('Contact cards');
  expect((await send(`a\n${'x'.repeat(10 * 1024 * 1024)}`, 'x.csv', 'Properties')).body.file[0]).toContain(
    'larger than 10 MB',
  );
  const many = csv('Type,For', ...Array.from({ length: 5001 }, () => 'Flat,Sale'));
  expect(await upload(many, 'x.csv', 'Properties')).toMatchObject({
    status: 'Failed',
    problem: importProblems.of.tooManyRows({ most: 5000 }),
  });
});

test.each(['Contacts', 'Properties', 'Inquiries'] as const)(
  'the template of %s has a sample row and its lists, and maps itself',
  async (kind) => {
    const { template, upload, map, take } = await anOffice();
    const { body } = await template(kind);
    const book = Buffer.from(body.content, 'base64');
    const sheets = await readSheets(book);
    expect(sheets.map(({ sheet, data }) => [sheet, data.length > 1])).toEqual([
      [kind, true],
      ['Lists', true],
    ]);
    const { id, columns } = await upload(book, body.file_name, kind);
    expect(columns.filter(({ target }) => target === 'note' || target === 'skip')).toEqual([]);
    await map(id, { defaults: { city: 1 } });
    const { counts } = await take(id, 'validate');
    expect(counts).toMatchObject({ new: 1, refused: 0 });
    expect((await take(id, 'run')).results).toMatchObject({ created: 1 });
  },
);

const real = process.env.ANGAN_PORTAL_EXPORT;
if (real && existsSync(real))
  test('the export at ANGAN_PORTAL_EXPORT comes in, each row told', { timeout: 120_000 }, async () => {
    const { upload, take, rows, ask } = await anOffice();
    const { id, rows_total } = await upload(readFileSync(real), 'portal.csv', 'Properties');
    const { counts, looks } = await take(id, 'validate');
    expect(Object.values(looks).reduce((sum, one) => sum + one, 0)).toBe(rows_total);
    const refused = await rows(id, '&look=Error');
    for (const { reasons } of refused) expect(reasons[0]).toMatch(/^(Neither price nor|The area cannot be told)/);
    const { results, status } = await take(id, 'run');
    console.log(JSON.stringify({ rows_total, counts, looks, results, status }));
    expect(results.created).toBe(counts.new);
    expect((await ask('property/')).count).toBe(results.created);
  });

test('a text that is cut in the middle of a sign stops no import', async () => {
  const { upload, take, rows } = await anOffice();
  // Too long by one: the cut falls into the last sign.
  const long = (most: number) => `${'x'.repeat(most - 1)}🏠 and more`;
  const { id } = await upload(
    csv(
      'Property type,Deal,Area,City,Contact,Mobile,Price,Remark,Source,Possession date,Society',
      `Flat,Sale,Sector 57,Gurgaon,${long(120)},9824011768,1 Cr,${long(2000)},${long(60)},${long(200)},${long(120)}`,
      'Flat,Sale,Sector 57,Gurgaon,Ram,9824011769,1 Cr,Ready,Magicbricks,,Palm Court',
    ),
    'cut.csv',
    'Properties',
  );
  await take(id, 'validate');
  const { results, problem } = await take(id, 'run');
  expect([problem, results.failed, (await rows(id)).map((row: { reasons: string[] }) => row.reasons)]).toEqual([
    null,
    0,
    expect.anything(),
  ]);
  expect(results.created).toBe(2);
});
