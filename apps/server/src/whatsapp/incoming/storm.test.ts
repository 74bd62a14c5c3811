import { createHash } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../../../scripts/lib/how-many.ts';
import { news, signed } from '../../../test/a-meta.ts';
import { aProcess } from '../../../test/server-process.ts';
import { aWhatsappOffice, metaEnv, seconds, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { freePort } from '../../core/ports.ts';
import { chatsFor } from '../chat-rows/index.ts';
import { callbackOf } from '../outgoing/callback-data.ts';
import { queueMessages } from '../outgoing/queue.ts';

/**
 * The process that takes webhooks is killed in the middle of a storm of them: what it answered 200 is never told again by
 * Meta, so it has to be stored by then.
 */
const kills = howMany(2, 10);
const webhooks = howMany(1200, 20_000);
const lines = 24;
const people = 300;

let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const waOf = (at: number) => `9196${String((at % people) + 1).padStart(8, '0')}`;

/** Messages that we sent, one to each person. */
const sentToAll = () =>
  office.step(async (db) => {
    const known = Array.from({ length: people }, (_, at) => ({ number: office.number, wa_id: waOf(at) }));
    const chats = await chatsFor(db, office.company, known);
    const content = { type: 'text', text: { body: 'Hello' } } as const;
    return queueMessages(
      db,
      office.company,
      chats.map((chat) => ({ chat, number: office.number, content })),
    );
  });

/** Three of four bring a message, one tells that one of ours was read. */
const stormOf = (ours: readonly number[]) =>
  Array.from({ length: webhooks }, (_, at) => {
    const from = waOf(at);
    const timestamp = String(seconds + at);
    const id = ours[Math.floor(at / 4) % people]!;
    const status = {
      id: `wamid.ours.${id}`,
      status: 'read',
      timestamp,
      biz_opaque_callback_data: callbackOf(office.company, id),
    };
    return signed(
      at % 4 === 3
        ? news({ statuses: [status] })
        : news({
            messages: [{ from, id: `wamid.in.${at}`, timestamp, type: 'text', text: { body: `Message ${at}` } }],
          }),
    );
  });
type Webhook = ReturnType<typeof stormOf>[number];

const agent = new http.Agent({ keepAlive: true, maxSockets: lines });
/** Whether it was answered 200, to the last byte; 'nobody' where nobody was there to take it. */
const post = (port: number, { payload, headers }: Webhook) =>
  new Promise<boolean | 'nobody'>((done) => {
    const path = '/webhooks/meta/';
    const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode === 200));
      answer.on('error', () => done(false));
    });
    request.on('error', (error: NodeJS.ErrnoException) => done(error.code === 'ECONNREFUSED' ? 'nobody' : false));
    request.end(payload);
  });

const digestOf = ({ payload }: Webhook) => createHash('sha256').update(payload).digest('hex');
const stored = async () =>
  new Set((await office.rows(`select encode(digest, 'hex') as digest from whatsapp_event`)).map((row) => row.digest));

test('no webhook that was answered 200 is lost with the process that answered', { timeout: 300_000 }, async () => {
  const port = await freePort();
  const door = () => aProcess(office.server, { ...metaEnv('http://127.0.0.1:9'), PORT: String(port) });
  const ours = await sentToAll();
  await office.rows(`update whatsapp_message set status = 'accepted', wamid = 'wamid.ours.' || id`);
  const storm = stormOf(ours);
  const todo = [...storm];
  const heard: Webhook[] = [];
  let unanswered = 0;
  const line = async () => {
    while (heard.length < webhooks) {
      const one = todo.shift();
      const answer = one ? await post(port, one) : 'nobody';
      if (answer === true) heard.push(one!);
      else {
        if (answer === false) unanswered++;
        // As Meta does: what was not answered comes again.
        if (one) todo.push(one);
        await pause(50);
      }
    }
  };

  let running = await door();
  const lost: string[] = [];
  const storming = Promise.all(Array.from({ length: lines }, line));
  for (let kill = 1; kill <= kills; kill++) {
    const moment = ((kill - Math.random()) / (kills + 1)) * webhooks;
    while (heard.length < moment) await pause(2);
    await running.end('SIGKILL');
    const [answered, there] = [[...heard], await stored()];
    expect(answered.length).toBeLessThan(webhooks);
    lost.push(...answered.map(digestOf).filter((digest) => !there.has(digest)));
    running = await door();
  }
  await storming;
  expect(lost).toEqual([]);
  expect(unanswered).toBeGreaterThan(0);

  const waiting = async () => (await office.rows('select 1 from whatsapp_event where taken_at is null limit 1')).length;
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  await running.end('SIGTERM');
  // Each once, however often it came.
  expect((await stored()).size).toBe(webhooks);
  const brought = webhooks - Math.floor(webhooks / 4);
  const [came] = await office.rows(
    `select count(*), count(distinct wamid) as different from whatsapp_message where direction = 'incoming'`,
  );
  expect(came).toEqual({ count: brought, different: brought });
  const unread = await office.rows('select sum(unread_count)::int as unread from whatsapp_chat');
  expect(unread).toEqual([{ unread: brought }]);
  const [read] = await office.rows(`select count(*) from whatsapp_message where status = 'read'`);
  expect(read.count).toBe(Math.min(people, Math.floor(webhooks / 4)));
  expect(await office.rows('select error from whatsapp_event where error is not null')).toEqual([]);
});
