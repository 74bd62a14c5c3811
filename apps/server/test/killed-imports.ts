import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { importer } from './migrations.ts';
import { ageHeldJobs, aProcess } from './server-process.ts';
import type { TestServer } from './support.ts';

/** The product as a process that does an import, and is killed at it as often as is wanted. */
export const aKilledProcess = async (server: TestServer, { read }: Pick<ReturnType<typeof importer>, 'read'>) => {
  let running = await aProcess(server);
  return {
    /** Kills the process once such a share is done of what it is at, and starts another. Answers what it was at. */
    killAt: async (id: number, share: number) => {
      const done = async () => {
        const { working, progress } = await read(id);
        return working !== null && progress.done > progress.total * share;
      };
      await expect.poll(done, { timeout: 60_000, interval: 20 }).toBe(true);
      await running.end('SIGKILL');
      const { working } = await read(id);
      await ageHeldJobs(server);
      running = await aProcess(server);
      return working;
    },
    end: () => running.end('SIGTERM'),
  };
};

/** Every row of a company in some tables, but for when it was last written; `but` is a condition on rows, as `t`, that do not count. */
export const everythingIn = async (
  { owner }: TestServer,
  company: number,
  tables: readonly string[],
  but = 'false',
): Promise<Record<string, string>> => {
  const fingerprints: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await owner.query<{ row: string }>(
      `select (to_jsonb(t) - 'last_updated')::text as row from ${table} t where company_id = $1 and not coalesce((${but}), false) order by 1`,
      [company],
    );
    const hash = createHash('sha256');
    for (const { row } of rows) hash.update(row);
    fingerprints[table] = `${rows.length} rows, ${hash.digest('hex')}`;
  }
  return fingerprints;
};
