import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aMeta, type Meta } from '../../../test/a-meta.ts';
import { aWhatsappOffice, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { outgoingOf } from '../../../test/whatsapp-outgoing.ts';
import { watchStandstill } from './watch-standstill.ts';

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
  logged.length = 0;
});
afterAll(async () => {
  await office.server.close();
  await meta.close();
});

const logged: { level: number; msg: string; waiting?: number }[] = [];
const log = pino(new Writable({ write: (line, _, done) => done(void logged.push(JSON.parse(line.toString()))) }));
const look = () => watchStandstill(office.server.services, log);
/** As if so much time had gone by since the number was looked at first. */
const fiveMinutesLater = () =>
  office.rows(`update whatsapp_number set waits_since = waits_since - interval '301 seconds'`);
const shown = async () =>
  (await office.server.ask('GET', '/sandesh/whatsapp_number/', office.admin.token)).body.results[0].standstill;
const alerts = async () =>
  (await office.server.ask('GET', '/properties/user_alerts/', office.admin.token)).body.results.map(
    (row: { alert: { title: string; message: string } }) => row.alert,
  );

test('where nothing leaves for five minutes although something waits, people are told once, by bell, screen and log', async () => {
  meta.state.decide = () => ({ code: 131016, status: 503 });
  const ids = await put(...(await chats(3)).map((chat) => ({ chat })));
  await work();
  await expect.poll(async () => (await rows(ids)).every((row) => row.attempts > 0)).toBe(true);
  await look();
  expect(await shown()).toBeNull();
  expect(await alerts()).toEqual([]);
  await fiveMinutesLater();
  await look();
  await look();
  expect(await shown()).toMatchObject({ waiting: 3, why: 'WhatsApp was busy.', since: expect.any(String) });
  expect(await alerts()).toEqual([
    expect.objectContaining({
      title: 'WhatsApp not sending',
      message: 'Nothing has left your WhatsApp number for five minutes, and 3 messages wait. WhatsApp was busy.',
    }),
  ]);
  expect(logged.filter(({ level }) => level === 50)).toMatchObject([{ waiting: 3 }]);

  meta.state.decide = () => 'taken';
  await office.rows(`update whatsapp_message set due_at = now() where status = 'queued'`);
  await become(ids, 'accepted');
  await expect.poll(shown).toBeNull();
  await look();
  expect(await alerts()).toHaveLength(1);
});

test('messages under a token that Meta refuses stand still too, and it says what to do', async () => {
  await office.rows('delete from user_alert');
  meta.state.goodToken = 'another';
  const ids = await put({ chat: (await chats(1))[0]! });
  await work();
  await become(ids, 'queued');
  await expect
    .poll(async () => (await office.rows('select status from whatsapp_number'))[0].status)
    .toBe('Token expired');
  expect(await alerts()).toEqual([
    expect.objectContaining({
      title: 'Integration failing',
      message: expect.stringMatching(/^WhatsApp refuses .+: its token is no longer good/),
    }),
  ]);
  await look();
  await fiveMinutesLater();
  await look();
  expect((await alerts())[0].message).toContain('one message waits. WhatsApp no longer accepts');
});

test('what leaves, waits for its hour, is held, or waits for one person alone, is no standstill', async () => {
  await office.rows('delete from user_alert');
  const [one, other, third] = await chats(3);
  await put({ chat: one!, dueAt: new Date(Date.now() + 3_600_000) });
  const [held] = await put({ chat: other!, broadcast: 5 });
  await office.rows(`update whatsapp_message set due_at = 'infinity' where id = ${held}`);
  const [pair] = await put({ chat: third! });
  await office.rows(
    `update whatsapp_message set error_code = 131056, claimed_at = now(), due_at = now() + interval '16 seconds' where id = ${pair}`,
  );
  await look();
  await fiveMinutesLater();
  await look();
  expect(await shown()).toBeNull();
  expect(await alerts()).toEqual([]);
});
