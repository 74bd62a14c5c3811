import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aCompany, aServer, type TestServer } from '../../../test/support.ts';
import { onConnection } from '../database/on-connection.ts';
import { inTransaction, openingForCompany } from '../database/transaction.ts';
import { enqueue, type JobOptions } from './enqueue.ts';
import { job } from './job.ts';
import { task } from './task.ts';
import { startWorker } from './worker.ts';

let server: TestServer;
let company: number;
beforeAll(async () => {
  server = await aServer();
  company = (await aCompany(server)).id;
});
afterAll(() => server.close());

const addSource = task('add_source', z.object({ name: z.string(), slowly: z.boolean().optional() }), 1);
const begun: string[] = [];
const held = Promise.withResolvers<void>();
const adding = job(addSource, async ({ name, slowly }, { db, companyId }) => {
  begun.push(name);
  if (slowly) await held.promise;
  await db.insertInto('source').values({ company_id: companyId, source_name: name }).execute();
  if (name === 'fails') throw new Error('Call 98240 11768 at meena@angan.test');
});
const ask = (name: string, options: JobOptions & { slowly?: boolean } = {}, of = company) =>
  inTransaction(server.services.pool, openingForCompany(of, null, 'asked'), (client) =>
    enqueue(onConnection(client), addSource, { name, slowly: options.slowly }, options),
  );
const made = async (name: string) =>
  (await server.owner.query('select company_id from source where source_name = $1', [name])).rows.map(
    (r) => r.company_id,
  );
const inQueue = async (id: number) =>
  (await server.owner.query('select * from graphile_worker._private_jobs where id = $1', [id])).rows[0];

const isListening = async () =>
  (
    await server.owner.query(
      `select 1 from pg_stat_activity where datname = current_database() and query like 'LISTEN "jobs:insert"%'`,
    )
  ).rowCount !== 0;

test('a job runs in the company that asked for it, and can see no other', async () => {
  const worker = await server.work(adding);
  const other = (await aCompany(server)).id;
  await ask('mine');
  await ask('theirs', {}, other);
  await expect.poll(() => made('mine')).toEqual([company]);
  await expect.poll(() => made('theirs')).toEqual([other]);
  const trail = await server.owner.query(
    `select request_id from audit_log where entity = 'source' and company_id = $1 and request_id <> ''`,
    [other],
  );
  expect(trail.rows).toEqual([{ request_id: 'asked' }]);
  await worker.stop();
});

test('a job that fails undoes its transaction and keeps a reason without numbers and addresses', async () => {
  const worker = await server.work(adding);
  const id = await ask('fails');
  await expect.poll(async () => (await inQueue(id)).last_error).toContain('Call *******768 at [address]');
  expect(await made('fails')).toEqual([]);
  await worker.stop();
});

test('stopping waits for the job in hand and takes no other', async () => {
  const worker = await server.work(adding);
  await ask('in hand', { slowly: true });
  await expect.poll(() => begun).toContain('in hand');
  await expect.poll(isListening).toBe(true);
  const stopping = worker.stop();
  // It stops listening as it stops taking jobs. Each runner may be in the middle of asking for one, which it then does.
  await expect.poll(isListening).toBe(false);
  const names = Array.from({ length: server.services.settings.jobsAtOnce + 5 }, (_, at) => `too late ${at}`);
  const late = [];
  for (const name of names) late.push({ name, id: await ask(name) });
  held.resolve();
  await stopping;
  expect(await made('in hand')).toEqual([company]);
  let left = 0;
  for (const { name, id } of late) {
    const job = await inQueue(id);
    if (job) left += 1;
    expect(job ?? (await made(name))).toMatchObject(job ? { attempts: 0, locked_at: null } : [company]);
  }
  expect(left).toBeGreaterThanOrEqual(5);
});

test('the same key is one job; the server has no other way into the queue', async () => {
  const first = await ask('first', { key: 'k', runAt: new Date(Date.now() + 3_600_000) });
  expect(await ask('second', { key: 'k', runAt: new Date(Date.now() + 3_600_000) })).toBe(first);
  const other = (await aCompany(server)).id;
  expect(await ask('other', { key: 'k', runAt: new Date(Date.now() + 3_600_000) }, other)).not.toBe(first);
  const { pool } = server.services;
  await expect(pool.query('select * from graphile_worker.jobs')).rejects.toThrow('permission denied');
  await expect(pool.query(`select graphile_worker.add_job('add_source')`)).rejects.toThrow('permission denied');
  await expect(pool.query('select * from dead_jobs()')).rejects.toThrow('permission denied');
  const ofNobody = inTransaction(pool, 'select 1', (client) =>
    enqueue(onConnection(client), addSource, { name: 'none' }),
  );
  await expect(ofNobody).rejects.toThrow('A job needs a company');
});

test('a job of a worker that was killed is run by the next one; that of a living one is left alone', async () => {
  const id = await ask('of the dead');
  const alive = await ask('of the living');
  const living = new pg.Client({ connectionString: server.databaseUrl });
  await living.connect();
  await living.query(`select pg_advisory_lock(hashtextextended('angan worker pool-living', 0))`);
  const hold = `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '20 seconds', attempts = 0 where id = $1`;
  await server.owner.query(hold, [id, 'pool-killed']);
  await server.owner.query(hold, [alive, 'pool-living']);
  const worker = await server.work(adding);
  await expect.poll(() => made('of the dead')).toEqual([company]);
  expect(await inQueue(alive)).toMatchObject({ locked_by: 'pool-living' });
  await worker.stop();
  await living.end();
});

test('two workers share the queue and do each job once', async () => {
  const [one, two] = await Promise.all(
    [1, 2].map(() => startWorker(server.databaseUrl, server.services, [adding], server.app.log as never)),
  );
  await Promise.all(Array.from({ length: 40 }, (_, n) => ask(`shared ${n}`)));
  const count = async () =>
    Number((await server.owner.query(`select count(*) from source where source_name like 'shared %'`)).rows[0].count);
  await expect.poll(count).toBe(40);
  expect(begun.filter((name) => name.startsWith('shared'))).toHaveLength(40);
  await Promise.all([one!.stop(), two!.stop()]);
});
