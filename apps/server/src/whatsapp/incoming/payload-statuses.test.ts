import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../../../test/a-meta.ts';
import { incomingOf } from '../../../test/whatsapp-incoming.ts';
import { aWhatsappOffice, seconds, somebody, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { orders, parts } from '../../../test/whatsapp-payloads/orders.ts';
import { type History, histories } from '../../../test/whatsapp-payloads/statuses.ts';
import { chatsFor } from '../chat-rows/index.ts';
import { callbackOf } from '../outgoing/callback-data.ts';
import { queueMessage } from '../outgoing/queue.ts';

/** Everything that Meta tells of what we sent, from the signed POST to what the calls show. */
let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const { take, chatOf } = incomingOf(() => office);
const messagesOf = async (chat: number) => {
  const path = `/mgmt/whatsappchat/${chat}/messages/`;
  return (await office.server.ask('GET', path, office.admin.token)).body.results;
};
/** A message of ours that Meta has, or whose sending was never answered. */
const sent = async (wa: string, { unanswered }: Partial<History> = {}) => {
  const [chat] = await office.step((db) => chatsFor(db, office.company, [{ number: office.number, wa_id: wa }]));
  const content = { type: 'text', text: { body: 'Sunday at ten?' } } as const;
  const id = await office.step((db) =>
    queueMessage(db, office.company, { chat: chat!, number: office.number, content }),
  );
  const wamid = `wamid.ours.${id}`;
  await office.rows(
    `update whatsapp_message set status = $2, wamid = $3, claimed_at = now() where id = $1`,
    unanswered ? [id, 'sending', null] : [id, 'accepted', wamid],
  );
  return { chat: chat!, id, wamid };
};

test.each(Object.keys(orders))('every history of a message ends where it went, told %s', async (order) => {
  const events: object[] = [];
  const made = new Map<string, Awaited<ReturnType<typeof sent>>>();
  for (const [name, history] of Object.entries(histories)) {
    const wa = somebody();
    const message = await sent(wa, history);
    made.set(name, message);
    const callback = history.withoutCallback
      ? {}
      : { biz_opaque_callback_data: callbackOf(office.company, message.id) };
    for (const told of history.told)
      events.push(news({ statuses: [{ id: message.wamid, recipient_id: wa, ...callback, ...told }] }));
  }
  for (const batch of parts(orders[order]!(events), 5)) await take(...batch);
  for (const [name, { shown, pricing }] of Object.entries(histories)) {
    const { chat, id } = made.get(name)!;
    const [message] = await messagesOf(chat);
    const at = (given: string | null) => given && new Date(given).toISOString();
    const { sent_at, delivered_at, read_at } = message;
    const times = { sent_at: at(sent_at), delivered_at: at(delivered_at), read_at: at(read_at) };
    expect({ name, ...message, ...times }).toMatchObject({ name, id, incoming_outgoing: 'outgoing', ...shown });
    const [row] = await office.rows('select pricing_category, pricing_type from whatsapp_message where id = $1', [id]);
    expect([name, row]).toEqual([name, { pricing_category: pricing?.[0] ?? null, pricing_type: pricing?.[1] ?? null }]);
  }
});

test('what is told of messages of other tools, and of the other direction, changes nothing', async () => {
  const wa = somebody();
  const { chat, id } = await sent(wa);
  const text = { type: 'text', text: { body: 'Hello' } };
  await take(news({ messages: [{ from: wa, id: 'wamid.theirs', timestamp: String(seconds), ...text }] }));
  const before = await messagesOf(chat);
  const statuses = [
    { id: 'wamid.of.another.tool' },
    { id: 'wamid.of.another.tool', biz_opaque_callback_data: 'order-991' },
    { id: 'wamid.theirs' },
    // Ours by its callback, but Meta knows another message by that id.
    { id: 'wamid.other', biz_opaque_callback_data: callbackOf(office.company, id) },
    { id: 'wamid.another.company', biz_opaque_callback_data: callbackOf(office.company + 1, id) },
  ];
  await take(
    news({
      statuses: statuses.map((one) => ({ ...one, status: 'read', timestamp: String(seconds), recipient_id: wa })),
    }),
  );
  expect(await messagesOf(chat)).toEqual(before);
});

const hidden = (user_id: string, id: string) =>
  news({
    contacts: [{ profile: { name: 'Nila', username: 'nila.s' }, user_id, parent_user_id: `IN.ENT.${user_id}` }],
    messages: [
      { from_user_id: user_id, id, timestamp: String(seconds + 9), type: 'text', text: { body: 'Yes, Sunday' } },
    ],
  });

test.each([
  ['beside the status', (wa_id: string, user_id: string) => ({ contacts: [{ wa_id, user_id }] })],
  ['within the status', (_: string, user_id: string) => ({ recipient_user_id: user_id })],
])('who answers without a number is known by the id that came %s', async (_, told) => {
  const wa = somebody();
  const user = `IN.${wa}`;
  const { wamid, chat } = await sent(wa);
  const { contacts, ...more } = told(wa, user) as { contacts?: object[] };
  const status = { id: wamid, status: 'delivered', timestamp: String(seconds), recipient_id: wa, ...more };
  await take(news({ ...(contacts && { contacts }), statuses: [status] }), hidden(user, `wamid.${wa}.answer`));
  expect(await chatOf(wa)).toMatchObject({ id: chat, user_id: user, username: 'nila.s', unread_count: 1 });
  const bodies = (await messagesOf(chat)).map((one: { message_body: string }) => one.message_body);
  expect(bodies.toSorted()).toEqual(['Sunday at ten?', 'Yes, Sunday']);
});

test('who wrote without a number before is put together with it as soon as a status tells', async () => {
  const wa = somebody();
  const user = `IN.${wa}`;
  await take(hidden(user, `wamid.${wa}.before`));
  const { wamid, chat } = await sent(wa);
  const status = { id: wamid, status: 'sent', timestamp: String(seconds), recipient_id: wa, recipient_user_id: user };
  await take(news({ statuses: [status] }));
  await take(news({ statuses: [{ ...status, status: 'delivered' }] }));
  expect(await chatOf(wa)).toMatchObject({ id: chat, user_id: user, profile_name: 'Nila' });
  expect(await messagesOf(chat)).toHaveLength(2);
  // Somebody else's id is never taken from who merely stands beside a status.
  const other = somebody();
  const second = await sent(other);
  const beside = { wa_id: wa, user_id: 'IN.another' };
  await take(
    news({
      contacts: [beside],
      statuses: [{ ...status, id: second.wamid, recipient_id: other, recipient_user_id: '' }],
    }),
  );
  expect(await chatOf(other)).toMatchObject({ user_id: null });
  expect(await chatOf(wa)).toMatchObject({ user_id: user });
});

test('a refusal for stopped marketing counts as of when Meta said it, however late it is told', async () => {
  const wa = somebody();
  const { id, wamid, chat } = await sent(wa);
  await office.rows(
    `with k as (insert into contact (company_id, name, mobile_number_1) values ($1, 'Asha', $2) returning id)
     update whatsapp_chat set contact = k.id from k where whatsapp_chat.id = $3`,
    [office.company, wa.slice(2), chat],
  );
  const isOut = async () =>
    (await office.server.ask('GET', `/mgmt/whatsappchat/${chat}/`, office.admin.token)).body.person.marketing_opt_out;
  const callback = callbackOf(office.company, id);
  const refusal = { status: 'failed', errors: [{ code: 131050, title: 'Stopped marketing' }] };
  const event = (more: object) =>
    news({
      statuses: [
        { id: wamid, recipient_id: wa, biz_opaque_callback_data: callback, timestamp: String(seconds), ...refusal },
      ],
      ...more,
    });
  await take(event({}));
  expect(await isOut()).toBe(true);
  const start = { id: `wamid.${wa}.start`, timestamp: String(seconds + 5), type: 'text', text: { body: 'START' } };
  await take(news({ messages: [{ from: wa, ...start }] }));
  expect(await isOut()).toBe(false);
  await take(event({ told_again: true }));
  expect(await isOut()).toBe(false);
});
