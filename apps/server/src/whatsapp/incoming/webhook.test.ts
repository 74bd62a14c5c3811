import { afterAll, beforeAll, expect, test } from 'vitest';
import { news, signed } from '../../../test/a-meta.ts';
import { aServer } from '../../../test/support.ts';
import { aWhatsappOffice, metaEnv, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { isSigned } from './signature.ts';

let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const events = () => office.rows('select * from whatsapp_event order by id');
const hello = (id: string, body = 'Is it still free?') =>
  news({
    contacts: [{ profile: { name: 'Asha' }, wa_id: '919812345678' }],
    messages: [{ from: '919812345678', id, timestamp: '1795000000', type: 'text', text: { body } }],
  });

test('Meta is let in with the word of the settings, and with no other', async () => {
  const ask = (query: string) => office.server.ask('GET', `/webhooks/meta/?${query}`);
  const good = await ask('hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=a%20word');
  expect(good).toMatchObject({ status: 200, body: '1158201444' });
  expect(good.headers['content-type']).toContain('text/plain');
  for (const bad of [
    '',
    'hub.mode=subscribe&hub.challenge=1&hub.verify_token=another',
    'hub.challenge=1&hub.verify_token=a%20word',
  ])
    expect([bad, (await ask(bad)).status]).toEqual([bad, 403]);
  expect((await office.rows('select webhook_verified_at from whatsapp_number'))[0].webhook_verified_at).not.toBeNull();
});

test('what Meta did not sign is refused and stored nowhere', async () => {
  const event = hello('wamid.unsigned', 'नमस्ते');
  const { payload, headers } = signed(event);
  const send = (given: string, header?: string) =>
    office.server.ask('POST', '/webhooks/meta/', undefined, given, {
      'content-type': 'application/json',
      ...(header === undefined ? {} : { 'x-hub-signature-256': header }),
    });
  const right = headers['x-hub-signature-256'];
  for (const [given, header] of [
    [payload, undefined],
    [payload, ''],
    [payload, right.slice('sha256='.length)],
    [payload, right.replace(/.$/, right.endsWith('0') ? '1' : '0')],
    [payload, signed(event, 'another secret').headers['x-hub-signature-256']],
    [`${payload} `, right],
    // The same JSON in other bytes: signs as they are and not as Meta escapes them.
    [JSON.stringify(event), right],
  ] as const)
    expect((await send(given, header)).status).toBe(401);
  await office.take();
  expect(await events()).toEqual([]);
  expect(await office.rows('select 1 from whatsapp_message')).toEqual([]);
});

test('a time ahead of ours is when it came: no chat stays on top, no reply window stays open', async () => {
  const apart = await aWhatsappOffice();
  const wa = '919812300077';
  const ahead = String(Math.floor(Date.now() / 1000) + 30 * 86_400);
  const message = { from: wa, id: 'wamid.ahead', timestamp: ahead, type: 'text', text: { body: 'From tomorrow' } };
  expect((await apart.post(news({ messages: [message] }))).status).toBe(200);
  await apart.take();
  const [row] = await apart.rows(
    `select m.at <= now() as is_past, c.last_incoming_at <= now() as is_closing, c.last_message_at <= now() as is_sorted
       from whatsapp_message m join whatsapp_chat c on c.company_id = m.company_id and c.id = m.chat where m.wamid = 'wamid.ahead'`,
  );
  expect(row).toEqual({ is_past: true, is_closing: true, is_sorted: true });
  await apart.server.close();
});

test('the former address is answered still, and once a process the log says so', async () => {
  const former = '/sandesh/webhook/';
  const server = await aServer({ ...metaEnv('http://127.0.0.1:9'), LOG_LEVEL: 'warn' });
  const word = 'hub.mode=subscribe&hub.challenge=77&hub.verify_token=a%20word';
  expect(await server.ask('GET', `${former}?${word}`)).toMatchObject({ status: 200, body: '77' });
  for (const [id, secret, status] of [
    ['wamid.former.1', 'another secret', 401],
    ['wamid.former.2', undefined, 200],
    ['wamid.former.3', undefined, 200],
  ] as const) {
    const { payload, headers } = signed(hello(id), secret);
    expect((await server.ask('POST', former, undefined, payload, headers)).status).toBe(status);
  }
  expect((await server.owner.query('select 1 from whatsapp_event')).rowCount).toBe(2);
  const said = server.lines.filter((line) => line.includes(former));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('http://angan.test/webhooks/meta/');
  await server.close();
});

test('one that is signed is stored once however often it comes, and taken', async () => {
  for (let round = 0; round < 3; round++)
    expect((await office.post(hello('wamid.once', 'आपका घर 🏠'))).status).toBe(200);
  await office.take();
  expect(await events()).toMatchObject([{ error: null, taken_at: expect.any(String) }]);
  expect(await office.rows('select body, wamid from whatsapp_message')).toEqual([
    { body: 'आपका घर 🏠', wamid: 'wamid.once' },
  ]);
});

test('many at the same moment are each stored before they are answered', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, (_, at) => office.post(hello(`wamid.many.${at}`))));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  await office.take();
  const [{ count }] = await office.rows(`select count(*) from whatsapp_message where wamid like 'wamid.many.%'`);
  expect(count).toBe(300);
});

