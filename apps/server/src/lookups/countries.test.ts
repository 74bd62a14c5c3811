import { countries } from '@angan/domain/lookups/places.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';
import { writePlatformLists } from './index.ts';

let server: TestServer;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  server = await aServer();
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  owner = await (await aCompany(server)).person('Owner');
});
afterAll(() => server.close());

const path = '/platform/countries/';
const nepal = { country: 'Nepal', iso_code: 'np', dial_code: '+977', currency: 'npr', currency_symbol: 'Rs' };
const offered = async (): Promise<string[]> => {
  const { body } = await server.ask('GET', '/properties/country/', owner.token);
  return body.results.map(({ country }: { country: string }) => country);
};

test('offices read the countries of the domain, and the one that the Admin adds, while it is in use', async () => {
  expect(await offered()).toEqual(countries.map(({ country }) => country));
  const made = await server.ask('POST', path, admin.token, nepal);
  expect([made.status, made.body]).toMatchObject([201, { iso_code: 'NP', currency: 'NPR', is_active: true }]);
  expect(made.body.id).toBeGreaterThan(1000);
  expect((await offered()).at(-1)).toBe('Nepal');
  const at = `${path}${made.body.id}/`;
  await server.ask('PATCH', at, admin.token, { country: 'Federal Nepal' });
  expect((await offered()).at(-1)).toBe('Federal Nepal');
  expect((await server.ask('PATCH', at, admin.token, { is_active: false })).status).toBe(200);
  expect(await offered()).not.toContain('Federal Nepal');
  expect((await server.ask('DELETE', at, admin.token)).status).toBe(405);
});

test('the Admin alone keeps them, and mistakes stand beside their fields', async () => {
  expect((await server.ask('GET', path, owner.token)).status).toBe(403);
  expect((await server.ask('POST', path, owner.token, nepal)).status).toBe(403);
  const bhutan = { country: 'Bhutan', iso_code: 'BT', dial_code: '+975', currency: 'BTN' };
  const of = async (change: object) => {
    const answer = await server.ask('POST', path, admin.token, { ...bhutan, ...change });
    return [answer.status, ...Object.keys(answer.body)];
  };
  expect(await of({ iso_code: 'BTN' })).toEqual([400, 'iso_code']);
  expect(await of({ dial_code: '975' })).toEqual([400, 'dial_code']);
  expect(await of({ currency: 'Nu' })).toEqual([400, 'currency']);
  expect(await of({ country: ' ' })).toEqual([400, 'country']);
  expect((await server.ask('POST', path, admin.token, bhutan)).status).toBe(201);
  expect(await of({ country: 'Druk Yul' })).toEqual([400, 'iso_code']);
  expect(await of({ country: 'BHUTAN', iso_code: 'DY' })).toEqual([400, 'country']);
});

test('a further start leaves what the Admin changed', async () => {
  const read = async (id: number) =>
    (await server.owner.query('select country, currency_symbol, is_active from country where id = $1', [id])).rows[0];
  await server.owner.query(`update country set currency_symbol = 'Dh', is_active = false where id = 2`);
  await writePlatformLists(server.owner);
  expect(await read(2)).toEqual({ country: 'United Arab Emirates', currency_symbol: 'Dh', is_active: false });
  await server.owner.query('update country set currency_symbol = $1, is_active = true where id = 2', ['AED']);
});
