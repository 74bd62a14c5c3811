import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ourAccount, ourPhone } from '../../test/a-meta.ts';
import { testSecret } from '../../test/global-setup.ts';
import { aWhatsappOffice, metaEnv, type WhatsappOffice } from '../../test/whatsapp-office.ts';
import { freePort } from '../core/ports.ts';
import { chatsFor } from './chats/index.ts';
import { queueMessages } from './outgoing/queue.ts';

/**
 * Workers are killed in the middle of sending, again and again, while Meta's stand-in keeps the truth: nothing is sent
 * twice, nothing that Meta has goes untold, and nothing is lost. `KILLS=50 MESSAGES=10000` for the long run.
 */
const kills = Number(process.env.KILLS ?? 6);
const messages = Number(process.env.MESSAGES ?? 600);
const folder = path.resolve(import.meta.dirname, '../../test');

let office: WhatsappOffice;
let metaUrl: string;
const children = new Set<ChildProcess>();

const start = async (file: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  const child = fork(path.join(folder, file), { env: { ...process.env, ...env } });
  children.add(child);
  await once(child, 'message');
  return child;
};

beforeAll(async () => {
  const [port, ours] = [await freePort(), await freePort()];
  metaUrl = `http://127.0.0.1:${port}`;
  office = await aWhatsappOffice(metaUrl);
  await office.server.app.listen({ port: ours, host: '127.0.0.1' });
  await start('whatsapp-sandbox.ts', {
    PORT: String(port),
    CALLBACK: `http://127.0.0.1:${ours}/sandesh/webhook/`,
    WABA: ourAccount,
    PHONE: ourPhone,
  });
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await office.server.close();
});

const byStatus = async () => {
  const rows = await office.rows(
    `select status, count(*) from whatsapp_message where direction = 'outgoing' group by 1`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Record<string, number>;
};
const worker = () =>
  start('whatsapp-worker.ts', {
    ...metaEnv(metaUrl),
    DEMO: '0',
    DATABASE_URL: office.server.databaseUrl,
    DATA_DIR: office.server.services.settings.dataDir,
    SECRET_KEY: testSecret,
  });

test('a broadcast survives workers that are killed', { timeout: 900_000 }, async () => {
  await office.rows('update whatsapp_number set throughput = 400');
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
  for (let kill = 0; kill < kills; kill++) {
    const child = await worker();
    await pause(100 + Math.random() * ((messages / 300 / kills) * 1000));
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    children.delete(child);
  }
  // Every sender is dead: nobody has to sit through the half minute after which that is sure.
  await office.rows(
    `update whatsapp_message set claimed_at = claimed_at - interval '30 seconds' where status = 'sending'`,
  );
  await worker();
  const open = async () => {
    const { queued = 0, sending = 0, accepted = 0, sent = 0 } = await byStatus();
    return queued + sending + accepted + sent;
  };
  await expect.poll(open, { timeout: 240_000, interval: 500 }).toBe(0);

  const counts = (await (await fetch(`${metaUrl}/_control/meta/counts?each=1`)).json()) as {
    callbacks: { different: number; doubled: number; each: Record<string, number> };
  };
  const { delivered = 0, read = 0, unknown = 0, ...others } = await byStatus();
  expect(others).toEqual({});
  // What Meta took it took once, and we know it of each; what we do not know of, Meta does not have.
  expect(counts.callbacks.doubled).toBe(0);
  expect(delivered + read).toBe(counts.callbacks.different);
  expect(delivered + read + unknown).toBe(messages);
  const doubtful = await office.rows(`select id from whatsapp_message where status = 'unknown'`);
  for (const { id } of doubtful) expect(counts.callbacks.each).not.toHaveProperty([`m${office.company}.${id}`]);
  // Only what was in hand at a kill may be in doubt.
  expect(unknown).toBeLessThanOrEqual(kills * 100);
  if (process.env.KILLS) console.log({ kills, messages, delivered, read, unknown });
});
