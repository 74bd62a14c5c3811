import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { newTokens } from '../../apps/server/src/core/http/tokens.ts';
import { type Asked, compare } from '../lib/load.ts';
import { type Filled, fill, type Size } from './data.ts';

/**
 * `npm run bench -- properties [--quick]`: lists with filters and the counts per value over 200,000 properties of one
 * company, against hand-written references, in one run, at 1 and at 8 connections. `--quick` takes a tenth of the data
 * and a second a figure: for trying, not for quoting.
 */
const quick = process.argv.includes('--quick');
const size: Size = quick
  ? { companies: 5, largest: 20_000, others: 1000 }
  : { companies: 10, largest: 200_000, others: 5000 };
const seconds = quick ? 1 : 3;
const secret = 'the secret key of a benchmark, long enough';
const ports = { product: '4380', sandbox: '4381', reference: '4385' };

const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-bench-'));
const database = await startEmbedded({ dataDir: folder, log: () => undefined });
const children: ChildProcess[] = [];
try {
  await migrate(database.url, secret);
  const filled = await fill(database.url, size);
  const token = await session(filled);
  await run('../lib/product.ts', {
    DATABASE: database.url,
    SECRET_KEY: secret,
    PORT: ports.product,
    SANDBOX_PORT: ports.sandbox,
    DATA_DIR: folder,
  });
  await run('reference.ts', { DATABASE: database.url, PORT: ports.reference, FILLED: JSON.stringify(filled) });
  await report(filled, token);
} catch (error) {
  // Said before the database stops: what that does to open connections would be all one sees.
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const child of children) child.kill();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function session({ company, user, device }: Filled) {
  const tokens = newTokens(secret, () => new Date(Date.now() + 3600_000));
  const owner = ownerPool(database.url);
  await owner.query(`update user_device set refresh_hash = '\\x00' where id = $1`, [device]);
  await owner.end();
  return tokens.access(user, device, { company_id: company, usertype: 'Owner', subscription_status: 'Active' });
}

async function run(file: string, env: Record<string, string>) {
  const child = fork(path.join(import.meta.dirname, file), { env: { ...process.env, ...env } });
  children.push(child);
  await once(child, 'message');
}

async function report({ areas }: Filled, token: string) {
  const headers = { authorization: `JWT ${token}` };
  const product = (at: string): Asked => ({
    url: `http://127.0.0.1:${ports.product}/properties/property/${at}`,
    headers,
  });
  const reference = (at: string): Asked => ({ url: `http://127.0.0.1:${ports.reference}/${at}` });
  const four = `status=Available&bhk=4,5&sale_price__gte=5000000&sale_price__lte=9000000&area=${areas.join(',')}`;
  const rare = 'facing=East&bathrooms__gte=4&amenities=7,19,31&sale_price__lte=6000000';
  const cases: [string, Asked, Asked][] = [
    ['Page of 25 with total', product(''), reference('all')],
    ['Four filters that many pass', product(`?${four}`), reference('four')],
    ['Four filters that hardly any pass', product(`?${rare}`), reference('rare')],
    [
      'Counts per value of six fields under four filters',
      product(`counts/?${four}&by=status,bhk,area,furniture,facing,deal_type`),
      reference('counts'),
    ],
  ];
  console.log(`${size.largest.toLocaleString('en-IN')} properties in the company that is asked\n`);
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
