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
  const checked = await one.take(read.id, 'validate');
  // The check tells of no number whether it is here: each of them might be a guess.
  expect(checked.counts).toEqual({ new: 3, existing: 0, same: 0, twice: 0, refused: 0 });
  const moved = 'A number stood in the name; it was put with the numbers.';
  expect((await one.rows(read.id)).map(({ outcome, contact, reasons }) => [outcome, contact, reasons])).toEqual([
    ['new', null, []],
    ['new', null, []],
    ['new', null, [moved]],
  ]);
  expect(await one.rows(read.id, '&outcome=same')).toEqual([]);
  const done = await one.take(read.id, 'run');
  expect(done.results).toMatchObject({ created: 2, updated: 0, skipped: 1 });
  // Once the rows are in, it is said which of them was here, and not who that is. Of locked people not even that.
  expect(done.counts).toEqual({ new: 2, existing: 0, same: 1, twice: 0, refused: 0 });
  expect((await one.rows(read.id)).map(({ outcome, reasons }) => [outcome, reasons])).toEqual([
    ['same', ['Somebody with this number is here already.']],
    ['new', []],
    ['new', [moved]],
  ]);
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

test('what the Owner has checked is unchecked for who uploaded it and sees no numbers, until it is brought in', async () => {
  const { owner, as } = await anOffice();
  const one = await as('Backend');
  const { id } = await one.upload(list);
  expect((await owner.take(id, 'validate')).counts).toMatchObject({ new: 1, same: 2 });
  expect(await one.read(id)).toMatchObject({ status: 'Mapped', counts: { new: 0, existing: 0, same: 0 } });
  expect(await one.rows(id)).toEqual([]);
  await owner.take(id, 'run');
  expect(await one.read(id)).toMatchObject({ status: 'Completed', counts: { new: 1, same: 2 } });
  expect((await one.rows(id)).map(({ outcome, contact }) => [outcome, contact?.name])).toEqual([
    ['same', undefined],
    ['same', undefined],
    ['new', 'C'],
  ]);
});

test('numbers that who sees none brings in are counted, and taking them back gives none back', async () => {
  const { owner, as } = await anOffice();
  const one = await as('Backend');
  const guesses = (from: number) =>
    `Name,Mobile\n${Array.from({ length: 200 }, (_, at) => `P,98240${from + at}`).join('\n')}\n`;
  const uploaded = async (from: number) => {
    const { id } = await one.upload(guesses(from));
    await one.take(id, 'validate');
    return id;
  };
  for (const from of [61_000, 62_000, 63_000, 64_000, 65_000]) {
    const id = await uploaded(from);
    await one.take(id, 'run');
    await one.take(id, 'rollback');
  }
  const next = await uploaded(66_000);
  const refused = await one.step(next, 'run');
  expect([refused.status, refused.body.detail, Number(refused.headers['retry-after']) > 3600]).toEqual([
    429,
    'You have brought in 1,000 numbers within a day, which is as many as you may. Go on tomorrow, or ask the Owner to start this import.',
    true,
  ]);
  expect((await owner.take(next, 'run')).results.created).toBe(200);
  const other = await as('Backend');
  expect((await other.bringIn(guesses(67_000))).results.created).toBe(200);
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
