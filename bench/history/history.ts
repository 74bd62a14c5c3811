import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { platformCompany } from '../../apps/server/src/company/index.ts';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { newLog } from '../../apps/server/src/core/log.ts';
import { newServices } from '../../apps/server/src/core/services.ts';
import { readSettings } from '../../apps/server/src/core/settings.ts';
import { keepTrails } from '../../apps/server/src/trails/keep-trails.ts';

/**
 * `npm run bench -- history [--rows N]`: what it takes to let old WhatsApp messages go row by row, a million by default over
 * two years of which one goes: finding them by the index that is there, by another kind of it and by none, exporting and
 * deleting them, and how long somebody who writes meanwhile waits at most.
 */
const rows = Number(process.argv.includes('--rows') ? process.argv[process.argv.indexOf('--rows') + 1] : 1_000_000);
const secret = 'a secret key for benchmarks only';
const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-history-'));
const database = await startEmbedded({ dataDir: folder, log: () => undefined });
await migrate(database.url, secret);
const owner = ownerPool(database.url);
const company = await platformCompany(owner);
const settings = readSettings({
  DATA_DIR: folder,
  SECRET_KEY: secret,
  DEMO: '0',
  LOG_LEVEL: 'silent',
  KEEP_WHATSAPP_YEARS: '1',
});
const services = newServices(database.url, settings);

const one = async <T>(text: string, values: unknown[] = []) => (await owner.query(text, values)).rows[0] as T;
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const said = (what: string, value: string) => console.log(`| ${what} | ${value} |`);

const { id: number } = await one<{ id: number }>(
  `insert into whatsapp_number (company_id, waba_id, phone_number_id, token_sealed) values ($1, 'a', 'b', '') returning id`,
  [company],
);
await owner.query(
  `insert into whatsapp_chat (company_id, number, wa_id) select $1, $2, '91' || (9800000000 + n) from generate_series(1, 2000) n`,
  [company, number],
);
const { first } = await one<{ first: number }>('select min(id) as first from whatsapp_chat');
await owner.query(
  `insert into whatsapp_message (company_id, chat, number, direction, kind, body, content, wamid, status, sent_at, at)
    select $1, $3 + n % 2000, $2, case n % 2 when 0 then 'incoming' else 'outgoing' end, 'text', t.body,
        jsonb_build_object('type', 'text', 'text', jsonb_build_object('body', t.body)), 'wamid.' || md5(n::text),
        case n % 2 when 0 then null else 'read' end, a.at, a.at
      from generate_series(1, $4::int) n,
        lateral (select 'Is the flat in Bopal still to be had? ' || md5(n::text) as body) t,
        lateral (select now() - interval '24 months' + n * (interval '24 months' / $4::int) as at) a`,
  [company, number, first, rows],
);
await owner.query('vacuum analyze whatsapp_message');

console.log('| what | measured |\n| --- | --- |');
const size = async (relation: string) =>
  (await one<{ s: string }>('select pg_size_pretty(pg_total_relation_size($1)) as s', [relation])).s;
said('rows, with their indexes', `${rows}, ${await size('whatsapp_message')}`);
const find = () =>
  owner.query(
    `select company_id, date_trunc('month', at), count(*) from whatsapp_message where at < now() - interval '23 months' group by 1, 2`,
  );
await find();
said(
  'BRIN on the moment: size, finding the oldest month',
  `${await size('whatsapp_message_at')}, ${(await timed(find)).toFixed(0)} ms`,
);
await owner.query('begin');
await owner.query('drop index whatsapp_message_at');
await owner.query('create index as_btree on whatsapp_message (at)');
await find();
said('B-tree instead', `${await size('as_btree')}, ${(await timed(find)).toFixed(0)} ms`);
await owner.query('drop index as_btree');
await find();
said('no index', `${(await timed(find)).toFixed(0)} ms`);
await owner.query('rollback');
await owner.query(
  'create index if not exists whatsapp_message_at on whatsapp_message using brin (at) with (pages_per_range = 32)',
);

// Somebody writes and reads chats all the while.
let longest = 0;
let stopped = false;
const others = (async () => {
  while (!stopped) {
    const took = await timed(() =>
      owner.query(
        `update whatsapp_message set read_at = now() where id = (select max(id) from whatsapp_message where company_id = $1)`,
        [company],
      ),
    );
    longest = Math.max(longest, took);
  }
})();
const client = await owner.connect();
const took = await timed(() => keepTrails(client, services, newLog('silent')));
client.release();
stopped = true;
await others;
const { left } = await one<{ left: number }>('select count(*) as left from whatsapp_message');
const { bytes, files } = await one<{ bytes: number; files: number }>(
  `select sum(bytes) as bytes, count(*) as files from stored_file where kind = 'trail'`,
);
said(
  'exported and deleted',
  `${rows - left} rows in ${(took / 1000).toFixed(1)} s, into ${files} files of ${(Number(bytes) / 2 ** 20).toFixed(0)} MB`,
);
said('a message that is written meanwhile waits at most', `${longest.toFixed(0)} ms`);
const idle = await owner.connect();
said(
  'the next look, with nothing to do',
  `${(await timed(() => keepTrails(idle, services, newLog('silent')))).toFixed(0)} ms`,
);
idle.release();
await services.end();
await owner.end();
await database.stop();
await rm(folder, { recursive: true, force: true });
