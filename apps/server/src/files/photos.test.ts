import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Usertype } from '@angan/domain/roles.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueNow } from '../../test/due-now.ts';
import { aCompany, aForm, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b74d2b' } });
const setPhoto = (person: Person, field: string, content: Buffer, name = 'me.jpg', fields = {}) => {
  const { payload, headers } = aForm(fields, { [field]: { name, content } });
  return server.ask('PATCH', '/auth/users/me/', person.token, payload, headers);
};
const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload, text: answer.body };
};
const folderOf = (company: number) => path.join(server.services.settings.dataDir, 'files', String(company));
const stored = (company: number) => (existsSync(folderOf(company)) ? readdirSync(folderOf(company)) : []);
const somebody = async (usertype: Usertype) => {
  const company = await aCompany(server);
  return { company, person: await company.person(usertype) };
};

test("the Owner's photo is the company's; everybody else has their own beside it", async () => {
  const { company, person: owner } = await somebody('Owner');
  const backend = await company.person('Backend');
  const made = await setPhoto(owner, 'profile_photo', await picture(800, 600).jpeg().toBuffer(), 'me.jpg', {
    first_name: ' Ganesh ',
  });
  expect(made).toMatchObject({
    status: 200,
    body: { first_name: 'Ganesh', last_name: 'Test', subuser_profile_photo: null },
  });
  expect(made.body.profile_photo).toMatch(/^\/files\/\d+\/320\/\?t=/);
  const own = await setPhoto(backend, 'subuser_profile_photo', await picture(300, 500).png().toBuffer());
  expect(own.body.subuser_profile_photo).toMatch(/^\/files\/\d+\/320\/\?t=/);
  const seen = await server.ask('GET', '/auth/users/me/', backend.token);
  expect(seen.body.profile_photo.split('?')[0]).toBe(made.body.profile_photo.split('?')[0]);

  const small = await fetched(seen.body.profile_photo);
  expect(small).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''me.jpg",
    },
  });
  expect(await sharp(small.content).metadata()).toMatchObject({ width: 320, height: 240, format: 'jpeg' });
  const again = await fetched(seen.body.profile_photo, { 'if-none-match': String(small.headers.etag) });
  expect(again).toMatchObject({ status: 304, text: '' });
});

test('each may set only the photo that is theirs', async () => {
  const { company, person: owner } = await somebody('Owner');
  const content = await picture(10, 10).png().toBuffer();
  expect(await setPhoto(await company.person('Co-Owner'), 'profile_photo', content)).toMatchObject({
    status: 400,
    body: { profile_photo: ['Only the Owner changes the photo of the company.'] },
  });
  expect((await setPhoto(owner, 'subuser_profile_photo', content)).status).toBe(400);
  expect(stored(company.id)).toEqual([]);
});

