import { whatsappConsent } from '@angan/contract/alerts/alerts-on-whatsapp.ts';
import { type AlertKind, alertKinds, alertKindTable, quietUntil, usualQuietHours } from '@angan/domain/alerts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMeta, type Meta } from '../../test/a-meta.ts';
import { aPushService, type PushService } from '../../test/a-push-service.ts';
import { type AlertOffice, alertCauses, anAlertOffice } from '../../test/alert-causes/index.ts';
import { openAlertLine } from '../../test/alert-line.ts';
import { dueNow } from '../../test/due-now.ts';
import { aNumber } from '../../test/listings.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';
import { metaEnv } from '../../test/whatsapp-office.ts';

/** Each kind is brought about by its real cause (test/alert-causes), and the same is asked of each. */

let meta: Meta;
let push: PushService;
let server: TestServer;
beforeAll(async () => {
  meta = await aMeta();
  push = await aPushService();
  server = await aServer({ ...metaEnv(meta.url), SANDBOX_PORT: String(push.port), SMTP_URL: push.smtpUrl });
  await openAlertLine(server);
  await server.work();
});
afterAll(async () => {
  await server.close();
  await push.close();
  await meta.close();
});

const causeOf = (kind: AlertKind) => alertCauses[kind];
/** A mail that a busy machine did not hand over is tried again after 30 to 45 seconds. */
const secondAttemptMs = 80_000;

const caused = alertKinds;

/** What stands in the first place of a template that was sent. */
const firstValue = (body: Record<string, unknown>): unknown =>
  (body as { template?: { components: { parameters: { text: string }[] }[] } }).template?.components[0]?.parameters[0]
    ?.text;

/** A person of an office with a browser and WhatsApp, who wants a kind by these channels alone. */
const aReader = async (office: AlertOffice, kind: AlertKind, channels: object) => {
  const person: Person = office[causeOf(kind).to];
  /** With a new token where the old one no longer says how the office stands. */
  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
    const first = await server.ask(method, path, person.token, body);
    if (first.status !== 401) return first;
    const renewed = await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: person.refresh });
    person.token = renewed.body.access;
    return server.ask(method, path, person.token, body);
  };
  const browser = await push.browser((await ask('GET', '/check/push_key/')).body.public_key);
  await ask('POST', '/check/add_fcm_token/', { fcm_token: browser.token });
  const mobile = aNumber();
  await server.owner.query('update app_user set mobile = $2, mobile_verified_at = now() where id = $1', [
    person.id,
    mobile,
  ]);
  const changed = await ask('PATCH', '/properties/alert_settings/', {
    kinds: [{ kind, ...channels }],
    whatsapp: { is_on: true, text_version: whatsappConsent.version },
  });
  expect(changed.status).toBe(200);
  const { email } = changed.body;
  return {
    person,
    listed: async (): Promise<number> =>
      (await ask('GET', '/properties/user_alerts/?page_size=100')).body.results.filter(
        ({ alert }: { alert: { title: string } }) => alert.title === kind,
      ).length,
    pushed: async () =>
      (await browser.told()).map(({ text }) => JSON.parse(text).title).filter((title) => title === kind),
    mailed: async () => (await push.mailsTo(email)).map(({ subject }) => subject).filter((subject) => subject === kind),
    /** Kinds that came on WhatsApp. */
    written: () =>
      meta.taken
        .filter(({ to }) => to === `91${mobile}`)
        .map(({ body }) => firstValue(body))
        .filter((title) => title === kind),
    /** Messages of the kind to this person that wait, and until when. */
    waiting: async () =>
      (
        await server.owner.query<{ run_at: string }>(
          `select j.run_at from outbox_message m
             join graphile_worker._private_jobs j on j.key = m.company_id || ':message ' || m.id
            where m.body ->> 'user' = $1::text and m.topic = $2 and m.status = 'queued'`,
          [person.id, kind],
        )
      ).rows.map(({ run_at }) => new Date(run_at).toISOString()),
    /** Channels by which something of the kind was ever put into the outbox for this person. */
    channels: async () =>
      (
        await server.owner.query<{ channel: string }>(
          `select distinct m.channel from outbox_message m left join device_token d on m.channel = 'push' and d.id::text = m."to"
            left join alert_whatsapp w on m.channel = 'whatsapp' and w.id::text = m."to"
            where m.topic = $2 and (coalesce(d.user_id, w.user_id) = $1 or m."to" = $3) order by 1`,
          [person.id, kind, email],
        )
      ).rows.map(({ channel }) => channel),
    /** What became of each message of the kind to this person that did not go: told where a test waits in vain. */
    unsent: async () =>
      (
        await server.owner.query<object>(
          `select m.channel, m.status, m.attempts, m.last_error, m.claimed_at, j.run_at, j.last_error as job_error
             from outbox_message m left join graphile_worker._private_jobs j on j.key = m.company_id || ':message ' || m.id
            where m.company_id = $2 and m.topic = $1 and m.status <> 'sent'
              and (m.body ->> 'user' = $3::text or m."to" = $4)`,
          [kind, office.company.id, person.id, email],
        )
      ).rows,
    goOn: () => server.owner.query(dueNow(`key like '%:message %'`)),
  };
};

test.each(caused)(
  '%s is listed, and goes by the channel that was chosen and by no other',
  async (kind) => {
    const office = await anAlertOffice(server, '12:00');
    const reader = await aReader(office, kind, { push: false, mail: true, whatsapp: false });
    await causeOf(kind).bring(office);
    await expect.poll(reader.listed).toBe(1);
    await expect
      .poll(async () => ({ mailed: await reader.mailed(), unsent: await reader.unsent() }), {
        timeout: secondAttemptMs,
      })
      .toEqual({ mailed: [kind], unsent: [] });
    expect(await reader.channels()).toEqual(['mail']);
    expect([await reader.pushed(), reader.written()]).toEqual([[], []]);
  },
  120_000,
);

test.each(caused)('%s waits at night for eight, unless it is told for its minute, and is told once', async (kind) => {
  const office = await anAlertOffice(server, '23:00');
  const reader = await aReader(office, kind, { push: true, mail: false, whatsapp: true });
  const again = await causeOf(kind).bring(office);
  await expect.poll(reader.listed).toBe(1);
  const eight = quietUntil(server.clock.now(), usualQuietHours)!;
  const told = async () => [await reader.pushed(), reader.written()];
  if (alertKindTable[kind].isTimed) await expect.poll(told).toEqual([[kind], [kind]]);
  else {
    await expect.poll(reader.waiting).toEqual([eight.toISOString(), eight.toISOString()]);
    expect(await told()).toEqual([[], []]);
  }
  await again();
  await office.settled();
  expect(await reader.listed()).toBe(1);
  await office.moveTo(eight);
  await reader.goOn();
  await expect.poll(told).toEqual([[kind], [kind]]);
  await office.settled();
  expect(await told()).toEqual([[kind], [kind]]);
  expect(await reader.channels()).toEqual(['push', 'whatsapp']);
});
