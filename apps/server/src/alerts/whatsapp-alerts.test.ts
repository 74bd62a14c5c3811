import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { alertSettingsTexts } from '@angan/contract/alerts/alert-settings.ts';
import { alertTemplateName, whatsappConsent } from '@angan/contract/alerts/alerts-on-whatsapp.ts';
import { mostWhatsappADay } from '@angan/domain/alerts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aWhatsapp, type Whatsapp } from '../../test/a-whatsapp.ts';
import { atInIndia } from '../../test/at-in-india.ts';
import { aNumber } from '../../test/listings.ts';
import { aCompany, type Person } from '../../test/support.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { raiseAlerts } from './index.ts';

/** Alerts on WhatsApp, with Meta's stand-in on the other end. */

let whatsapp: Whatsapp;
beforeAll(async () => {
  whatsapp = await aWhatsapp();
});
beforeEach(() => {
  whatsapp.server.clock.now = () => atInIndia('12:00');
});
afterAll(() => whatsapp.close());

const path = '/properties/alert_settings/';
const change = ({ token }: Person, body: object) => whatsapp.server.ask('PATCH', path, token, body);
const agree = (person: Person) => change(person, { whatsapp: { is_on: true, text_version: whatsappConsent.version } });
const stateOf = async ({ token }: Person) => (await whatsapp.server.ask('GET', path, token)).body.whatsapp;
const rows = async (text: string, values: unknown[] = []) => (await whatsapp.server.owner.query(text, values)).rows;

const kind = 'Inquiry assigned';
/** Somebody with a proved mobile, who wants to be told of one kind on WhatsApp as soon as they have agreed. */
const aPerson = async () => {
  const company = await aCompany(whatsapp.server);
  const owner = await company.person('Owner');
  const mobile = aNumber();
  await rows('update app_user set mobile = $2, mobile_verified_at = now() where id = $1', [owner.id, mobile]);
  await change(owner, {
    kinds: [{ kind, whatsapp: true, push: false }],
    quiet_hours: { is_on: false, from: '21:00', to: '08:00' },
  });
  return { company, owner, mobile };
};
const raise = (company: number, { id }: Person, ...codes: string[]) =>
  inTransaction(whatsapp.server.services.pool, openingForCompany(company, null), (client) =>
    raiseAlerts(
      onConnection(client),
      codes.map((code) => ({ to: [id], kind, sentence: alertSentences.of.inquiryAssigned({ code }), key: code })),
    ),
  );
const outbox = (company: number) =>
  rows(`select * from outbox_message where company_id = $1 and channel = 'whatsapp' order by id`, [company]);
const becomes = (company: number, ...statuses: string[]) =>
  expect.poll(async () => (await outbox(company)).map(({ status }) => status)).toEqual(statuses);
/** What lies on somebody's phone, the oldest first, as Meta keeps it. */
const chatOf = async (mobile: string): Promise<string[]> =>
  ((await whatsapp.control(`messages?to=91${mobile}`)) as unknown as object[]).map((one) => JSON.stringify(one));

test('before WhatsApp approved the template it says so and nothing is queued; then alerts come, with ticks and a price', async () => {
  await whatsapp.control('settings', { review: 'manual' });
  const { company, owner, mobile } = await aPerson();
  expect(await stateOf(owner)).toMatchObject({ is_on: false, mobile, is_verified: true, line: 'Waiting for approval' });
  await agree(owner);
  const template = () => rows(`select * from whatsapp_template where template_name = $1`, [alertTemplateName]);
  await expect.poll(async () => (await template()).map(({ status }) => status)).toEqual(['PENDING']);
  expect(await template()).toMatchObject([{ category: 'UTILITY', language: 'en' }]);
  expect(await stateOf(owner)).toMatchObject({ is_on: true, line: 'Waiting for approval', ended: null });
  await raise(company.id, owner, 'Q-000001');
  expect(await outbox(company.id)).toEqual([]);

  const [{ waba_template_id }] = (await template()) as [{ waba_template_id: string }];
  await whatsapp.control(`templates/${waba_template_id}`, { do: 'approve' });
  await expect.poll(async () => (await stateOf(owner)).line).toBe('Ready');
  await raise(company.id, owner, 'of 98240 11768');
  await becomes(company.id, 'sent');
  await expect.poll(async () => (await outbox(company.id))[0].delivered_at).not.toBeNull();
  const [row] = await outbox(company.id);
  expect(row).toMatchObject({ body: {}, rate: 0.115, provider_id: expect.stringMatching(/^wamid/), topic: kind });
  expect(await stateOf(owner)).toMatchObject({ sent_today: 1, sent_this_month: 1, rate: 0.115 });
  const [written, ...more] = await chatOf(mobile);
  expect(more).toEqual([]);
  expect(written).toContain(kind);
  expect(written).not.toMatch(/98240|11768/);
  // It is no chat of the platform's, and its words stand nowhere in its tables.
  expect(await rows('select id from whatsapp_message where template is not null')).toEqual([]);
});

