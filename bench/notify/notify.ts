import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { aReplicatedDatabase } from './standby.ts';

/**
 * How many commits a second there can be at most while each tells a change by NOTIFY, which lets one commit at a time
 * through in the whole cluster, beside the same writes without it. Every commit waits for a synchronous standby, a real one
 * that follows by streaming replication, whose answer comes a millisecond late. Rates in turn, A B B A. Set TMPDIR to a
 * folder in memory, such as /dev/shm, to leave the disk out.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { seconds: { type: 'string', default: '4' }, 'delay-ms': { type: 'string', default: '1' } },
});
const seconds = Number(values.seconds);

const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-notify-'));
// PostgreSQL runs as a user of its own where we are root.
await chmod(folder, 0o755);
const database = await aReplicatedDatabase(folder, Number(values['delay-ms']));
const admin = new pg.Client({ connectionString: database.url });
await admin.connect();
await admin.query(
  'create table written (id bigint generated always as identity primary key, at timestamptz default now())',
);

const statements = {
  without: 'insert into written default values',
  told: `with made as (insert into written default values returning id)
    select pg_notify('angan_change', jsonb_build_object('company', 1, 'entity', 'contact', 'id', id, 'action', 'created')::text) from made`,
};

/** Commits a second over some connections, and in the best second, when other work on the machine stood least in the way. */
const rate = async (statement: string, connections: number) => {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      return client;
    }),
  );
  let commits = 0;
  const bySecond: number[] = [];
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        await client.query(statement);
        commits++;
        const second = Math.floor((performance.now() - began) / 1000);
        bySecond[second] = (bySecond[second] ?? 0) + 1;
      }
    }),
  );
  const taken = (performance.now() - began) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return { mean: commits / taken, best: Math.max(...Array.from(bySecond, (many) => many ?? 0)) };
};

const listener = new pg.Client({ connectionString: database.url });
await listener.connect();
let heard = 0;
listener.on('notification', () => heard++);
await listener.query('listen angan_change');

console.log(
  '| connections | commits/s without | with NOTIFY | ratio | best second without | with NOTIFY |\n| --- | --- | --- | --- | --- | --- |',
);
for (const connections of [1, 4, 16, 32]) {
  const [a, b, b2, a2] = [
    await rate(statements.without, connections),
    await rate(statements.told, connections),
    await rate(statements.told, connections),
    await rate(statements.without, connections),
  ];
  const [plain, told] = [(a.mean + a2.mean) / 2, (b.mean + b2.mean) / 2];
  const best = [Math.max(a.best, a2.best), Math.max(b.best, b2.best)];
  console.log(
    `| ${[connections, plain.toFixed(0), told.toFixed(0), (told / plain).toFixed(2), ...best].join(' | ')} |`,
  );
}
console.log(`\n${heard} were heard.`);
await listener.end();
await admin.end();
await database.stop();
await rm(folder, { recursive: true, force: true });
