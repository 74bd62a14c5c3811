import { dayInIndia } from '@angan/domain/dates.ts';
import { depositCapRows } from '@angan/domain/deposit-cap-rows.ts';
import { lawTablesOf } from '@angan/domain/law.ts';
import { lawSeed } from '@angan/domain/law-seed.ts';
import { foirRows, ltvRows } from '@angan/domain/loans/index.ts';
import { gstRateRows, gstThresholdRows, sacRows, stampDutyRows, tdsRows } from '@angan/domain/taxes/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aNumber } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  server = await aServer();
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  owner = await (await aCompany(server)).person('Owner');
});
afterAll(() => server.close());

const rows = '/platform/law_rows/';
/** The same text for the same facts, in whatever order they stand. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
const sorted = (list: readonly object[]): string[] => list.map(canonical).toSorted();

test('a new platform starts with the rows of the domain, as the rules read them', async () => {
  const { rows: kept } = await server.owner.query('select law, valid_from::text, facts, source from law_rows()');
  expect(sorted(kept)).toEqual(sorted(lawSeed));
  const tables = lawTablesOf(lawSeed);
  expect(sorted(tables.TDS)).toEqual(sorted(tdsRows));
  expect(sorted(tables['GST rate'])).toEqual(sorted(gstRateRows));
  expect(sorted(tables['GST registration'])).toEqual(sorted(gstThresholdRows));
  expect(sorted(tables.SAC)).toEqual(sorted(sacRows));
  expect(sorted(tables['Stamp duty'])).toEqual(sorted(stampDutyRows));
  expect(sorted(tables['Deposit cap'])).toEqual(sorted(depositCapRows));
  expect(sorted(tables['LTV cap'])).toEqual(sorted(ltvRows));
  expect(sorted(tables.FOIR)).toEqual(sorted(foirRows));
});

test('the Admin changes them, every office counts by them, and nobody else writes there', async () => {
  const row = { law: 'GST rate', valid_from: '2027-04-01', source: 'Finance Act, 2027', facts: { percent: 12 } };
  const made = await server.ask('POST', rows, admin.token, row);
  expect([made.status, made.body]).toMatchObject([201, { law: 'GST rate', facts: { percent: 12 } }]);
  const seen = await server.ask('GET', '/properties/law/', owner.token);
  expect(seen.body).toContainEqual(row);
  expect((await server.ask('POST', rows, owner.token, row)).status).toBe(403);
  expect((await server.ask('GET', rows, owner.token)).status).toBe(403);
  const bad = await server.ask('PATCH', `${rows}${made.body.id}/`, admin.token, { facts: { percent: 101 } });
  expect([bad.status, Object.keys(bad.body)]).toEqual([400, ['percent']]);
  await server.ask('DELETE', `${rows}${made.body.id}/`, admin.token);
  expect((await server.ask('GET', '/properties/law/', owner.token)).body).not.toContainEqual(row);
});

test('what a loan may come to follows the rows of the day', async () => {
  const today = dayInIndia();
  const loan = await server.ask('POST', '/properties/loans/', owner.token, {
    ...{ loan_type: 'Home loan (purchase)', employment: 'Salaried', required_amount: 5_000_000, roi: 8.5 },
    ...{ property_value: 10_000_000, monthly_income: 300_000, tenure_months: 240 },
    applicant: { name: 'Utsav Soni', mobile_number_1: aNumber() },
  });
  expect(loan.body).toMatchObject({ ltv_cap: 80, eligible_by_value: 7_500_000, foir_cap: 50 });
  const row = { valid_from: today, source: 'A circular of today' };
  const made = [
    await server.ask('POST', rows, admin.token, { law: 'LTV cap', ...row, facts: { loan_up_to: null, percent: 60 } }),
    await server.ask('POST', rows, admin.token, { law: 'FOIR', ...row, facts: { percent: 40 } }),
    await server.ask('POST', rows, admin.token, {
      law: 'FOIR',
      ...row,
      valid_from: '2099-04-01',
      facts: { percent: 10 },
    }),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  const read = async () => (await server.ask('GET', `/properties/loans/${loan.body.id}/`, owner.token)).body;
  expect(await read()).toMatchObject({ ltv_cap: 60, eligible_by_value: 6_000_000, foir_cap: 40 });
  for (const { body } of made) await server.ask('DELETE', `${rows}${body.id}/`, admin.token);
  expect(await read()).toMatchObject({ ltv_cap: 80, foir_cap: 50 });
});
