import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJpeg, aPng, aVideo, aWhatsapp, type Whatsapp } from '../../../test/a-whatsapp.ts';

let whatsapp: Whatsapp;
beforeAll(async () => {
  whatsapp = await aWhatsapp();
});
afterAll(() => whatsapp.close());

const path = 'whatsapp_media/';
const aPdf = () => Buffer.from('%PDF-1.4\n%%EOF\n');
const add = (file_type: string, content: Buffer, name = 'file.jpg', description = 'Front') =>
  whatsapp.form('POST', path, { file_type, description }, { file: { name, content } });
const read = async (id: number) => (await whatsapp.ask('GET', `${path}${id}/`)).body;
const becomes = (id: number, status: string) =>
  expect.poll(async () => (await read(id)).status, { timeout: 8000 }).toBe(status);

test('a form with nothing is told of each of its fields', async () => {
  const missing = ['This field is required.'];
  const named = { file_type: missing, file: missing, description: missing };
  expect(await whatsapp.ask('POST', path, {})).toMatchObject({ status: 400, body: named });
  expect(await whatsapp.form('POST', path, {}, {})).toMatchObject({ status: 400, body: named });
  expect((await whatsapp.form('POST', path, { file: '' }, {})).body.file).toEqual(missing);
  const { body } = await whatsapp.form('POST', path, { file: 'a text', file_type: 'Image', description: 'Front' }, {});
  expect(body).toEqual({ file: ['The submitted data was not a file. Check the encoding type on the form.'] });
});

test('an image is kept, sent to Meta under its own type, and opened by its link', async () => {
  for (const [content, type] of [
    [await aJpeg(), 'image/jpeg'],
    [await aPng(), 'image/png'],
  ] as const) {
    const { status, body } = await add('Image', content);
    expect([status, body.status, body.file_type]).toEqual([201, 'under_process', 'Image']);
    await becomes(body.id, 'active');
    const sent = await read(body.id);
    expect(sent).toMatchObject({
      media_id: expect.stringMatching(/^\d+$/),
      media_id_date: expect.any(String),
      failure: null,
    });
    const file = await whatsapp.server.ask('GET', sent.file);
    expect([file.status, file.headers['content-type']]).toEqual([200, type]);
  }
});

test.each([
  ['Image', 'a GIF under a picture’s name', async () => Buffer.from('GIF89a moves'), mediaTexts.wrongType.Image],
  [
    'Image',
    'WebP',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
    mediaTexts.wrongType.Image,
  ],
  ['Image', 'a video', async () => aVideo(), mediaTexts.wrongType.Image],
  [
    'Image',
    'a broken picture',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(99)]),
    mediaTexts.unreadable,
  ],
  [
    'Image',
    'one of 6 MB',
    async () => Buffer.concat([await aJpeg(), Buffer.alloc(6_000_000)]),
    mediaTexts.tooLarge('Image'),
  ],
  ['Video', 'a picture', aJpeg, mediaTexts.wrongType.Video],
  ['Video', 'one of an iPhone', async () => aVideo('qt  '), mediaTexts.wrongType.Video],
  ['Video', 'HEVC', async () => aVideo('isom', 'hvc1'), mediaTexts.newerVideo],
  [
    'Video',
    'one of 17 MB',
    async () => Buffer.concat([aVideo(), Buffer.alloc(17_000_000)]),
    mediaTexts.tooLarge('Video'),
  ],
  ['Document', 'a picture', aJpeg, mediaTexts.wrongType.Document],
  [
    'Document',
    'one of more than 100 MB',
    async () => Buffer.concat([aPdf(), Buffer.alloc(100_000_000)]),
    mediaTexts.tooLarge('Document'),
  ],
])('%s: %s is refused in words', async (kind, _, make, sentence) => {
  expect(await add(kind, await make())).toMatchObject({ status: 400, body: { file: [sentence] } });
});

test('both fields have to be there', async () => {
  const { body } = await whatsapp.ask('POST', path, { file_type: 'Image', description: ' ' });
  expect(body.description).toEqual(['This field may not be blank.']);
});

test('a video goes as what it is; 3GP is no MP4', async () => {
  for (const brand of ['isom', '3gp4']) {
    const { body } = await add('Video', aVideo(brand), 'walk.mp4');
    await becomes(body.id, 'active');
  }
});

test('a document is taken for the header of a message, and is one of the media', async () => {
  const { status, body } = await add('Document', aPdf(), 'plan.pdf', 'Plan');
  expect([status, body.file_type, body.file_name]).toEqual([201, 'Document', 'plan.pdf']);
  await becomes(body.id, 'active');
  expect((await whatsapp.ask('GET', `${path}?file_type=Document`)).body.results).toMatchObject([{ id: body.id }]);
});

test('what Meta refuses is failed with the reason, and can be sent again', async () => {
  await whatsapp.control('faults', {
    kind: 'error',
    on: 'media',
    code: 131053,
    details: 'The file is of an unknown kind.',
  });
  const { body } = await add('Image', await aJpeg());
  await becomes(body.id, 'failed');
  expect((await read(body.id)).failure).toMatchObject({ key: 'refused' });
  expect((await whatsapp.ask('POST', `${path}${body.id}/retry/`)).body.status).toBe('under_process');
  await becomes(body.id, 'active');
});

test('where Meta asks to be left alone, a medium is sent again no sooner', { timeout: 30_000 }, async () => {
  await whatsapp.control('faults', { kind: 'error', on: 'media', code: 130429, status: 429, retry_after: 5 });
  const asked = performance.now();
  const { body } = await add('Image', await aJpeg());
  await expect.poll(async () => (await read(body.id)).status, { timeout: 20_000 }).toBe('active');
  // The queue by itself would have tried again after less than three.
  expect(performance.now() - asked).toBeGreaterThan(4900);
});

test('before Meta forgets a medium it is sent again, by a job that waits for its day', async () => {
  const { body } = await add('Image', await aJpeg());
  await becomes(body.id, 'active');
  const { rows } = await whatsapp.server.owner.query<{ days: number }>(
    `select round(extract(epoch from run_at - now()) / 86400)::int as days from graphile_worker.jobs where key like $1`,
    [`%whatsapp media ${body.id}`],
  );
  expect(rows).toEqual([{ days: 25 }]);
});

test('one that a template uses says where, and is not deleted', async () => {
  const { body } = await add('Image', await aJpeg());
  const template = (
    await whatsapp.ask('POST', 'whatsapp_template/', {
      template_name: 'front_of_sun_vista',
      header_format: 'IMAGE',
      header_media: body.id,
    })
  ).body;
  expect((await read(body.id)).used_in).toEqual([{ id: template.id, template_name: 'front_of_sun_vista' }]);
  const refused = await whatsapp.ask('DELETE', `${path}${body.id}/`);
  expect([refused.status, refused.body]).toEqual([
    400,
    { non_field_errors: [mediaTexts.inUse(['front_of_sun_vista'])] },
  ]);
  await whatsapp.ask('PATCH', `whatsapp_template/${template.id}/`, { header_format: 'TEXT' });
  expect((await whatsapp.ask('DELETE', `${path}${body.id}/`)).status).toBe(204);
});
