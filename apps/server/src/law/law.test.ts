import { depositCapRows } from '@angan/domain/deposit-cap-rows.ts';
import { lawTablesOf } from '@angan/domain/law.ts';
import { lawSeed } from '@angan/domain/law-seed.ts';
import { gstRateRows, gstThresholdRows, sacRows, stampDutyRows, tdsRows } from '@angan/domain/taxes/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
