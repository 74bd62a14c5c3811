import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { newTokens } from '../../apps/server/src/core/http/tokens.ts';
import { type Filled, fill, type Size } from './data.ts';

/**
 * `npm run bench -- matching [--quick] [--data FOLDER]`: how long the matches of one record take in a company with very
 * many, one request at a time, against a hand-written query in the same run. `--quick` takes a tenth of the data; with
 * `--data` what was filled is kept, and used again by the next run.
 */
const quick = process.argv.includes('--quick');
const kept = process.argv.includes('--data') ? process.argv[process.argv.indexOf('--data') + 1] : undefined;
const size: Size = quick ? { properties: 10_000, inquiries: 2000 } : { properties: 100_000, inquiries: 20_000 };
const rounds = quick ? 1 : 3;
const secret = 'the secret key of a benchmark, long enough';
const ports = { product: '4360', sandbox: '4361', reference: '4362' };

const folder = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'angan-bench-')));
const database = await startEmbedded({ dataDir: folder, log: () => undefined });
const children: ChildProcess[] = [];
try {
  const filled = await filledData();
  const token = newTokens(secret, () => new Date(Date.now() + 3600_000)).access(filled.user, filled.device, {
    company_id: filled.company,
    usertype: 'Owner',
    subscription_status: 'Active',
  });
  await run('../lib/product.ts', {
    DATABASE: database.url,
    SECRET_KEY: secret,
    PORT: ports.product,
    SANDBOX_PORT: ports.sandbox,
    DATA_DIR: folder,
  });
  await run('reference.ts', { DATABASE: database.url, PORT: ports.reference, COMPANY: String(filled.company) });
  await report(filled, token);
} catch (error) {
  // Said before the database stops: what that does to open connections would be all one sees.
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const child of children) child.kill();
  await database.stop();
  if (!kept) await rm(folder, { recursive: true, force: true });
}

async function filledData(): Promise<Filled> {
  const note = path.join(folder, 'filled.json');
  await migrate(database.url, secret);
  if (existsSync(note)) return JSON.parse(await readFile(note, 'utf8')) as Filled;
  const filled = await fill(database.url, size);
  await writeFile(note, JSON.stringify(filled));
  return filled;
}

async function run(file: string, env: Record<string, string>) {
  const child = fork(path.join(import.meta.dirname, file), { env: { ...process.env, ...env } });
  children.push(child);
  await once(child, 'message');
}

async function report(filled: Filled, token: string) {
  console.log(
    `${size.properties.toLocaleString('en-IN')} properties and ${size.inquiries.toLocaleString('en-IN')} open inquiries in one company; one request at a time\n`,
  );
  console.log('| matches of | records asked for | p50 ms | p90 ms | reference p50 ms | p90 ms | ratio of p50 |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const [kind, ids] of [
    ['inquiry', filled.inquiries],
    ['property', filled.properties],
  ] as const) {
    const product = (id: number) =>
      timed(`http://127.0.0.1:${ports.product}/properties/${kind}/${id}/matches/`, { authorization: `JWT ${token}` });
    const reference = (id: number) => timed(`http://127.0.0.1:${ports.reference}/${kind}/${id}`, {});
    const [ours = [], theirs = []] = await inTurn(ids, product, reference);
    const figures = [middle(ours, 0.5), middle(ours, 0.9), middle(theirs, 0.5), middle(theirs, 0.9)];
    const ratio = middle(ours, 0.5) / middle(theirs, 0.5);
    const label = kind === 'inquiry' ? 'an inquiry' : 'a property';
    console.log(
      `| ${label} | ${ids.length} | ${figures.map((ms) => ms.toFixed(1)).join(' | ')} | ${ratio.toFixed(2)} |`,
    );
  }
}

/** Both for each record in turn, the one first and then the other, so that a machine that drifts does so for both. */
async function inTurn(ids: readonly number[], ...asked: ((id: number) => Promise<number>)[]): Promise<number[][]> {
  const times: number[][] = asked.map(() => []);
  for (const ask of asked) for (const id of ids) await ask(id);
  for (let round = 0; round < rounds; round++)
    for (const id of ids) for (const at of round % 2 ? [1, 0] : [0, 1]) times[at]!.push(await asked[at]!(id));
  return times;
}

async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, { headers });
  await answer.json();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - from;
}

function middle(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!;
}
