import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { alertSettingsTexts } from '@angan/contract/alerts/alert-settings.ts';
import { failures } from '@angan/contract/platform/failures.ts';
import type { AlertKind } from '@angan/domain/alerts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPushService, type PushService } from '../../test/a-push-service.ts';
import { atInIndia, nightOf } from '../../test/at-in-india.ts';
import { dueNow } from '../../test/due-now.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { raiseAlerts } from './index.ts';

let push: PushService;
let server: TestServer;
beforeAll(async () => {
  push = await aPushService();
  server = await aServer({ SANDBOX_PORT: String(push.port), SMTP_URL: push.smtpUrl });
  await server.work();
});
beforeEach(() => {
  server.clock.now = () => atInIndia('12:00');
});
afterAll(async () => {
  await server.close();
  await push.close();
});

/** The person with a session that is good at the moment to which the clock was moved. */
const nowOf = (company: number, person: Person): Person => ({
  ...person,
  token: server.tokens.access(person.id, person.device, {
    company_id: company,
    usertype: 'Owner',
    subscription_status: 'Active',
  }),
});
const path = '/properties/alert_settings/';
const anOwner = async () => {
  const company = await aCompany(server);
  return { company, owner: await company.person('Owner') };
};
const change = ({ token }: Person, body: object) => server.ask('PATCH', path, token, body);
const settingsOf = async ({ token }: Person) => (await server.ask('GET', path, token)).body;
const subscribed = async ({ token }: Person) => {
  const { public_key } = (await server.ask('GET', '/check/push_key/', token)).body;
  const browser = await push.browser(public_key);
  await server.ask('POST', '/check/add_fcm_token/', token, { fcm_token: browser.token });
  return browser;
};
const titlesOf = async (browser: Awaited<ReturnType<typeof subscribed>>) =>
  (await browser.told()).map(({ text }) => JSON.parse(text).title as string);
const raise = (company: number, to: Person, kind: AlertKind, ...keys: string[]) =>
  inTransaction(server.services.pool, openingForCompany(company, null), (client) =>
    raiseAlerts(
      onConnection(client),
      keys.map((key) => ({ to: [to.id], kind, sentence: alertSentences.of.inquiryAssigned({ code: key }), key })),
    ),
  );
const messagesOf = async (company: number) =>
  (
    await server.owner.query(
      `select channel, status, last_error from outbox_message where company_id = $1 order by id`,
      [company],
    )
  ).rows as { channel: string; status: string; last_error: object | null }[];
const statusesOf = async (company: number) => (await messagesOf(company)).map(({ status }) => status);
const jobsOf = async (company: number) =>
  (
    await server.owner.query('select run_at from graphile_worker._private_jobs where key like $1 order by run_at', [
      `${company}:message %`,
    ])
  ).rows.map(({ run_at }) => new Date(run_at).toISOString());
const runNow = (company: number) => server.owner.query(dueNow('key like $1'), [`${company}:message %`]);

test('the kinds are those that the role can meet, with what holds until somebody chooses', async () => {
  const { company, owner } = await anOwner();
  const settings = await settingsOf(owner);
  expect(settings).toMatchObject({ quiet_hours: { is_on: true, from: '21:00', to: '08:00' }, devices: [] });
  const kinds = settings.kinds.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['Task due', 'Reveal limit', 'Subscription ending']));
  expect(kinds).toContain('Commission overdue');
  expect(kinds).toEqual(expect.arrayContaining(['New portal inquiry', 'Integration failing']));
  expect(kinds).not.toContain('WhatsApp not sending');
  const staff = (await settingsOf(await company.person('Residential Only'))).kinds;
  expect(staff).toContainEqual({ kind: 'Task due', push: true, mail: false, whatsapp: false });
  expect(staff.map(({ kind }: { kind: string }) => kind)).not.toContain('Reveal limit');
  const admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  expect((await settingsOf(admin)).kinds).toEqual([
    { kind: 'Payment to see to', push: true, mail: true, whatsapp: false },
    { kind: 'New demo booking', push: true, mail: true, whatsapp: false },
    { kind: 'Integration failing', push: true, mail: true, whatsapp: false },
    { kind: 'WhatsApp not sending', push: true, mail: true, whatsapp: false },
  ]);
});

