import { companyUsertypes, type Usertype } from '@angan/domain/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSectors, gurgaon } from '../../test/listings.ts';
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
  const owner = await office.person('Owner');
  const post = (body: object) => server.ask('POST', '/properties/contacts/', owner.token, body);
  await post({ name: 'Ram', mobile_number_1: '9824011768' });
  await post({ name: 'Locked', mobile_number_1: '9824011769', locked_contact: 'true' });
  const as = async (usertype: Usertype) => importer(server, await office.person(usertype));
  return { office, owner: importer(server, owner), as, contacts: () => contactsOf(server, office.id) };
};
const list = 'Name,Mobile,Email\nA,9824011768,a@example.in\nB,9824011769,\nC 9824055001,9824011770,\n';
const staff = companyUsertypes.filter((usertype) => !['Owner', 'Co-Owner'].includes(usertype));

test.each(staff)('%s adds new people only, and is told of nobody who is here', async (usertype) => {
  const { as, contacts } = await anOffice();
  const one = await as(usertype);
  const read = await one.upload(list);
  expect(read.mode).toBe('Add new only');
  for (const mode of ['Add and update empty fields', 'Add and overwrite', 'Update only'])
    expect((await one.map(read.id, { mode })).status).toBe(400);
  await one.take(read.id, 'validate');
  expect((await one.rows(read.id)).map(({ outcome, contact }) => [outcome, contact])).toEqual([
    ['same', null],
    // Somebody who is locked is not there for who may not see them: 'here already' would confirm a guess.
    ['new', null],
    ['new', null],
  ]);
  expect((await one.take(read.id, 'run')).results).toMatchObject({ created: 2, updated: 0, skipped: 1 });
  const all = await contacts();
  expect(all.map((row) => [row.name, row.email])).toEqual([
    ['Ram', ''],
    ['Locked', ''],
    ['B', ''],
    ['C', ''],
  ]);
  expect((await one.rows(read.id)).map(({ contact }) => contact)).toEqual([
    null,
    { id: all[2].id, name: 'B' },
    { id: all[3].id, name: 'C' },
  ]);
  // Told as what was refused, so nothing is said of who is here there either.
  expect(JSON.stringify(await one.rows(read.id))).not.toMatch(/Ram|Locked/);
});

test('who runs the office is told who is here, locked or not', async () => {
  const { owner, as } = await anOffice();
  for (const one of [owner, await as('Co-Owner')]) {
    const { id } = await one.upload(list);
    await one.take(id, 'validate');
    expect((await one.rows(id)).map(({ outcome, contact }) => [outcome, contact?.name])).toEqual([
      ['existing', 'Ram'],
      ['same', 'Locked'],
      ['new', undefined],
    ]);
  }
});

test('everybody sees their own imports, who runs the office all, another company none', async () => {
  const { owner, as } = await anOffice();
  const [one, two] = [await as('Backend'), await as('Backend')];
  const { id } = await one.upload(list);
  expect((await one.list()).body.results.map((row: { id: number }) => row.id)).toEqual([id]);
  expect((await owner.list()).body).toMatchObject({
    count: 1,
    results: [{ id, started_by: { first_name: 'Backend' } }],
  });
  expect((await two.list()).body.count).toBe(0);
  for (const step of ['validate', 'run', 'cancel', 'rollback'] as const)
    expect((await two.step(id, step)).status).toBe(404);
  expect((await two.map(id, {})).status).toBe(404);
  const stranger = (await anOffice()).owner;
  expect((await stranger.list()).body.count).toBe(0);
  for (const step of ['validate', 'run', 'cancel', 'rollback'] as const)
    expect((await stranger.step(id, step)).status).toBe(404);
});

