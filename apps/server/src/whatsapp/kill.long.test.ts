import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ourAccount, ourPhone } from '../../test/a-meta.ts';
import { testSecret } from '../../test/global-setup.ts';
import { aWhatsappOffice, metaEnv, type WhatsappOffice } from '../../test/whatsapp-office.ts';
import { freePort } from '../core/ports.ts';
import { chatsFor } from './chat-rows/index.ts';
import { queueMessages } from './outgoing/queue.ts';

/**
 * Workers are killed in the middle of sending, again and again, while Meta's stand-in keeps the truth: nobody gets a
 * message twice, nothing that Meta has goes untold, and nothing is lost. `KILLS=50 MESSAGES=10000` for the long run.
 */
const kills = Number(process.env.KILLS ?? 12);
const messages = Number(process.env.MESSAGES ?? 1500);
const folder = path.resolve(import.meta.dirname, '../../test');

let office: WhatsappOffice;
let metaUrl: string;
const children = new Set<ChildProcess>();

const start = async (file: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  const child = fork(path.join(folder, file), { env: { ...process.env, ...env } });
  children.add(child);
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'ready') throw new Error(`${file} ended with ${said}`);
  return child;
};

beforeAll(async () => {
  const [port, ours] = [await freePort(), await freePort()];
  metaUrl = `http://127.0.0.1:${port}`;
  office = await aWhatsappOffice(metaUrl);
  await office.server.app.listen({ port: ours, host: '127.0.0.1' });
  await start('whatsapp-sandbox.ts', {
    PORT: String(port),
    CALLBACK: `http://127.0.0.1:${ours}/webhooks/meta/`,
    WABA: ourAccount,
    PHONE: ourPhone,
  });
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await office.server.close();
});

/** A worker that has loaded and waits to be told to begin. */
const worker = () => {
  const loaded = start('whatsapp-worker.ts', {
    ...metaEnv(metaUrl),
    DEMO: '0',
    DATABASE_URL: office.server.databaseUrl,
    DATA_DIR: office.server.services.settings.dataDir,
    SECRET_KEY: testSecret,
  });
  // One that nobody waits for any more is killed at the end.
  loaded.catch(() => undefined);
  return loaded;
};
const count = async (where: string): Promise<number> =>
  (await office.rows(`select count(*) from whatsapp_message where direction = 'outgoing' and ${where}`))[0].count;
/** What Meta's stand-in took: how often each person got something, and each message of ours came. */
const truth = async (each = '?each=1') => {
  const answer = await fetch(`${metaUrl}/_control/meta/counts${each}`);
  return (await answer.json()) as { out: number } & Record<
    'recipients' | 'callbacks',
    { different: number; doubled: number; each: Record<string, number> }
  >;
};

const queueBroadcast = async () => {
  const content = { type: 'template', template: { name: 'visit', language: { code: 'en' } } } as const;
  await office.step(async (db) => {
    const people = Array.from({ length: messages }, (_, at) => ({
      number: office.number,
      wa_id: `9197${String(at + 1).padStart(8, '0')}`,
    }));
    const chats = await chatsFor(db, office.company, people);
    await queueMessages(
      db,
      office.company,
      chats.map((chat) => ({ chat, number: office.number, content, body: 'Visit', broadcast: 1 })),
    );
  });
};

/** Messages that Meta has when each kill comes: anywhere before the last fifth, so that there is always more to send. */
const moments = Array.from({ length: kills }, () => Math.random() * messages * 0.8).toSorted((a, b) => a - b);

/** Lets a worker send until Meta has so many, and some more from it, then kills it wherever it is. */
const killAt = async (child: ChildProcess, moment: number) => {
  const before = (await truth('')).out;
  const handBefore = await count(`status = 'sending'`);
  child.send('begin');
  let taken = before;
  while (taken <= before || taken < moment) {
    await pause(Math.random() * 20);
    taken = (await truth('')).out;
  }
  await pause(Math.random() * 40);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  children.delete(child);
  const [queued, hand] = [await count(`status = 'queued'`), await count(`status = 'sending'`)];
  return { sent: taken - before, queued, inHand: Math.max(0, hand - handBefore) };
};

test('a broadcast survives workers that are killed', { timeout: 1_800_000 }, async () => {
  await office.rows('update whatsapp_number set throughput = 300');
  await queueBroadcast();
  const from = performance.now();
  const killed = [];
  let next = worker();
  for (const moment of moments) {
    const child = await next;
    next = worker();
    killed.push(await killAt(child, moment));
  }
  // Each came while it was sending: something had gone of this worker, and more was to go.
  for (const { sent, queued } of killed) expect(Math.min(sent, queued)).toBeGreaterThan(0);
  // Every sender is dead: nobody has to sit through the half minute after which that is sure.
  await office.rows(
    `update whatsapp_message set claimed_at = claimed_at - interval '30 seconds' where status = 'sending'`,
  );
  (await next).send('begin');
  await expect
    .poll(() => count(`status in ('queued', 'sending', 'accepted', 'sent')`), { timeout: 600_000, interval: 250 })
    .toBe(0);

  const { recipients, callbacks } = await truth();
  // Meta took nothing twice, by person and by message.
  expect([recipients.doubled, callbacks.doubled]).toEqual([0, 0]);
  const rows = await office.rows(
    `select m.id, m.status, c.wa_id from whatsapp_message m join whatsapp_chat c on c.id = m.chat where m.direction = 'outgoing'`,
  );
  expect(rows).toHaveLength(messages);
  // Of each person we know whether Meta has their message: delivered where it has it once, in doubt where it does not.
  const told = rows.map(({ id, status, wa_id }) => [
    status,
    recipients.each[wa_id] ?? 0,
    callbacks.each[`m${office.company}.${id}`] ?? 0,
  ]);
  expect(
    told.filter(
      ([status, person, message]) =>
        !(status === 'delivered' && person === 1 && message === 1) &&
        !(status === 'unknown' && person === 0 && message === 0),
    ),
  ).toEqual([]);
  const unknown = rows.filter(({ status }) => status === 'unknown').length;
  // Only what was in hand at a kill may be in doubt.
  expect(unknown).toBeLessThanOrEqual(killed.reduce((sum, { inHand }) => sum + inHand, 0));
  if (process.env.KILLS)
    console.log({
      kills,
      messages,
      delivered: messages - unknown,
      unknown,
      'kills with messages in hand': killed.filter(({ inHand }) => inHand > 0).length,
      'in hand at kills': killed.reduce((sum, { inHand }) => sum + inHand, 0),
      seconds: Math.round((performance.now() - from) / 1000),
    });
});