test('a photo is made upright and small, and forgets where it was taken and with what', async () => {
  const { person } = await somebody('Owner');
  const photo = await picture(3000, 1500)
    .withExif({ IFD0: { Make: 'Vivo', Orientation: '6' }, IFD3: { GPSLatitude: '23/1 1/1 30/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(photo).metadata();
  expect(before.exif!.toString('latin1')).toContain('Vivo');
  const { body } = await setPhoto(person, 'profile_photo', photo);
  const id = /files\/(\d+)/.exec(body.profile_photo)![1];
  const full = await fetched(`/files/${id}/`, { authorization: `JWT ${person.token}` });
  const after = await sharp(full.content).metadata();
  expect(after).toMatchObject({ width: 960, height: 1920, format: 'jpeg' });
  expect(after).not.toHaveProperty('exif');
  expect(after).not.toHaveProperty('orientation');
  expect(full.content.toString('latin1')).not.toMatch(/Vivo|GPS|Exif/);
  const row = await server.owner.query(
    'select width, height, bytes, content_type, variants from stored_file where id = $1',
    [id],
  );
  expect(row.rows[0]).toMatchObject({
    width: 960,
    height: 1920,
    bytes: full.content.length,
    content_type: 'image/jpeg',
  });
  expect(row.rows[0].variants.map((one: { name: string }) => one.name)).toEqual(['320', '960']);
  expect((await fetched(`/files/${id}/960`, { authorization: `JWT ${person.token}` })).status).toBe(200);
  expect((await fetched(`/files/${id}/77/`, { authorization: `JWT ${person.token}` })).status).toBe(404);
});

test('what shines through stays so, as WebP', async () => {
  const { person } = await somebody('Owner');
  const logo = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#b74d2b80' } })
    .png()
    .toBuffer();
  const { body } = await setPhoto(person, 'profile_photo', logo, 'logo.png');
  const got = await fetched(body.profile_photo);
  expect(got.headers['content-type']).toBe('image/webp');
  expect((await sharp(got.content).metadata()).hasAlpha).toBe(true);
});

test('what is no picture is refused whatever its name says, and leaves nothing behind', async () => {
  const { company, person } = await somebody('Owner');
  const notAnImage = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.';
  const refused = async (content: Buffer, sentence: string | RegExp) => {
    const answer = await setPhoto(person, 'profile_photo', content, 'holiday.jpg');
    expect(answer).toMatchObject({ status: 400, body: { profile_photo: [expect.stringMatching(sentence)] } });
  };
  await refused(Buffer.from('<html><script>alert(1)</script></html>'), notAnImage);
  await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), notAnImage);
  await refused(Buffer.from('%PDF-1.7 not a picture'), notAnImage);
  await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>')]), notAnImage);
  await refused((await picture(500, 500).jpeg().toBuffer()).subarray(0, 800), notAnImage);
  await refused(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC/);
  await refused(Buffer.alloc(0), 'The submitted file is empty.');
  const asText = await server.ask('PATCH', '/auth/users/me/', person.token, { profile_photo: 'me.jpg' });
  expect(asText).toMatchObject({
    status: 400,
    body: { profile_photo: ['The submitted data was not a file. Check the encoding type on the form.'] },
  });
  expect(stored(company.id)).toEqual([]);
});

test('a small file that would unfold to a huge picture is refused', async () => {
  const { person } = await somebody('Owner');
  const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await setPhoto(person, 'profile_photo', bomb, 'bomb.png')).toMatchObject({
    status: 400,
    body: { profile_photo: ['The image may have at most 50 megapixels. Make it smaller and send it again.'] },
  });
});

test('a file of another company is not there, by token and by link', async () => {
  const { person } = await somebody('Owner');
  const { person: stranger } = await somebody('Owner');
  const { body } = await setPhoto(person, 'profile_photo', await picture(50, 50).png().toBuffer());
  const id = /files\/(\d+)/.exec(body.profile_photo)![1]!;
  expect((await fetched(`/files/${id}/`, { authorization: `JWT ${stranger.token}` })).status).toBe(404);
  expect((await fetched(`/files/${id}/320/`, { authorization: `JWT ${stranger.token}` })).status).toBe(404);
  const theirs = await setPhoto(stranger, 'profile_photo', await picture(50, 50).png().toBuffer());
  const theirToken = theirs.body.profile_photo.split('?t=')[1];
  expect((await fetched(`/files/${id}/320/?t=${theirToken}`)).status).toBe(401);
});

