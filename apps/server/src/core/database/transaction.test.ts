import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCuttingProxy, type Cut } from '../../../test/cutting-proxy.ts';
import { aServer, type TestServer } from '../../../test/support.ts';
import { isDatabaseAway, Undecided } from './away.ts';
import { refusalOf } from './database-errors.ts';
import { ownerPool } from './pool.ts';
import { inReading, inTransaction } from './transaction.ts';

let server: TestServer;
let proxy: Awaited<ReturnType<typeof aCuttingProxy>>;
let pool: pg.Pool;
beforeAll(async () => {
  server = await aServer();
  await server.owner.query('create table written (word text)');
  proxy = await aCuttingProxy(server.databaseUrl);
  pool = ownerPool(proxy.url, 1);
});
afterAll(async () => {
  await pool.end();
  await proxy.close();
  await server.close();
});

/** Writes a word while the line is cut as asked; answers what the caller was told, and whether the word is there. */
const write = async (cut: Cut) => {
  const word = randomUUID();
  const told = await inTransaction(pool, 'select 1', async (client) => {
    await client.query('insert into written values ($1)', [word]);
    proxy.cut = cut;
    return 'saved';
  }).catch((error: unknown) => error);
  return { told, word, isThere: await isThere(word) };
};
const isThere = async (word: string) =>
  (await server.owner.query('select 1 from written where word = $1', [word])).rowCount === 1;

test('a COMMIT whose answer was lost is looked up: it was carried out', async () => {
  expect(await write('after the number')).toMatchObject({ told: 'saved', isThere: true });
  expect(await write('never')).toMatchObject({ told: 'saved', isThere: true });
});

test.each([
  ['before the commit', false],
  ['after the commit', true],
] as const)('of a line that broke %s nobody can say more: no 503, on which clients ask again', async (cut, arrived) => {
  const { told, word } = await write(cut);
  expect(told).toBeInstanceOf(Undecided);
  expect(refusalOf(told)).toMatchObject({ status: 504 });
  // What arrived is carried out a moment after the line broke.
  await expect.poll(() => isThere(word)).toBe(arrived);
  expect(await write('never')).toMatchObject({ told: 'saved', isThere: true });
});

test('what only read has nothing in doubt', async () => {
  const told = await inTransaction(pool, 'select 1', async () => {
    proxy.cut = 'after the number';
    return 'read';
  });
  expect(told).toBe('read');
});

test('statements under way on a connection that breaks all fail, and the next caller gets one that works', async () => {
  const ended: string[] = [];
  const broken = inReading(
    pool,
    'select pg_backend_pid() as pid',
    () => undefined,
    async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const statements = [1, 2, 3].map((seconds) => client.query('select pg_sleep($1)', [seconds * 20]));
      // Listened to from the start: they may fail before the other connection has its answer.
      const settled = Promise.allSettled(statements);
      await server.owner.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      ended.push(...(await settled).map(({ status }) => status));
      await Promise.all(statements);
    },
  );
  await expect(broken).rejects.toSatisfy(isDatabaseAway);
  expect(ended).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await write('never')).toMatchObject({ told: 'saved', isThere: true });
});

test('a server that takes no writes any more is left, as after a failover', async () => {
  const backend = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const before = await backend();
  const refused = await inTransaction(pool, 'set transaction read only', (client) =>
    client.query(`insert into written values ('never')`),
  ).catch((error: unknown) => error);
  expect(refusalOf(refused)).toMatchObject({ status: 503 });
  expect(await backend()).not.toBe(before);
});

test('a database that refuses connections is told as 503 with the time to ask again', async () => {
  proxy.refuses = true;
  await server.owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and usename = current_user',
  );
  const refused = await inTransaction(pool, 'select 1', async () => 'never').catch((error: unknown) => error);
  proxy.refuses = false;
  expect(refusalOf(refused)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  expect(await write('never')).toMatchObject({ told: 'saved', isThere: true });
});
