import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APP, body, type Json, NUMBER, startMeta, TOKEN, until, WABA } from './testing.ts';

let meta: Awaited<ReturnType<typeof startMeta>>;
beforeAll(async () => {
  meta = await startMeta();
});
beforeEach(() => meta.fresh());
afterAll(() => meta.close());

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(2000)]);
const DAY = 86_400;

const upload = (bytes: Buffer, type: string, said = type) => {
  const form = new FormData();
  form.set('messaging_product', 'whatsapp');
  form.set('type', said);
  form.set('file', new File([new Uint8Array(bytes)], 'plan.jpg', { type }));
  return meta.graph('POST', `${NUMBER}/media`, form);
};
const get = (url: string, headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  fetch(url, { headers });
const open = (bytes: Buffer, type = 'image/jpeg') =>
  meta.graph(
    'POST',
    `${APP}/uploads?file_name=plan.jpg&file_length=${bytes.length}&file_type=${encodeURIComponent(type)}`,
  );
const push = (id: string, bytes: Buffer, offset = 0, word = 'OAuth') =>
  meta.graph('POST', id, new Uint8Array(bytes), { authorization: `${word} ${TOKEN}`, file_offset: String(offset) });

describe('media', () => {
  it('is uploaded, read, downloaded whole or in part, and deleted', async () => {
    const { body: made } = await upload(JPEG, 'image/jpeg');
    expect(made).toEqual({ id: expect.stringMatching(/^\d+$/) });
    const { body: shown } = await meta.graph('GET', `${made.id}?phone_number_id=${NUMBER}`);
    expect(shown).toEqual({
      messaging_product: 'whatsapp',
      url: expect.stringMatching(/\/whatsapp_business\/attachments\/\?mid=\d+&.*ext=\d+&hash=/),
      mime_type: 'image/jpeg',
      sha256: createHash('sha256').update(JPEG).digest('hex'),
      file_size: JPEG.length,
      id: made.id,
    });
    const whole = await get(shown.url);
    expect(whole.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(JPEG);
    const part = await get(shown.url, { authorization: `Bearer ${TOKEN}`, range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${JPEG.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(JPEG.subarray(10, 20));
    expect((await get(shown.url, {})).status).toBe(401);
    expect((await meta.graph('GET', `${made.id}?phone_number_id=1000000000000000`)).body.error.error_subcode).toBe(33);
    expect((await meta.graph('DELETE', made.id)).body).toEqual({ success: true });
    expect((await meta.graph('GET', made.id)).status).toBe(400);
  });

  it('lives 30 days, its address five minutes', async () => {
    const { id } = (await upload(JPEG, 'image/jpeg')).body;
    const { url } = (await meta.graph('GET', id)).body;
    await meta.control('POST', 'clock', { advance: 301 });
    expect((await get(url)).status).toBe(404);
    expect((await get((await meta.graph('GET', id)).body.url)).status).toBe(200);
    await meta.control('POST', 'clock', { advance: 30 * DAY });
    expect((await meta.graph('GET', id)).body.error.error_subcode).toBe(33);
  });

  it('that a customer sent lives 7 days', async () => {
    await meta.say('919812345678', { image: { caption: 'The gate' } });
    const [message] = await until(() => meta.receiver.messages().length > 0 && meta.receiver.messages());
    expect(message!.image).toEqual({
      id: expect.any(String),
      mime_type: 'image/png',
      sha256: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      caption: 'The gate',
      url: expect.stringContaining('/whatsapp_business/attachments/'),
    });
    const bytes = Buffer.from(await (await get(message!.image.url)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('base64')).toBe(message!.image.sha256);
    await meta.control('POST', 'clock', { advance: 7 * DAY });
    expect((await meta.graph('GET', message!.image.id)).status).toBe(400);
  });

  it.each<[string, Buffer, string, string, number]>([
    ['a kind that is not sent', JPEG, 'image/webm', 'image/webm', 100],
    ['a type that is not the part’s', JPEG, 'image/jpeg', 'image/png', 100],
    ['a picture above 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/jpeg', 'image/jpeg', 131053],
    ['a sticker above 500 KB', Buffer.alloc(500 * 1024 + 1), 'image/webp', 'image/webp', 131053],
  ])('refuses %s', async (_case, bytes, type, said, code) => {
    const { status, body: answer } = await upload(bytes, type, said);
    expect([status, answer.error.code]).toEqual([400, code]);
  });

  it('whose bytes are not what they say fails when it is sent', async () => {
    await meta.say('919812345678', { text: 'Hello' });
    const { id } = (await upload(Buffer.from('RIFF0000WEBPVP8 '), 'image/jpeg')).body;
    expect((await meta.send({ to: '919812345678', type: 'image', image: { id } })).status).toBe(200);
    const [failed] = await until(() => meta.receiver.statuses().length > 0 && meta.receiver.statuses());
    expect(failed).toMatchObject({ status: 'failed', errors: [{ code: 131053 }] });
    expect((await meta.send({ to: '919812345678', type: 'image', image: { id: '123456789' } })).body.error.code).toBe(
      100,
    );
  });

  it('is fetched from a link, which is kept for ten minutes', async () => {
    let asked = 0;
    const files = createServer((request, reply) => {
      asked++;
      if (request.url !== '/plan.jpg') return reply.writeHead(404).end();
      return reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(JPEG);
    });
    await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
    const base = `http://127.0.0.1:${(files.address() as { port: number }).port}`;
    await meta.say('919812345678', { text: 'Hello' });
    const send = (link: string) => meta.send({ to: '919812345678', type: 'image', image: { link } });
    for (const name of ['plan.jpg', 'plan.jpg', 'gone.jpg']) await send(`${base}/${name}`);
    const statuses = await until(() => meta.receiver.statuses().length === 5 && meta.receiver.statuses());
    expect(statuses.filter(({ status }) => status === 'delivered')).toHaveLength(2);
    expect(statuses.find(({ status }) => status === 'failed')!.errors[0]).toMatchObject({
      code: 131053,
      error_data: { details: 'Downloading media from weblink failed with http code 404' },
    });
    expect(asked).toBe(2);
    await meta.control('POST', 'clock', { advance: 601 });
    await send(`${base}/plan.jpg`);
    await until(() => asked === 3);
    files.close();
  });
});

describe('resumable uploads', () => {
  const template = (handle: string): Json => ({
    name: 'with_plan',
    category: 'MARKETING',
    language: 'en',
    components: [
      { type: 'HEADER', format: 'IMAGE', example: { header_handle: [handle] } },
      body('Here is the plan of the plots by the lake.'),
    ],
  });

  it('answer a handle that is no media id, good for a header of its kind', async () => {
    const { id } = (await open(JPEG)).body;
    expect(id).toMatch(/^upload:[\w-]+\?sig=ARZ/);
    const { h } = (await push(id, JPEG)).body;
    expect(h).toMatch(new RegExp(`^4::aW1hZ2UvanBlZw==:ARb[^:]+:e:\\d+:${APP}:\\d+:ARc`));
    const made = await meta.graph('POST', `${WABA}/message_templates`, template(h));
    expect(made.status).toBe(200);
    const { components } = (await meta.graph('GET', made.body.id)).body;
    expect(components[0].example.header_handle[0]).toMatch(/^http/);
    expect((await push(id, JPEG)).status).toBe(400);
    const media = (await upload(JPEG, 'image/jpeg')).body.id;
    expect((await meta.graph('POST', `${WABA}/message_templates`, { ...template(media), name: 'other' })).status).toBe(
      400,
    );
  });

  it('go on where they broke off', async () => {
    const { id } = (await open(JPEG)).body;
    expect((await push(id, JPEG.subarray(0, 700), 0, 'Bearer')).body).toEqual({ id, file_offset: 700 });
    expect((await meta.graph('GET', id)).body).toEqual({ id, file_offset: 700 });
    expect((await push(id, JPEG.subarray(700), 600)).body.error.code).toBe(100);
    expect((await push(id, JPEG.subarray(700), 700)).body).toEqual({ h: expect.any(String) });
  });

  it('keep what arrived before the line went dead', async () => {
    const { id } = (await open(JPEG)).body;
    const socket = connect(Number(new URL(meta.sandbox.url).port), '127.0.0.1');
    socket.write(
      `POST /v25.0/${id} HTTP/1.1\r\nHost: x\r\nAuthorization: OAuth ${TOKEN}\r\nfile_offset: 0\r\nContent-Length: ${JPEG.length}\r\n\r\n`,
    );
    socket.write(JPEG.subarray(0, 900));
    await until(async () => (await meta.graph('GET', id)).body.file_offset === 900);
    socket.destroy();
    expect((await push(id, JPEG.subarray(900), 900)).body).toEqual({ h: expect.any(String) });
  });

  it('refuse other types, and their handles end', async () => {
    expect((await open(JPEG, 'image/webp')).body.error.code).toBe(100);
    const { h } = (await push((await open(JPEG)).body.id, JPEG)).body;
    await meta.control('POST', 'clock', { advance: 3 * DAY });
    expect((await meta.graph('POST', `${WABA}/message_templates`, template(h))).body.error.code).toBe(100);
    const pdf = (await push((await open(Buffer.from('%PDF-1.7'), 'application/pdf')).body.id, Buffer.from('%PDF-1.7')))
      .body.h;
    expect((await meta.graph('POST', `${WABA}/message_templates`, template(pdf))).body.error.message).toContain(
      'is no IMAGE',
    );
  });
});