test('a link is good for its file, its variant, its time and its session', async () => {
  const { person } = await somebody('Owner');
  const { body } = await setPhoto(person, 'profile_photo', await picture(50, 50).png().toBuffer());
  const url: string = body.profile_photo;
  expect((await fetched(url)).status).toBe(200);
  expect((await fetched(url.replace('/320/', '/960/'))).status).toBe(401);
  expect((await fetched(url.replace('/320/', '/'))).status).toBe(401);
  expect((await fetched(`${url.slice(0, -3)}abc`)).status).toBe(401);
  expect((await fetched(url.split('?')[0]!)).status).toBe(401);
  const now = Date.now();
  server.clock.now = () => new Date(now + 91 * 60_000);
  expect((await fetched(url)).status).toBe(401);
  server.clock.now = () => new Date(now + 55 * 60_000);
  expect((await fetched(url)).status).toBe(200);
  server.clock.now = () => new Date();
  await server.ask('GET', '/properties/device_logout_update/', person.token);
  expect((await fetched(url)).status).toBe(401);
});

test('the photo before is purged after the change has committed, and what no row came to use in the end', async () => {
  const { company, person } = await somebody('Owner');
  await setPhoto(person, 'profile_photo', await picture(60, 60).png().toBuffer());
  const [first] = stored(company.id);
  expect(readdirSync(path.join(folderOf(company.id), first!)).sort()).toEqual(['320', '960', 'full']);
  await setPhoto(person, 'profile_photo', await picture(70, 70).png().toBuffer());
  expect(stored(company.id)).toHaveLength(2);
  const worker = await server.work();
  await expect.poll(() => stored(company.id)).toHaveLength(1);
  expect(stored(company.id)).not.toContain(first);

  // As if the request had failed after its bytes were stored: the row is gone, the promise to look again stands.
  await server.owner.query('update company set profile_photo = null where id = $1', [company.id]);
  await server.owner.query('delete from stored_file where company_id = $1', [company.id]);
  await server.owner.query(dueNow('key like $1'), [`${company.id}:file %`]);
  await expect.poll(() => stored(company.id)).toEqual([]);
  await worker.stop();
});

test('an empty photo takes it away; every step is on record', async () => {
  const { company, person } = await somebody('Backend');
  await setPhoto(person, 'subuser_profile_photo', await picture(60, 60).png().toBuffer());
  const { body } = await server.ask('PATCH', '/auth/users/me/', person.token, {
    subuser_profile_photo: '',
    last_name: 'Iyer',
  });
  expect(body).toMatchObject({ subuser_profile_photo: null, last_name: 'Iyer', first_name: 'Backend' });
  const trail = await server.owner.query(
    `select entity, action, changes from audit_log where company_id = $1 and user_id = $2 order by id`,
    [company.id, person.id],
  );
  expect(trail.rows.map((row) => `${row.entity} ${row.action}`)).toEqual([
    'user_device signed in',
    'stored_file created',
    'app_user changed',
    'app_user changed',
    'app_user changed',
    'stored_file removed',
  ]);
  expect(trail.rows[3].changes).toEqual({ last_name: ['Test', 'Iyer'] });
});

test('a document is handed out as a download, never shown in the page, and that is on record', async () => {
  const { company, person } = await somebody('Owner');
  const { rows } = await server.owner.query(
    `insert into stored_file (company_id, kind, record_id, name, content_type, bytes, sha256, store_key)
     values ($1, 'user_photo', $2, 'वसीयत (2).pdf', 'application/pdf', 9, 'x', gen_random_uuid()) returning id, store_key`,
    [company.id, person.id],
  );
  const { id, store_key } = rows[0];
  await server.services.store.put(`${company.id}/${store_key}/full`, Buffer.from('%PDF-1.7\n'), 'application/pdf');
  const got = await fetched(`/files/${id}/`, { authorization: `JWT ${person.token}` });
  expect(got).toMatchObject({ status: 200, text: '%PDF-1.7\n' });
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('वसीयत ')}%282%29.pdf`,
  });
  const trail = await server.owner.query(
    `select user_id, entity, entity_id, changes from audit_log where company_id = $1 and action = 'downloaded'`,
    [company.id],
  );
  expect(trail.rows).toEqual([
    { user_id: person.id, entity: 'user_photo', entity_id: person.id, changes: { file: id, name: 'वसीयत (2).pdf' } },
  ]);
});
