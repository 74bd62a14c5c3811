import { failures } from '@angan/contract/platform/failures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aMailbox, type Mailbox } from '../../test/a-mailbox.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import { job } from '../core/jobs/job.ts';
import { task } from '../core/jobs/task.ts';
import { letter, send } from '../core/outbox/index.ts';

let mailbox: Mailbox;
let server: TestServer;
let admin: Person;
let office: Awaited<ReturnType<typeof aCompany>>;
const fragile = task('fragile', z.object({}), 1);
let broken = true;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await aServer({ SMTP_URL: mailbox.url });
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  office = await aCompany(server);
  await server.work(
    job(fragile, async () => {
      if (broken) throw new Error('The portal is away');
    }),
  );
  await inTransaction(server.services.pool, openingForCompany(office.id, null), async (client) => {
    const db = onConnection(client);
    mailbox.refuse(550);
    const body = letter({ greeting: 'Hello,', paragraphs: ['text'] });
    await send(db, { channel: 'mail', to: 'meena@angan.test', subject: 'Refused', body, idempotencyKey: 'refused' });
    await enqueue(db, fragile, {});
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const list = (query = '') => server.ask('GET', `/platform/dead_letters/${query}`, admin.token);

test('both kinds are listed, with their company and the recipient masked', async () => {
  await expect.poll(async () => (await list()).body.count).toBe(2);
  const { body } = await list();
  const message = body.results.find((row: { kind: string }) => row.kind === 'message');
  expect(message).toMatchObject({
    what: 'mail',
    to: 'm***@angan.test',
    subject: 'Refused',
    attempts: 1,
    company: { id: office.id },
  });
  const failed = body.results.find((row: { kind: string }) => row.kind === 'job');
  expect(failed).toMatchObject({
    what: 'fragile',
    to: '',
    last_error: failures.of.refused({ why: 'The portal is away' }),
    company: { id: office.id },
  });
  expect(JSON.stringify(body)).not.toContain('meena');
  expect((await list('?kind=job')).body.results).toEqual([failed]);
  const second = await list('?page_size=1&page=2');
  expect(second.body).toMatchObject({ count: 2, next: null, results: [body.results[1]] });
});

test('nobody of a company reaches them', async () => {
  const owner = await office.person('Owner');
  expect((await server.ask('GET', '/platform/dead_letters/', owner.token)).status).toBe(403);
  expect((await server.ask('POST', '/platform/dead_letters/1/retry/', owner.token, { kind: 'message' })).status).toBe(
    403,
  );
  expect((await server.ask('GET', '/platform/dead_letters/')).status).toBe(401);
});

test('a retry sends the message and runs the job, each once, and is on record', async () => {
  broken = false;
  const { body } = await list();
  for (const { id, kind } of body.results) {
    expect(await server.ask('POST', `/platform/dead_letters/${id}/retry/`, admin.token, { kind })).toMatchObject({
      status: 200,
      body: { detail: 'It will be tried again now.' },
    });
    expect((await server.ask('POST', `/platform/dead_letters/${id}/retry/`, admin.token, { kind })).status).toBe(404);
  }
  await expect.poll(() => mailbox.mails.map((mail) => mail.subject)).toEqual(['Refused']);
  await expect.poll(async () => (await list()).body.count).toBe(0);
  const trail = await server.owner.query(
    `select action from audit_log where company_id = $1 and user_id = $2 order by action`,
    [office.id, admin.id],
  );
  expect(trail.rows).toEqual([{ action: 'run again' }, { action: 'sent again' }]);
});
