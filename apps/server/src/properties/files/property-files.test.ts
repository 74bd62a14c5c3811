import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordFileRules, recordFileTexts } from '@angan/contract/files/record-files.ts';
import { pictureTexts } from '@angan/contract/files/texts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dueNow } from '../../../test/due-now.ts';
import { aHouseWithFiles, anOfficeFile, aPdf, aPhoto, aVideo, fetched } from '../../../test/property-files.ts';
import { aServer, type TestServer } from '../../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const folderOf = (company: number) => path.join(server.services.settings.dataDir, 'files', String(company));
const stored = (company: number) => (existsSync(folderOf(company)) ? readdirSync(folderOf(company)) : []);
const ids = (files: { id: number }[]) => files.map(({ id }) => id);

describe('a photo', () => {
  test('is on the record in two sizes, and on its row in the list as the cover', async () => {
    const { send, read, list } = await aHouseWithFiles(server);
    expect((await read()).body).toMatchObject({ cover: null, image_count: 0, images: [], documents: [] });
    const made = await send(await aPhoto(2400, 1200), { caption: ' Living room ' });
    expect(made).toMatchObject({
      status: 201,
      body: { image_count: 1, images: [{ caption: 'Living room', is_cover: true, width: 1920, height: 960 }] },
    });
    const { url, thumb_url } = made.body.images[0];
    expect(await sharp((await fetched(server, url)).content).metadata()).toMatchObject({ width: 1600, height: 800 });
    expect(await sharp((await fetched(server, thumb_url)).content).metadata()).toMatchObject({ width: 480 });
    await send(await aPhoto());
    const [row] = (await list()).body.results;
    expect(row).toMatchObject({ cover: thumb_url, image_count: 2 });
    expect(row).not.toHaveProperty('images');
    expect((await read()).body).toMatchObject({ cover: thumb_url, images: [{ is_cover: true }, { is_cover: false }] });
  });

  test('forgets where it was taken and with what, in every file that is written', async () => {
    const { company, send } = await aHouseWithFiles(server);
    const photo = await sharp(await aPhoto(1700, 900))
      .withExif({ IFD0: { Make: 'Vivo' }, IFD3: { GPSLatitude: '23/1 1/1 30/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif!.toString('latin1')).toContain('Vivo');
    for (const kind of ['image', 'floor_plan', 'document'] as const)
      expect(await send(photo, { kind })).toMatchObject({ status: 201 });
    const folders = stored(company.id);
    expect(folders.map((folder) => readdirSync(path.join(folderOf(company.id), folder)).sort()).sort()).toEqual([
      ['1600', '480', 'full'],
      ['1600', '480', 'full'],
      ['full'],
    ]);
    for (const folder of folders)
      for (const name of readdirSync(path.join(folderOf(company.id), folder))) {
        const written = readFileSync(path.join(folderOf(company.id), folder, name));
        expect(await sharp(written).metadata()).not.toHaveProperty('exif');
        expect(written.toString('latin1')).not.toMatch(/Vivo|GPS|Exif/);
      }
  });

  test('that comes once more because its answer got lost is there once', async () => {
    const { send, remove } = await aHouseWithFiles(server);
    const upload_key = randomUUID();
    const first = await send(await aPhoto(), { upload_key });
    expect(await send(await aPhoto(), { upload_key })).toMatchObject({ status: 201, body: { image_count: 1 } });
    await remove(first.body.images[0].id);
    expect(await send(await aPhoto(), { upload_key })).toMatchObject({ status: 201, body: { image_count: 0 } });
  });
});

describe('what is taken', () => {
  test('is told by the content, never by the name', async () => {
    const { company, send } = await aHouseWithFiles(server);
    const refused = async (content: Buffer, kind: keyof typeof recordFileRules, sentence: string) =>
      expect(await send(content, { kind, name: 'photo.jpg' })).toMatchObject({
        status: 400,
        body: { file: [sentence] },
      });
    const { wrongType } = recordFileTexts;
    await refused(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'image', pictureTexts.heic);
    await refused(aPdf, 'image', wrongType.image);
    await refused(aVideo, 'floor_plan', wrongType.floor_plan);
    await refused(await aPhoto(), 'video', wrongType.video);
    await refused(Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0', 'latin1'), 'video', wrongType.video);
    await refused(aVideo, 'document', wrongType.document);
    await refused(Buffer.from('<html></html>'), 'document', wrongType.document);
    await refused(await anOfficeFile('[Content_Types].xml', 'a.xml'), 'document', wrongType.document);
    const macros = await anOfficeFile('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin');
    await refused(macros, 'document', wrongType.document);
    await refused(Buffer.alloc(0), 'image', 'The submitted file is empty.');
    await refused(Buffer.alloc(recordFileRules.image.bytes + 1, 7), 'image', recordFileTexts.tooLarge('image'));
    expect(stored(company.id)).toEqual([]);
    const word = await send(await anOfficeFile('[Content_Types].xml', 'word/document.xml'), {
      kind: 'document',
      name: 'Agreement.zip',
    });
    expect(word.body.documents).toMatchObject([{ name: 'Agreement.docx' }]);
    const sheet = await send(await anOfficeFile('[Content_Types].xml', 'xl/workbook.xml'), {
      kind: 'document',
      name: 'Dues',
    });
    expect(sheet.body.documents).toMatchObject([{ name: 'Agreement.docx' }, { name: 'Dues.xlsx' }]);
  });

  test('is so many of each kind, however many come at the same moment', async () => {
    const { company, send, remove, restore, read } = await aHouseWithFiles(server);
    const { most } = recordFileRules.floor_plan;
    const photo = await aPhoto();
    for (let count = 1; count < most; count++)
      expect(await send(photo, { kind: 'floor_plan' })).toMatchObject({ status: 201 });
    const answers = await Promise.all([1, 2, 3].map(() => send(photo, { kind: 'floor_plan' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(answers.find(({ status }) => status === 400)!.body).toEqual({
      file: [recordFileTexts.tooMany('property', 'floor_plan')],
    });
    const { floor_plans } = (await read()).body;
    await remove(floor_plans[0].id);
    expect(await send(photo, { kind: 'floor_plan' })).toMatchObject({ status: 201 });
    expect(await restore(floor_plans[0].id)).toMatchObject({ status: 400 });
    expect(await send(photo)).toMatchObject({ status: 201 });
    const { rows } = await server.owner.query('select count(*) as count from stored_file where company_id = $1', [
      company.id,
    ]);
    expect(rows[0].count).toBe(most + 2);
  });
});

describe('the order', () => {
  test('is the one that was said, of each kind by itself', async () => {
    const { send, order, read, change } = await aHouseWithFiles(server);
    for (let count = 0; count < 3; count++) await send(await aPhoto());
    const plan = (await send(await aPhoto(), { kind: 'floor_plan' })).body.floor_plans[0].id;
    const [first, second, third] = ids((await read()).body.images);
    const now = [third!, first!, second!];
    expect(ids((await order(now)).body.images)).toEqual(now);
    const added = await send(await aPhoto());
    expect(ids(added.body.images)).toEqual([...now, added.body.images[3].id]);
    expect((await read()).body.images.map((one: { is_cover: boolean }) => one.is_cover)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    for (const wrong of [now, [...now, plan], [...now, now[0]!, 0].slice(0, 4)])
      expect(await order(wrong)).toMatchObject({ status: 400 });
    expect(await change(plan, { is_cover: true })).toMatchObject({
      status: 400,
      body: { is_cover: [recordFileTexts.coverIsImage] },
    });
    expect(await change(first!, { is_cover: false })).toMatchObject({
      status: 400,
      body: { is_cover: [recordFileTexts.coverStays] },
    });
  });
});

describe('a video', () => {
  test('is sent in the parts that a player asks for', async () => {
    const { company, send } = await aHouseWithFiles(server);
    const { body } = await send(aVideo, { kind: 'video', name: 'Walk through.mp4' });
    expect(body.videos).toMatchObject([{ name: 'Walk through.mp4', content_type: 'video/mp4', bytes: aVideo.length }]);
    const { url } = body.videos[0];
    const whole = await fetched(server, url);
    expect(whole).toMatchObject({ status: 200, headers: { 'accept-ranges': 'bytes' } });
    expect(whole.headers['content-disposition']).toMatch(/^inline/);
    const part = await fetched(server, url, { range: 'bytes=4-19' });
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 4-19/1000', 'content-length': '16', 'content-type': 'video/mp4' },
    });
    expect(part.content).toEqual(aVideo.subarray(4, 20));
    expect(await fetched(server, url, { range: 'bytes=1000-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */1000' },
    });
    const changed = await fetched(server, url, { range: 'bytes=4-19', 'if-range': '"another"' });
    expect(changed.status).toBe(200);
    const { rows } = await server.owner.query(
      `select 1 from audit_log where company_id = $1 and action = 'downloaded'`,
      [company.id],
    );
    expect(rows).toEqual([]);
  });
});

describe('a deleted file', () => {
  test('is nowhere, comes back with undo, and goes for good after its days', async () => {
    const { company, id, send, remove, restore, read, change } = await aHouseWithFiles(server);
    const { body } = await send(await aPhoto());
    const [{ id: file, url }] = body.images;
    expect((await remove(file)).body).toMatchObject({ cover: null, image_count: 0, images: [] });
    expect((await fetched(server, url)).status).toBe(404);
    expect(await change(file, { caption: 'x' })).toMatchObject({ status: 404 });
    expect(await remove(file)).toMatchObject({ status: 404 });
    expect((await restore(file)).body).toMatchObject({ image_count: 1, images: [{ id: file, is_cover: true }] });
    expect((await fetched(server, url)).status).toBe(200);
    expect(await restore(file)).toMatchObject({ status: 404 });

    await remove(file);
    const worker = await server.work();
    await server.owner.query(dueNow('key = $1'), [`${company.id}:property file ${file}`]);
    await expect.poll(() => stored(company.id)).toEqual([]);
    await worker.stop();
    expect(await restore(file)).toMatchObject({ status: 404 });
    expect((await read()).body.images).toEqual([]);
    const trail = await server.owner.query(
      `select action from audit_log where company_id = $1 and entity = 'property' and entity_id = $2 order by id`,
      [company.id, id],
    );
    expect(trail.rows.map(({ action }) => action)).toEqual([
      'created',
      'file added',
      'file deleted',
      'file restored',
      'file deleted',
      'file removed',
    ]);
  });
});