test('the file and its errors are for who may see the import', async () => {
  const { owner, as, office } = await anOffice();
  const one = await as('All-Rounder');
  const { id, error_file } = await one.bringIn('Name,Mobile\nA,12\n');
  expect(id && error_file).toBeTruthy();
  expect(await one.text(error_file!)).toContain('It has no mobile number');
  const file = Number(/files\/(\d+)/.exec(error_file!)![1]);
  const fetch = async (usertype: Usertype) => {
    const { token } = await office.person(usertype);
    return (await server.ask('GET', `/files/${file}/`, token)).status;
  };
  expect([await fetch('Owner'), await fetch('Co-Owner'), await fetch('All-Rounder')]).toEqual([200, 200, 404]);
  expect((await owner.read(id)).error_file).not.toBe(error_file);
  const { rows } = await server.owner.query(
    `select action, changes ->> 'failed' as failed from audit_log where company_id = $1 and entity = 'data_migration' order by id`,
    [office.id],
  );
  expect(rows[0]).toEqual({ action: 'imported', failed: '1' });
  expect(rows.slice(1).every((row) => row.action === 'downloaded')).toBe(true);
});

test('more than 200 rows of others are started by who runs the office, and are still theirs', async () => {
  const { owner, as, office, contacts } = await anOffice();
  const one = await as('Residential Only');
  const lines = Array.from({ length: 201 }, (_, n) => `P${n},98240${66_000 + n}`);
  const { id } = await one.upload(`Name,Mobile\n${lines.join('\n')}\n`);
  await one.take(id, 'validate');
  const refused = await one.step(id, 'run');
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'Imports of more than 200 rows are started by the Owner or a Co-Owner, who find this one in their list.',
  ]);
  const done = await owner.take(id, 'run');
  expect(done).toMatchObject({
    status: 'Completed',
    results: { created: 201 },
    started_by: { first_name: 'Residential Only' },
  });
  const [{ created_by }] = (await contacts()).slice(-1);
  expect(created_by).toBe(done.started_by!.id);
  const { rows } = await server.owner.query(
    `select user_id from audit_log where company_id = $1 and entity = 'contact' and action = 'created' order by id desc limit 1`,
    [office.id],
  );
  expect(rows[0].user_id).not.toBe(created_by);
  expect((await one.read(id)).undo_until).toBeNull();
  expect((await one.step(id, 'rollback')).status).toBe(403);
  const two = await as('Commercial Only');
  const few = await two.upload(`Name,Mobile\n${lines.slice(0, 200).join('\n')}\n`);
  await two.take(few.id, 'validate');
  expect((await two.take(few.id, 'run')).status).toBe('Completed');
});

test('who is kept to some areas brings in what lies there, and nothing else', async () => {
  const { office } = await anOffice();
  const [owner, seller] = [await office.person('Owner'), await office.person('Residential Only')];
  const areas = await addSectors(server, owner, ['Sector 57', 'Sector 56']);
  await server.ask('POST', '/properties/user_permissions/', owner.token, {
    user: seller.id,
    areas: [areas['Sector 57']],
  });
  const lines = ['Sector 57', 'Sector 56', 'Sector 99'].map(
    (area, at) => `Owner,98250 4431${at},Buy,Residential,2 BHK,${area},60 L`,
  );
  const file = ['Client,Contact No,Requirement for,Property Type,Config,Location,Budget', ...lines].join('\n');
  const { upload, map, take, rows } = importer(server, seller);
  const { id } = await upload(file, 'leads.csv', 'Inquiries');
  await map(id, { defaults: { city: gurgaon } });
  await take(id, 'validate');
  const elsewhere = ['It lies in an area that is not yours.'];
  expect(
    (await rows(id)).map(({ outcome, reasons }) => [outcome, outcome === 'refused' ? reasons.slice(-1) : []]),
  ).toEqual([
    ['new', []],
    ['refused', elsewhere],
    ['refused', elsewhere],
  ]);
  expect((await take(id, 'run')).results).toMatchObject({ created: 1, failed: 2 });
  // Neither was the area made that only a refused row names.
  const { body } = await server.ask('GET', '/properties/area/?page_size=50', owner.token);
  expect(body.results.map(({ area }: { area: string }) => area)).not.toContain('Sector 99');
});
