import { inquiryFields } from '@angan/contract/inquiries/inquiry-fields.ts';
import type { Fields } from '@angan/contract/kit/presented.ts';
import { laidOut, vaultFieldNames } from '@angan/contract/properties/property-fields.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { furnishingItems } from '@angan/domain/lookups/property-lists.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHouse, aNumber, aShop, aWish, bhkId, dealId, possessionId, subtypeId, typeId } from '../../test/listings.ts';
import { importer } from '../../test/migrations.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

type Line = Record<string, string>;
const homes = typeId('Residential');

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const post = async (path: string, body: object) => {
    const answer = await server.ask('POST', `/properties/${path}/`, owner.token, body);
    expect([path, answer.status, answer.status === 201 ? '' : answer.body]).toEqual([path, 201, '']);
    return answer.body;
  };
  const first = async (table: string, most: number): Promise<number[]> => {
    const { rows } = await server.owner.query(`select id from ${table} where company_id = $1 order by id limit $2`, [
      company.id,
      most,
    ]);
    return rows.map(({ id }) => id);
  };
  return { company, owner, post, first };
};

const ask = ({ token }: Person, noun: 'property' | 'inquiry', body: object) =>
  server.ask('POST', `/properties/${noun}/export/`, token, body);
const exported = async (person: Person, noun: 'property' | 'inquiry', body: object = {}): Promise<Buffer> => {
  const answer = await ask(person, noun, body);
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, '']);
  return Buffer.from(answer.body.content, 'base64');
};
const linesOf = async (person: Person, noun: 'property' | 'inquiry', body: object = {}): Promise<Line[]> =>
  parse(await exported(person, noun, body), { bom: true, columns: true });

/** Something in a field by its kind, whatever is asked for there; lists hold all of their entries. */
const samplesOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const {
        options = [],
        range,
        max,
      } = field as {
        options?: readonly string[];
        range?: readonly [number, number];
        max?: number;
      };
      const samples: Partial<Record<typeof field.kind, unknown>> = {
        text: `${field.label} of it`.slice(0, max),
        choice: options[1],
        choices: options,
        count: range && Math.min(range[1], 3),
        amount: 12.5,
        rupees: 9_824_011_768,
        percent: 7.5,
        date: '2027-03-01',
        flag: true,
        maybe: false,
      };
      return field.kind in samples ? [[name, samples[field.kind]]] : [];
    }),
  );

const ofType = <R extends { id: number; property_type: number | readonly number[] }>(rows: readonly R[]) =>
  rows.filter(({ property_type }) => [property_type].flat().includes(homes)).map(({ id }) => id);

/** Brings a file of one office into another; answers what each column became. */
const bringIn = async (person: Person, file: Buffer, format: string, kind: 'Properties' | 'Inquiries') => {
  const { upload, take, rows } = importer(server, person);
  const { id, columns } = await upload(file, `list.${format.toLowerCase()}`, kind);
  await take(id, 'validate');
  const told = (await rows(id)).flatMap(({ reasons }) => reasons).filter((one) => !one.endsWith('will be added.'));
  expect([told, (await take(id, 'run')).results]).toMatchObject([[], { created: 1 }]);
  return Object.fromEntries(columns.map(({ header, target }) => [header, target]));
};

/** The lines without what every office counts and dates itself. */
const bare = (lines: readonly Line[], own: readonly string[]) =>
  lines.map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => !own.includes(name))));

