import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWhatsappOffice, somebody, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { chatsFor } from '../chat-rows/index.ts';
import { replyCostOf } from './reply-cost.ts';

let office: WhatsappOffice;
let chat: number;
let other: number;
beforeAll(async () => {
  office = await aWhatsappOffice();
  office.server.clock.now = () => new Date('2026-11-22T10:00:00+05:30');
  [chat, other] = (await office.step((db) =>
    chatsFor(db, office.company, [
      { number: office.number, wa_id: somebody() },
      { number: office.number, wa_id: somebody() },
    ]),
  )) as [number, number];
});
afterAll(() => office.server.close());

/** So many messages went to a chat on a day. */
const wrote = (count: number, at: string, { to = chat, kind = 'text', status = 'delivered' } = {}) =>
  office.rows(
    `insert into whatsapp_message (company_id, chat, number, direction, kind, content, status, at)
       select $1, $2, $3, 'outgoing', $4, '{}', $5, $6 from generate_series(1, $7)`,
    [office.company, to, office.number, kind, status, at, count],
  );
const number = async () =>
  (await office.server.ask('GET', '/sandesh/whatsapp_number/', office.admin.token)).body.results[0].replies;
const inChat = async (id: number) =>
  (await office.server.ask('GET', `/mgmt/whatsappchat/${id}/`, office.admin.token)).body.replies;

test('replies are counted by number and month against what is free by the price of the day', async () => {
  await wrote(5, '2026-10-31T23:59:00+05:30');
  await wrote(700, '2026-11-01T00:00:00+05:30');
  await wrote(90, '2026-11-10T12:00:00+05:30', { kind: 'template' });
  await wrote(4, '2026-11-11T12:00:00+05:30', { status: 'failed' });
  await wrote(3, '2026-11-11T12:00:00+05:30', { kind: 'reaction', status: 'sent' });
  expect(await number()).toMatchObject({ sent: 700, free: 1000, charged: 0, isNear: false, thirdParty: true });
  await wrote(100, '2026-11-12T12:00:00+05:30', { status: 'sent' });
  expect(await number()).toMatchObject({ sent: 800, charged: 0, isNear: true });
  await wrote(240, '2026-11-20T12:00:00+05:30');
  expect(await number()).toMatchObject({ sent: 1040, charged: 40, rate: 0.115, total: 5.43 });
  expect(await inChat(chat)).toMatchObject({ sent: 1040, free: 1000, rate: 0.115 });
});

test('before the price began nothing is counted; who came by an advertisement is free and does not count', async () => {
  const on = (day: string) =>
    office.step((db) =>
      replyCostOf(db, office.company, { number: office.number, now: new Date(`${day}T10:00:00+05:30`) }),
    );
  expect(await on('2026-09-30')).toBeNull();
  expect(await on('2026-10-01')).toMatchObject({ free: 1000 });
  await office.rows(`update whatsapp_chat set free_until = '2026-11-23T10:00:00+05:30' where id = $1`, [other]);
  const before = (await number()).sent;
  await wrote(10, '2026-11-22T09:00:00+05:30', { to: other });
  expect((await number()).sent).toBe(before);
  expect(await inChat(other)).toBeNull();
  // What was sent to them before they came by it counts.
  await wrote(10, '2026-11-10T09:00:00+05:30', { to: other });
  expect((await number()).sent).toBe(before + 10);
});

test('a new row of the table changes the price from its day on', async () => {
  const row = {
    country: '91',
    category: 'SERVICE',
    rate: '0.2',
    from_date: '2026-11-22',
    free_a_month: '2000',
    source: 'Meta, rate card',
  };
  const added = await office.server.ask('POST', '/sandesh/whatsapp_price/', office.admin.token, row);
  expect([added.status, added.body]).toEqual([
    201,
    expect.objectContaining({ rate: 0.2, free_a_month: 2000, third_party: false, source: 'Meta, rate card' }),
  ]);
  expect(await number()).toMatchObject({ free: 2000, charged: 0, rate: 0.2, thirdParty: false });
});
