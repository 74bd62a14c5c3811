import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../../../test/a-meta.ts';
import { incomingOf } from '../../../test/whatsapp-incoming.ts';
import { aWhatsappOffice, seconds, somebody, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { payloadFiles, takeAndShow } from '../../../test/whatsapp-payloads/folder.ts';
import { isNews, wamid } from '../../../test/whatsapp-payloads/message-news.ts';
import { payloadsOf } from '../../../test/whatsapp-payloads/messages.ts';
import { orders, parts } from '../../../test/whatsapp-payloads/orders.ts';

/** Everything that people can send, from the signed POST to what the calls show. */
let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const { take, chatOf } = incomingOf(() => office);
const ask = async (path: string) => {
  const { status, body } = await office.server.ask('GET', `/mgmt/${path}`, office.admin.token);
  expect(status).toBe(200);
  return body;
};

const eventsOf = (wa: string) =>
  Object.entries(payloadsOf(wa)).map(([name, payload], at) => {
    const contacts = 'contacts' in payload ? payload.contacts : [{ profile: { name: 'Asha' }, wa_id: wa }];
    const message = { from: wa, id: wamid(wa, name), timestamp: String(seconds + at), ...payload.message };
    return news({ ...(contacts && { contacts }), messages: [message] });
  });
/** The chat's messages over its pages, by the name of the payload that each came from. */
const shownOf = async (chat: number, names: readonly string[]) => {
  const shown: Record<string, object> = {};
  for (let next = `whatsappchat/${chat}/messages/`; next; ) {
    const page = await ask(next);
    for (const one of page.results) shown[names[Date.parse(one.timestamp) / 1000 - seconds]!] = one;
    next = page.next?.split('/mgmt/')[1];
  }
  return shown;
};

test.each(Object.keys(orders))('every kind of message is shown as what it is: %s', async (order) => {
  const wa = somebody();
  const payloads = payloadsOf(wa);
  for (const batch of parts(orders[order]!(eventsOf(wa)), 9)) await take(...batch);
  const { id } = await chatOf(wa);
  const shown = await shownOf(id, Object.keys(payloads));
  for (const [name, payload] of Object.entries(payloads)) {
    if (payload.shown === null) expect([name, shown[name]]).toEqual([name, undefined]);
    else expect({ name, ...shown[name] }).toMatchObject({ name, incoming_outgoing: 'incoming', ...payload.shown });
  }
  expect(Object.keys(shown)).toHaveLength(Object.values(payloads).filter((one) => one.shown).length);

  const written = Object.values(payloads).filter((one) => !isNews(one)).length;
  const chats = await ask(`whatsappchat/?search=${wa}`);
  expect(chats).toMatchObject({
    count: 1,
    results: [
      {
        id,
        name: 'Asha',
        user_whatsapp_number: wa,
        unread_count: written,
        preview: 'Thank you',
        preview_direction: 'incoming',
      },
    ],
  });
  const last = new Date((seconds + Object.keys(payloads).length - 1) * 1000).getTime();
  expect(Date.parse(chats.results[0].last_incoming_at)).toBe(last);
  const plain = await ask(`whatsappmessage/?user_whatsapp_number=${wa}&page_size=100`);
  const texts = plain.results.filter((one: { content_type: string }) => one.content_type === 'text');
  expect(texts.map((one: { message_body: string }) => one.message_body)).toContain('Book a visit');
});

test('a wrong signature changes nothing of what is shown, whatever it says', async () => {
  const wa = somebody();
  const before = (await office.rows('select count(*) from whatsapp_event'))[0].count;
  for (const event of eventsOf(wa)) expect((await office.post(event, 'not the secret')).status).toBe(401);
  await office.take();
  expect(await chatOf(wa)).toBeUndefined();
  expect((await office.rows('select count(*) from whatsapp_event'))[0].count).toBe(before);
});

test('many messages of several people in one webhook each go to their own', async () => {
  const [one, other, hidden] = [somebody(), somebody(), `IN.${somebody()}`];
  const text = (who: object, id: string, at: number) => ({
    ...who,
    id: `wamid.together.${id}`,
    timestamp: String(seconds + at),
    type: 'text',
    text: { body: id },
  });
  const event = {
    object: 'whatsapp_business_account',
    entry: [
      {
        ...(
          news({
            contacts: [{ profile: { name: 'One' }, wa_id: one }],
            messages: [text({ from: one }, 'a', 0), text({ from: other }, 'b', 1)],
          }) as { entry: object[] }
        ).entry[0],
      },
      ...(
        news({
          contacts: [
            { profile: { name: 'Other' }, wa_id: other },
            { profile: { name: 'Nila', username: '@nila' }, user_id: hidden },
          ],
          messages: [text({ from: other }, 'c', 2), text({ from_user_id: hidden }, 'd', 3)],
        }) as { entry: object[] }
      ).entry,
    ],
  };
  await take(event);
  const shown = async (search: string) => {
    const { results } = await ask(`whatsappchat/?search=${search}`);
    return results.map((chat: Record<string, unknown>) => [chat.name, chat.unread_count, chat.preview]);
  };
  expect(await shown(one)).toEqual([['One', 1, 'a']]);
  expect(await shown(other)).toEqual([['Other', 2, 'c']]);
  expect(await shown('nila')).toEqual([['Nila', 1, 'd']]);
});

test.each([
  ['a number', (from: string, to: string) => ({ from, system: { type: 'user_changed_number', wa_id: to } })],
  [
    'a number, the old way',
    (from: string, to: string) => ({ from, system: { type: 'customer_changed_number', new_wa_id: to } }),
  ],
])('who has %s from now on keeps the chat', async (_, part) => {
  const [from, to] = [somebody(), somebody()];
  const text = (wa: string, at: number) =>
    news({
      contacts: [{ profile: { name: 'Asha' }, wa_id: wa }],
      messages: [
        { from: wa, id: wamid(wa, `t${at}`), timestamp: String(seconds + at), type: 'text', text: { body: `${at}` } },
      ],
    });
  const { system, ...who } = part(from, to);
  const moved = news({
    messages: [
      {
        ...who,
        id: wamid(from, 'moved'),
        timestamp: String(seconds + 1),
        type: 'system',
        system: { body: 'Asha moved', ...system },
      },
    ],
  });
  await take(text(from, 0), moved, text(to, 2), moved);
  const { id } = await chatOf(to);
  const { results } = await ask(`whatsappchat/${id}/messages/`);
  expect(results.map((one: { message_body: string }) => one.message_body)).toEqual(['2', 'Asha moved', '0']);
  expect(await chatOf(from)).toBeUndefined();
});

test.each([
  [
    'the id before and the id after',
    (old: string, next: string) => ({ from_user_id: old, system: { previous_user_id: old, user_id: next } }),
  ],
  [
    'the new id as its sender',
    (old: string, next: string) => ({ from_user_id: next, system: { previous_user_id: old, user_id: next } }),
  ],
  ['no sender at all', (old: string, next: string) => ({ system: { previous_user_id: old, user_id: next } })],
])('who has another id of Meta’s keeps the chat, told with %s', async (_, part) => {
  const [old, next] = [`IN.${somebody()}`, `IN.${somebody()}`];
  const text = (user_id: string, at: number) =>
    news({
      contacts: [{ profile: { name: 'Ravi', username: 'ravi.k' }, user_id }],
      messages: [
        {
          from: '',
          from_user_id: user_id,
          id: wamid(user_id, `t${at}`),
          timestamp: String(seconds + at),
          type: 'text',
          text: { body: `${at}` },
        },
      ],
    });
  const { system, ...who } = part(old, next);
  const moved = news({
    messages: [
      {
        ...who,
        id: wamid(old, 'moved'),
        timestamp: String(seconds + 1),
        type: 'system',
        system: { type: 'user_changed_user_id', body: '', ...system },
      },
    ],
  });
  for (const event of [text(old, 0), moved, text(next, 2)]) await take(event);
  const chats = await office.rows('select id, username from whatsapp_chat where user_id = any ($1)', [[old, next]]);
  expect(chats).toEqual([{ id: expect.any(Number), username: 'ravi.k' }]);
  const { results } = await ask(`whatsappchat/${chats[0].id}/messages/`);
  expect(results.map((one: { message_body: string }) => one.message_body)).toEqual(['2', '0']);
});

if (payloadFiles.length > 0)
  test.each(payloadFiles)('%s of ANGAN_WHATSAPP_PAYLOADS is taken and shown', async (name) => {
    console.log(name, JSON.stringify(await takeAndShow(office, name)));
  });
