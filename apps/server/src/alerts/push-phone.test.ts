import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { pushTexts } from '@angan/contract/auth/texts.ts';
import { noticeNumber, reminderKey } from '@angan/domain/task-reminders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPushService, type PushService } from '../../test/a-push-service.ts';
import { atInIndia } from '../../test/at-in-india.ts';
import { dueNow } from '../../test/due-now.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { readSettings } from '../core/settings.ts';
import { raiseAlerts } from './index.ts';

let push: PushService;
let server: TestServer;
beforeAll(async () => {
  push = await aPushService();
  server = await aServer({ SANDBOX_PORT: String(push.port), ...(await push.firebase()) });
  server.clock.now = () => atInIndia('12:00');
  await server.work();
});
afterAll(async () => {
  await server.close();
  await push.close();
});

const anOwner = async () => {
  const company = await aCompany(server);
  return { company, owner: await company.person('Owner') };
};
const add = ({ token }: Person, fcm_token: string) => server.ask('POST', '/check/add_fcm_token/', token, { fcm_token });
const raise = (company: number, to: Person, code: string) =>
  inTransaction(server.services.pool, openingForCompany(company, null), (client) =>
    raiseAlerts(onConnection(client), [
      {
        to: [to.id],
        kind: 'Inquiry assigned',
        sentence: alertSentences.of.inquiryAssigned({ code }),
        key: code,
      },
    ]),
  );
const rowsOf = async (company: number) =>
  (
    await server.owner.query(
      'select status, attempts, last_error from outbox_message where company_id = $1 order by id',
      [company],
    )
  ).rows;
const becomes = (company: number, ...statuses: string[]) =>
  expect.poll(async () => (await rowsOf(company)).map(({ status }) => status)).toEqual(statuses);
const tokensOf = async ({ id }: Person) =>
  (await server.owner.query('select token, kind from device_token where user_id = $1 order by id', [id])).rows;

test('an alert reaches the app on both kinds of phone, with what its press opens and no number', async () => {
  const { company, owner } = await anOwner();
  const phones = [await push.phone('android'), await push.phone('ios')];
  for (const { token } of phones)
    expect(await add(owner, token)).toMatchObject({ status: 200, body: { detail: pushTexts.added } });
  expect((await tokensOf(owner)).map(({ kind }) => kind)).toEqual(['fcm', 'fcm']);
  await raise(company.id, owner, 'of 98240 11768');
  await becomes(company.id, 'sent', 'sent');
  const [alert] = (await server.ask('GET', '/properties/user_alerts/', owner.token)).body.results;
  for (const phone of phones) {
    const [told, ...more] = await phone.told();
    expect(more).toEqual([]);
    expect(told!.data).toEqual({ url: `/?alert=${alert.id}`, tag: `alert ${alert.id}` });
    expect(JSON.parse(told!.text)).toMatchObject({ title: 'Inquiry assigned' });
    expect(told!.text).not.toMatch(/98240|11768/);
  }
  const form = new URLSearchParams({ fcm_token: phones[0]!.token }).toString();
  const removed = await server.ask('POST', '/check/remove_fcm_token/', owner.token, form, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(removed.status).toBe(200);
  expect((await tokensOf(owner)).map(({ token }) => token)).toEqual([phones[1]!.token]);
});

test('a phone without the app is forgotten; trouble is asked again when Firebase says; an hour later it goes on', async () => {
  const { company, owner } = await anOwner();
  const [gone, stays] = [await push.phone('android'), await push.phone('android')];
  for (const { token } of [gone, stays]) await add(owner, token);
  await gone.removeApp();
  await raise(company.id, owner, 'one');
  await expect
    .poll(async () => (await rowsOf(company.id)).map(({ status }) => status).sort())
    .toEqual(['dropped', 'sent']);
  expect((await tokensOf(owner)).map(({ token }) => token)).toEqual([stays.token]);

  await push.firebaseAnswers(429, { retry_after: 300 });
  await raise(company.id, owner, 'two');
  await expect.poll(async () => (await rowsOf(company.id))[2]).toMatchObject({ status: 'queued', attempts: 1 });
  const { rows } = await server.owner.query(
    `select run_at > now() + interval '4 minutes' as later from graphile_worker._private_jobs where key like $1`,
    [`${company.id}:message %`],
  );
  expect(rows).toEqual([{ later: true }]);

  await push.endGrants();
  await raise(company.id, owner, 'three');
  await expect.poll(async () => (await rowsOf(company.id))[3]).toMatchObject({ status: 'queued', attempts: 1 });
  await server.owner.query(dueNow('key like $1'), [`${company.id}:message %`]);
  await expect
    .poll(async () => (await rowsOf(company.id)).slice(2).map(({ status }) => status))
    .toEqual(['sent', 'sent']);
  expect(await stays.told()).toHaveLength(3);
});

test('what was not seen for long is not pushed to, and goes as its person comes by: a browser sooner than a phone', async () => {
  const { company, owner } = await anOwner();
  const seen = (days: number) =>
    server.owner.query(`update device_token set last_seen_at = now() - make_interval(days => $2) where user_id = $1`, [
      owner.id,
      days,
    ]);
  const browser = await push.browser((await server.ask('GET', '/check/push_key/', owner.token)).body.public_key);
  await add(owner, browser.token);
  await add(owner, (await push.phone('android')).token);
  await seen(61);
  await raise(company.id, owner, 'one');
  await becomes(company.id, 'sent');
  await add(owner, (await push.phone('ios')).token);
  expect((await tokensOf(owner)).map(({ kind }) => kind)).toEqual(['fcm', 'fcm']);
  await seen(271);
  await raise(company.id, owner, 'two');
  await becomes(company.id, 'sent');
  await add(owner, browser.token);
  expect((await tokensOf(owner)).map(({ kind }) => kind)).toEqual(['webpush']);
});

test('without an account at Google no phone is taken; one that cannot be read is said at the start', async () => {
  const bare = await aServer({ SANDBOX_PORT: String(push.port) });
  const person = await (await aCompany(bare)).person('Owner');
  const { token } = await push.phone('android');
  const answer = await bare.ask('POST', '/check/add_fcm_token/', person.token, { fcm_token: token });
  expect(answer).toMatchObject({ status: 400, body: { fcm_token: [pushTexts.unknownToken] } });
  await bare.close();
  expect(() => readSettings({ FCM_SERVICE_ACCOUNT: '{"project_id":"x"}' })).toThrow('FCM_SERVICE_ACCOUNT');
});

test('the push of a task takes the place of the reminder that the phone set by itself', async () => {
  const { company, owner } = await anOwner();
  const phone = await push.phone('android');
  await add(owner, phone.token);
  const at = '2026-11-21T05:30:00.000Z';
  const key = reminderKey({ task: 12, at, before: 15 });
  await inTransaction(server.services.pool, openingForCompany(company.id, null), (client) =>
    raiseAlerts(onConnection(client), [
      { to: [owner.id], kind: 'Task due', sentence: alertSentences.of.taskDue({ type: 'Call', at }), key },
    ]),
  );
  await becomes(company.id, 'sent');
  const [told] = await phone.told();
  const tag = String(noticeNumber(key));
  expect(told!.data).toMatchObject({ tag });
  expect(JSON.parse(told!.text)).toMatchObject({ title: 'Task due', tag });
});
