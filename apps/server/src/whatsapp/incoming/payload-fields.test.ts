import { afterAll, beforeAll, expect, test } from 'vitest';
import { ourAccount, ourPhone, signedText } from '../../../test/a-meta.ts';
import { incomingOf } from '../../../test/whatsapp-incoming.ts';
import { aWhatsappOffice, seconds, somebody, type WhatsappOffice, wrote } from '../../../test/whatsapp-office.ts';
import { accountNews, leftFields } from '../../../test/whatsapp-payloads/account.ts';
import { orders } from '../../../test/whatsapp-payloads/orders.ts';
import { templateHistories } from '../../../test/whatsapp-payloads/templates.ts';

/** What Meta tells of templates, accounts, numbers and people's wishes, from the signed POST to what the calls show. */
let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const { take, chatOf } = incomingOf(() => office);
const ask = async (path: string) => (await office.server.ask('GET', path, office.admin.token)).body;
const told = (field: string, value: object, time = seconds) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: ourAccount, time, changes: [{ field, value }] }],
});
/** Jobs that wait under this name, by their key, and whether they are due. */
const waiting = async (task: string): Promise<Record<string, boolean>> => {
  const rows = await office.rows(
    `select key, run_at <= now() as due from graphile_worker.jobs where task_identifier = $1`,
    [task],
  );
  return Object.fromEntries(rows.map(({ key, due }) => [key.replace(/^.*?(?=sync|whatsapp)/, ''), due]));
};
const forgetJobs = () => office.rows('delete from graphile_worker._private_jobs');

let count = 0;
const aTemplate = async (name: string, metaId = String(1_689_556_908_000_000 + ++count)) => {
  const [row] = await office.rows(
    `insert into whatsapp_template (company_id, template_name, language, category, status, body, waba_id, waba_template_id)
       values ($1, $2, 'en', 'UTILITY', 'PENDING', 'Hello', $3, $4) returning id`,
    [office.company, `${name} ${++count}`, ourAccount, metaId],
  );
  return { id: row.id as number, metaId };
};
const about = (metaId: string, value: object) => ({
  message_template_id: Number(metaId),
  message_template_name: 'whatever',
  message_template_language: 'en_US',
  ...value,
});
const template = (id: number) => ask(`/sandesh/whatsapp_template/${id}/`);

test.each(Object.keys(orders))('every event of a template is shown, told %s', async (order) => {
  const made: [string, number][] = [];
  const events: object[] = [];
  for (const [name, history] of Object.entries(templateHistories)) {
    const { id, metaId } = await aTemplate(name);
    made.push([name, id]);
    history.told.forEach(([field, value], at) => void events.push(told(field, about(metaId, value), seconds + at)));
  }
  await take(...orders[order]!(events));
  for (const [name, id] of made)
    expect({ name, ...(await template(id)) }).toMatchObject({ name, ...templateHistories[name]!.shown });
});

test('what is told late is asked of Meta a minute after, since nothing says that it is late', async () => {
  await forgetJobs();
  const { id, metaId } = await aTemplate('late');
  await take(told('message_template_status_update', about(metaId, { event: 'PAUSED', reason: 'NONE' }), seconds + 60));
  expect(await template(id)).toMatchObject({ status: 'PAUSED' });
  expect(await waiting('sync_whatsapp_templates')).toEqual({ 'sync whatsapp templates to be sure': false });
});

test('an id longer than numbers can be is read exactly, as a number and as text', async () => {
  const [one, other] = ['1234567890123456789', '1234567890123456788'];
  const { id } = await aTemplate('long', one);
  const { id: next } = await aTemplate('longer', other);
  const post = async (event: object) => {
    const bytes = JSON.stringify(event).replaceAll(/"#(\d+)"/g, '$1');
    const { payload, headers } = signedText(bytes);
    expect((await office.server.ask('POST', '/webhooks/meta/', undefined, payload, headers)).status).toBe(200);
  };
  const event = { event: 'APPROVED', reason: 'NONE' };
  await post(told('message_template_status_update', { message_template_id: `#${one}`, ...event }));
  await office.take();
  expect([(await template(id)).status, (await template(next)).status]).toEqual(['APPROVED', 'PENDING']);
  await post(told('message_template_status_update', { message_template_id: other, ...event }));
  await office.take();
  expect((await template(next)).status).toBe('APPROVED');
});

test('news of a template that is not here, or whose words changed, has all of them read', async () => {
  await forgetJobs();
  const event = { event: 'APPROVED', reason: 'NONE' };
  await take(
    told('message_template_status_update', { ...about('99', event), message_template_name: 'made elsewhere' }),
  );
  expect(await waiting('sync_whatsapp_templates')).toEqual({ 'sync whatsapp templates soon': true });
  await forgetJobs();
  const { metaId } = await aTemplate('reworded');
  const reworded = {
    message_template_title: 'Visit',
    message_template_element: 'Hello {{1}}, see you there.',
    message_template_footer: 'Angan',
    message_template_buttons: [
      {
        message_template_button_type: 'URL',
        message_template_button_text: 'Map',
        message_template_button_url: 'https://x.example',
      },
    ],
  };
  await take(told('message_template_components_update', about(metaId, reworded)));
  expect(await waiting('sync_whatsapp_templates')).toEqual({ 'sync whatsapp templates soon': true });
  await forgetJobs();
  await take(told('message_template_status_update', { ...about('98', { event: 'DELETED', reason: null }) }));
  expect(await waiting('sync_whatsapp_templates')).toEqual({});
});

const number = async () => (await ask('/sandesh/whatsapp_number/')).results[0];