test('STOP from the number ends it at once; only the person turns it on again', async () => {
  const { company, owner, mobile } = await aPerson();
  await agree(owner);
  await whatsapp.control(`customers/91${mobile}/say`, { text: 'band karo' });
  await expect.poll(async () => (await stateOf(owner)).is_on).toBe(false);
  expect((await stateOf(owner)).ended).toMatchObject({ why: 'STOP' });
  await raise(company.id, owner, 'Q-1');
  expect(await outbox(company.id)).toEqual([]);
  await whatsapp.control(`customers/91${mobile}/say`, { text: 'start' });
  await agree(owner);
  await raise(company.id, owner, 'Q-2');
  await becomes(company.id, 'sent');
  expect(await rows('select ended_why from alert_whatsapp where user_id = $1 order by id', [owner.id])).toEqual([
    { ended_why: 'STOP' },
    { ended_why: null },
  ]);
});

test('a number without WhatsApp ends it and says why; so does another number; the switch ends it too', async () => {
  const { company, owner } = await aPerson();
  const dead = aNumber().replace(/.{4}$/, '0000');
  await rows('update app_user set mobile = $2 where id = $1', [owner.id, dead]);
  expect((await agree(owner)).body).toEqual({ whatsapp: [alertSettingsTexts.notVerified] });
  await rows('update app_user set mobile_verified_at = now() where id = $1', [owner.id]);
  await whatsapp.control('settings', { not_on_whatsapp_suffix: '0000' });
  await agree(owner);
  await raise(company.id, owner, 'Q-1');
  await expect.poll(async () => (await stateOf(owner)).ended).toMatchObject({ why: 'Not on WhatsApp' });
  await becomes(company.id, 'dropped');

  await agree(owner);
  await rows(`update app_user set mobile = '9824011768' where id = $1`, [owner.id]);
  expect(await stateOf(owner)).toMatchObject({ is_on: false, is_verified: false, ended: { why: 'Number changed' } });
  await rows(`update app_user set mobile = '', mobile_verified_at = null where id = $1`, [owner.id]);
  expect((await agree(owner)).body).toEqual({ whatsapp: [alertSettingsTexts.noMobile] });

  const another = await aPerson();
  await agree(another.owner);
  await change(another.owner, { whatsapp: { is_on: false } });
  expect((await stateOf(another.owner)).ended).toMatchObject({ why: 'Switched off' });
  expect((await change(owner, { whatsapp: { is_on: true } })).status).toBe(400);
});

test('after so many a day the rest waits for the morning', async () => {
  const { company, owner, mobile } = await aPerson();
  await agree(owner);
  const person = (await rows('select id from alert_whatsapp where user_id = $1', [owner.id]))[0].id;
  await rows(
    `insert into outbox_message (company_id, channel, "to", topic, body, idempotency_key, status, claimed_at)
       select $1, 'whatsapp', $2, 'Another kind', '{}', 'before ' || n, 'sent', now() from generate_series(2, $3) n`,
    [company.id, String(person), mostWhatsappADay],
  );
  await raise(company.id, owner, 'Q-1');
  await expect.poll(() => chatOf(mobile)).toHaveLength(1);
  await raise(company.id, owner, 'Q-2');
  const jobs = () =>
    rows(`select run_at from graphile_worker._private_jobs where key like $1`, [`${company.id}:message %`]);
  await expect
    .poll(async () => (await jobs()).map(({ run_at }) => new Date(run_at).toISOString()))
    .toEqual([new Date(atInIndia('08:00').getTime() + 86_400_000).toISOString()]);
  expect(await chatOf(mobile)).toHaveLength(1);
});
