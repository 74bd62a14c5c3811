import { failures } from '@angan/contract/platform/failures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMailbox, type Mailbox } from '../../../test/a-mailbox.ts';
import { dueNow } from '../../../test/due-now.ts';
import { aCompany, aServer, type TestServer } from '../../../test/support.ts';
import { onConnection } from '../database/on-connection.ts';
import { inTransaction, openingForCompany } from '../database/transaction.ts';
import { mostAttempts, pauseAfter } from './deliver.ts';
import { letter, send } from './index.ts';
import { messageId } from './mail-channel.ts';

let mailbox: Mailbox;
let server: TestServer;
let company: number;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await aServer({ SMTP_URL: mailbox.url });
  company = (await aCompany(server)).id;
  await server.work();
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const body = letter({ greeting: 'Hello,', paragraphs: ['The flat at ₹1 Cr & more.'] });
const mail = (key: string) =>
  ({ channel: 'mail', to: 'meena@angan.test', subject: key, body, idempotencyKey: key }) as const;
const put = (...messages: Parameters<typeof send>[1][]) =>
  inTransaction(server.services.pool, openingForCompany(company, null), async (client) => {
    const ids: number[] = [];
    for (const message of messages) ids.push(await send(onConnection(client), message));
    return ids;
  });
const row = async (id: number) =>
  (await server.owner.query('select * from outbox_message where id = $1', [id])).rows[0];
const becomes = (id: number, status: string) => expect.poll(async () => (await row(id)).status).toBe(status);
const arrived = (subject: string) => mailbox.mails.filter((one) => one.subject === subject);

test('a mail goes out once its transaction commits, and its body is not kept', async () => {
  const [id] = await put(mail('आपका खाता'));
  await becomes(id!, 'sent');
  const [came] = arrived('आपका खाता');
  expect(came?.text).toContain('The flat at ₹1 Cr & more.');
  expect(came?.html).toContain('₹1 Cr &#38; more.');
  expect(came?.messageId).toBe(messageId(`${company}.आपका खाता`, 'http://angan.test'));
  expect(await row(id!)).toMatchObject({ body: {}, attempts: 1, last_error: null, provider_id: came?.messageId });
});

test('a transaction that fails sends nothing and leaves nothing', async () => {
  await expect(
    inTransaction(server.services.pool, openingForCompany(company, null), async (client) => {
      await send(onConnection(client), mail('rolled back'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  const [after] = await put(mail('after it'));
  await becomes(after!, 'sent');
  expect(arrived('rolled back')).toEqual([]);
  const left = await server.owner.query(`select 1 from outbox_message where idempotency_key = 'rolled back'`);
  expect(left.rowCount).toBe(0);
});

test('the same key twice is one mail, in one transaction and in two', async () => {
  const ids = [...(await put(mail('once'), mail('once'))), ...(await put(mail('once')))];
  expect(new Set(ids).size).toBe(1);
  await becomes(ids[0]!, 'sent');
  await put(mail('once'));
  const [after] = await put(mail('after once'));
  await becomes(after!, 'sent');
  expect(arrived('once')).toHaveLength(1);
});

test('a refusal for now is tried again later; the reason is kept without address and number', async () => {
  mailbox.refuse(451);
  const [id] = await put(mail('greylisted'));
  await expect.poll(async () => (await row(id!)).last_error).toBeTruthy();
  const waiting = await row(id!);
  expect(waiting).toMatchObject({ status: 'queued', attempts: 1 });
  expect(JSON.stringify(waiting.last_error)).toContain('is not taken here');
  expect(JSON.stringify(waiting.last_error)).not.toMatch(/meena@|98240|11768/);
  const later = await server.owner.query(
    `select extract(epoch from run_at - now()) as s from graphile_worker._private_jobs where key = $1`,
    [`${company}:message ${id}`],
  );
  expect(Number(later.rows[0].s)).toBeGreaterThan(20);
  await server.owner.query(dueNow('key = $1'), [`${company}:message ${id}`]);
  await becomes(id!, 'sent');
  expect(await row(id!)).toMatchObject({ attempts: 2 });
});

test('a refusal for good is dead at once; so is the last attempt of many', async () => {
  mailbox.refuse(550);
  const [refused] = await put(mail('nobody here'));
  await becomes(refused!, 'dead');
  expect(await row(refused!)).toMatchObject({ attempts: 1 });

  mailbox.refuse(451);
  const [tired] = await inTransaction(server.services.pool, openingForCompany(company, null), async (client) => {
    const id = await send(onConnection(client), mail('tired'));
    await client.query('update outbox_message set attempts = $2 where id = $1', [id, mostAttempts - 1]);
    return [id];
  });
  await becomes(tired!, 'dead');
});

test('what would come too late is not sent, and nothing of it is kept', async () => {
  const late = { ...mail('too late'), notAfter: new Date(Date.now() - 1000) };
  const [id, after] = await put(late, { ...mail('in time'), notAfter: new Date(Date.now() + 60_000) });
  await becomes(id!, 'dead');
  await becomes(after!, 'sent');
  expect(await row(id!)).toMatchObject({ attempts: 0, body: {} });
  expect((await row(id!)).last_error).toEqual(failures.of.tooLate);
  expect(arrived('too late')).toEqual([]);
});

test('what a killed worker left in sending goes out again with the same Message-ID, an SMS does not', async () => {
  const sms = {
    channel: 'sms',
    to: '9824011768',
    body: { template_id: 't', variables: {} },
    idempotencyKey: 'left sms',
  } as const;
  const [left, leftSms] = await inTransaction(
    server.services.pool,
    openingForCompany(company, null),
    async (client) => {
      const ids = [await send(onConnection(client), mail('left')), await send(onConnection(client), sms)];
      await client.query(
        `update outbox_message set status = 'sending', attempts = 1, claimed_at = now() - interval '2 minutes' where id = any ($1)`,
        [ids],
      );
      return ids;
    },
  );
  await becomes(left!, 'sent');
  expect(arrived('left').map((one) => one.messageId)).toEqual([messageId(`${company}.left`, 'http://angan.test')]);
  await becomes(leftSms!, 'dead');
  expect((await row(leftSms!)).last_error).toMatchObject({ key: 'perhapsSent' });
});

test('what another worker may still have in hand is left alone', async () => {
  const [busy] = await inTransaction(server.services.pool, openingForCompany(company, null), async (client) => {
    const id = await send(onConnection(client), mail('busy'));
    await client.query(`update outbox_message set status = 'sending', attempts = 1, claimed_at = now() where id = $1`, [
      id,
    ]);
    return [id];
  });
  const putOff = `select 1 from graphile_worker._private_jobs where key = $1 and run_at > now() + interval '30 seconds'`;
  await expect.poll(async () => (await server.owner.query(putOff, [`${company}:message ${busy}`])).rowCount).toBe(1);
  expect(await row(busy!)).toMatchObject({ status: 'sending', attempts: 1 });
  expect(arrived('busy')).toEqual([]);
});

test('pauses grow, and differ from message to message', () => {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    expect(pauseAfter(attempt)).toBeGreaterThanOrEqual(Math.min(7200, 30 * 2 ** (attempt - 1)));
    expect(pauseAfter(attempt)).toBeLessThanOrEqual(7200 * 1.5);
  }
  expect(new Set(Array.from({ length: 20 }, () => pauseAfter(3))).size).toBeGreaterThan(10);
});