test.each(['CSV', 'XLSX'] as const)(
  'a property that leaves one office as %s comes into another as it was',
  async (format) => {
    const [from, to] = [await anOffice(), await anOffice()];
    const areas = [
      (await from.post('area', { area: 'Sector 56', city: 6 })).id,
      (await from.post('area', { area: 'Golf Course, Upper Road', city: 6 })).id,
    ];
    const society = await from.post('society', { society_name: 'Sun Vista', area: areas[0] });
    const [source] = await from.first('source', 1);
    const property = {
      ...samplesOf(laidOut),
      ...{ property_type: homes, property_subtype: subtypeId('Flat/Apartment') },
      deal_type: [dealId('Sale'), dealId('Rent')],
      contact: { name: 'Mehul Trivedi', mobile_number_1: '9824011768' },
      ...{ area: areas, society_name: society.id, source, assigned_to: [from.owner.id], locked_property: true },
      ...{ bhk: bhkId(3), furniture: furnitures.find((row) => row.property_type === homes)!.id },
      furnishing_items: Object.fromEntries(furnishingItems.map((item, at) => [item, at + 1])),
      ...{ amenities: ofType(amenities), features: await from.first('feature', 50), loan_bank: banks[3]!.id },
      ...{ possession: possessionId('Under construction'), pincode: '122011', latitude: 28.41, longitude: 77.09 },
      ...{ floor_no: 7, total_floors: 22, property_age: '1-5', mandate_from: '2026-01-01', mandate_to: '2027-01-01' },
      ...{ size: 1850, size_unit: 'Sqft', size_basis: 'Super Built-up', super_built_up_area: 1850 },
      ...{ super_built_up_area_unit: 'Sqft', carpet_area: 1240.5, carpet_area_unit: 'Sqft' },
      ...{ built_up_area: 160, built_up_area_unit: 'SqYd', plot_area: 2, plot_area_unit: 'Guntha' },
      ...{ sale_price: 9500, sale_price_basis: 'Per size unit', rent: 45_000, deposit: 90_000 },
      ...{ bottom_price: 8_765_432, bottom_rent: 34_567, key_note: 'Under the third pot' },
      remark: 'First line\nsecond line',
    };
    await from.post('property', property);
    const own = ['property_code', 'created_date', 'last_verified_at'];
    const file = await exported(from.owner, 'property', { format });
    const targets = await bringIn(to.owner, file, format, 'Properties');
    const [line] = await linesOf(from.owner, 'property');
    expect(Object.entries(targets).filter(([header, target]) => header !== target)).toEqual([
      ['property_code', 'skip'],
      ['property_age', 'age'],
      ['features', 'amenities'],
      ['last_verified_at', 'skip'],
      ['created_date', 'skip'],
    ]);

    expect(bare(await linesOf(to.owner, 'property'), own)).toEqual(bare([line!], own));
    const unsaid = Object.entries(line!).filter(([, cell]) => cell === '');
    expect(unsaid.map(([name]) => name)).toEqual([
      ...['brokerage_terms', 'published_on', 'co_broker', 'other_contacts', 'external_ref'],
    ]);
    // What the owner says in confidence stays, whoever takes the list.
    expect(Object.keys(line!)).not.toEqual(expect.arrayContaining([...vaultFieldNames]));
    expect(JSON.stringify(line)).not.toMatch(/8765432|34567|third pot/);
  },
);

test.each(['CSV', 'XLSX'] as const)(
  'an inquiry that leaves one office as %s comes into another as it was',
  async (format) => {
    const [from, to] = [await anOffice(), await anOffice()];
    const areas = [
      (await from.post('area', { area: 'Sector 56', city: 6 })).id,
      (await from.post('area', { area: 'Golf Course, Upper Road', city: 6 })).id,
    ];
    const societies = [(await from.post('society', { society_name: 'Sun Vista', area: areas[0] })).id];
    const [source] = await from.first('source', 1);
    const inquiry = {
      ...samplesOf(inquiryFields),
      ...{
        property_type: homes,
        property_subtype: ofType(propertySubtypes),
        deal_type: [dealId('Sale'), dealId('Rent')],
      },
      contact: { name: 'Harpreet Virk', mobile_number_1: '9824011769' },
      ...{ area: areas, society_name: societies, source, assigned_to: [from.owner.id], locked_inquiry: true },
      ...{ bhk: [bhkId(0.5), bhkId(3), bhkId(10)], furniture: ofType(furnitures), amenities: ofType(amenities) },
      ...{ features: await from.first('feature', 50), possession: [1, 2, 3].map((id) => id) },
      ...{ budget_min: 8_000_000, budget_max: 11_000_000, size_min: 1500, size_max: 1850, floor_min: 2, floor_max: 9 },
      ...{ next_follow_up: '2099-03-01T10:00:00+05:30', date_time: '2026-01-05T10:00:00+05:30' },
      comment: 'Near a school',
    };
    await from.post('inquiry', inquiry);
    const file = await exported(from.owner, 'inquiry', { format });
    const targets = await bringIn(to.owner, file, format, 'Inquiries');
    const [line] = await linesOf(from.owner, 'inquiry');
    expect(Object.keys(line!).filter((name) => targets[name] !== name)).toEqual([
      ...['inquiry_code', 'brokerage_terms', 'co_broker'],
    ]);

    expect(bare(await linesOf(to.owner, 'inquiry'), ['inquiry_code'])).toEqual(bare([line!], ['inquiry_code']));
    expect(Object.keys(line!).filter((name) => line![name] === '')).toEqual(['brokerage_terms', 'co_broker']);
  },
);

