import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { gstinCheckSign } from '@angan/domain/tax-numbers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aNumber } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

/** As a client asks: with a token that says how the office stands now. */
const ask = async (person: Person, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
  const { access } = (await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: person.refresh })).body;
  return server.ask(method, `/properties/${path}/`, access, body);
};
const start = (person: Person) => ask(person, 'POST', 'free-trial');
const read = (person: Person) => ask(person, 'GET', 'subscription');
const gstin = (start_: string) => start_ + gstinCheckSign(start_);

/** An office that never had a term, with the number of its Owner. */
const aNewOffice = async (mobile = aNumber()) => {
  const company = await aCompany(server);
  await server.owner.query('delete from subscription where company_id = $1', [company.id]);
  const [owner, coOwner] = [await company.person('Owner'), await company.person('Co-Owner')];
  await server.owner.query(`update app_user set mobile = '' where mobile = $1`, [mobile]);
  await server.owner.query('update app_user set mobile = $2 where id = $1', [owner.id, mobile]);
  return { id: company.id, company, owner, coOwner, mobile };
};

test('the Owner begins it once: fourteen days of Team with five users', async () => {
  const { owner, coOwner, company } = await aNewOffice();
  expect((await read(owner)).body).toMatchObject({ status: 'Pending', plan: null, trial: 'Open' });
  expect((await start(coOwner)).status).toBe(403);
  const tries = await Promise.all([start(owner), start(owner), start(owner)]);
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
  const terms = await server.owner.query('select 1 from subscription where company_id = $1', [company.id]);
  expect(terms.rowCount).toBe(1);
  const today = dayInIndia();
  expect((await read(coOwner)).body).toMatchObject({
    ...{ status: 'Active', kind: 'Trial', users_allowed: 5, days_left: 14, trial: 'Not now' },
    ...{ started_on: today, ends_on: addDays(today, 13), grace_until: addDays(today, 13) },
    plan: { code: 'trial', max_properties: 200, max_open_inquiries: 200, import_rows_a_file: 100 },
  });
  expect((await read(await company.person('Backend'))).status).toBe(403);
});

test('no number has it twice, whatever office it opens', async () => {
  const first = await aNewOffice();
  await start(first.owner);
  const second = await aNewOffice(first.mobile);
  expect((await read(second.owner)).body.trial).toBe('Taken with this mobile');
  expect(await start(second.owner)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('mobile') } });
  expect((await read(second.owner)).body.status).toBe('Pending');
});

test('no GST number has it twice, also where it is named later', async () => {
  const [first, second, third] = [await aNewOffice(), await aNewOffice(), await aNewOffice()];
  const number = gstin(`24${'ABCDE'}${String(first.id).slice(-4).padStart(4, '7')}F1Z`);
  const name = ({ owner }: typeof first, value = number) => ask(owner, 'PATCH', 'company', { gstin: value });
  await start(first.owner);
  expect((await name(first)).status).toBe(200);
  await start(second.owner);
  expect(await name(second)).toMatchObject({ status: 400, body: { gstin: [expect.stringContaining('GST number')] } });
  expect((await name(third)).status).toBe(200);
  expect((await read(third.owner)).body.trial).toBe('Taken with this GST number');
  expect((await start(third.owner)).status).toBe(409);
  expect((await read(third.owner)).body.status).toBe('Pending');
});