test('what is changed stays, each by itself, and is nobody else’s; what makes no sense is refused', async () => {
  const { company, owner } = await anOwner();
  const colleague = await company.person('Co-Owner');
  await change(owner, { kinds: [{ kind: 'Task due', push: false }] });
  await change(owner, { kinds: [{ kind: 'Task due', mail: true }] });
  const quiet_hours = { is_on: false, from: '22:30', to: '06:15' };
  expect(await change(owner, { quiet_hours })).toMatchObject({ status: 200, body: { quiet_hours } });
  expect((await settingsOf(owner)).kinds).toContainEqual({
    kind: 'Task due',
    push: false,
    mail: true,
    whatsapp: false,
  });
  expect((await settingsOf(colleague)).kinds).toContainEqual({
    kind: 'Task due',
    push: true,
    mail: false,
    whatsapp: false,
  });
  expect((await settingsOf(colleague)).quiet_hours.is_on).toBe(true);
  const refused = (body: object) => change(owner, body);
  expect(await refused({ quiet_hours: { is_on: true, from: '08:00', to: '08:00' } })).toMatchObject({
    status: 400,
    body: { quiet_hours: [alertSettingsTexts.sameTimes] },
  });
  expect((await refused({ quiet_hours: { is_on: true, from: '25:00', to: '08:00' } })).status).toBe(400);
  expect((await refused({ kinds: [{ kind: 'Anything', push: true }] })).status).toBe(400);
  expect((await settingsOf(owner)).quiet_hours).toEqual(quiet_hours);
});

test('a kind whose push is off stands under the bell only; another one comes; mail goes where it is wanted', async () => {
  const { company, owner } = await anOwner();
  const browser = await subscribed(owner);
  expect((await settingsOf(owner)).devices).toMatchObject([{ is_current: true }]);
  await change(owner, {
    kinds: [
      { kind: 'Inquiry assigned', push: false },
      { kind: 'New match', mail: true },
    ],
  });
  await raise(company.id, owner, 'Inquiry assigned', 'Q-1');
  await raise(company.id, owner, 'New match', 'leads of 98240 11768');
  await expect.poll(() => statusesOf(company.id)).toEqual(['sent', 'sent']);
  expect(await titlesOf(browser)).toEqual(['New match']);
  const { email } = await settingsOf(owner);
  const [mail] = await push.mailsTo(email);
  expect(mail).toMatchObject({ subject: 'New match' });
  expect(mail!.text).toMatch(/Open in Angan: http:\/\/angan\.test\/\?alert=\d+/);
  expect(mail!.text).toContain('http://angan.test/notifications');
  expect(mail!.text).not.toMatch(/98240|11768/);
  expect((await server.ask('GET', '/properties/user_alerts/', owner.token)).body.count).toBe(2);
});

test('in quiet hours a push waits for their end, once, also where the server was down then; what is due by the minute comes', async () => {
  const { company, owner } = await anOwner();
  const browser = await subscribed(owner);
  const night = nightOf('23:10', '08:00');
  server.clock.now = () => night.now;
  await raise(company.id, owner, 'Inquiry assigned', 'Q-1');
  await raise(company.id, owner, 'Task due', 'task');
  await expect.poll(() => titlesOf(browser)).toEqual(['Task due']);
  await expect.poll(() => jobsOf(company.id)).toEqual([night.end.toISOString()]);
  // Looked at again in the night it goes on waiting, and is not too old in the morning.
  await runNow(company.id);
  await expect.poll(() => jobsOf(company.id)).toEqual([night.end.toISOString()]);
  expect(await titlesOf(browser)).toEqual(['Task due']);
  server.clock.now = () => new Date(night.end.getTime() + 3 * 3_600_000);
  await runNow(company.id);
  await expect.poll(() => statusesOf(company.id)).toEqual(['sent', 'sent']);
  expect(await titlesOf(browser)).toEqual(['Inquiry assigned', 'Task due']);
  expect(await jobsOf(company.id)).toEqual([]);
});

test('who turned quiet hours off is told at night; what was read by the morning is not told', async () => {
  const { company, owner } = await anOwner();
  const browser = await subscribed(owner);
  const night = nightOf('02:00', '08:00');
  server.clock.now = () => night.now;
  await raise(company.id, owner, 'Inquiry assigned', 'Q-1');
  await expect.poll(() => jobsOf(company.id)).toEqual([night.end.toISOString()]);
  await server.ask('POST', '/properties/user_alerts/read_all/', nowOf(company.id, owner).token, {
    up_to: 1_000_000_000,
  });
  server.clock.now = () => night.end;
  await runNow(company.id);
  await expect.poll(() => statusesOf(company.id)).toEqual(['dropped']);
  server.clock.now = () => night.now;
  await change(nowOf(company.id, owner), { quiet_hours: { is_on: false, from: '21:00', to: '08:00' } });
  await raise(company.id, owner, 'Inquiry assigned', 'Q-2');
  await expect.poll(() => titlesOf(browser)).toEqual(['Inquiry assigned']);
});

