import type { MigrationMode } from '@angan/contract/imports/data-migration.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactsOf, importer } from '../../test/migrations.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

/** An office with Ram, who has a number, a comment and the group Buyer. */
const anOffice = async () => {
  const office = await aCompany(server);
  const person = await office.person('Owner');
  const { rows: groups } = await server.owner.query(
    `select id, contact_group_name as name from contactgroup where company_id = $1`,
    [office.id],
  );
  const group = (name: string) => groups.find((row) => row.name === name).id as number;
  const post = (body: object) => server.ask('POST', '/properties/contacts/', person.token, body);
  const ram = await post({
    name: 'Ram',
    mobile_number_1: '9824011768',
    comment: 'Ready',
    contactgroup: [group('Buyer')],
  });
  return {
    ...importer(server, person),
    person,
    group,
    post,
    ram: ram.body.id as number,
    contacts: () => contactsOf(server, office.id),
  };
};

const list = [
  'Name,Mobile,Email,Group,Remarks',
  'Ramesh,"9824011768, 9824011769",ram@example.in,Owner,New words',
  'Lata,9824011770,,Tenant,',
  'Ram again,9824011769,,,',
  'Nobody,12,,,',
].join('\n');

const outcomesIn = async (mode: MigrationMode) => {
  const office = await anOffice();
  const { id } = await office.upload(list);
  await office.map(id, { mode });
  const checked = await office.take(id, 'validate');
  const outcomes = (await office.rows(id)).map((row) => row.outcome);
  const { results, status } = await office.take(id, 'run');
  return { outcomes, counts: checked.counts, results, status, contacts: await office.contacts() };
};

test('nobody is put into a group by rule that a file names, and the rest of the row comes in', async () => {
  const office = await anOffice();
  const rule = { contact_group_name: 'Old friends', rule: { never_contacted: true } };
  expect((await server.ask('POST', '/properties/contactgroup/', office.person.token, rule)).status).toBe(201);
  const { id } = await office.upload(
    'Name,Mobile,Group\nLata,9824011770,"old friends, Tenant"\nRam,9824011768,Old friends',
  );
  await office.map(id, { mode: 'Add and update empty fields' });
  await office.take(id, 'validate');
  expect((await office.take(id, 'run')).status).toBe('Completed');
  const { rows } = await server.owner.query(
    `select c.name, array_agg(g.contact_group_name order by 1) as groups from contact c
       join contact_in_group m on m.company_id = c.company_id and m.contact_id = c.id
       join contactgroup g on g.company_id = m.company_id and g.id = m.contactgroup_id
      where c.name in ('Lata', 'Ram') and m.company_id = (select company_id from app_user where id = $1) group by 1 order by 1`,
    [office.person.id],
  );
  expect(rows).toEqual([
    { name: 'Lata', groups: ['Tenant'] },
    { name: 'Ram', groups: ['Buyer'] },
  ]);
});

test('Add and update empty fields', async () => {
  const { outcomes, counts, results, status, contacts } = await outcomesIn('Add and update empty fields');
  expect(outcomes).toEqual(['existing', 'new', 'twice', 'refused']);
  expect(counts).toEqual({ new: 1, existing: 1, same: 0, twice: 1, refused: 1 });
  expect(results).toMatchObject({ created: 1, updated: 1, skipped: 1, failed: 1 });
  expect(status).toBe('Completed with Errors');
  expect(contacts).toMatchObject([
    {
      name: 'Ram',
      mobiles: ['9824011768', '9824011769'],
      email: 'ram@example.in',
      comment: 'Ready',
      groups: ['Buyer', 'Owner'],
    },
    { name: 'Lata', mobiles: ['9824011770'], groups: ['Tenant'] },
  ]);
});

test('Add new only', async () => {
  const { outcomes, results, contacts } = await outcomesIn('Add new only');
  expect(outcomes).toEqual(['same', 'new', 'twice', 'refused']);
  expect(results).toMatchObject({ created: 1, updated: 0, skipped: 2, failed: 1 });
  expect(contacts).toMatchObject([{ name: 'Ram', mobiles: ['9824011768'], email: '' }, { name: 'Lata' }]);
  expect(contacts).toHaveLength(2);
});

