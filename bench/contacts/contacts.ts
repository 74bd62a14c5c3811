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
import { type Filled, fill, type Size, words } from './data.ts';

/**
 * `npm run bench -- contacts [--quick]`: the calls of contacts against hand-written references, in one run, at 1 and at
 * 16 connections. `--quick` takes a tenth of the data and a second a figure: for trying, not for quoting.
 */
const quick = process.argv.includes('--quick');
/** `--only WORD`: the cases whose name has the word. */
const chosen = process.argv.includes('--only')
  ? (process.argv[process.argv.indexOf('--only') + 1] ?? '').toLowerCase()
  : '';
const tenth = process.argv.includes('--tenth');
const size: Size =
  quick || tenth
    ? { companies: 20, contacts: 100_000, largest: 10_000 }
    : { companies: 200, contacts: 1_000_000, largest: 100_000 };
const seconds = quick ? 1 : 3;
const secret = 'the secret key of a benchmark, long enough';

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
    PORT: '4790',
    SANDBOX_PORT: '4791',
    DATA_DIR: folder,
  });
  await run('reference.ts', { DATABASE: database.url, PORT: '4795', FILLED: JSON.stringify(filled) });
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
  // A session that outlives the run: the benchmark moves the clock that signs, not the one that reads.
  const tokens = newTokens(secret, () => new Date(Date.now() + 3600_000));
  const owner = ownerPool(database.url);
  await owner.query(`update user_device set refresh_hash = '\\x00' where id = $1`, [device]);
  await owner.end();
  return tokens.access(user, device, { company_id: company, usertype: 'Owner', subscription_status: 'Active' });
}

async function run(file: string, env: Record<string, string>) {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: process.env.PROFILE && file === '../lib/product.ts' ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : [],
    env: { ...process.env, ...env },
  });
  children.push(child);
  await once(child, 'message');
}

async function report(filled: Filled, token: string) {
  const headers = { authorization: `JWT ${token}` };
  const product = (at: string): Asked => ({ url: `http://127.0.0.1:4790/properties/contacts/${at}`, headers });
  const groups = (at: string) => `http://127.0.0.1:4790/properties/contactgroup/${at}`;
  const reference = (at: string): Asked => ({ url: `http://127.0.0.1:4795/${at}` });
  const created = {
    method: 'POST',
    body: JSON.stringify({ name: 'Mehul Trivedi', mobile_number_1: '9824011768', comment: 'Ready flat' }),
  } as const;
  const json = { 'content-type': 'application/json' };
  const next = await pageForty(product('').url, headers);
  const cases: [string, Asked, Asked][] = [
    ['Page of 25 with total, to the exact count', product(''), reference('page-exact')],
    ['Page of 25 with total, to the counter', product(''), reference('page-counter')],
    ['Page 40 by next links', { url: next, headers }, reference('page-40')],
    ['Search, part of a name or comment, middling', product(`?search=${words.middling}`), reference('search-middling')],
    ['Search, part of a number', product('?search=47016'), reference('search-number')],
    ['Search, common word, counted to 1,000', product(`?search=${words.common}`), reference('search-common')],
    ['Search, a word nobody has', product(`?search=${words.nobody}`), reference('search-nobody')],
    ['A group of a tenth', product(`?contactgroup=${filled.group}`), reference('group')],
    ['A group by rule of four tenths', product(`?contactgroup=${filled.rule}`), reference('rule')],
    ['How many are in each group', { url: groups('usage/'), headers }, reference('usage')],
    ['One record', product(`${filled.one}/`), reference('one')],
    [
      'Create',
      { ...product(''), ...created, headers: { ...headers, ...json } },
      { ...reference('create'), ...created, headers: json },
    ],
  ];
  console.log(
    `${size.contacts.toLocaleString('en-IN')} contacts in ${size.companies} companies, ${size.largest.toLocaleString('en-IN')} in the one that is asked\n`,
  );
  console.log(
    '| call | connections | requests/s | p50 ms | p99 ms | reference/s | p50 ms | p99 ms | ratio |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, ours, theirs] of cases.filter(([name]) => name.toLowerCase().includes(chosen)))
    for (const connections of [1, 16]) {
      const { product: p, reference: r } = await compare(ours, theirs, connections, seconds);
      const figures = [p.rate, p.p50, p.p99, r.rate, r.p50, r.p99].map((n) =>
        n >= 100 ? Math.round(n) : Number(n.toFixed(1)),
      );
      console.log(`| ${name} | ${connections} | ${figures.join(' | ')} | ${(p.rate / r.rate).toFixed(2)} |`);
    }
}

/** Follows next from the first page, as a person who scrolls does. */
async function pageForty(url: string, headers: Record<string, string>) {
  let at = url;
  for (let page = 1; page < 40; page++) {
    const { next } = (await (await fetch(at, { headers })).json()) as { next: string };
    at = next;
  }
  return at;
}
