import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { type Asked, compare } from '../lib/load.ts';
import { signIn } from '../lib/session.ts';
import { fill } from '../matching/data.ts';
import { fillTasks } from './data.ts';

/**
 * `npm run bench -- tasks [--quick]`: a person's day among 100,000 tasks of an office, against hand-written references, in
 * one run, at 1 and at 8 connections. `--quick` takes a tenth of the data and a second a figure: for trying, not for quoting.
 */
const quick = process.argv.includes('--quick');
const tasks = quick ? 10_000 : 100_000;
const seconds = quick ? 1 : 3;
const secret = 'the secret key of a benchmark, long enough';
const ports = { product: '4390', sandbox: '4391', reference: '4395' };

const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-bench-'));
const database = await startEmbedded({ dataDir: folder, log: () => undefined });
const children: ChildProcess[] = [];
try {
  await migrate(database.url, secret);
  const filled = await fill(database.url, { properties: 2000, inquiries: 2000 });
  await fillTasks(database.url, filled, tasks);
  const owner = ownerPool(database.url);
  const headers = await signIn(owner, secret, filled.company, 'Co-Owner');
  await owner.end();
  await run('../lib/product.ts', {
    DATABASE: database.url,
    SECRET_KEY: secret,
    PORT: ports.product,
    SANDBOX_PORT: ports.sandbox,
    DATA_DIR: folder,
  });
  await run('reference.ts', { DATABASE: database.url, PORT: ports.reference, FILLED: JSON.stringify(filled) });
  await report(filled.user, headers);
} catch (error) {
  // Said before the database stops: what that does to open connections would be all one sees.
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const child of children) child.kill();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function run(file: string, env: Record<string, string>) {
  const child = fork(path.join(import.meta.dirname, file), { env: { ...process.env, ...env } });
  children.push(child);
  await once(child, 'message');
}

async function report(user: number, headers: Record<string, string>) {
  const product = (at: string): Asked => ({ url: `http://127.0.0.1:${ports.product}/properties/tasks/${at}`, headers });
  const reference = (at: string): Asked => ({ url: `http://127.0.0.1:${ports.reference}/${at}` });
  const mine = `assigned_to=${user}`;
  const cases: [string, Asked, Asked][] = [
    ['Today of a person', product(`?${mine}&due=today`), reference('today')],
    ['Overdue of a person', product(`?${mine}&due=overdue`), reference('overdue')],
    ['All of a person, the first 25', product(`?${mine}`), reference('all')],
    ['Counts of the bands', product(`counts/?${mine}`), reference('counts')],
  ];
  console.log(`${tasks.toLocaleString('en-IN')} tasks in the company that is asked\n`);
  console.log(
    '| call | connections | requests/s | p50 ms | p99 ms | reference/s | p50 ms | p99 ms | ratio |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, ours, theirs] of cases)
    for (const connections of [1, 8]) {
      const { product: p, reference: r } = await compare(ours, theirs, connections, seconds);
      const figures = [p.rate, p.p50, p.p99, r.rate, r.p50, r.p99].map((n) =>
        n >= 100 ? Math.round(n) : Number(n.toFixed(1)),
      );
      console.log(`| ${name} | ${connections} | ${figures.join(' | ')} | ${(p.rate / r.rate).toFixed(2)} |`);
    }
}
