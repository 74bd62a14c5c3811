import { lostFiles } from '@angan/contract/whatsapp/stored-sentences.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMeta, type Meta, news } from '../../../test/a-meta.ts';
import { aCompany } from '../../../test/support.ts';
import { aWhatsappOffice, type WhatsappOffice } from '../../../test/whatsapp-office.ts';

let meta: Meta;
let office: WhatsappOffice;
beforeAll(async () => {
  meta = await aMeta();
  office = await aWhatsappOffice(meta.url);
  await office.server.work();
});
afterAll(async () => {
  await office.server.close();
  await meta.close();
});

let count = 0;
/** Somebody sends a file; answers the message once it was fetched, or given up. */
const sent = async (type: string, content: Buffer | undefined, part: object = {}) => {
  const id = String(5_000_000_000 + ++count);
  if (content) meta.state.files.set(id, { type: 'application/octet-stream', content });
  const wamid = `wamid.file.${id}`;
  const media = { id: content ? id : `9${id}`, mime_type: 'image/jpeg', ...part };
  await office.post(
    news({ messages: [{ from: '919812345678', id: wamid, timestamp: '1795000000', type, [type]: media }] }),
  );
  await office.take();
  const message = async () => (await office.rows('select * from whatsapp_message where wamid = $1', [wamid]))[0];
  await expect.poll(async () => (await message()).media_due_at).toBeNull();
  return message();
};
const file = async (id: number) => (await office.rows('select * from stored_file where id = $1', [id]))[0];

test('what people send is fetched and kept by what it is, not by what it says', async () => {
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b74d2b' } })
    .withExif({ IFD3: { GPSLatitude: '23/1 1/1 30/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const image = await file((await sent('image', photo, { caption: 'The hall' })).media);
  expect(image).toMatchObject({ kind: 'whatsapp_message', content_type: 'image/jpeg', width: 1200 });
  expect(image.variants.length).toBeGreaterThan(0);
  const voice = await file((await sent('audio', Buffer.from('OggS\0\x02 opus'), { voice: true })).media);
  expect(voice).toMatchObject({ content_type: 'audio/ogg', name: 'audio.ogg' });
  const plan = await file(
    (await sent('document', Buffer.from('%PDF-1.7 plan'), { filename: '../../etc/plan.html' })).media,
  );
  expect(plan).toMatchObject({ content_type: 'application/pdf', name: 'plan.pdf' });
  const drawing = await file((await sent('document', Buffer.from('AC1032 drawing'), { filename: 'site.dwg' })).media);
  expect(drawing).toMatchObject({ content_type: 'application/octet-stream', name: 'site.dwg' });

  const got = await office.server.ask('GET', `/files/${plan.id}/`, office.admin.token);
  expect(got).toMatchObject({ status: 200, body: '%PDF-1.7 plan' });
  expect(got.headers['content-disposition']).toContain('attachment');
  const stranger = await (await aCompany(office.server)).person('Owner');
  expect((await office.server.ask('GET', `/files/${plan.id}/`, stranger.token)).status).toBe(404);
});

test('a page that says it is a picture is not kept; what Meta no longer has says so', async () => {
  const page = await sent('image', Buffer.from('<html><script>alert(1)</script></html>'));
  expect(page).toMatchObject({ media: null, media_error: lostFiles.of.unlikeItsKind });
  const gone = await sent('video', undefined);
  expect(gone).toMatchObject({ media: null, media_error: lostFiles.of.gone });
});

test('a picture that is taken back is forgotten', async () => {
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const { media, wamid } = await sent('image', photo);
  await office.post(
    news({
      messages: [
        {
          from: '919812345678',
          id: `${wamid}.r`,
          timestamp: '1795000001',
          type: 'revoke',
          revoke: { original_message_id: wamid },
        },
      ],
    }),
  );
  await office.take();
  expect(await file(media)).toBeUndefined();
});