test('what waits goes as soon as its person wants to hear at night, or later where they want that', async () => {
  const { company, owner } = await anOwner();
  const browser = await subscribed(owner);
  const night = nightOf('23:10', '08:00');
  server.clock.now = () => night.now;
  await raise(company.id, owner, 'Inquiry assigned', 'Q-1');
  await expect.poll(() => jobsOf(company.id)).toEqual([night.end.toISOString()]);
  await change(nowOf(company.id, owner), { quiet_hours: { is_on: true, from: '21:00', to: '10:30' } });
  const later = new Date(night.end.getTime() + 2.5 * 3_600_000).toISOString();
  await expect.poll(() => jobsOf(company.id)).toEqual([later]);
  await change(nowOf(company.id, owner), { quiet_hours: { is_on: false, from: '21:00', to: '10:30' } });
  await expect.poll(() => titlesOf(browser)).toEqual(['Inquiry assigned']);
});

test('ten of a kind at once are one alert that says how many, told once however often it is tried', async () => {
  const { company, owner } = await anOwner();
  const browser = await subscribed(owner);
  const keys = Array.from({ length: 200 }, (_, n) => `task ${1000 + n}`);
  await raise(company.id, owner, 'Task missed', ...keys);
  await raise(company.id, owner, 'Task missed', ...keys);
  await raise(company.id, owner, 'Task due', ...keys.slice(0, 9));
  const { count, results } = (await server.ask('GET', '/properties/user_alerts/', owner.token)).body;
  expect(count).toBe(10);
  expect(results.at(-1).alert).toMatchObject({ title: 'Task missed', message: '200 new alerts of this kind.' });
  await expect.poll(async () => (await titlesOf(browser)).length).toBe(10);
});

test('ten of a kind within a minute are one push; those that waited for the morning too', async () => {
  const { company, owner } = await anOwner();
  const browser = await subscribed(owner);
  const night = nightOf('23:10', '08:00');
  server.clock.now = () => night.now;
  for (let n = 0; n < 25; n++) await raise(company.id, owner, 'Inquiry assigned', `Q-${n}`);
  await expect.poll(async () => new Set(await jobsOf(company.id))).toEqual(new Set([night.end.toISOString()]));
  server.clock.now = () => night.end;
  await runNow(company.id);
  await expect
    .poll(async () => (await statusesOf(company.id)).filter((one) => one === 'queued' || one === 'sending'))
    .toEqual([]);
  const told = (await browser.told()).map(({ text }) => JSON.parse(text));
  expect(told).toEqual([
    {
      title: 'Inquiry assigned',
      body: '25 new alerts of this kind.',
      tag: 'alerts Inquiry assigned',
      url: '/?alert=all',
    },
  ]);
  const messages = await messagesOf(company.id);
  expect(messages.filter(({ status }) => status === 'sent')).toHaveLength(1);
  expect(messages.filter(({ status }) => status === 'dropped')).toHaveLength(24);
  expect(messages.find(({ status }) => status === 'dropped')!.last_error).toEqual(failures.of.toldTogether);
});

test('nine of a kind go at once, and the rest of a minute waits and goes as one', async () => {
  const { company, owner } = await anOwner();
  const browser = await subscribed(owner);
  for (let n = 0; n < 9; n++) {
    await raise(company.id, owner, 'Inquiry assigned', `Q-${n}`);
    await expect.poll(async () => (await titlesOf(browser)).length).toBe(n + 1);
  }
  for (let n = 9; n < 21; n++) await raise(company.id, owner, 'Inquiry assigned', `Q-${n}`);
  await expect
    .poll(async () => (await jobsOf(company.id)).filter((at) => at > new Date().toISOString()))
    .toHaveLength(12);
  expect(await titlesOf(browser)).toHaveLength(9);
  await server.owner.query(
    `update outbox_message set claimed_at = claimed_at - interval '2 minutes' where company_id = $1`,
    [company.id],
  );
  await runNow(company.id);
  await expect
    .poll(async () => (await statusesOf(company.id)).filter((one) => one === 'queued' || one === 'sending'))
    .toEqual([]);
  const told = (await browser.told()).map(({ text }) => JSON.parse(text).body);
  expect(told).toHaveLength(10);
  expect(told[0]).toBe('12 new alerts of this kind.');
});

test('who sees no numbers of others reads the own mobile and the own address of digits whole', async () => {
  const company = await aCompany(server);
  const staff = await company.person('Residential Only');
  const [mobile, email] = ['9825012345', `9825012345.${staff.id}@angan.test`];
  await server.owner.query('update app_user set mobile = $2, email = $3 where id = $1', [staff.id, mobile, email]);
  const own = await settingsOf(staff);
  expect([own.whatsapp.mobile, own.email]).toEqual([mobile, email]);
});
