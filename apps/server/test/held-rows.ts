import type pg from 'pg';
import { expect } from 'vitest';
import type { TestServer } from './support.ts';

/** So many transactions stand still until others end. */
export const waiting = (server: TestServer, count: number) =>
  expect
    .poll(async () => {
      const { rows } = await server.owner.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]!.count;
    })
    .toBe(count);

/** Holds rows as another writer would, while `work` runs into them. */
export const whileHeld = async <T>(
  server: TestServer,
  rows: string,
  values: unknown[],
  work: (letGo: () => Promise<unknown>) => Promise<T>,
) => {
  const writer: pg.PoolClient = await server.owner.connect();
  try {
    await writer.query('begin');
    await writer.query(rows, values);
    return await work(() => writer.query('rollback'));
  } finally {
    writer.release();
  }
};