test('Add and overwrite', async () => {
  const { outcomes, contacts } = await outcomesIn('Add and overwrite');
  expect(outcomes).toEqual(['existing', 'new', 'twice', 'refused']);
  expect(contacts).toMatchObject([
    { name: 'Ram again', mobiles: ['9824011768', '9824011769'], comment: 'New words', groups: ['Buyer', 'Owner'] },
    { name: 'Lata' },
  ]);
});

test('Update only', async () => {
  const { outcomes, results, contacts } = await outcomesIn('Update only');
  expect(outcomes).toEqual(['existing', 'refused', 'twice', 'refused']);
  expect(results).toMatchObject({ created: 0, updated: 1, failed: 2 });
  expect(contacts).toHaveLength(1);
});

test('the same file again changes nothing', async () => {
  const { bringIn, contacts } = await anOffice();
  await bringIn(list);
  const before = await contacts();
  const again = await bringIn(list);
  expect(again.counts).toMatchObject({ new: 0, existing: 0, same: 2, twice: 1 });
  expect(again.results).toMatchObject({ created: 0, updated: 0 });
  expect(await contacts()).toEqual(before);
});

test('rows of one file that share a number become one person, and nothing of them is lost', async () => {
  const { bringIn, rows, contacts, ram } = await anOffice();
  const done = await bringIn(
    [
      'Name,Mobile,Email,City,Remarks',
      'Meena,9824033001,,,Buyer of a shop',
      'Meenaben Shah,"9824033001, 9824033002",meena@example.in,Surat,Call after five',
      'M. Shah,9824033002,,,',
    ].join('\n'),
  );
  expect(done.results).toMatchObject({ created: 1, skipped: 2 });
  expect((await rows(done.id)).map(({ outcome, reasons: [why] }) => [outcome, why])).toEqual([
    ['new', undefined],
    ['twice', 'It has a number of line 2. What is missing there is taken from here.'],
    ['twice', 'It has a number of line 2. What is missing there is taken from here.'],
  ]);
  const meena = (await contacts()).find((row) => row.id !== ram);
  expect(meena).toMatchObject({
    name: 'Meena',
    mobiles: ['9824033001', '9824033002'],
    email: 'meena@example.in',
    city: 'Surat',
    comment: 'Buyer of a shop\nCall after five\nName: Meenaben Shah\nName: M. Shah',
  });
});

test('who was added between the check and the import is not added again', async () => {
  const { upload, take, post, contacts } = await anOffice();
  const { id } = await upload('Name,Mobile,Email\nLata,9824011770,lata@example.in\n');
  expect((await take(id, 'validate')).counts.new).toBe(1);
  await post({ name: 'Lata Soni', mobile_number_1: '9824011770' });
  expect((await take(id, 'run')).results).toMatchObject({ created: 0, updated: 1 });
  expect((await contacts())[1]).toMatchObject({ name: 'Lata Soni', email: 'lata@example.in' });
});

test('source and groups are given to rows that name none, and shown with the row', async () => {
  const { upload, map, take, rows, contacts, group } = await anOffice();
  const { id } = await upload('Name,Mobile,Group\nLata,9824011770,\nFarida,9824011771,Tenant\n');
  const { rows: sources } = await server.owner.query(
    `select id from source where source_name = 'Old client' and company_id = (select company_id from data_migration where id = $1)`,
    [id],
  );
  expect((await map(id, { defaults: { source: 999_999, contactgroup: [] } })).body).toEqual({
    defaults: ['Invalid pk "999999" - object does not exist.'],
  });
  await map(id, { defaults: { source: sources[0].id, contactgroup: [group('Investor')] } });
  await take(id, 'validate');
  expect((await rows(id)).map(({ values }) => [values.source, values.contactgroup])).toEqual([
    ['Old client', ['Investor']],
    ['Old client', ['Tenant']],
  ]);
  await take(id, 'run');
  expect((await contacts()).slice(1)).toMatchObject([
    { source_name: 'Old client', groups: ['Investor'] },
    { source_name: 'Old client', groups: ['Tenant'] },
  ]);
});