test('those that were chosen, or the list as it is filtered; amounts are numbers in a workbook', async () => {
  const { owner, post } = await anOffice();
  const area = (await post('area', { area: 'Sector 56', city: 6 })).id;
  const houses = [];
  for (const sale_price of [55_000_000, 65_000_000, 75_000_000])
    houses.push(await post('property', aHouse(area, { sale_price, locked_property: sale_price === 65_000_000 })));
  await post('property', aShop(area, { plot_width: 40, plot_area: 2.5, plot_area_unit: 'Guntha' }));
  const codes = async (asked: object) =>
    (await linesOf(owner, 'property', asked)).map(({ property_code }) => property_code);
  const [one, two, three] = houses.map(({ property_code }) => property_code);
  expect(await codes({ ids: [houses[2].id, houses[0].id, 999_999] })).toEqual([three, one]);
  expect(await codes({ property_type: [homes], ordering: 'sale_price' })).toEqual([one, two, three]);
  expect(await codes({ sale_price__gte: '60000000', ordering: '-sale_price' })).toEqual([three, two]);
  expect(await codes({ search: two })).toEqual([two]);

  const wishes = [await post('inquiry', aWish(area)), await post('inquiry', aWish(area, { budget_max: 9_000_000 }))];
  const asked = await linesOf(owner, 'inquiry', { ids: [wishes[1].id] });
  expect(asked).toMatchObject([{ inquiry_code: wishes[1].inquiry_code, budget_max: '9000000', bhk: '4 BHK' }]);

  const [sheet] = await readSheets(await exported(owner, 'property', { format: 'XLSX', ordering: 'sale_price' }));
  const [header, shop] = sheet!.data;
  const cell = (name: string) => shop![header!.indexOf(name)];
  expect(['sale_price', 'plot_width', 'plot_area', 'plot_area_unit', 'pincode'].map(cell)).toEqual([
    ...[12_000_000, 40, 2.5, 'Guntha', null],
  ]);
});

test('with whom a deal is shared and who else belongs to it leave with the record, and come in as a remark', async () => {
  const { owner, post } = await anOffice();
  const area = (await post('area', { area: 'Sector 56', city: 6 })).id;
  const co_broker = { name: 'Jignesh Shah', mobile_number_1: '9825011768' };
  const tenant = { name: 'Kavita Vyas', mobile_number_1: '9825011769' };
  await post('property', aHouse(area, { co_broker, other_contacts: [{ contact: tenant, role: 'Tenant' }] }));
  await post('inquiry', aWish(area, { co_broker }));
  const said = { co_broker: 'Jignesh Shah 9825011768', other_contacts: 'Tenant: Kavita Vyas 9825011769' };
  expect(await linesOf(owner, 'property')).toMatchObject([said]);
  expect(await linesOf(owner, 'inquiry')).toMatchObject([{ co_broker: said.co_broker }]);

  const to = await anOffice();
  await bringIn(to.owner, await exported(owner, 'property', { format: 'CSV' }), 'CSV', 'Properties');
  const [{ remark }] = (await server.ask('GET', '/properties/property/', to.owner.token)).body.results;
  expect(remark).toContain(said.co_broker);
  expect(remark).toContain(said.other_contacts);
});

test('who may not export is refused; whom the Owner lets takes no more than they see', async () => {
  const { company, owner, post } = await anOffice();
  const area = (await post('area', { area: 'Sector 56', city: 6 })).id;
  const contact = { name: 'Mehul 98240 11768', mobile_number_1: '9824011768' };
  await post('property', aHouse(area, { contact, remark: 'Ring 98240 11768', bottom_price: 51_234_567 }));
  await post('property', aShop(area, { locked_property: true }));
  await post('inquiry', aWish(area, { contact: { name: 'Wish', mobile_number_1: aNumber() }, comment: '98240 11768' }));
  const staff = await company.person('Backend');
  const coOwner = await company.person('Co-Owner');
  for (const person of [staff, coOwner])
    for (const noun of ['property', 'inquiry'] as const) expect((await ask(person, noun, {})).status).toBe(403);
  for (const { id: user } of [staff, coOwner])
    await server.ask('POST', '/properties/user_permissions/', owner.token, { user, can_export: true });
  expect(await linesOf(coOwner, 'property')).toHaveLength(2);
  for (const noun of ['property', 'inquiry'] as const)
    for (const format of ['CSV', 'XLSX']) {
      const file = await exported(staff, noun, { format });
      const text = format === 'XLSX' ? JSON.stringify((await readSheets(file))[0]!.data) : file.toString();
      expect(text).toContain('*******768');
      expect(text).not.toMatch(/98240|51234567/);
    }
  const { rows } = await server.owner.query(
    `select user_id, entity, changes -> 'count' as count, changes -> 'whole' as whole from audit_log
      where company_id = $1 and action = 'exported' order by id limit 2`,
    [company.id],
  );
  expect(rows).toEqual([
    { user_id: coOwner.id, entity: 'property', count: 2, whole: true },
    { user_id: staff.id, entity: 'property', count: 1, whole: false },
  ]);
  for (const [log, taken] of [
    ['properties', [staff.id, staff.id, coOwner.id, coOwner.id]],
    ['inquiries', [staff.id, staff.id]],
  ] as const) {
    const { body } = await server.ask('GET', `/properties/viewed_${log}/?action=Export`, owner.token);
    expect(body.results.map(({ user }: { user: { id: number } }) => user.id)).toEqual(taken);
  }
});