test('whatever is signed is answered 200 and kept, and holds up nothing', async () => {
  const before = (await events()).length;
  const strange = [
    {},
    [],
    'text',
    { object: 'page', entry: [{ id: '1', changes: [{ field: 'leadgen', value: { leadgen_id: 233370042045345 } }] }] },
    { entry: [{ changes: [{ field: 'a new one', value: null }] }, null, 7] },
    news({ messages: [{}, null, { id: 'wamid.nobody' }], statuses: [{ id: 'x', status: 'warning' }, {}] }),
    news({ messages: [{ id: 'wamid.elsewhere', from: '911', type: 'text' }] }, '999'),
    news({ errors: [{ code: 131000, title: 'Something went wrong' }] }),
    hello('wamid.after them'),
  ];
  for (const event of strange) expect((await office.post(event)).status).toBe(200);
  const noJson = signed({});
  const { createHmac } = await import('node:crypto');
  const broken = '{"entry": [';
  const signature = createHmac('sha256', 'an app secret for tests').update(broken).digest('hex');
  expect(
    (
      await office.server.ask('POST', '/webhooks/meta/', undefined, broken, {
        ...noJson.headers,
        'x-hub-signature-256': `sha256=${signature}`,
      })
    ).status,
  ).toBe(200);
  await office.take();
  const kept = (await events()).slice(before);
  expect(kept).toHaveLength(strange.length + 1);
  expect(kept.every((event) => event.taken_at !== null)).toBe(true);
  const errors = kept.map((event) => event.error).filter(Boolean);
  expect(errors).toEqual([
    'A message without an id or a sender; A message without an id or a sender; A message without an id or a sender',
    'It is about a number that is not connected here',
    '131000 Something went wrong',
    'It is no JSON',
  ]);
  expect(await office.rows(`select 1 from whatsapp_message where wamid = 'wamid.after them'`)).toHaveLength(1);
});

test('up to three megabytes are taken, more are not', async () => {
  const sized = (bytes: number) => {
    const empty = signed({ pad: '' }).payload.length;
    return { pad: 'x'.repeat(bytes - empty) };
  };
  expect((await office.post(sized(3 * 1024 * 1024))).status).toBe(200);
  expect((await office.post(sized(3 * 1024 * 1024 + 1))).status).toBe(413);
});

test('the signature is that of the published example', () => {
  const raw = Buffer.from('{"object":"whatsapp_business_account"}');
  const header = 'sha256=b6978b21c4467654c466607663db9b43fae44b71083568df403e0a077089208e';
  expect(isSigned(raw, header, 'test-app-secret')).toBe(true);
  expect(isSigned(raw, header, 'test-app-secreT')).toBe(false);
  expect(isSigned(raw, header, undefined)).toBe(false);
  expect(isSigned(raw, [header, header], 'test-app-secret')).toBe(false);
});

test('an event that cannot be taken is set aside with the reason, and all others are taken', async () => {
  const { change } = await import('../../../test/a-meta.ts');
  const { takeEvents } = await import('./take-events.ts');
  await office.post(hello('wamid.before the bad'));
  await office.post(change('security', { event: 'the bad one' }));
  for (let at = 0; at < 40; at++) await office.post(hello(`wamid.after the bad.${at}`));
  const handlers = {
    security: async () => {
      throw new Error('It cannot be read, says 9824011768');
    },
  };
  while ((await takeEvents(office.server.services.platformPool, handlers)) > 0);
  const left = (await events()).filter((event) => event.taken_at === null);
  expect(left).toEqual([]);
  expect(
    (await events()).filter((event) => event.error?.includes('cannot be read')).map((event) => event.error),
  ).toEqual(['It cannot be read, says *******768']);
  expect(await office.rows(`select 1 from whatsapp_message where wamid like 'wamid.%the bad%'`)).toHaveLength(41);
});
