import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { cpuSeconds } from './cpu.ts';
import { fill, webhooks } from './data.ts';
import { ids, ports, secret } from './names.ts';
import { postAll } from './post-all.ts';

/**
 * `npm run bench -- whatsapp [--quick]`: how many webhooks a second are stored and taken, and how many messages a second
 * go out with every status of theirs coming back meanwhile, against Meta's stand-in. Product, worker, database, stand-in
 * and benchmark share the machine.
 */
const quick = process.argv.includes('--quick');
const people = 5000;
const sent = 20_000;
const events = quick ? 10_000 : 60_000;
const messages = quick ? 3000 : 20_000;
const connections = 64;

const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-bench-'));
const database = await startEmbedded({ dataDir: folder, log: () => undefined });
const children = new Map<string, ChildProcess>();
try {
  await migrate(database.url, secret);
  const filled = await fill(database.url, { people, sent });
  const env = {
    DATABASE: database.url,
    SECRET_KEY: secret,
    PORT: String(ports.product),
    DATA_DIR: folder,
    META_URL: `http://127.0.0.1:${ports.sandbox}`,
    META_APP_ID: ids.app,
    META_APP_SECRET: ids.appSecret,
    META_VERIFY_TOKEN: 'bench',
  };
  await run('../lib/product.ts', env);
  await run('worker.ts', env);
  await run('reference.ts', env);
  await webhookRates(filled);
  await sendRate(filled);
} catch (error) {
  // Said before the database stops: what that does to open connections would be all one sees.
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const child of children.values()) child.kill('SIGKILL');
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function run(file: string, env: Record<string, string>) {
  const child = fork(path.join(import.meta.dirname, file), { env: { ...process.env, ...env } });
  children.set(path.basename(file, '.ts'), child);
  await once(child, 'message');
}

/** What `work` costs of the processor: milliseconds for each of `many`, by process. */
async function costOf(many: number, work: () => Promise<void>): Promise<string> {
  const pids = Object.fromEntries([...children].map(([name, child]) => [name, child.pid!]));
  const before = cpuSeconds(pids, folder);
  await work();
  const after = cpuSeconds(pids, folder);
  return Object.keys(after)
    .map((name) => `${name} ${((1000 * (after[name]! - before[name]!)) / many).toFixed(2)} ms`)
    .join(', ');
}

async function webhookRates({ company }: { company: number }) {
  const all = webhooks(events, { company, people, sent });
  const owner = ownerPool(database.url);
  const waiting = async () =>
    (await owner.query<{ n: number }>('select count(*) as n from whatsapp_event where taken_at is null')).rows[0]!.n;
  const reference = await postAll(`http://127.0.0.1:${ports.reference}/`, all, connections);
  let [stored, taken, behind] = [0, 0, 0];
  const cost = await costOf(events, async () => {
    const from = performance.now();
    stored = await postAll(`http://127.0.0.1:${ports.product}/sandesh/webhook/`, all, connections);
    behind = await waiting();
    while ((await waiting()) > 0) await pause(50);
    taken = events / ((performance.now() - from) / 1000);
  });
  const { rows } = await owner.query<{ came: number; told: number }>(
    `select count(*) filter (where direction = 'incoming') as came, count(*) filter (where status in ('sent', 'delivered', 'read')) as told from whatsapp_message`,
  );
  await owner.end();
  console.log(`${events.toLocaleString('en-IN')} webhooks, one status or message in each, over ${connections} lines\n`);
  console.log('| | a second |\n| --- | --- |');
  console.log(`| answered: signature checked, stored | ${stored.toFixed(0)} |`);
  console.log(`| taken: in their chats, statuses written | ${taken.toFixed(0)} |`);
  console.log(`| reference: signature checked, one insert each | ${reference.toFixed(0)} |`);
  console.log(
    `\n${behind} waited when the last was answered; ${rows[0]!.came} messages came of ${events / 4}, ${rows[0]!.told} of ours have a status`,
  );
  console.log(`Processor time of one: ${cost}\n`);
}

async function sendRate({ company, number }: { company: number; number: number }) {
  await run('sandbox.ts', {});
  const owner = ownerPool(database.url);
  await owner.query(
    `insert into whatsapp_message (company_id, chat, number, direction, kind, body, content, status, broadcast, priority)
      select $1, c.id, $2, 'outgoing', 'template', 'Hello', $4, 'queued', 2, 10
        from generate_series(1, $3::int / $5::int + 1) g, (select id from whatsapp_chat order by id limit $5) c limit $3`,
    [company, number, messages, { type: 'template', template: { name: 'bench', language: { code: 'en' } } }, people],
  );
  const left = async (statuses: string) =>
    (
      await owner.query<{ n: number }>(
        `select count(*) as n from whatsapp_message where broadcast = 2 and status in (${statuses})`,
      )
    ).rows[0]!.n;
  let [out, all] = [0, 0];
  const cost = await costOf(messages, async () => {
    const from = performance.now();
    const seconds = () => (performance.now() - from) / 1000;
    await owner.query(`select pg_notify('angan_whatsapp', 'send')`);
    while ((await left(`'queued', 'sending'`)) > 0) await pause(100);
    out = seconds();
    while ((await left(`'accepted', 'sent', 'delivered'`)) > 0 && seconds() < 120) await pause(200);
    all = seconds();
  });
  const counts = (await (await fetch(`http://127.0.0.1:${ports.sandbox}/_control/meta/counts`)).json()) as {
    out: number;
    callbacks: { doubled: number };
    webhooks: unknown;
  };
  const { rows } = await owner.query(
    `select status, error_code, count(*) as n from whatsapp_message where broadcast = 2 group by 1, 2 order by 1, 2`,
  );
  await owner.end();
  console.log(
    `${messages.toLocaleString('en-IN')} messages of a broadcast to ${people.toLocaleString('en-IN')} people\n`,
  );
  console.log('| | a second |\n| --- | --- |');
  console.log(`| sent, with all bookkeeping and their statuses coming in | ${(messages / out).toFixed(0)} |`);
  console.log(`| until every message has its last status | ${(messages / all).toFixed(0)} |`);
  console.log(
    `\nMeta took ${counts.out}, ${counts.callbacks.doubled} of them twice; ${JSON.stringify(rows)} ${JSON.stringify(counts.webhooks)}`,
  );
  console.log(`Processor time of one: ${cost}`);
}
