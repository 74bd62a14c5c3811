import { readFile } from 'node:fs/promises';
import { usertypes } from '@angan/domain/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vendorCalls, vendorHandlers, vendorList } from '../test/planted-noun/vendors.ts';
import { aCompany, aServer, type TestServer } from '../test/support.ts';
import {
  asksForASubscription,
  beginsWithTheCompany,
  hasTheWall,
  hidesOtherCompanies,
  type Knockers,
  keepsToTheMatrix,
  knockers,
  knowsNoOtherIds,
  refusesStrangers,
  showsNothingUnsaid,
} from '../test/walks/checks.ts';
import { newFuzzer } from '../test/walks/fuzz/fuzzer.ts';
import { mayAs, newWatch } from '../test/walks/shown.ts';
import { aTellTaleOffice } from '../test/walks/sight/seed.ts';
import { newActor } from './core/context.ts';
import { onConnection } from './core/database/on-connection.ts';
import { inTransaction, openingForCompany } from './core/database/transaction.ts';
import { serve } from './core/http/serve.ts';
import type { ImportSettings } from './imports/engine/importer.ts';
import { ledgerOf, undoSome } from './imports/engine/ledger.ts';
import { mapColumns } from './imports/engine/map-columns.ts';
import { writeRows } from './imports/engine/write-rows.ts';
import { fieldListImporter } from './imports/field-lists/importer.ts';
import { readFile as readList } from './imports/read/read-file.ts';

/** The checks of the entity recipe, on a noun that was made by it: none of them is told of the noun but by its calls. */

const calls = Object.values(vendorCalls);
const path = '/properties/planted_vendor/';
let server: TestServer;
let knocking: Knockers;

beforeAll(async () => {
  server = await aServer({ LOG_LEVEL: 'warn' }, (door) => serve(door, vendorCalls, vendorHandlers));
  await server.owner.query(await readFile(new URL('../test/planted-noun/vendor.sql', import.meta.url), 'utf8'));
  knocking = await knockers(server);
});
afterAll(() => server.close());

test('strangers are refused, and everybody else by the matrix and the subscription', async () => {
  await refusesStrangers(server, calls);
  for (const usertype of usertypes) await keepsToTheMatrix(server, calls, knocking, usertype);
  await asksForASubscription(server, calls, knocking);
});

test("another company's records are not there, nor what is no id", async () => {
  await hidesOtherCompanies(server, calls, knocking);
  await knowsNoOtherIds(server, calls, knocking);
});

test('the wall stands around its table', async () => {
  await hasTheWall(server, ['planted_vendor']);
  await beginsWithTheCompany(server, ['planted_vendor']);
  await showsNothingUnsaid(server, ['planted_vendor']);
});

test('what is written stands on the trail, and numbers in it are masked for who sees none', async () => {
  const company = await aCompany(server);
  const [owner, staff] = [await company.person('Owner'), await company.person('All-Rounder')];
  const made = await server.ask('POST', path, owner.token, {
    vendor_name: 'Shree Paints',
    comment: 'Ring 98240 11768',
  });
  expect(made).toMatchObject({ status: 201, body: { comment: 'Ring 98240 11768' } });
  const one = `${path}${made.body.id}/`;
  expect((await server.ask('GET', one, staff.token)).body).toMatchObject({ comment: 'Ring *******768' });
  expect((await server.ask('GET', `${path}?search=shree`, staff.token)).body).toMatchObject({ count: 1 });
  expect((await server.ask('PATCH', one, owner.token, { vendor_name: 'Shree Colours' })).status).toBe(200);
  expect((await server.ask('DELETE', one, owner.token)).status).toBe(204);
  const { rows } = await server.owner.query(
    `select user_id, action, changes -> 'vendor_name' as name from audit_log
      where company_id = $1 and entity = 'planted_vendor' order by id`,
    [company.id],
  );
  expect(rows).toEqual([
    { user_id: owner.id, action: 'created', name: null },
    { user_id: owner.id, action: 'changed', name: ['Shree Paints', 'Shree Colours'] },
    { user_id: owner.id, action: 'removed', name: null },
  ]);
});

const importer = fieldListImporter(vendorList, 'Vendors' as never);