test('a mapping that was kept is taken for the next file with the same headers', async () => {
  const { upload, map } = await anOffice();
  const first = await upload('Party,Num1,Extra\nLata,9824011770,3BHK\n');
  expect((await map(first.id, { targets: ['mobile'] })).body).toEqual({
    targets: ['Say what each of the 3 columns is.'],
  });
  const targets = ['name', 'mobile', 'skip'];
  const mapped = await map(first.id, { targets, save_as: 'Old software' });
  expect(mapped.body).toMatchObject({ status: 'Mapped', mapping_name: 'Old software' });
  const next = await upload('PARTY,num1,Extra\nFarida,9824011771,2BHK\n');
  expect(next.mapping_name).toBe('Old software');
  expect(next.columns.map(({ target, guessed_by }) => [target, guessed_by])).toEqual(
    targets.map((target) => [target, 'saved']),
  );
  expect((await upload('Party,Extra,Num1\nFarida,2BHK,9824011771\n')).mapping_name).toBe('');
});

test('each step is told to the open screens, without what is in it', async () => {
  const { bringIn } = await anOffice();
  const heard: string[] = [];
  const client = await server.owner.connect();
  client.on('notification', ({ payload = '' }) => heard.push(payload));
  await client.query('listen angan_change');
  const { id } = await bringIn('Name,Mobile\nLata,9824099901\n');
  const ours = () =>
    heard.map((one) => JSON.parse(one)).filter((one) => one.entity === 'data_migration' && one.id === id);
  await expect.poll(() => ours().length).toBeGreaterThanOrEqual(6);
  expect(ours()[0].action).toBe('created');
  expect(
    ours()
      .slice(1)
      .every((one) => one.action === 'changed'),
  ).toBe(true);
  expect(heard.join()).not.toMatch(/Lata|98240/);
  await client.query('unlisten *');
  client.release();
});

test('rows are paged, filtered by outcome and show what will be written', async () => {
  const { upload, take, person } = await anOffice();
  const lines = Array.from({ length: 60 }, (_, n) => `Person ${n},${n % 6 ? `98240440${10 + n}` : ''},01/02/1985`);
  const { id } = await upload(`Name,Mobile,DOB\n${lines.join('\n')}\n`);
  await take(id, 'validate');
  const page = async (url: string) => (await server.ask('GET', url, person.token)).body;
  const first = await page(`/properties/datamigration/${id}/rows/?outcome=new`);
  expect(first).toMatchObject({ count: 50, previous: null });
  const second = await page(first.next);
  const all = [...first.results, ...second.results];
  expect(all).toHaveLength(50);
  expect(new Set(all.map((row) => row.row_no)).size).toBe(50);
  expect(second.next).toBeNull();
  expect(all[0]).toMatchObject({
    row_no: 3,
    values: { name: 'Person 1', others: [{ field: 'Date of birth', kind: 'date', value: '1985-02-01' }] },
  });
  expect((await page(`/properties/datamigration/${id}/rows/?outcome=refused&page=last`)).count).toBe(10);
});

test('rows of somebody who is here are not added by the numbers that only the file knows', async () => {
  const { bringIn, rows, contacts } = await anOffice();
  const fillers = Array.from({ length: 600 }, (_, n) => `Person ${n},98245${50_000 + n}`);
  const list = ['Ram,"9824011768, 9824011700"', 'Ram too,9824011700', ...fillers, 'Ram at last,9824011700'];
  const done = await bringIn(`Name,Mobile\n${list.join('\n')}\n`, { mode: 'Add new only' });
  expect(done.results).toMatchObject({ created: 600, skipped: 3 });
  expect((await rows(done.id))[1]!.reasons).toEqual(['It has a number of line 2.']);
  expect((await contacts()).filter((row) => row.name.startsWith('Ram'))).toHaveLength(1);
});

test('a row that the database refuses is left out with its reason, and all others come in', async () => {
  const office = await anOffice();
  const rows = Array.from({ length: 60 }, (_, at) => `Person ${at},98240${String(20_000 + at)}`);
  const { id } = await office.upload(['Name,Mobile', ...rows.toSpliced(30, 0, 'Refused one,9824099999')].join('\n'));
  await office.map(id, { mode: 'Add new only' });
  await office.take(id, 'validate');
  await server.owner.query(`alter table contact add constraint refuse_one check (name <> 'Refused one')`);
  try {
    const { status, results } = await office.take(id, 'run');
    expect([status, results]).toMatchObject(['Completed with Errors', { created: 60, failed: 1 }]);
  } finally {
    await server.owner.query('alter table contact drop constraint refuse_one');
  }
  const told = (await office.rows(id)).filter((row) => row.reasons.length > 0);
  expect(told).toMatchObject([{ reasons: [expect.stringContaining('could not be stored')] }]);
});