test('what Meta tells of account and number is shown with the number', async () => {
  for (const [field, value, shown] of accountNews) {
    await take(told(field, value));
    expect({ field, value, ...(await number()) }).toMatchObject({ field, value, ...shown });
  }
});

test('of news that wait together the latest holds, in whatever order they came', async () => {
  const ban = (state: string, at: number) =>
    told('account_update', { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: state } }, seconds + at);
  await take(ban('REINSTATE', 3), ban('SCHEDULE_FOR_DISABLE', 1), ban('DISABLE', 2));
  expect(await number()).toMatchObject({ account_notice: null });
  const limit = (tier: string, at: number) =>
    told('business_capability_update', { max_daily_conversations_per_business: tier }, seconds + at);
  await forgetJobs();
  await take(limit('TIER_100K', 9), limit('TIER_10K', 8));
  expect(await number()).toMatchObject({ messaging_limit: 'TIER_100K' });
  // And Meta is asked, since one of a batch before may have been later.
  expect(await waiting('refresh_whatsapp_number')).toEqual({ [`whatsapp number ${office.number}`]: true });
});

test.each(['phone_number_quality_update', 'phone_number_name_update'])('after a %s Meta is asked', async (field) => {
  await forgetJobs();
  await take(told(field, { event: 'FLAGGED', decision: 'APPROVED', again: field }));
  expect(await waiting('refresh_whatsapp_number')).toEqual({ [`whatsapp number ${office.number}`]: true });
});

test('fields that nobody here takes are kept without a fault and change nothing', async () => {
  const before = [await number(), (await ask('/mgmt/whatsappchat/')).count];
  const [{ last }] = await office.rows('select max(id) as last from whatsapp_event');
  const metadata = { display_phone_number: '919900000001', phone_number_id: ourPhone };
  for (const [field, value] of leftFields)
    await take(told(field, { messaging_product: 'whatsapp', metadata, ...value }));
  const kept = await office.rows('select error, taken_at from whatsapp_event where id > $1', [last]);
  expect(kept).toHaveLength(leftFields.length);
  expect(kept.every(({ error, taken_at }) => error === null && taken_at !== null)).toBe(true);
  expect([await number(), (await ask('/mgmt/whatsappchat/')).count]).toEqual(before);
});

/** Somebody of our contacts who wrote once; answers whether advertising is ended for them, as their chat shows it. */
const aContact = async () => {
  const wa = somebody();
  await office.rows(`insert into contact (company_id, name, mobile_number_1) values ($1, 'Asha', $2)`, [
    office.company,
    wa.slice(2),
  ]);
  await take(wrote(wa, { type: 'text', text: { body: 'Hello' } }));
  const { id } = await chatOf(wa);
  return { wa, id, isOut: async () => (await ask(`/mgmt/whatsappchat/${id}/`)).person.marketing_opt_out };
};
type Wished = (wa: string, value: string, at: number) => object;
const wish = (value: string, at: number) => ({
  detail: 'User requested to stop marketing messages',
  category: 'marketing_messages',
  value,
  timestamp: seconds + at,
});

test.each<[string, Wished]>([
  ['by itself', (wa, value, at) => ({ wa_id: wa, ...wish(value, at) })],
  ['in a list', (wa, value, at) => ({ user_preferences: [{ wa_id: wa, ...wish(value, at) }] })],
  [
    'beside who it is',
    (wa, value, at) => ({
      contacts: [{ profile: { name: 'Asha' }, wa_id: wa }],
      user_preferences: [wish(value, at)],
    }),
  ],
  [
    'by both ids',
    (wa, value, at) => ({
      contacts: [{ wa_id: wa, user_id: `IN.${wa}` }],
      user_preferences: [{ user_id: `IN.${wa}`, ...wish(value, at) }],
    }),
  ],
])('the switch of marketing in WhatsApp is heard %s, in any order', async (_, value) => {
  const { wa, isOut } = await aContact();
  const news = (what: string, at: number) => told('user_preferences', value(wa, what, at));
  const [stop, resume, again] = [news('stop', 1), news('resume', 2), news('stop', 3)];
  await take(stop);
  expect(await isOut()).toBe(true);
  await take(again);
  await take(resume, stop);
  expect(await isOut()).toBe(true);
  await take(news('resume', 4), again);
  expect(await isOut()).toBe(false);
  for (const other of [
    { ...value(wa, 'signup', 5) },
    { wa_id: wa, ...wish('stop', 6), category: 'service_messages' },
    { user_preferences: [wish('stop', 7)] },
  ])
    await take(told('user_preferences', other));
  expect(await isOut()).toBe(false);
});

test('news of another account or number are for nobody here', async () => {
  const { id, metaId } = await aTemplate('another');
  const foreign = (field: string, value: object) => ({
    object: 'whatsapp_business_account',
    entry: [{ id: '999000999000', time: seconds, changes: [{ field, value }] }],
  });
  await take(
    foreign('message_template_status_update', about(metaId, { event: 'APPROVED', reason: 'NONE' })),
    foreign('account_update', { event: 'ACCOUNT_DELETED' }),
  );
  expect(await template(id)).toMatchObject({ status: 'PENDING' });
  expect(await number()).toMatchObject({ account_notice: null });
});

test('what Meta did not sign changes nothing', async () => {
  const { id, metaId } = await aTemplate('unsigned');
  const news = told('message_template_status_update', about(metaId, { event: 'APPROVED', reason: 'NONE' }));
  for (const event of [news, told('account_update', { event: 'ACCOUNT_DELETED' })])
    expect((await office.post(event, 'not the secret')).status).toBe(401);
  await office.take();
  expect(await template(id)).toMatchObject({ status: 'PENDING' });
  expect(await number()).toMatchObject({ account_notice: null });
});
