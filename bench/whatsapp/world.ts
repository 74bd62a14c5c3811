import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type pg from 'pg';
import { cpuSeconds } from './cpu.ts';
import { ids, ports, secret } from './names.ts';

/** The database of a run and the processes on it. */
export const newWorld = (databaseUrl: string, folder: string, owner: pg.Pool) => {
  const children = new Map<string, ChildProcess>();
  const env = {
    DATABASE: databaseUrl,
    SECRET_KEY: secret,
    PORT: String(ports.product),
    DATA_DIR: folder,
    META_GRAPH_URL: `http://127.0.0.1:${ports.sandbox}`,
    META_APP_ID: ids.app,
    META_APP_SECRET: ids.appSecret,
    META_VERIFY_TOKEN: 'bench',
  };
  return {
    owner,
    /** The first column of the first row. */
    count: async (text: string, values: unknown[] = []): Promise<number> =>
      Number(Object.values((await owner.query<Record<string, unknown>>(text, values)).rows[0]!)[0]),
    run: async (file: string, more: Record<string, string> = {}) => {
      const child = fork(path.join(import.meta.dirname, file), { env: { ...process.env, ...env, ...more } });
      children.set(path.basename(file, '.ts'), child);
      await once(child, 'message');
    },
    end: async (name: string) => {
      const child = children.get(name);
      children.delete(name);
      if (!child) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    endAll: () => {
      for (const child of children.values()) child.kill('SIGKILL');
    },
    /** What `work` costs of the processor: milliseconds for each of `many`, by process. */
    costOf: async (many: number, work: () => Promise<void>): Promise<string> => {
      const pids = Object.fromEntries([...children].map(([name, child]) => [name, child.pid!]));
      const before = cpuSeconds(pids, folder);
      await work();
      const after = cpuSeconds(pids, folder);
      return Object.keys(after)
        .map((name) => `${name} ${((1000 * (after[name]! - before[name]!)) / many).toFixed(2)} ms`)
        .join(', ');
    },
  };
};
export type World = ReturnType<typeof newWorld>;

/** Meta's own account of what it took and told. */
export const told = async () => {
  const answer = await fetch(`http://127.0.0.1:${ports.sandbox}/_control/meta/counts`);
  return (await answer.json()) as { out: number; callbacks: { doubled: number }; webhooks: Record<string, number> };
};

export const inIndia = (count: number): string => count.toLocaleString('en-IN');
