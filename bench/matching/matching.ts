import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { besideReference, secret } from '../lib/beside-reference.ts';
import { ownerOf } from '../lib/session.ts';
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

await besideReference({
  port: 4360,
  reference: path.join(import.meta.dirname, 'reference.ts'),
  folder: kept,
  fill: filledData,
  report: async (filled, urls) => {
    const headers = await ownerOf(urls.database, secret, filled);
    console.log(
      `${size.properties.toLocaleString('en-IN')} properties and ${size.inquiries.toLocaleString('en-IN')} open inquiries in one company; one request at a time\n`,
    );
    console.log('| matches of | records asked for | p50 ms | p90 ms | reference p50 ms | p90 ms | ratio of p50 |');
    console.log('| --- | --- | --- | --- | --- | --- | --- |');
    for (const [kind, ids] of [
      ['inquiry', filled.inquiries],
      ['property', filled.properties],
    ] as const) {
      const product = (id: number) => timed(`${urls.product}/properties/${kind}/${id}/matches/`, headers);
      const reference = (id: number) => timed(`${urls.reference}/${kind}/${id}`, {});
      const [ours = [], theirs = []] = await inTurn(ids, product, reference);
      const figures = [middle(ours, 0.5), middle(ours, 0.9), middle(theirs, 0.5), middle(theirs, 0.9)];
      const ratio = middle(ours, 0.5) / middle(theirs, 0.5);
      const label = kind === 'inquiry' ? 'an inquiry' : 'a property';
      console.log(
        `| ${label} | ${ids.length} | ${figures.map((ms) => ms.toFixed(1)).join(' | ')} | ${ratio.toFixed(2)} |`,
      );
    }
  },
});

async function filledData(database: string, folder: string): Promise<Filled> {
  const note = path.join(folder, 'filled.json');
  if (existsSync(note)) return JSON.parse(await readFile(note, 'utf8')) as Filled;
  const filled = await fill(database, size);
  await writeFile(note, JSON.stringify(filled));
  return filled;
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
