import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../../../../packages/sandbox/src/sandbox.ts';
import { freePort } from '../../core/ports.ts';
import { type MetaApi, metaApi, parseExact } from './index.ts';

const seed = {
  appId: '100200300400500',
  appSecret: 'sandbox-app-secret',
  wabaId: '200300400500600',
  phoneNumberId: '300400500600700',
  token: 'sandbox-token',
};
let sandbox: Sandbox;
let meta: MetaApi;
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, smtpPort: await freePort(), meta: seed });
  meta = metaApi({ url: sandbox.url, version: 'v25.0', token: seed.token, appId: seed.appId });
});
afterAll(() => sandbox.close());

const control = async (path: string, body: object, method = 'POST') => {
  const answer = await fetch(`${sandbox.url}/_control/meta/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, path).toBe(true);
};
const fault = (kind: string, more: object = {}) => control('faults', { kind, times: 1, ms: 0, ...more });
const value = <T>(answer: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const plain = (name: string) =>
  ({
    name,
    category: 'MARKETING',
    language: 'en_GB',
    components: [{ type: 'BODY', text: 'A new plot is open for booking near the ring road. Reply to plan a visit.' }],
  }) as const;

describe('against the stand-in', () => {
  test('numbers, their profile, and who hears of them', async () => {
    expect(value(await meta.numbers.get(seed.phoneNumberId))).toMatchObject({
      id: seed.phoneNumberId,
      quality: 'GREEN',
      throughput: 'STANDARD',
    });
    expect(value(await meta.numbers.list(seed.wabaId))).toHaveLength(1);
    value(await meta.numbers.writeProfile(seed.phoneNumberId, { about: 'Homes in Surat' }));
    expect(value(await meta.numbers.readProfile(seed.phoneNumberId))).toMatchObject({ about: 'Homes in Surat' });
    value(await meta.apps.subscribe(seed.wabaId));
    expect(value(await meta.apps.subscribed(seed.wabaId))).toEqual([seed.appId]);
    value(await meta.apps.unsubscribe(seed.wabaId));
    expect(value(await meta.apps.subscribed(seed.wabaId))).toEqual([]);
    value(await meta.numbers.register(seed.phoneNumberId, '123456'));
    expect(await meta.numbers.register(seed.phoneNumberId, '654321')).toMatchObject({
      ok: false,
      error: { code: 133005, is: 'permanent' },
    });
    expect(await meta.numbers.get('999')).toMatchObject({ ok: false, error: { code: 100, subcode: 33 } });
  });

  test('the app’s webhooks go to a door that answers', async () => {
    const door = createServer((request, reply) =>
      reply.end(new URL(request.url!, 'http://x').searchParams.get('hub.challenge')),
    );
    const url = await listening(door);
    const app = metaApi({ url: sandbox.url, version: 'v25.0', token: `${seed.appId}|${seed.appSecret}` });
    value(await app.apps.sendWebhooksTo(seed.appId, url, 'a word'));
    door.close();
    expect(await app.apps.sendWebhooksTo(seed.appId, 'http://127.0.0.1:9/', 'a word')).toMatchObject({
      ok: false,
      error: { code: 2200 },
    });
    expect((await meta.apps.sendWebhooksTo(seed.appId, url, 'a word')).ok).toBe(false);
  });

  test('templates: made, listed page by page, read, edited, refused, removed', async () => {
    const made = value(await meta.templates.create(seed.wabaId, plain('offer_one')));
    expect(made).toMatchObject({ status: 'PENDING', category: 'MARKETING' });
    value(await meta.templates.create(seed.wabaId, plain('offer_two')));
    const first = value(await meta.templates.list(seed.wabaId, { limit: 1 }));
    expect(first.templates).toHaveLength(1);
    const second = value(await meta.templates.list(seed.wabaId, { limit: 1, after: first.after }));
    expect(second.after).toBeUndefined();
    expect(
      value(await meta.templates.all(seed.wabaId))
        .templates.map((one) => one.name)
        .toSorted(),
    ).toEqual(['offer_one', 'offer_two']);
    expect(await meta.templates.edit(made.id, { components: plain('x').components })).toMatchObject({
      ok: false,
      error: { subcode: 2388039 },
    });
    await control(`templates/${made.id}`, { do: 'approve' });
    expect(value(await meta.templates.get(made.id))).toMatchObject({ status: 'APPROVED', language: 'en_GB' });
    value(
      await meta.templates.edit(made.id, {
        components: [{ type: 'BODY', text: 'Two plots are open for booking near the ring road.' }],
      }),
    );
    expect(await meta.templates.create(seed.wabaId, plain('Offer 50%'))).toMatchObject({
      ok: false,
      error: {
        is: 'permanent',
        code: 100,
        subcode: 2388046,
        title: 'Name Format is Incorrect',
        message: expect.stringContaining('lowercase'),
      },
    });
    value(await meta.templates.remove(seed.wabaId, { name: 'offer_one', id: made.id }));
    expect(await meta.templates.get(made.id)).toMatchObject({ ok: false });
  });

  test('a sample is uploaded, and goes on where the line broke', async () => {
    const whole = value(await meta.uploads.send({ name: 'plan.png', type: 'image/png', content: png }));
    expect(whole.handle).toMatch(/^4::/);
    const { session } = value(await meta.uploads.start({ name: 'plan.png', type: 'image/png', bytes: png.length }));
    await fetch(`${sandbox.url}/v25.0/${session}`, {
      method: 'POST',
      headers: { authorization: `OAuth ${seed.token}`, file_offset: '0' },
      body: png.subarray(0, 20),
    });
    expect(value(await meta.uploads.offset(session))).toBe(20);
    expect(value(await meta.uploads.resume(session, png)).handle).toMatch(/^4::/);
  });

  test('media go up, come down as they were, and are removed', async () => {
    const { id } = value(
      await meta.media.upload(seed.phoneNumberId, { name: 'a "hall".png', type: 'image/png', content: png }),
    );
    expect(value(await meta.media.read(id))).toMatchObject({ id, mime_type: 'image/png', bytes: png.length });
    expect(value(await meta.media.download(id)).content.equals(png)).toBe(true);
    value(await meta.media.remove(id));
    expect(await meta.media.download(id)).toMatchObject({ ok: false, error: { is: 'permanent' } });
  });

  test('messages of every kind are taken', async () => {
    const to = '919812345678';
    await control('customers', { digits: to, name: 'Asha' });
    await control(`customers/${to}/say`, { text: 'Hello' });
    const { id } = value(
      await meta.media.upload(seed.phoneNumberId, { name: 'a.png', type: 'image/png', content: png }),
    );
    const said = (await (await fetch(`${sandbox.url}/_control/meta/messages?from=${to}`)).json()) as { id: string }[];
    const wamid = said[0]!.id;
    for (const content of [
      { type: 'text', text: { body: 'नमस्ते', preview_url: false } },
      { type: 'image', image: { id, caption: 'The hall' } },
      { type: 'location', location: { latitude: '21.17', longitude: '72.83', name: 'Site' } },
      {
        type: 'contacts',
        contacts: [{ name: { formatted_name: 'A B', first_name: 'A' }, phones: [{ phone: '+919812345678' }] }],
      },
      { type: 'reaction', reaction: { message_id: wamid, emoji: '👍' } },
      {
        type: 'interactive',
        interactive: {
          type: 'button',
          body: { text: 'Come on Sunday?' },
          action: { buttons: [{ type: 'reply', reply: { id: 'yes', title: 'Yes' } }] },
        },
      },
    ] as const) {
      const sent = await meta.messages.send(seed.phoneNumberId, {
        to,
        content: content as never,
        callbackData: 'm1.1',
        replyTo: content.type === 'text' ? wamid : undefined,
      });
      expect([content.type, sent]).toEqual([
        content.type,
        { ok: true, value: { wamid: expect.stringMatching(/^wamid\./), wa_id: to, status: expect.any(String) } },
      ]);
    }
    value(await meta.messages.markRead(seed.phoneNumberId, wamid, { typing: true }));
  });

  test.each([
    ['http500', {}, { is: 'temporary', code: 131000 }],
    ['http503', {}, { is: 'temporary', code: 2 }],
    ['http429', { on: 'messages' }, { is: 'temporary', code: 130429 }],
    ['token_expired', {}, { is: 'token', code: 190 }],
    ['cut_after', {}, { is: 'unknown', code: 0 }],
    ['error', { code: 131056 }, { is: 'wait', code: 131056, waitSeconds: 6 }],
    ['error', { code: 131047 }, { is: 'permanent', code: 131047 }],
  ])('%s %j of a message says what helps', async (kind, more, error) => {
    await fault(kind, more);
    const sent = await meta.messages.send(seed.phoneNumberId, {
      to: '919812345678',
      content: { type: 'text', text: { body: 'x' } },
    });
    expect(sent).toMatchObject({ ok: false, error });
  });
});

const listening = (server: Server): Promise<string> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
  });

describe('where Meta does not speak as itself', () => {
  /** A gateway that answers, or does not, as it is told. */
  const gateway = async (answer: Parameters<typeof createServer>[1]) => {
    const server = createServer(answer);
    const url = await listening(server);
    return { api: metaApi({ url, version: 'v25.0', token: 'x' }), close: () => server.close() };
  };
  const text = { to: '919812345678', content: { type: 'text', text: { body: 'x' } } } as const;

  test.each([
    [502, 'unknown', 'temporary'],
    [504, 'unknown', 'temporary'],
    [503, 'temporary', 'temporary'],
    [404, 'permanent', 'permanent'],
    [200, 'unknown', 'temporary'],
  ])('%i without a word: a message is %s, a question %s', async (status, message, question) => {
    const { api, close } = await gateway((_request, reply) => reply.writeHead(status).end('<html>'));
    expect(await api.messages.send('1', text)).toMatchObject({ ok: false, error: { is: message } });
    expect(await api.numbers.get('1')).toMatchObject({ ok: false, error: { is: question } });
    close();
  });

  test('a number is in no sentence that may be logged', async () => {
    const body = {
      error: { code: 131026, message: 'Cannot send to 919812345678', error_data: '{"details":"98123 45678 is away"}' },
    };
    const { api, close } = await gateway((_request, reply) => reply.writeHead(400).end(JSON.stringify(body)));
    const sent = await api.messages.send('1', text);
    expect(JSON.stringify(sent)).not.toMatch(/98123/);
    expect(sent).toMatchObject({ ok: false, error: { code: 131026, details: expect.stringContaining('is away') } });
    close();
  });

  test('bytes are asked for with the token only at an address that can be trusted', async () => {
    const { api, close } = await gateway((_request, reply) =>
      reply.end(JSON.stringify({ id: '1', url: 'http://elsewhere.test/file', mime_type: 'image/png' })),
    );
    expect(await api.media.download('1')).toMatchObject({ ok: false, error: { is: 'permanent' } });
    close();
  });

  test('where nobody listens nothing was sent', async () => {
    const api = metaApi({ url: `http://127.0.0.1:${await freePort()}`, version: 'v25.0', token: 'x' });
    expect(await api.messages.send('1', text)).toMatchObject({ ok: false, error: { is: 'temporary' } });
  });
});

test('long ids keep their digits, and text that looks like one stays text', () => {
  expect(parseExact('{"id":1234567890123456789,"n":[9007199254740993, 12],"t":": 12345678901234567890,"}')).toEqual({
    id: '1234567890123456789',
    n: ['9007199254740993', 12],
    t: ': 12345678901234567890,',
  });
  expect(parseExact('{"id":1689556908129832}')).toEqual({ id: 1_689_556_908_129_832 });
});
