import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { pushTexts } from '@angan/contract/auth/texts.ts';
import { failures } from '@angan/contract/platform/failures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPushService, type PushService } from '../../test/a-push-service.ts';
import { atInIndia } from '../../test/at-in-india.ts';
import { dueNow } from '../../test/due-now.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { type Alert, raiseAlerts } from './index.ts';

let push: PushService;
let server: TestServer;
beforeAll(async () => {
  push = await aPushService();
  server = await aServer({ SANDBOX_PORT: String(push.port) });
  // No push of this file waits for the morning.
  server.clock.now = () => atInIndia('12:00');
  await server.work();
});
afterAll(async () => {
  await server.close();
  await push.close();
});

const { inquiriesAssignedFromFile, inquiryAssigned } = alertSentences.of;
const raise = (company: number, alert: Partial<Alert> & Pick<Alert, 'to' | 'key'>) =>
  inTransaction(server.services.pool, openingForCompany(company, null), (client) =>
    raiseAlerts(onConnection(client), [
      { kind: 'Inquiry assigned', sentence: inquiryAssigned({ code: alert.key }), ...alert },
    ]),
  );
const keyFor = async ({ token }: Person): Promise<string> =>
  (await server.ask('GET', '/check/push_key/', token)).body.public_key;
const add = ({ token }: Person, fcm_token: string) => server.ask('POST', '/check/add_fcm_token/', token, { fcm_token });
const subscribed = async (person: Person) => {
  const browser = await push.browser(await keyFor(person));
  expect(await add(person, browser.token)).toMatchObject({ status: 200, body: { detail: pushTexts.added } });
  return browser;
};
const rowsOf = async (company: number) =>
  (
    await server.owner.query(
      `select "to", status, attempts, last_error, body from outbox_message where company_id = $1 and channel = 'push' order by id`,
      [company],
    )
  ).rows;
const tokensOf = async ({ id }: Person) =>
  (await server.owner.query('select token, fail_count from device_token where user_id = $1', [id])).rows;
const anOwner = async () => {
  const company = await aCompany(server);
  return { company, owner: await company.person('Owner') };
};
const becomes = (company: number, ...statuses: string[]) =>
  expect.poll(async () => (await rowsOf(company)).map(({ status }) => status)).toEqual(statuses);

test('an alert reaches each device of its person, encrypted for it, and nobody else', async () => {
  const { company, owner } = await anOwner();
  const colleague = await company.person('Co-Owner');
  const [desk, phone, other] = [await subscribed(owner), await subscribed(owner), await subscribed(colleague)];
  await raise(company.id, { to: [owner.id], key: 'Q-000007' });
  await becomes(company.id, 'sent', 'sent');
  for (const device of [desk, phone]) {
    const [told, ...more] = await device.told();
    expect(more).toEqual([]);
    expect(told).toMatchObject({ ttl: 86_400, urgency: 'high' });
    expect(told!.bytes).toBeLessThan(3072);
    const content = JSON.parse(told!.text);
    const [alert] = (await server.ask('GET', '/properties/user_alerts/', owner.token)).body.results;
    expect(content).toEqual({
      title: 'Inquiry assigned',
      body: 'Given to you: Q-000007.',
      tag: `alert ${alert.id}`,
      url: `/?alert=${alert.id}`,
    });
  }
  expect(await other.told()).toEqual([]);
  expect(await rowsOf(company.id)).toMatchObject([{ body: {} }, { body: {} }]);
  await raise(company.id, { to: [owner.id], key: 'Q-000007' });
  expect(await rowsOf(company.id)).toHaveLength(2);
});

test('a lock screen shows no number of anybody, also to the Owner', async () => {
  const { company, owner } = await anOwner();
  const device = await subscribed(owner);
  const sentence = inquiriesAssignedFromFile({ count: 3, file: 'leads of 98240 11768.csv' });
  await raise(company.id, { to: [owner.id], key: 'file', sentence });
  await becomes(company.id, 'sent');
  const [told] = await device.told();
  expect(told!.text).toContain('3 inquiries assigned to you');
  expect(told!.text).not.toMatch(/98240|11768/);
});

