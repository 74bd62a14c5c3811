import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSectors, aHouse } from '../../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';

let server: TestServer;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  server = await aServer();
  owner = await (await aCompany(server)).person('Owner');
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
});
afterAll(() => server.close());

const filters = ['bathrooms__gte', 'balconies__gte', 'parking__gte', 'workstations__gte', 'beds_free__gte'].concat([
  'floor_no__gte',
  'floor_no__lte',
  'total_floors__lte',
]);

test.each(filters)('the filter %s takes whole numbers that its column can hold', async (filter) => {
  for (const [value, sentence] of [
    ['1.5', 'A valid integer is required.'],
    ['1e3', 'A valid integer is required.'],
    ['1000000000000000', 'Ensure this value is less than or equal to 2147483647.'],
  ]) {
    const { status, body } = await server.ask('GET', `/properties/property/?${filter}=${value}`, owner.token);
    expect([filter, value, status, body]).toEqual([filter, value, 400, { [filter]: [sentence] }]);
  }
  expect((await server.ask('GET', `/properties/property/?${filter}=2`, owner.token)).status).toBe(200);
});

test('a page of a timeline is a page as of every list', async () => {
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const made = await server.ask('POST', '/properties/property/', owner.token, aHouse(area));
  for (const page of ['1e30', '-1', '0', '1.5', '99999999999999999999'])
    expect([
      page,
      (await server.ask('GET', `/properties/property/${made.body.id}/timeline/?page=${page}`, owner.token)).status,
    ]).toEqual([page, 404]);
});

test('a button without the kind of its address is told so by its field', async () => {
  const { status, body } = await server.ask('POST', '/sandesh/whatsapp_button/', admin.token, {
    button_type: 'Custom',
    button_text: 'Call',
    visit_website_button_url_type: '',
  });
  expect([status, body]).toEqual([400, { visit_website_button_url_type: ['This field may not be null.'] }]);
});

describe('a value that the database alone refuses', () => {
  test.each([
    ["select ('1' || '.5')::int", '22P02'],
    ['select 3000000000::int', '22003'],
    ["select ('2026-02-' || '30')::date", '22008'],
    ["select ('no' || 'day')::date", '22007'],
    ["select ('{' || '}')::jsonb -> 'a' || repeat('[', 9)::jsonb", '22P02'],
    ['select 1 limit -1', '2201W'],
    ['select 1 offset -1', '2201X'],
  ])('%s (%s) is the mistake of who sent it', async (statement, code) => {
    const { refusalOf } = await import('./database-errors.ts');
    const error = await server.owner.query(statement).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect([(error as { code?: string }).code, refusalOf(error, { size: '1.5' })?.status]).toEqual([code, 400]);
  });

  test('is told by the field that holds it', async () => {
    const { refusalOf } = await import('./database-errors.ts');
    const error = await server.owner.query('select $1::text::int', ['1.5']).catch((thrown: unknown) => thrown);
    expect(refusalOf(error, undefined, { size: '1.5', other: '2' })?.body).toEqual({
      size: ['This value cannot be read.'],
    });
  });
});
