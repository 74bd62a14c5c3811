import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addContacts } from '../../../test/contacts.ts';
import { fetched, fullExportsPath, overOf, wholeExport } from '../../../test/full-exports.ts';
import { aHouseWithFiles, aPdf, aPhoto } from '../../../test/property-files.ts';
import { aCompany, aServer, type TestServer } from '../../../test/support.ts';
import { textIn, workbookIn } from '../../../test/zips.ts';
import type { Worker } from '../../core/jobs/worker.ts';
import { notInIt } from './not-in-it.ts';
import { tableSheets } from './table-sheets.ts';

let server: TestServer;
let worker: Worker;
beforeAll(async () => {
  server = await aServer();
  worker = await server.work();
});
afterAll(() => server.close());
afterEach(() => {
  server.clock.now = () => new Date();
});

test('every table of an office has a sheet, or a reason for having none', async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const sheets = tableSheets.map(({ table }) => table as string);
  for (const { name } of rows) expect([name, sheets.includes(name) || name in notInIt]).toEqual([name, true]);
  expect(Object.keys(notInIt).filter((table) => !rows.some(({ name }) => name === table))).toEqual([]);
});

test('sums of the sheets are in rupees: whatever is kept in paise says so', async () => {
  const { rows } = await server.owner.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns c
      where table_schema = 'public' and data_type = 'bigint' and table_name = any ($1)
        and column_name not in ('id', 'company_id', 'created_by', 'record_id', 'link_id')
        and not exists (select from information_schema.key_column_usage k where k.table_name = c.table_name
          and k.column_name = c.column_name and k.table_schema = 'public')`,
    [tableSheets.map(({ table }) => table)],
  );
  const paise = new Set(tableSheets.flatMap(({ table, paise = [] }) => paise.map((column) => `${table}.${column}`)));
  expect(
    rows
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !paise.has(name))
      .sort(),
  ).toEqual(notMoney);
});

/** Whole numbers that are neither sums nor references. */
const notMoney = [
  ...['share_entry.contact', 'share_entry.inquiry', 'share_entry.by', 'share.contact', 'data_migration.default_source'],
  ...['data_migration.run_by', 'data_migration.default_subtype', 'whatsapp_message.template'],
  ...['whatsapp_message.broadcast', 'property.verified_by', 'property.loan_bank', 'viewed_property.device'],
  ...['viewed_inquiry.device', 'commission.terms_file', 'loan.bank', 'loan_application.bank'],
  ...['subscription.last_transaction', 'transaction.coupon'],
].sort();

test('the file holds every kind of record in a workbook of its own, and each picture as it was kept', async () => {
  const house = await aHouseWithFiles(server, { sale_price: 9_850_000, bottom_price: 9_200_000 });
  const { owner, company } = house;
  await addContacts(server, company.id, 120, { name: `'કિરણ ' || n` });
  const photo = await aPhoto(400, 300);
  await house.send(photo);
  await house.send(aPdf, { kind: 'document', name: 'sale deed.pdf' });
  await server.ask('POST', '/properties/notes/', owner.token, {
    text: 'Keys are with the watchman',
    visibility: 'Team',
  });
  const { row, files, headers } = await wholeExport(server, owner);
  expect(row).toMatchObject({ left_out: 0, problem: null });
  expect(row.progress.done).toBe(row.progress.total);
  expect(row.file.name).toMatch(/^Company .* \d{4}-\d\d-\d\d\.zip$/);
  expect(headers['content-type']).toBe('application/zip');

  const contacts = await workbookIn(files, 'Contacts.xlsx');
  expect(contacts).toHaveLength(121);
  expect(contacts.find(({ name }) => name === 'કિરણ 7')).toMatchObject({ mobile_number_1: '9000000007' });
  const [property] = await workbookIn(files, 'Properties.xlsx');
  expect(property).toMatchObject({
    id: house.id,
    property_type: 'Residential',
    area: 'Sector 57',
    sale_price: 9_850_000,
  });
  expect(await workbookIn(files, 'Property vault.xlsx')).toMatchObject([
    { property_code: property!.property_code, bottom_price: 9_200_000 },
  ]);
  expect(await workbookIn(files, 'Team.xlsx')).toMatchObject([{ id: owner.id, usertype: 'Owner' }]);
  expect(JSON.stringify(await workbookIn(files, 'Team.xlsx'))).not.toContain('password');
  expect(await workbookIn(files, 'Notes.xlsx')).toMatchObject([{ text: 'Keys are with the watchman' }]);
  // What has no rows has no workbook.
  expect(files.has('Loans.xlsx')).toBe(false);

  const listed = await workbookIn(files, 'Files.xlsx');
  const inside = [...files.keys()].filter((path) => path.startsWith('pictures/'));
  expect(listed.map(({ file }) => file)).toEqual(inside);
  expect(listed).toMatchObject([
    { kind: 'property', record: property!.property_code, content_type: 'image/jpeg' },
    { kind: 'property', record: property!.property_code, name: 'sale deed.pdf' },
  ]);
  expect(files.get(inside[1]!)).toEqual(aPdf);
  expect(files.get(inside[0]!)!.length).toBe(listed[0]!.bytes);
  expect(textIn(files, 'contents.txt')).toContain('Contacts.xlsx: 121\r\n');
  expect(files.has('not-exported.txt')).toBe(false);
});

test('the Owner is told by the bell, and by a mail that leads to the screen and not to the file', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const { row } = await wholeExport(server, owner);
  const { body } = await server.ask('GET', '/properties/user_alerts/', owner.token);
  expect(body.results[0].alert).toMatchObject({ title: 'Data export', sentence: { key: 'exportReady' } });
  const { rows } = await server.owner.query(
    `select subject, body ->> 'text' as text from outbox_message where company_id = $1 and channel = 'mail' and topic is null`,
    [company.id],
  );
  expect(rows).toMatchObject([{ subject: 'All your data is ready' }]);
  expect(rows[0].text).toContain('/settings?part=data');
  expect(rows[0].text).not.toContain('/files/');
  const trail = await server.owner.query(
    `select action, user_id from audit_log where company_id = $1 and entity = 'full_export' order by id`,
    [company.id],
  );
  expect(trail.rows).toEqual([
    { action: 'asked for', user_id: owner.id },
    { action: 'exported', user_id: owner.id },
    { action: 'downloaded', user_id: owner.id },
  ]);
  expect(row.file.link).toMatch(/^\/files\/\d+\/\?t=/);
});

test('a picture whose bytes are gone, and a row that cannot be read, stop nothing: the file names them', async () => {
  const house = await aHouseWithFiles(server);
  await house.send(await aPhoto());
  await house.send(aPdf, { kind: 'document', name: 'deed.pdf' });
  const { rows } = await server.owner.query(
    `select id, store_key from stored_file where company_id = $1 and content_type = 'image/jpeg'`,
    [house.company.id],
  );
  await server.services.store.remove(`${house.company.id}/${rows[0].store_key}/full`);
  const notes = await server.owner.query(
    `insert into note (company_id, text, visibility, created_by) select $1, 'Note ' || n, 'Team', $2 from generate_series(1, 230) n returning id`,
    [house.company.id, house.owner.id],
  );
  // A row that a query trips over, as one does whose index or page is damaged.
  const bad = notes.rows[150].id;
  await server.owner.query(
    `create function trip(p_id bigint, p_text text) returns text language plpgsql stable as
       $$ begin if p_id = ${bad} then raise exception 'damaged' using errcode = 'XX001'; end if; return p_text; end $$`,
  );
  await server.owner.query('alter table note rename to note_rows');
  await server.owner.query(
    `create view note as select company_id, id, trip(id, text) as text, visibility, colour, is_pinned, link_kind, link_id,
       remind_at, is_deleted, created_by, created_date, last_updated from note_rows`,
  );
  await server.owner.query('grant select on note to angan_app');
  try {
    const { row, files } = await wholeExport(server, house.owner);
    expect(row.left_out).toBe(2);
    expect(await workbookIn(files, 'Notes.xlsx')).toHaveLength(229);
    const named = textIn(files, 'not-exported.txt').trim().split('\r\n');
    expect(named).toEqual([
      `Notes ${bad}: damaged`,
      expect.stringMatching(/^pictures\/property\/.*The file is missing$/),
    ]);
    expect([...files.keys()].filter((path) => path.startsWith('pictures/'))).toHaveLength(1);
  } finally {
    await server.owner.query('drop view note');
    await server.owner.query('alter table note_rows rename to note');
  }
});

test('there is one at a time and three a day, and each is kept for seven days', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const ask = () => server.ask('POST', fullExportsPath, owner.token);
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(both.find(({ status }) => status === 400)!.body.non_field_errors[0]).toContain('being written already');
  await overOf(server, owner);
  await wholeExport(server, owner);
  const { row } = await wholeExport(server, owner);
  expect((await ask()).body.non_field_errors[0]).toContain('Three files a day');
  const later = (days: number) => new Date(Date.parse(row.created_date) + days * 24 * 3600_000);
  server.clock.now = () => later(2);
  const again = { ...owner, token: server.tokens.access(owner.id, owner.device, facts(company.id)) };
  expect((await server.ask('POST', fullExportsPath, again.token)).status).toBe(201);
  await overOf(server, again);
  server.clock.now = () => later(7.01);
  const late = server.tokens.access(owner.id, owner.device, facts(company.id));
  const { body } = await server.ask('GET', fullExportsPath, late);
  expect(body.results.map(({ status }: { status: string }) => status)).toEqual([
    'Ready',
    'Expired',
    'Expired',
    'Expired',
  ]);
  expect(body.results[3].file).toBeNull();
});
const facts = (company_id: number) => ({ company_id, usertype: 'Owner', subscription_status: 'Active' });

test('the file is its Owner’s alone: no link outlives the session, the role or the week', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const other = await company.person('Co-Owner');
  const { row } = await wholeExport(server, owner);
  const file = row.file.link.split('?')[0];
  const as = (token: string) => server.ask('GET', file, token).then(({ status }) => status);
  expect([await as(owner.token), await as(other.token)]).toEqual([200, 404]);
  expect((await server.ask('GET', fullExportsPath, other.token)).status).toBe(403);
  await server.owner.query(`update app_user set usertype = 'Co-Owner' where id = $1`, [owner.id]);
  expect((await fetched(server, row.file.link)).status).toBe(404);
  await server.owner.query(`update app_user set usertype = 'Owner' where id = $1`, [owner.id]);
  expect((await fetched(server, row.file.link)).status).toBe(200);
  await server.owner.query('update user_device set refresh_hash = null, revoked_at = now() where id = $1', [
    owner.device,
  ]);
  expect((await fetched(server, row.file.link)).status).toBe(401);
});

test('it ends where who asked stops to own the office while it is written, and leaves nothing in the store', async () => {
  const house = await aHouseWithFiles(server);
  await house.send(aPdf, { kind: 'document', name: 'deed.pdf' });
  const { owner, company } = house;
  const { store } = server.services;
  const read = store.get.bind(store);
  // In the middle of it: its first file is being read.
  store.get = async (...key) => {
    await server.owner.query(`update app_user set usertype = 'Co-Owner' where id = $1`, [owner.id]);
    return read(...key);
  };
  try {
    await server.ask('POST', fullExportsPath, owner.token);
    await expect
      .poll(
        async () =>
          (await server.owner.query('select status from full_export where company_id = $1', [company.id])).rows,
      )
      .toEqual([{ status: 'Failed' }]);
  } finally {
    store.get = read;
  }
  await server.owner.query(`update app_user set usertype = 'Owner' where id = $1`, [owner.id]);
  const row = await overOf(server, owner);
  expect(row).toMatchObject({ status: 'Failed', file: null, problem: { key: 'notAllowed' } });
  const kept = await readdir(path.join(server.services.settings.dataDir, 'files', String(company.id)), {
    recursive: true,
  });
  expect(kept.filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(kept.filter((name) => name.endsWith('full'))).toHaveLength(1);
});

test('a worker that stops in the middle begins anew, and there is one whole file', async () => {
  const house = await aHouseWithFiles(server);
  await house.send(aPdf, { kind: 'document', name: 'deed.pdf' });
  const { store } = server.services;
  const read = store.get.bind(store);
  let stopped: Promise<void> | undefined;
  store.get = async (...key) => {
    store.get = read;
    stopped = worker.stop();
    return read(...key);
  };
  try {
    await server.ask('POST', fullExportsPath, house.owner.token);
    await expect.poll(() => stopped !== undefined, { timeout: 10_000 }).toBe(true);
    await stopped;
  } finally {
    store.get = read;
    worker = await server.work();
  }
  expect(await overOf(server, house.owner)).toMatchObject({ status: 'Ready', left_out: 0 });
  const { rows } = await server.owner.query(
    `select count(*)::int as files from stored_file where company_id = $1 and kind = 'full_export'`,
    [house.company.id],
  );
  expect(rows).toEqual([{ files: 1 }]);
});

test('the Owner of an office that ended takes all along', async () => {
  const company = await aCompany(server, { subscription_status: 'Expired' });
  const owner = await company.person('Owner');
  await addContacts(server, company.id, 3);
  const { files } = await wholeExport(server, owner);
  expect(await workbookIn(files, 'Contacts.xlsx')).toHaveLength(3);
});
