import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactsOf, importer } from '../../test/migrations.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const anOffice = async () => {
  const office = await aCompany(server);
  const person = await office.person('Owner');
  const ask = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    server.ask(method, path, person.token, body);
  const post = async (body: object) => (await ask('POST', '/properties/contacts/', body)).body.id as number;
  const names = async () => (await contactsOf(server, office.id)).map((row) => row.name);
  return { ...importer(server, person), ask, post, names, office, contacts: () => contactsOf(server, office.id) };
};
const lines = (...names: string[]) => names.map((name, n) => `${name},98240770${10 + n},`).join('\n');

/** All that an import writes to, as it stands; the times of changes left out. */
const everything = async (company: number) => {
  const tables = ['contact', 'contact_in_group', 'contact_mobile', 'company_counter', 'source', 'contactgroup'];
  const all = await Promise.all(
    tables.map((table) =>
      server.owner.query(
        `select to_jsonb(t) - 'last_updated' as row from ${table} t where company_id = $1 order by t::text`,
        [company],
      ),
    ),
  );
  return Object.fromEntries(
    tables.map((table, at) => [table, all[at]!.rows.map((row) => JSON.stringify(row.row)).sort()]),
  );
};

test('an import is taken back as if it had not been: people, fields, groups, sources and counts', async () => {
  const { post, bringIn, take, office } = await anOffice();
  await post({ name: 'Ram', mobile_number_1: '9824011768', comment: 'Ready' });
  const before = await everything(office.id);
  const list = [
    'Name,Mobile,Email,City,Group,Source,Remarks',
    'Ramesh,"9824011768, 9824011769",ram@example.in,Surat,New group,New source,Words',
    'Lata,9824011770,,,New group,New source,',
    'Lata Soni,"9824011770, 9824011771",,,Buyer,,',
  ].join('\n');
  const { id } = await bringIn(list, { mode: 'Add and overwrite' });
  expect(await everything(office.id)).not.toEqual(before);
  const back = await take(id, 'rollback');
  expect(back).toMatchObject({
    status: 'Rolled Back',
    results: { created: 1, updated: 1, undone: 2, kept: 0 },
    undo_until: null,
  });
  expect(await everything(office.id)).toEqual(before);
  const again = await bringIn(list);
  expect(again.results).toMatchObject({ created: 1, updated: 1 });
});

test('whom somebody has worked with is kept: edited, noted on, regrouped, in an inquiry, deleted, merged', async () => {
  const { bringIn, take, ask, names, contacts, office } = await anOffice();
  const people = ['Edited', 'Noted', 'Regrouped', 'Asking', 'Deleted', 'Merged', 'Merged into', 'Untouched'];
  const { id } = await bringIn(`Name,Mobile,Email\n${lines(...people)}\n`);
  const of = Object.fromEntries((await contacts()).map((row) => [row.name, row.id]));
  await ask('PATCH', `/properties/contacts/${of.Edited}/`, { email: 'e@example.in' });
  await ask('POST', '/properties/notes/', { text: 'Called', link: { kind: 'contact', id: of.Noted } });
  const { rows } = await server.owner.query('select id from contactgroup where company_id = $1 limit 1', [office.id]);
  await ask('PATCH', `/properties/contacts/${of.Regrouped}/`, { contactgroup: [rows[0].id] });
  await server.owner.query(
    `insert into inquiry (company_id, inquiry_code, contact, contact_role, property_type, deal_type) values ($1, 'Q-1', $2, 'Buyer', 1, '{1}')`,
    [office.id, of.Asking],
  );
  await ask('DELETE', `/properties/contacts/${of.Deleted}/`);
  await server.owner.query('update contact set is_deleted = true, merged_into = $2 where id = $1', [
    of.Merged,
    of['Merged into'],
  ]);
  const back = await take(id, 'rollback');
  expect(back.results).toMatchObject({ created: 8, undone: 1, kept: 7 });
  expect(await names()).toEqual(['Edited', 'Noted', 'Regrouped', 'Asking', 'Merged into']);
});

test('a field that somebody has changed since is left, the others are given back', async () => {
  const { post, bringIn, take, ask, contacts } = await anOffice();
  const ram = await post({ name: 'Ram', mobile_number_1: '9824011768' });
  const { id } = await bringIn('Name,Mobile,Email,City\nRam,9824011768,ram@example.in,Surat\n');
  await ask('PATCH', `/properties/contacts/${ram}/`, { city: 'Bopal' });
  expect((await take(id, 'rollback')).results).toMatchObject({ undone: 0, kept: 1 });
  expect(await contacts()).toMatchObject([{ name: 'Ram', email: '', city: 'Bopal' }]);
});

test('a source that others use by now stays', async () => {
  const { post, bringIn, take, office } = await anOffice();
  const { id } = await bringIn('Name,Mobile,Source,Group\nLata,9824011770,Diwali fair,Fair\n');
  const { rows } = await server.owner.query(
    `select id from source where source_name = 'Diwali fair' and company_id = $1`,
    [office.id],
  );
  await post({ name: 'Other', mobile_number_1: '9824011799', source: rows[0].id });
  await take(id, 'rollback');
  const left = await server.owner.query(
    `select source_name as name from source where company_id = $1 and source_name = 'Diwali fair'
     union all select contact_group_name from contactgroup where company_id = $1 and contact_group_name = 'Fair'`,
    [office.id],
  );
  expect(left.rows).toEqual([{ name: 'Diwali fair' }]);
});