test('what fails with its transaction is told nobody; what was read or is hidden by then is not pushed', async () => {
  const { company, owner } = await anOwner();
  const device = await subscribed(owner);
  await expect(
    inTransaction(server.services.pool, openingForCompany(company.id, null), async (client) => {
      await raiseAlerts(onConnection(client), [
        { to: [owner.id], kind: 'Task due', sentence: inquiryAssigned({ code: 'Q-1' }), key: 'undone' },
      ]);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  // Of a task that is not there, nobody may see anything.
  await raise(company.id, { to: [owner.id], key: 'hidden', about: [{ kind: 'task', id: 1_000_000 }] });
  await becomes(company.id, 'dropped');
  expect((await rowsOf(company.id))[0].last_error).toEqual(failures.of.nobodyLeft);
  await push.answer(503);
  await raise(company.id, { to: [owner.id], key: 'read' });
  await expect.poll(async () => (await rowsOf(company.id))[1]?.last_error).toBeTruthy();
  await server.ask('POST', '/properties/user_alerts/read_all/', owner.token, { up_to: 1_000_000_000 });
  await server.owner.query(dueNow('key like $1'), [`${company.id}:message %`]);
  await becomes(company.id, 'dropped', 'dropped');
  expect(await device.told()).toEqual([]);
});

test('a device that is gone is forgotten; a push service that has trouble is asked again', async () => {
  const { company, owner } = await anOwner();
  const [gone, stays] = [await subscribed(owner), await subscribed(owner)];
  await gone.leave();
  await raise(company.id, { to: [owner.id], key: 'one' });
  await becomes(company.id, 'dropped', 'sent');
  expect((await tokensOf(owner)).map(({ token }) => token)).toEqual([stays.endpoint]);

  await push.answer(429, { retry_after: 300 });
  await raise(company.id, { to: [owner.id], key: 'two' });
  await expect.poll(async () => (await rowsOf(company.id))[2]?.attempts).toBe(1);
  await becomes(company.id, 'dropped', 'sent', 'queued');
  expect(await tokensOf(owner)).toMatchObject([{ fail_count: 1 }]);
  const { rows } = await server.owner.query(
    `select run_at > now() + interval '4 minutes' as later from graphile_worker._private_jobs where key like $1`,
    [`${company.id}:message %`],
  );
  expect(rows).toEqual([{ later: true }]);

  await push.answer(403);
  await raise(company.id, { to: [owner.id], key: 'three' });
  await becomes(company.id, 'dropped', 'sent', 'queued', 'dead');
  expect(await tokensOf(owner)).toHaveLength(1);
});

test('a token moves to whom it is seen under, also from another company', async () => {
  const { company, owner } = await anOwner();
  const { owner: stranger } = await anOwner();
  const browser = await subscribed(owner);
  await add(owner, browser.token);
  expect(await tokensOf(owner)).toHaveLength(1);
  await add(stranger, browser.token);
  expect(await tokensOf(owner)).toEqual([]);
  expect(await tokensOf(stranger)).toHaveLength(1);
  await raise(company.id, { to: [owner.id], key: 'after' });
  expect(await rowsOf(company.id)).toEqual([]);
});

test('a token goes with its person’s word, with the session, and with all of them', async () => {
  const { owner } = await anOwner();
  const { owner: stranger } = await anOwner();
  const remove = ({ token }: Person, fcm_token: string) => {
    const payload = new URLSearchParams({ fcm_token }).toString();
    return server.ask('POST', '/check/remove_fcm_token/', token, payload, {
      'content-type': 'application/x-www-form-urlencoded',
    });
  };
  const browser = await subscribed(owner);
  expect((await remove(stranger, browser.token)).status).toBe(200);
  expect(await tokensOf(owner)).toHaveLength(1);
  expect((await remove(owner, browser.token)).status).toBe(200);
  expect((await remove(owner, 'unknown')).status).toBe(200);
  expect(await tokensOf(owner)).toEqual([]);

  await subscribed(owner);
  await server.ask('GET', '/properties/device_logout_update/', owner.token);
  expect(await tokensOf(owner)).toEqual([]);

  const { owner: another } = await anOwner();
  await subscribed(another);
  await server.ask('POST', '/properties/selflogout_alldevices/', another.token);
  expect(await tokensOf(another)).toEqual([]);
});

test('only browsers’ push services are called, and only a subscription is taken', async () => {
  const { owner } = await anOwner();
  const { token, endpoint } = await push.browser(await keyFor(owner));
  const subscription = JSON.parse(Buffer.from(token.slice(8), 'base64url').toString());
  const as = (given: object) => `webpush:${Buffer.from(JSON.stringify(given)).toString('base64url')}`;
  const elsewhere = [
    'http://169.254.169.254/latest',
    'https://angan.example/push',
    `${endpoint}`.replace('127.0.0.1', 'localhost'),
  ];
  for (const at of [
    'https://user:word@fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'not an address',
    ...elsewhere,
  ])
    expect(await add(owner, as({ ...subscription, endpoint: at }))).toMatchObject({
      status: 400,
      body: { fcm_token: [pushTexts.unknownToken] },
    });
  for (const given of ['no prefix', 'webpush:e30', as({ ...subscription, keys: { p256dh: 'AA', auth: 'AA' } })])
    expect((await add(owner, given)).status).toBe(400);
  const real = as({ ...subscription, endpoint: `https://fcm.googleapis.com/fcm/send/${owner.id}` });
  expect((await add(owner, real)).status).toBe(200);
});

test('the key is made once for the whole installation, and is sealed', async () => {
  const [one, two] = [(await anOwner()).owner, (await anOwner()).owner];
  expect(await keyFor(one)).toBe(await keyFor(two));
  const { rows } = await server.owner.query('select public_key, private_sealed from push_key');
  expect(rows).toEqual([{ public_key: await keyFor(one), private_sealed: expect.stringMatching(/^v1\./) }]);
});
