import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aMeta, type Meta, news } from '../../../test/a-meta.ts';
import { aWhatsappOffice, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { outgoingOf } from '../../../test/whatsapp-outgoing.ts';
import { newLog } from '../../core/log.ts';
import { startWhatsapp } from '../run.ts';
import { cancelBroadcast, holdBroadcast, releaseBroadcast } from './broadcast-rows.ts';
import { queueMessages, sendAgain } from './queue.ts';

let meta: Meta;
let office: WhatsappOffice;
beforeAll(async () => {
  meta = await aMeta();
  office = await aWhatsappOffice(meta.url);
});
const { chats, put, rows, become, work, rest } = outgoingOf(() => office);
afterEach(async () => {
  await rest();
  meta.state.decide = () => 'taken';
  meta.state.goodToken = 'token';
  meta.taken.length = 0;
});
afterAll(async () => {
  await office.server.close();
  await meta.close();
});

test('what is queued goes out once, in the order of each chat, and is known by its callback data', async () => {
  const [one, other] = await chats(2);
  const ids = await put({ chat: one! }, { chat: other! }, { chat: one! }, { chat: one! });
  await work();
  await become(ids, 'accepted');
  expect(meta.taken).toHaveLength(4);
  const sent = await rows(ids);
  expect(sent.map((row) => row.wamid).toSorted()).toEqual(meta.taken.map((message) => message.wamid).toSorted());
  expect(meta.taken.map((message) => message.callback).toSorted()).toEqual(
    ids.map((id) => `m${office.company}.${id}`).toSorted(),
  );
  const toOne = meta.taken.filter((message) => message.callback !== `m${office.company}.${ids[1]}`);
  expect(toOne.map((message) => message.callback)).toEqual(
    [ids[0], ids[2], ids[3]].map((id) => `m${office.company}.${id}`),
  );
  const [chat] = await office.rows('select * from whatsapp_chat where id = $1', [one]);
  expect(chat).toMatchObject({ talked: true, preview: 'text 3', preview_direction: 'outgoing', unread_count: 0 });
});

test('a transaction that fails sends nothing', async () => {
  const [chat] = await chats(1);
  await expect(
    office.step(async (db) => {
      await queueMessages(db, office.company, [
        { chat: chat!, number: office.number, content: { type: 'text', text: { body: 'never' } } },
      ]);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await work();
  const after = await put({ chat: chat! });
  await become(after, 'accepted');
  expect(meta.taken).toHaveLength(1);
});

test('a refusal for good is final, with what Meta said', async () => {
  meta.state.decide = () => ({ code: 131026 });
  const ids = await put({ chat: (await chats(1))[0]! });
  await work();
  await become(ids, 'failed');
  expect((await rows(ids))[0]).toMatchObject({ error_code: 131026, attempts: 1, failed_at: expect.any(String) });
});

test('where the line breaks after sending nobody knows, and it is not sent again; a status tells', async () => {
  meta.state.decide = () => 'breaks after';
  const [known, unknown] = await put(...(await chats(2)).map((chat) => ({ chat })));
  await work();
  await become([known!, unknown!], 'unknown');
  expect(meta.taken).toHaveLength(2);
  const callback = `m${office.company}.${known}`;
  const { wamid } = meta.taken.find((message) => message.callback === callback)!;
  await office.post(
    news({ statuses: [{ id: wamid, status: 'sent', timestamp: '1795000000', biz_opaque_callback_data: callback }] }),
  );
  await become([known!], 'sent');
  expect((await rows([known!]))[0].wamid).toBe(wamid);
  expect((await rows([unknown!]))[0].status).toBe('unknown');
  expect(meta.taken).toHaveLength(2);
});

test('a token that Meta refuses stops the number and fails nothing; a new one goes on', async () => {
  meta.state.goodToken = 'another';
  const ids = await put(...(await chats(3)).map((chat) => ({ chat })));
  await work();
  await expect
    .poll(async () => (await office.rows('select status from whatsapp_number'))[0].status)
    .toBe('Token expired');
  await expect.poll(async () => (await rows(ids)).map((row) => row.status)).toEqual(['queued', 'queued', 'queued']);
  const connect = (token: string) =>
    office.server.ask('POST', '/sandesh/whatsapp_number/', office.admin.token, {
      waba_id: '200300400500600',
      phone_number_id: '300400500600700',
      token,
    });
  const connected = await connect('another');
  expect(connected).toMatchObject({
    status: 201,
    body: { status: 'Connected', verified_name: 'Angan', is_default: true },
  });
  expect(JSON.stringify(connected.body)).not.toContain('another');
  await become(ids, 'accepted');
  expect((await rows(ids)).map((row) => row.attempts)).toEqual([1, 1, 1]);
  meta.state.goodToken = 'token';
  await connect('token');
});

test('chats go before broadcasts; a broadcast is held, goes on, and is cancelled', async () => {
  const [one, ...others] = await chats(31);
  const broadcast = 7;
  const many = await put(...others.map((chat) => ({ chat, broadcast })));
  const [chat] = await put({ chat: one! });
  expect(await office.step((db) => holdBroadcast(db, office.company, broadcast))).toBe(30);
  await work();
  await become([chat!], 'accepted');
  expect(meta.taken).toHaveLength(1);
  // Meta keeps the rest waiting until the broadcast is cancelled, however slow that is.
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  meta.state.decide = () => {
    if (meta.taken.length > 5) meta.state.until = promise;
    return 'taken';
  };
  await office.step((db) => releaseBroadcast(db, office.company, broadcast));
  await expect.poll(() => meta.taken.length).toBeGreaterThan(5);
  await office.step((db) => cancelBroadcast(db, office.company, broadcast));
  goOn();
  await expect
    .poll(async () => new Set((await rows(many)).map((row) => row.status)))
    .toEqual(new Set(['accepted', 'cancelled']));
  const accepted = (await rows(many)).filter((row) => row.status === 'accepted').length;
  expect(meta.taken).toHaveLength(1 + accepted);
  const [unlisted] = await office.rows('select talked from whatsapp_chat where id = $1', [others[0]]);
  expect(unlisted).toEqual({ talked: false });
});

test('a template that Meta stopped stops its broadcast; trouble of the account holds broadcasts and no chat', async () => {
  meta.state.decide = (body) => (body.type === 'template' ? { code: 132016 } : 'taken');
  const template = { type: 'template', template: { name: 'offer', language: { code: 'en' } } } as const;
  const some = await chats(60);
  const ids = await put(...some.map((chat) => ({ chat, broadcast: 8, content: template, body: 'Offer' })));
  await work();
  await expect.poll(async () => (await rows(ids)).filter((row) => row.status === 'failed').length).toBeGreaterThan(0);
  await expect
    .poll(async () => (await rows(ids)).filter((row) => row.status === 'queued' && row.due_at === 'infinity').length)
    .toBeGreaterThan(20);
  await office.step((db) => cancelBroadcast(db, office.company, 8));

  meta.state.decide = (body) => (body.type === 'template' ? { code: 131042 } : 'taken');
  const next = await put(...some.map((chat) => ({ chat, broadcast: 9, content: template, body: 'Offer' })));
  await expect.poll(async () => (await office.rows('select held_code from whatsapp_number'))[0].held_code).toBe(131042);
  const [chat] = await put({ chat: some[0]! });
  await become([chat!], 'accepted');
  expect((await rows(next)).filter((row) => row.status === 'queued').length).toBeGreaterThan(20);
  const { body } = await office.server.ask('GET', '/sandesh/whatsapp_number/', office.admin.token);
  expect(body.results[0].held.why).toContain('payment');
});

test('two workers send nothing twice', async () => {
  const ids = await put(...(await chats(40)).map((chat) => ({ chat })));
  await work();
  const second = await startWhatsapp(office.server.databaseUrl, office.server.services, newLog('silent'));
  await become(ids, 'accepted');
  await second.stop();
  expect(meta.taken).toHaveLength(40);
});

test('what a sender that died left is in doubt, never sent again', async () => {
  const [left, fresh] = await put(...(await chats(2)).map((chat) => ({ chat })));
  await office.rows(
    `update whatsapp_message set status = 'sending', claimed_at = now() - interval '31 seconds' where id = $1`,
    [left],
  );
  await office.rows(`update whatsapp_message set status = 'sending', claimed_at = now() where id = $1`, [fresh]);
  await work();
  await become([left!], 'unknown');
  expect((await rows([fresh!]))[0].status).toBe('sending');
  expect(meta.taken).toEqual([]);
  expect(await office.step((db) => sendAgain(db, office.company, [left!, fresh!]))).toEqual([left]);
  await become([left!], 'accepted');
});

test('what Meta no longer knows is told in its own words, not as a wrong message', async () => {
  meta.state.decide = () => ({ code: 100, subcode: 33 });
  const [chat] = await chats(1);
  const ids = await put({ chat: chat! });
  await work();
  await become(ids, 'failed');
  const { body } = await office.server.ask('GET', `/mgmt/whatsappchat/${chat}/messages/`, office.admin.token);
  expect(body.results[0].failure).toBe('WhatsApp no longer knows this number or record. It may have been deleted.');
});