test('two imports are taken back in either order', async () => {
  for (const first of [0, 1]) {
    const { bringIn, take, names, office, post } = await anOffice();
    await post({ name: 'Ram', mobile_number_1: '9824011768' });
    const before = await everything(office.id);
    const one = await bringIn('Name,Mobile\nLata,9824011770\n');
    const two = await bringIn('Name,Mobile,Email\nLata,9824011770,lata@example.in\n');
    const order = first === 0 ? [two, one] : [one, two];
    await take(order[0]!.id, 'rollback');
    await take(order[1]!.id, 'rollback');
    if (first === 0) expect(await everything(office.id)).toEqual(before);
    // The second import has worked with her, so the first leaves her to it.
    else expect(await names()).toEqual(['Ram', 'Lata']);
  }
});

test('an import can be taken back for seven days, by staff for one', async () => {
  const { bringIn, step, office } = await anOffice();
  const { id, undo_until } = await bringIn('Name,Mobile\nLata,9824011770\n');
  const staff = importer(server, await office.person('Backend'));
  const theirs = await staff.bringIn('Name,Mobile\nFarida,9824011771\n');
  const days = (until: string | null) => Math.round((Date.parse(until!) - Date.now()) / 86_400_000);
  expect([days(undo_until), days(theirs.undo_until)]).toEqual([7, 1]);
  server.clock.now = () => new Date(Date.now() + 2 * 86_400_000);
  const late = await staff.step(theirs.id, 'rollback');
  expect([late.status, late.body.detail]).toEqual([409, 'The Owner or a Co-Owner can still take this import back.']);
  server.clock.now = () => new Date(Date.now() + 8 * 86_400_000);
  expect((await step(id, 'rollback')).body.detail).toBe('An import can be undone for 7 days. This one is older.');
  server.clock.now = () => new Date();
  expect((await step(id, 'rollback')).status).toBe(200);
});

test('before it has run, an import is given up and forgets what it holds', async () => {
  const { upload, take, step, read, rows } = await anOffice();
  const { id } = await upload('Name,Mobile\nLata,9824011770\n');
  await take(id, 'validate');
  expect((await step(id, 'cancel')).body).toMatchObject({ status: 'Cancelled', working: null });
  expect(await rows(id)).toEqual([]);
  expect(JSON.stringify(await read(id))).not.toMatch(/Lata|98240/);
  for (const name of ['validate', 'run', 'cancel', 'rollback'] as const)
    expect((await step(id, name)).status).toBe(409);
  const kept = await server.owner.query(`select 1 from stored_file where kind = 'data_migration' and record_id = $1`, [
    id,
  ]);
  expect(kept.rowCount).toBe(0);
});

test('steps come in their order', async () => {
  const { upload, take, step, map } = await anOffice();
  const { id } = await upload('Name,Phone\nLata,9824011770\n');
  expect((await step(id, 'run')).body.detail).toBe('This cannot be done with an import that is Uploaded.');
  await map(id, { targets: ['name', 'note'] });
  expect((await step(id, 'validate')).body).toEqual({
    non_field_errors: ['Choose which column holds the mobile numbers.'],
  });
  await map(id, { targets: ['name', 'mobile'] });
  await take(id, 'validate');
  expect((await map(id, { targets: ['note', 'mobile'] })).body.status).toBe('Mapped');
  expect((await step(id, 'run')).status).toBe(409);
  await take(id, 'validate');
  await take(id, 'run');
  expect((await map(id, {})).status).toBe(409);
  expect((await step(id, 'cancel')).status).toBe(409);
});

test('an import that failed on its way goes on behind the last chunk', async () => {
  const { upload, take, step, settled, names, office } = await anOffice();
  const people = Array.from({ length: 20 }, (_, n) => `Person ${n}`);
  const { id } = await upload(`Name,Mobile,Email\n${lines(...people)}\n`);
  await take(id, 'validate');
  await server.owner.query(
    `update data_migration set status = 'Failed', started_at = now() where company_id = $1 and id = $2`,
    [office.id, id],
  );
  // As the first chunk would have left it.
  await server.owner.query(
    `update data_migration_row set result = 'skipped' where company_id = $1 and migration_id = $2 and row_no < 10`,
    [office.id, id],
  );
  expect((await step(id, 'run')).status).toBe(200);
  expect((await settled(id)).results).toMatchObject({ created: 12, skipped: 8 });
  expect(await names()).toEqual(people.slice(8));
});

test('an import that failed on its way can be taken back', async () => {
  const { bringIn, take, names, office } = await anOffice();
  const { id } = await bringIn('Name,Mobile\nLata,9824011770\n');
  await server.owner.query(
    `update data_migration set status = 'Failed', finished_at = null where company_id = $1 and id = $2`,
    [office.id, id],
  );
  expect((await take(id, 'rollback')).status).toBe('Rolled Back');
  expect(await names()).toEqual([]);
});
