import { createHmac } from 'node:crypto';
import { call } from '@angan/contract/kit/call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type TestServer } from '../../../test/support.ts';
import { newApp } from '../http/app.ts';
import { newLog } from '../log.ts';
import {
  consumeEvents,
  type Inbox,
  type InboxConsumer,
  isHmacOf,
  isSameWord,
  newEventStore,
  newInboxWorker,
  pruneEvents,
  serveInbox,
} from './index.ts';

/** Two senders that the product does not have, with tables, signatures and consumers of their own. */
const inboxOf = (table: string): Inbox => ({ table, orderKey: `test ${table}`, channel: `test_${table}`, keptDays: 7 });
const payments = inboxOf('test_payment_event');
const leads = inboxOf('test_lead_event');
const secret = 'of the payment gateway';

let server: TestServer;
let app: Awaited<ReturnType<typeof newApp>>;
beforeAll(async () => {
  server = await aServer();
  for (const { table } of [payments, leads]) await server.owner.query('call create_inbox_table($1)', [table]);
  app = await newApp({ logger: false });
  const at = (path: `/${string}`) => call({ method: 'POST', path, access: 'public', writes: true, summary: 'A test' });
  serveInbox(app, {
    call: at('/webhooks/payments/'),
    bytes: 1000,
    isSigned: (raw, headers) => isHmacOf(raw, headers['x-payment-signature'] as string, secret),
    store: newEventStore(server.services.pool, payments),
    answer: 'OK',
  });
  serveInbox(app, {
    call: at('/webhooks/leads/'),
    bytes: 1000,
    isSigned: (_raw, headers) => isSameWord(String(headers['x-lead-key']), 'a word'),
    store: newEventStore(server.services.pool, leads),
    answer: '',
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const sign = (payload: string, by = secret) => createHmac('sha256', by).update(payload).digest('hex');
const post = async (payload: string, signature = sign(payload)) => {
  const headers = { 'content-type': 'application/json', 'x-payment-signature': signature };
  return app.inject({ method: 'POST', url: '/webhooks/payments/', payload, headers });
};
const rows = async ({ table }: Inbox) => (await server.owner.query(`select * from ${table} order by id`)).rows;

test('an event is stored as it came before its sender is told, once however often it comes', async () => {
  for (let round = 0; round < 3; round++) {
    const { statusCode, body } = await post('{"paid":  "₹ 1,180"}');
    expect([statusCode, body]).toEqual([200, 'OK']);
  }
  expect((await rows(payments)).map((row) => [row.body, row.taken_at])).toEqual([['{"paid":  "₹ 1,180"}', null]]);
});

test('each sender signs in its own way; what is not signed is refused and stored nowhere', async () => {
  const before = (await rows(payments)).length;
  for (const signature of ['', 'no hex', sign('other bytes'), sign('{}', 'another secret')])
    expect([signature, (await post('{}', signature)).statusCode]).toEqual([signature, 401]);
  expect(await rows(payments)).toHaveLength(before);
  const lead = (key: string) =>
    app.inject({ method: 'POST', url: '/webhooks/leads/', payload: 'name=Asha', headers: { 'x-lead-key': key } });
  expect([(await lead('another word')).statusCode, (await lead('a word')).statusCode]).toEqual([401, 200]);
  expect((await rows(leads)).map((row) => row.body)).toEqual(['name=Asha']);
  expect((await post('x'.repeat(1001))).statusCode).toBe(413);
});

test('events are consumed in the order in which they came; the one that cannot be is set aside with the reason', async () => {
  for (let at = 0; at < 30; at++) await post(`{"payment": ${at}}`);
  const consumed: number[] = [];
  const consume: InboxConsumer = async (db, events) => {
    const batch = events.map(({ body }) => JSON.parse(body).payment as number | undefined);
    await sql`select 1`.execute(db);
    if (batch.includes(17)) throw new Error('No such order, says 9824011768');
    consumed.push(...batch.filter((one) => one !== undefined));
    return batch.map((one) => (one === 3 ? 'Of another account' : null));
  };
  while ((await consumeEvents(server.services.platformPool, payments, consume)) > 0);
  expect(consumed).toEqual(Array.from({ length: 30 }, (_, at) => at).filter((at) => at !== 17));
  const left = await rows(payments);
  expect(left.every((row) => row.taken_at !== null)).toBe(true);
  expect(left.map((row) => row.error).filter(Boolean)).toEqual([
    'Of another account',
    'No such order, says *******768',
  ]);
});

test('an inbox waits for one of its own key only', async () => {
  await post('{"payment": "waits"}');
  let leadsMeanwhile = 0;
  const taken = await consumeEvents(server.services.platformPool, payments, async (_db, events) => {
    expect(await consumeEvents(server.services.platformPool, payments, async () => [])).toBe(0);
    leadsMeanwhile = await consumeEvents(server.services.platformPool, leads, async () => [null]);
    return events.map(() => null);
  });
  expect([taken, leadsMeanwhile]).toEqual([1, 1]);
});

test('a worker consumes what is stored without being told, goes on after a fault, and stops when asked', async () => {
  let faults = 1;
  const consumed: string[] = [];
  const worker = newInboxWorker(
    server.services.platformPool,
    leads,
    async (_db, events) => {
      if (faults-- > 0) throw Object.assign(new Error('The moment is bad'), { code: '40P01' });
      consumed.push(...events.map(({ body }) => body));
      return events.map(() => null);
    },
    newLog('silent'),
  );
  await server.owner.query(`insert into ${leads.table} (digest, body) values ('\\x01', 'first')`);
  worker.start();
  await expect.poll(() => consumed).toEqual(['first']);
  await worker.stop();
  await server.owner.query(`insert into ${leads.table} (digest, body) values ('\\x02', 'second')`);
  worker.wake();
  await worker.stop();
  expect(consumed).toEqual(['first']);
});

test('events are deleted some days after they were consumed, and never before', async () => {
  await server.owner.query(`update ${payments.table} set taken_at = now() - interval '8 days' where id % 2 = 0`);
  await server.owner.query(`update ${leads.table} set received_at = now() - interval '800 days'`);
  const kept = (await rows(payments)).filter((row) => row.id % 2 !== 0);
  expect(await pruneEvents(server.services.platformPool, payments)).toBeGreaterThan(10);
  expect(await rows(payments)).toEqual(kept);
  expect(await pruneEvents(server.services.platformPool, leads)).toBe(0);
});