/** A list as an import brings it in: its columns told, its rows checked and written. Answers what became of them, and undoing it. */
const bringIn = async (
  company: number,
  content: Buffer,
  mode: ImportSettings['mode'] = 'Add and update empty fields',
) => {
  const table = await readList(content, { sheet: '', startsWithData: () => false, rows: 100 });
  const columns = mapColumns(table, importer.reader);
  const { rows } = await server.owner.query(
    `insert into data_migration (company_id, kind, file_name, mode) values ($1, 'Vendors', 'vendors.csv', $2) returning id`,
    [company, mode],
  );
  const migration = { company_id: company, id: rows[0].id as number };
  const settings: ImportSettings = {
    ...{ columns, mode, format: table.format, created_by: null, default_source: null, default_groups: [] },
    ...{
      default_deals: [],
      default_subtype: null,
      default_staff: [],
      default_city: 1,
      overwrite: [],
      unknown_values: [],
    },
  };
  const facts = { user_id: 0, company_id: company, usertype: 'Owner', subscription_status: '' };
  // The matrix has no rows of a vendor.
  const actor = { ...newActor(facts, 0), scope: () => 'all' as const };
  const context = { settings, actor, now: new Date() };
  const step = <T>(work: (db: ReturnType<typeof onConnection>) => Promise<T>) =>
    inTransaction(server.services.pool, openingForCompany(company, null, 'test'), (client) =>
      work(onConnection(client)),
    );
  const results = await step(async (db) => {
    const check = await importer.beginCheck(db, context);
    const checked = await check.check(db, [...importer.reader.read(table.rows, check.reading).rows]);
    const written = await writeRows(db, importer, { ...context, ledger: ledgerOf(migration, importer) }, checked);
    return written.map(({ result }) => result);
  });
  const undo = () => step((db) => undoSome(db, migration, importer.undo[0], { after: 0, now: new Date() }));
  return { targets: columns.map(({ target }) => target), results, undo };
};

const unquoted = (file: Buffer) => file.toString().replaceAll('"', '');

test('its list leaves as a file, which comes into another office as it was, and is taken back', async () => {
  const [one, other] = [await aCompany(server), await aCompany(server)];
  const [from, to, staff] = [await one.person('Owner'), await other.person('Owner'), await one.person('All-Rounder')];
  const exported = async ({ token }: { token: string }, body: object = {}) => {
    const answer = await server.ask('POST', `${path}export/`, token, body);
    expect(answer.status).toBe(200);
    return Buffer.from(answer.body.content, 'base64');
  };
  const area = await server.ask('POST', '/properties/area/', from.token, { area: 'Paldi', city: 1 });
  const vendor = { vendor_name: 'Shree Paints', mobile_number: '9824011768', trade: 'Painter', area: area.body.id };
  await server.ask('POST', path, from.token, { ...vendor, comment: 'Ring 98240 11769, "after six"' });
  const file = await exported(from);
  expect(unquoted(file)).toContain('Shree Paints,9824011768,Painter,Paldi');
  expect((await exported(from, { search: 'nobody' })).toString().trim().split('\n')).toHaveLength(1);
  expect((await server.ask('POST', `${path}export/`, staff.token, {})).status).toBe(403);
  await server.ask('POST', '/properties/user_permissions/', from.token, { user: staff.id, can_export: true });
  expect(unquoted(await exported(staff))).toContain('Shree Paints,*******768,Painter,Paldi,Ring *******769');
  const { rows: noted } = await server.owner.query(
    `select user_id, changes -> 'count' as count from audit_log where company_id = $1 and action = 'exported' order by id`,
    [one.id],
  );
  expect(noted).toEqual([
    { user_id: from.id, count: 1 },
    { user_id: from.id, count: 0 },
    { user_id: staff.id, count: 1 },
  ]);

  for (const format of ['CSV', 'XLSX']) {
    const { targets, results, undo } = await bringIn(other.id, await exported(from, { format }));
    expect(targets).toEqual(Object.keys(vendorList.fields));
    expect(results).toEqual(['created']);
    expect(await exported(to)).toEqual(file);
    // Whom its number finds is completed and not added again; what no field takes is kept.
    const list = 'Works in,Name,Mob no,Rating\nVastrapur,Shree,98240 11768,Good\nBopal,,98240 11770,\n';
    const more = await bringIn(other.id, Buffer.from(list), 'Add and overwrite');
    expect(more.targets).toEqual(['area', 'vendor_name', 'mobile_number', 'note']);
    expect(more.results).toEqual(['updated', 'failed']);
    expect(unquoted(await exported(to))).toContain('Shree,9824011768,Painter,Vastrapur,Rating: Good');
    await more.undo();
    expect(await exported(to)).toEqual(file);
    await undo();
    expect((await server.ask('GET', path, to.token)).body.count).toBe(0);
  }
});

test('whatever is sent to its calls, they answer; and events reach every answer that changes', async () => {
  const office = await aTellTaleOffice(server, 'Vendors');
  const watch = await newWatch(server, office, office.owner, mayAs('Owner'), calls);
  for (const call of [vendorCalls.create, vendorCalls.update, vendorCalls.export, vendorCalls.remove])
    expect([call.summary, await watch.change(call)]).toEqual([call.summary, true]);
  watch.stop();
  expect(watch.unheard).toEqual([]);
  expect(watch.differed).toEqual(new Set(['GET /properties/planted_vendor/', 'GET /properties/planted_vendor/:id/']));
  const fuzzer = await newFuzzer(server, office, 'planted_vendor', calls);
  for (let round = 0; round < 40; round++) await fuzzer.round(() => false);
  expect(fuzzer.faults).toEqual([]);
});
