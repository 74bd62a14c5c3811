import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { type Asked, compare } from './load.ts';

export const secret = 'the secret key of a benchmark, long enough';

/** What a benchmark has to tell; `folder` is kept after the run where one is named. */
interface Told<Filled> {
  /** Of the product; its sandbox listens on the next, the reference five further on. */
  readonly port: number;
  /** The file that answers as hand-written statements do, beside the benchmark's own: `import.meta.dirname`. None where the product is compared with itself. */
  readonly reference?: string;
  readonly folder?: string | undefined;
  readonly fill: (databaseUrl: string, folder: string) => Promise<Filled>;
  /** `product` and `reference` are the beginnings of their addresses. */
  readonly report: (filled: Filled, urls: { product: string; reference: string; database: string }) => Promise<void>;
}

/**
 * Fills a database of its own, starts the product's server and the reference on it, each in a process of its own, lets
 * them be measured, and takes everything away again.
 */
export const besideReference = async <Filled>({ port, reference, folder: kept, fill, report }: Told<Filled>) => {
  const folder = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'angan-bench-')));
  const database = await startEmbedded({ dataDir: folder, log: () => undefined });
  const children: ChildProcess[] = [];
  const run = async (file: string, env: Record<string, string>) => {
    const child = fork(file, { env: { ...process.env, DATABASE: database.url, ...env } });
    children.push(child);
    await once(child, 'message');
  };
  try {
    await migrate(database.url, secret);
    const filled = await fill(database.url, folder);
    const ports = { PORT: String(port), SANDBOX_PORT: String(port + 1) };
    await run(path.join(import.meta.dirname, 'product.ts'), { SECRET_KEY: secret, ...ports, DATA_DIR: folder });
    if (reference) await run(reference, { PORT: String(port + 5), FILLED: JSON.stringify(filled) });
    await report(filled, {
      product: `http://127.0.0.1:${port}`,
      reference: `http://127.0.0.1:${port + 5}`,
      database: database.url,
    });
  } catch (error) {
    // Said before the database stops: what that does to open connections would be all one sees.
    console.error(error);
    process.exitCode = 1;
  } finally {
    for (const child of children) child.kill();
    await database.stop();
    if (!kept) await rm(folder, { recursive: true, force: true });
  }
};

/** A name, what the product is asked, and what the reference is. */
export type Case = [string, Asked, Asked];

/** Prints a table of the cases at each number of connections; `seconds` a figure. */
export const printRatios = async (cases: readonly Case[], connectionsOf: readonly number[], seconds: number) => {
  const columns = 'call | connections | requests/s | p50 ms | p99 ms | reference/s | p50 ms | p99 ms | ratio';
  console.log(`| ${columns} |\n|${' --- |'.repeat(columns.split('|').length)}`);
  for (const [name, ours, theirs] of cases)
    for (const connections of connectionsOf) {
      const { product: p, reference: r } = await compare(ours, theirs, connections, seconds);
      const figures = [p.rate, p.p50, p.p99, r.rate, r.p50, r.p99].map((n) =>
        n >= 100 ? Math.round(n) : Number(n.toFixed(1)),
      );
      console.log(`| ${name} | ${connections} | ${figures.join(' | ')} | ${(p.rate / r.rate).toFixed(2)} |`);
    }
};
